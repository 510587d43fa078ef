import { compile } from '../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { PLAIN } from './free-form/plain.ts';
import { TRAPS } from './free-form/traps.ts';
import { readGolden } from './golden/golden.ts';

/** A conversation's tools, with names that are also everyday words. */
const KNOWN_TOOLS = new Set([
  'search',
  'refund',
  'get_weather',
  'delete_file',
  'send_email',
  'date',
  'list',
  'quote',
  'question',
]);

/** Those that the failure should name. */
const compiled = (known: ReadonlySet<string>) => TRAPS.filter((criterion) => compile(parseCriterion(criterion), known));

test('there are many free-form traps', () => {
  expect(TRAPS.length).toBeGreaterThanOrEqual(420);
});

test('no free-form trap is a check where the conversation has tools with such names', () => {
  expect(compiled(KNOWN_TOOLS)).toEqual([]);
});

test('no free-form trap is a check where the conversation has no tools', () => {
  expect(compiled(new Set())).toEqual([]);
});

test('no free-form criterion is told twice', () => {
  const all = [...TRAPS, ...PLAIN.map(([criterion]) => criterion)].map((criterion) => criterion.toLowerCase());
  expect(all.filter((criterion, at) => all.indexOf(criterion) !== at)).toEqual([]);
});

test('free-form criteria that a program can decide are read as told', () => {
  const readings = new Map(readGolden().map(({ criterion, reading }) => [criterion, reading]));
  expect(PLAIN.map(([criterion]) => [criterion, readings.get(criterion)])).toEqual(PLAIN);
});
