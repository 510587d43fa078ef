import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { CriterionError } from '../../../../src/judge/criterion/criterion-error.ts';
import { readGolden } from '../golden/golden.ts';

/** Quoted texts that rules may take for something else: pairs, numbers, addresses, marks. */
const TEXTS = [
  ...[' ', 'x', 'a: b', 'a: b c', '- x: y', 'a: 007', 'a: -0', 'a: 1e9', '#', '[1]', '{}', '5', '-3.5', '007'],
  ...['2024-05-01', '2024-13-45', '😀', 'X/10', 'a@b.co', 'https://a.co/b', '*', 'true', 'null', 'a.b.c', 'a[0]', 'İ'],
  ...['__proto__', 'constructor', '\\', '(', 'a|b', 'long '.repeat(40).trim()],
];
const NUMBERS = ['0', '1', '1000000000', '1.5', '007', '99999999999999999999'];
const QUOTED = /"[^"]+"|'[^' ][^']*'(?=[\s,.;)]|$)|`[^`]+`/gu;
/** What may be said after a condition. */
const TAILS = [
  ...[' and no more', ', no more, no less', ', only one', ' (no more than two)', ', none of them', ', in that order'],
  ...[
    ', no exceptions',
    ', no links',
    ', not a list',
    '. Not more than one',
    ', i.e. one',
    '; no more',
    ' or not at all',
  ],
];
/** How many of them are put into one sentence. */
const EACH = 6;

/** A sentence with other texts for its first two quoted ones, other numbers for its first, and something after it. */
function* variantsOf(criterion: string, at: number): Iterable<string> {
  const put = (index: number, old: string, text: string) =>
    criterion.slice(0, index) + text + criterion.slice(index + old.length);
  for (const { 0: quoted, index } of [...criterion.matchAll(QUOTED)].slice(0, 2))
    for (let turn = 0; turn < EACH; turn += 1) {
      const mark = quoted[0]!;
      yield put(index, quoted, mark + TEXTS[(at + turn * 5) % TEXTS.length]! + mark);
    }
  const number = /\b\d+\b/u.exec(criterion);
  if (number) yield put(number.index, number[0], NUMBERS[at % NUMBERS.length]!);
  yield `${criterion.replace(/\.$/u, '')}${TAILS[at % TAILS.length]}.`;
}

test('no sentence with another text, number or end makes a rule fail', () => {
  const faults: string[] = [];
  for (const [at, { criterion }] of readGolden().entries())
    for (const variant of variantsOf(criterion, at))
      try {
        compile(parseCriterion(variant));
      } catch (error) {
        if (!(error instanceof CriterionError)) faults.push(`${variant}: ${(error as Error).message}`);
      }
  expect(faults).toEqual([]);
}, 300_000);
