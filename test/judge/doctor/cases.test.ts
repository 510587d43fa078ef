import { createReadCriterion } from '../../../src/judge/criterion/compiled-criterion.ts';
import { ACCURACY_CASES, INJECTIONS, LATENCY_CASES, REPEATED_CASES } from '../../../src/judge/doctor/cases.ts';

const readCriterion = createReadCriterion();

test('each case needs a model', () => {
  const decided = [...ACCURACY_CASES, ...INJECTIONS].filter(({ criterion }) =>
    readCriterion(criterion).check(new Set()),
  );
  expect(decided).toEqual([]);
});

test('half of the cases pass, also of either prefix, so that no constant answer is right more often', () => {
  const count = (start: string, label: string) =>
    ACCURACY_CASES.filter(({ criterion, expected }) => criterion.startsWith(start) && expected === label).length;
  expect(ACCURACY_CASES).toHaveLength(60);
  expect(count('', 'passes')).toBe(30);
  for (const prefix of ['Passes if', 'Fails if']) expect(count(prefix, 'passes')).toBe(count(prefix, 'fails'));
  expect(REPEATED_CASES.map(({ expected }) => expected).toSorted()).toEqual([
    ...Array(5).fill('fails'),
    ...Array(5).fill('passes'),
  ]);
});

test('there are several families and languages, long texts, and no text twice', () => {
  expect(new Set(ACCURACY_CASES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  const texts = [...ACCURACY_CASES, ...INJECTIONS].map(({ criterion, conversation }) =>
    JSON.stringify([criterion, conversation]),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(({ length }) => length > 2000).length).toBeGreaterThanOrEqual(8);
  expect([LATENCY_CASES.length, INJECTIONS.length]).toEqual([20, 12]);
});
