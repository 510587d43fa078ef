import { compareJudges } from '../../src/comparison/compare-judges.ts';
import { seededDraw } from '../../src/statistics/generator.ts';
import { atOnce } from '../../src/statistics/steps.ts';

/** The share of trials with each verdict, of judges that are right with these probabilities. */
function verdictsOf(cases: number, toPass: number, base: number, candidate: number, trials: number) {
  const draw = seededDraw(cases);
  const random = () => draw(1_000_001) / 1_000_000;
  const found = { better: 0, worse: 0, cannot_say: 0 };
  for (let count = 0; count < trials; count += 1) {
    const pairs = Array.from({ length: cases }, (_, at) => {
      const passes = random() < toPass;
      // Difficult cases are difficult for both.
      const difficulty = random() / 2;
      const isRight = (rate: number) => (random() + difficulty) / 1.5 < rate;
      return {
        passes,
        base: Number(isRight(base) === passes),
        candidate: Number(isRight(candidate) === passes),
        conversation: `${at}`,
      };
    });
    found[atOnce(compareJudges(pairs, 0.5, 0)).verdict.verdict] += 1 / trials;
  }
  return found;
}

const trials = 3000;

/** Promised is 5 %; 3,000 trials measure that to ±0.8 %. */
test.each([
  [30, 0.5],
  [100, 0.7],
  [200, 0.9],
  [400, 0.5],
])('equal judges, %d cases, a share of %d deserves to pass', (cases, toPass) => {
  const { better, worse } = verdictsOf(cases, toPass, 0.8, 0.8, trials);
  expect(better + worse).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / trials));
});

test('a judge that is right ten points more often is found better on 400 cases, and hardly ever worse', () => {
  const { better, worse } = verdictsOf(400, 0.6, 0.75, 0.85, trials);
  expect([better > 0.8, worse < 0.001]).toEqual([true, true]);
});
