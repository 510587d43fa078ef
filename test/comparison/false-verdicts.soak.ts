import { verdictsOf } from './false-verdicts.ts';

/** Promised is 5 %; 400 trials measure that to ±2.1 %. */
test.each([
  ['pass-fail', 30, 1, 1, 2000],
  ['pass-fail', 200, 1, 1, 2000],
  ['pass-fail', 200, 1, 5, 400],
  ['pass-fail', 100, 5, 1, 400],
  ['pass-fail', 200, 5, 5, 400],
  ['graded', 30, 1, 1, 400],
  ['graded', 200, 1, 5, 400],
  ['graded', 60, 5, 1, 200],
] as const)(
  '%s, %d cases, %d criteria, %d cases per conversation',
  (kind, cases, criteria, perConversation, trials) => {
    const { better, worse } = verdictsOf({ kind, cases, criteria, perConversation, loss: 0 }, trials, cases + criteria);
    expect(better + worse).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / trials));
  },
);
