import { judgeOf } from './judged.ts';
import { WORDINGS } from './wordings.ts';

const CRITERIA = WORDINGS.flatMap(({ reading, good, bad, criteria }) =>
  criteria.map((criterion) => ({ criterion, reading, good, bad })),
);

test('what is as wanted scores 1, and what is not scores less, or 0 where it passes or fails', () => {
  const wrong = CRITERIA.flatMap(({ criterion, reading, good, bad }) => {
    const judge = judgeOf(criterion);
    const isGraded = !/^(?:Passes|Fails)/.test(criterion);
    const isLow = (score: unknown) => score === 0 || (isGraded && typeof score === 'number' && score > 0 && score < 1);
    const scores = [...good, ...bad].map((answer) => judge(answer)?.score);
    const isRight = scores.every((score, at) => (at < good.length ? score === 1 : isLow(score)));
    return isRight ? [] : [{ criterion, reading, scores }];
  });
  expect(wrong).toEqual([]);
});

test('every criterion is put once', () => {
  expect(new Set(CRITERIA.map(({ criterion }) => criterion)).size).toBe(CRITERIA.length);
});
