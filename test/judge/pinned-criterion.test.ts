import { compileCriterion } from '../../src/judge/checks/compile.ts';
import type { Form } from '../../src/judge/checks/form.ts';
import { readForm } from '../../src/judge/checks/read-form.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { parseCriterion } from '../../src/judge/criterion/criterion.ts';
import { CriterionError } from '../../src/judge/criterion/criterion-error.ts';
import { described } from '../../src/judge/criterion/described.ts';
import { writePin } from '../../src/judge/criterion/pin.ts';
import { readGolden } from './checks/golden/golden.ts';

const readerOf = (version: string) => createReadCriterion(compileCriterion, version);
const [second, third] = [readerOf('reader-2'), readerOf('reader-3')];
const pinOf = (text: string) => second(text).pin()!;
const words = (text: string, pinned: string, tools?: readonly string[]) => {
  const check = third(text, pinned).check(tools && new Set(tools));
  return check && described(check);
};
/** The stored reading of a text, as if it had been another one. */
const otherwise = (text: string, of: string) => pinOf(of).replace(JSON.stringify(of), JSON.stringify(text));

test('what is stored decides as it was read', () => {
  const everyFew = readGolden().filter((line, at) => line.expect !== 'refused' && at % 40 === 0);
  expect(everyFew.length).toBeGreaterThan(90);
  for (const { criterion: text } of everyFew) {
    const criterion = parseCriterion(text);
    const pin = writePin(criterion, 'reader-2', readForm)!;
    const { form } = JSON.parse(pin) as { form: Form | null };
    expect(form).toEqual(readForm(criterion) ?? null);
    expect(third(text, pin).fault()).toBeUndefined();
    expect(third(text, pin).check() === undefined).toBe(form === null);
  }
});

test('the stored reading decides, and not what the words mean now', () => {
  const [stored, other] = [
    'Passes if the response has fewer than 5 words',
    'Passes if the response has at most 9 links',
  ];
  expect(words(stored, otherwise(stored, other))).toBe('links: at most 9');
  // What a model decided is still a model's, and what a check decided is still a check's.
  const kind = 'Passes if the response is kind';
  expect(words(stored, otherwise(stored, kind))).toBeUndefined();
  expect(words(kind, otherwise(kind, other))).toBe('links: at most 9');
});

test('an accepted criterion stays accepted', () => {
  const text = 'Passes if the response has fewer than 5 words and more than 9 words';
  expect(second(text).fault()).toBeDefined();
  const pinned = otherwise(text, 'Passes if the response has fewer than 5 words');
  expect(third(text, pinned).fault()).toBeUndefined();
});

test('each conversation gets the reading that was stored for its tools', () => {
  const text = 'Passes if the assistant calls the search tool';
  const pin = pinOf(text);
  const reading = (tools?: string[]) => {
    const form = readForm(parseCriterion(text), tools && new Set(tools));
    return form && words(text, pin, tools);
  };
  const now = (tools?: string[]) => {
    const check = second(text).check(tools && new Set(tools));
    return check && described(check);
  };
  for (const tools of [undefined, [], ['search'], ['lookup'], ['search', 'lookup'], ['tool', 'search', 'calls']])
    expect([tools, reading(tools)]).toEqual([tools, now(tools)]);
  expect(now(['search'])).not.toBe(now([]));
});

test('a criterion with placeholders is read again only by a reader that reads it alike', () => {
  const example = 'Passes if the response has fewer than 10 words';
  const filled = 'Passes if the response has fewer than 3 words';
  expect(words(filled, pinOf(example))).toBe('words: fewer than 3');
  const differing = otherwise(example, 'Passes if the response has at most 9 links');
  const criterion = third(filled, differing);
  const why =
    "The evaluator's criterion was read by reader-2 when it was saved, and reader-3 reads it differently. Save a new version of the evaluator to take the new reading.";
  expect(criterion.fault()).toBe(why);
  expect(() => criterion.check()).toThrow(new CriterionError(why));
});

test.each([
  ['of a later release', { shape: 99 }],
  ['that asks what no family decides', { form: { ask: 'tone of voice', in: [[1, 2]] } }],
  ['whose part no family decides', { none: { and: [{ ask: 'tone of voice' }, { ask: 'words', in: [[1, 2]] }] } }],
])('a stored reading %s is refused, and not read again', (_, change) => {
  const text = 'Passes if the response has fewer than 5 words';
  const criterion = third(text, JSON.stringify({ ...JSON.parse(pinOf(text)), ...change }));
  const why = expect.stringContaining(
    'This release cannot decide the reading of the criterion that was stored by reader-2.',
  );
  expect(criterion.fault()).toEqual(why);
  expect(() => criterion.check()).toThrow(expect.objectContaining({ message: why }));
});

test('the first reader kept no reading', () => {
  expect(readerOf('reader-1')('Passes if the response has fewer than 5 words').pin()).toBeNull();
});
