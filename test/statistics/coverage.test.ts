import { coverageOf } from './coverage.ts';
import { promised } from './coverage-grid.ts';

/** Every so many places of a figure; coverage.soak.ts takes all, with more samples. */
const every = 7;
const figures = Map.groupBy(promised, ({ figure }) => figure);

test.each([...figures])('intervals of the %s cover the truth', (figure, places) => {
  const samples = figure === 'corrected mean' || figure === 'clustered bootstrap' ? 200 : 400;
  const some = places.filter((_, at) => at % every === 0);
  const found = some.map((place, at) => coverageOf(place, samples, at).covered);
  // The mean over places: one place would need thousands of samples.
  const mean = found.reduce((sum, covered) => sum + covered, 0) / found.length;
  expect(mean).toBeGreaterThan(0.93);
  expect(mean).toBeLessThan(0.99);
});
