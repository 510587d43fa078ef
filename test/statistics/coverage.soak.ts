import { coverageOf } from './coverage.ts';
import { promised } from './coverage-grid.ts';

/** Of 4,000 samples, coverage is measured to ±0.7 % (95 %); with fewer, so much more may be missing by chance. */
const samples = { 'corrected mean': 1000, 'clustered bootstrap': 1000 } as Record<string, number>;

test.each(promised.map((place, at) => [`${place.figure}: ${place.at}`, place, at] as const))('%s', (_, place, at) => {
  const count = samples[place.figure] ?? 4000;
  const chance = 2.5 * Math.sqrt((0.95 * 0.05) / count);
  const { covered } = coverageOf(place, count, at);
  expect(covered).toBeGreaterThan(0.92 - chance);
  if (!place.isUsual) return;
  expect(covered).toBeGreaterThan(0.93 - chance);
  expect(covered).toBeLessThan(0.97 + chance);
});
