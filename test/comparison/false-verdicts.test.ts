import { verdictsOf } from './false-verdicts.ts';

const usual = { kind: 'pass-fail', cases: 60, criteria: 1, perConversation: 1, loss: 0 } as const;

test('equal runs seldom get a verdict, and a real loss usually does', () => {
  const { better, worse } = verdictsOf(usual, 400, 1);
  expect(better + worse).toBeLessThan(0.08);
  const lost = verdictsOf({ ...usual, cases: 150, loss: 0.1 }, 50, 2);
  expect(lost.worse).toBeGreaterThan(0.8);
  expect(lost.better).toBe(0);
});
