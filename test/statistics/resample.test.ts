import { bootstrapMean } from '../../src/statistics/bootstrap.ts';
import { clustersOf, mean } from '../../src/statistics/mean.ts';
import { areaUnderCurve } from '../../src/statistics/ranking.ts';
import { bootstrapFigure } from '../../src/statistics/resample.ts';

const values = Array.from({ length: 100 }, (_, at) => ((at * 37) % 100) / 100);

describe('a resampled figure', () => {
  test('of a mean has about the interval of the faster one for means, and the same each time', () => {
    const draws = { draws: 4000 };
    const found = bootstrapFigure(values, mean, draws)!;
    const faster = bootstrapMean(clustersOf(values))!;
    expect(found.value).toBeCloseTo(faster.value, 12);
    expect(Math.abs(found.low - faster.low)).toBeLessThan(0.005);
    expect(Math.abs(found.high - faster.high)).toBeLessThan(0.005);
    expect(bootstrapFigure(values, mean, draws)).toEqual(found);
  });

  test('is null where the sample does not have it', () => {
    const single = values.map((score) => ({ score, passes: true }));
    expect(bootstrapFigure(single, areaUnderCurve)).toBeNull();
    expect(bootstrapFigure([0.5], mean)).toBeNull();
  });

  test('leaves out drawn samples that lack it', () => {
    const rare = values.slice(0, 20).map((score, at) => ({ score, passes: at === 0 }));
    const { value, low, high } = bootstrapFigure(rare, areaUnderCurve)!;
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
  });
});
