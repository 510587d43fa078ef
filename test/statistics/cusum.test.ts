import { cusum } from '../../src/statistics/cusum.ts';
import { seededDraw } from '../../src/statistics/generator.ts';

const week = (passed: number, n = 100) => ({ passed, n });

test('the sums of a series that was worked by hand', () => {
  // 80 and 70 of 100: pooled 0.75, z = −0.1 / √(0.1875 × 2/100) = −1.633. 150 of 200 and 70 of 100: pooled 0.7333, z = −0.923.
  const { compared, above, below, alarm } = cusum([80, 70, 70].map((passed) => week(passed)));
  expect([compared, above, alarm]).toEqual([2, 0, null]);
  expect(below).toBeCloseTo(1.633 - 0.5 + (0.923 - 0.5), 2);
});

test('a single bad week is no lasting change; a lasting one has the week in which it began', () => {
  expect(cusum([80, 80, 62, 80, 82, 79].map((passed) => week(passed)))).toMatchObject({ alarm: null, compared: 5 });
  const fallen = [80, 81, 79, 80, 80, 79, 82, 80, 80, 70, 69, 71, 70, 70];
  expect(cusum(fallen.map((passed) => week(passed))).alarm).toEqual({ direction: 'below', at: 12, since: 9 });
  expect(cusum(fallen.map((passed) => week(100 - passed))).alarm).toEqual({ direction: 'above', at: 12, since: 9 });
});

test('small weeks are joined with the next ones, and one that is compared with nothing says nothing', () => {
  expect(cusum([])).toEqual({ compared: 0, above: 0, below: 0, alarm: null });
  expect(cusum([week(80), week(0, 0), week(3, 4)])).toMatchObject({ compared: 0, below: 0 });
  const joined = cusum([week(40, 50), week(40, 50), week(30, 50)]);
  expect(cusum([week(40, 50), week(0, 0), week(20, 24), week(20, 26), week(30, 50)])).toEqual(joined);
  expect(cusum(Array.from({ length: 30 }, () => week(100))).compared).toBe(0);
});

/** The share of simulated series, of weeks with this pass rate each, that raise an alarm. */
function alarms(rates: readonly number[], { series, n, seed }: { series: number; n: number; seed: number }) {
  const draw = seededDraw(seed);
  const one = (rate: number) => {
    let passed = 0;
    for (let at = 0; at < n; at += 1) if (draw(1_000_000) < rate * 1_000_000) passed += 1;
    return week(passed, n);
  };
  let raised = 0;
  for (let at = 0; at < series; at += 1) if (cusum(rates.map(one)).alarm) raised += 1;
  return raised / series;
}
const weeks = (count: number, rate: number): number[] => Array(count).fill(rate);

test.each([0.5, 0.8, 0.95])('a pass rate that stays at %d raises a false alarm in about one year of ten', (rate) => {
  // 52 weeks of 465: 11 %, and a little less because the sums start at 0.
  const share = alarms(weeks(52, rate), { series: 600, n: 60, seed: 1 });
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.14);
});

test('a loss of 10 points is noticed within 12 weeks', () => {
  expect(alarms([...weeks(26, 0.8), ...weeks(12, 0.7)], { series: 300, n: 100, seed: 2 })).toBeGreaterThan(0.95);
});
