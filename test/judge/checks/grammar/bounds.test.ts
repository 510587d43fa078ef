import { BOUNDS } from '../../../../src/judge/checks/grammar/chart.ts';
import { LONGEST_CONDITION, tokenize } from '../../../../src/judge/checks/grammar/tokens.ts';
import { isSoak, share } from '../../../soak.ts';
import { readGolden } from '../golden/golden.ts';
import { readAgain } from './read-again.ts';

/** Sentences that somebody writes to keep the reader busy, of so many parts. */
const HOSTILE: Readonly<Record<string, (parts: string[]) => string>> = {
  things: (parts) => `contains ${parts.map(() => 'a link').join(' and ')}`,
  clauses: (parts) => `is long and ${parts.map(() => 'it has a link or a table').join(' or ')}`,
  'a list of words': (parts) => `contains any of the following words: ${parts.map(() => '"ab"').join(', ')}`,
  'words and words': (parts) => `does not contain ${parts.map(() => '"ab"').join(' or ')}`,
  tools: (parts) => `calls ${parts.map(() => '`a`').join(' and then ')}`,
  arguments: (parts) => `calls \`a\` with ${parts.map(() => '`x` set to 3').join(' and ')}`,
  keys: (parts) => `is a JSON object with the keys ${parts.map(() => '"a"').join(', ')} and "b"`,
  numbers: (parts) => `has ${parts.map(() => 'two hundred and').join(' ')} words`,
  brackets: (parts) => `has ${parts.map(() => '(').join(' ')} links ${parts.map(() => ')').join(' ')}`,
};

const effortOf = (write: (parts: string[]) => string, count: number) => {
  const { effort } = readAgain(`Passes if the response ${write(Array.from({ length: count }, () => ''))}`);
  return effort ?? { items: 0, steps: 0 };
};

test.each(Object.entries(HOSTILE))(
  '%s take no more items and steps than are allowed, however many there are',
  (_, write) => {
    for (const count of isSoak ? [25, 50, 70, 140, 2000] : [70, 2000]) {
      const { items, steps } = effortOf(write, count);
      // A rule may add a few before the bound is looked at again.
      expect(items).toBeLessThanOrEqual(BOUNDS.items * 1.05);
      expect(steps).toBeLessThanOrEqual(BOUNDS.steps + 1);
    }
  },
);

test.each(Object.entries(HOSTILE))('%s take a few times as long where there are twice as many', (_, write) => {
  expect(effortOf(write, 24).items).toBeLessThan(4 * effortOf(write, 12).items + 100);
});

// Each remark that is left out, and each part that may be a tail, leaves a condition to read: more with each of them.
test('a row of remarks and tails comes to its end, and is left open', () => {
  for (const [prefix, remark] of [
    ['Passes if the response has a table', ', no links, no exceptions'],
    ['Penalize tables', ', no links, please'],
    ['Passes if it is one sentence', '; only text, we like that'],
  ] as const) {
    const { form } = readAgain(prefix + remark.repeat(Math.floor((490 - prefix.length) / remark.length)));
    expect(form).toBeUndefined();
  }
});

test('the criteria that people write are far from these bounds', () => {
  const efforts = share(readGolden(), 40).flatMap(({ criterion, expect: what }) =>
    what === 'refused' ? [] : (readAgain(criterion).effort ?? []),
  );
  expect(Math.max(...efforts.map(({ items }) => items))).toBeLessThan(BOUNDS.items / 2.5);
  expect(Math.max(...efforts.map(({ steps }) => steps))).toBeLessThan(BOUNDS.steps / 10);
});

test('a condition that is too long is not even cut into words', () => {
  expect(tokenize('a'.repeat(LONGEST_CONDITION))).toHaveLength(1);
  expect(tokenize('a'.repeat(LONGEST_CONDITION + 1))).toBeUndefined();
});
