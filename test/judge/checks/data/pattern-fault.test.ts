import { createReadCriterion } from '../../../../src/judge/criterion/compiled-criterion.ts';
import { CriterionError } from '../../../../src/judge/criterion/criterion-error.ts';
import { explain } from '../../../../src/judge/criterion/explain.ts';

const readCriterion = createReadCriterion();

const found = (criterion: string) => readCriterion(criterion).fault();

const BROKEN: [string, string][] = [
  ['Passes if the response matches /(a/', 'The regular expression /(a/ cannot be read: missing closing ).'],
  ['Fails if the response matches the regex `a)`', 'The regular expression /a)/ cannot be read: unexpected ).'],
  [
    'Reward responses matching /*a/i',
    'The regular expression /*a/i cannot be read: missing argument to repetition operator.',
  ],
  [
    'Passes if the response fully matches /[z-a]/',
    'The regular expression /[z-a]/ cannot be read: invalid character class range.',
  ],
];

test.each(BROKEN)('no response can meet: %s', (criterion, want) => {
  expect(found(criterion)).toBe(want);
  expect(() => explain(readCriterion(criterion))).toThrow(new CriterionError(want));
});

/** Some engine reads them, or nobody asks for a match. */
const SOUND = [
  'Passes if the response matches /(a)/',
  'Passes if the response matches /(?=a)b/',
  'Passes if the response matches /a++/',
  'Passes if the response matches /(?>a)b/',
  'Passes if the response explains why the regex /(a/ matches nothing',
  "Passes if the response matches the user's tone (if any",
];

test.each(SOUND)('says nothing of: %s', (criterion) => {
  expect(found(criterion)).toBeUndefined();
});
