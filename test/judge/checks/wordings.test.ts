import { judged } from './judged.ts';
import { WORDINGS } from './wordings.ts';

const CRITERIA = WORDINGS.flatMap(({ reading, good, bad, criteria }) =>
  criteria.map((criterion) => ({ criterion, reading, good, bad })),
);

test.each(CRITERIA)('$criterion: wants $reading', ({ criterion, good, bad }) => {
  expect(good.map((answer) => judged(criterion, answer)?.score)).toEqual(good.map(() => 1));
  for (const answer of bad) {
    const score = judged(criterion, answer)?.score;
    expect(score).toBeGreaterThanOrEqual(0);
    if (/^(?:Passes|Fails)/.test(criterion)) expect(score).toBe(0);
    else expect(score).toBeLessThan(1);
  }
});

test('every criterion is put once', () => {
  expect(new Set(CRITERIA.map(({ criterion }) => criterion)).size).toBe(CRITERIA.length);
});
