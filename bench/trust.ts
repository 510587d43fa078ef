import { type Coverage, coverageOf } from '../test/statistics/coverage.ts';
import { beyond, promised } from '../test/statistics/coverage-grid.ts';
import type { Report } from './report.ts';

const samples = { 'corrected mean': 2000, 'clustered bootstrap': 2000 } as Record<string, number>;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const worst = (found: readonly Coverage[]) => found.reduce((least, one) => (one.covered < least.covered ? one : least));
const best = (found: readonly Coverage[]) => Math.max(...found.map(({ covered }) => covered));

/** How often the 95 % intervals of the statistics cover the truth, over a grid of rates, skills of the judge and sizes. */
export async function trust(): Promise<Report> {
  const measure = (places: typeof promised) =>
    places.map((place, at) => coverageOf(place, samples[place.figure] ?? 4000, at));
  const within = Map.groupBy(measure(promised), ({ place }) => place.figure);
  const outside = Map.groupBy(measure(beyond), ({ place }) => place.figure);
  const usual = [...within.values()].flat().filter(({ place }) => place.isUsual);
  const rows = [...within].map(([figure, found]) => {
    const typical = found.filter(({ place }) => place.isUsual);
    const least = worst(found);
    const edge = worst(outside.get(figure)!);
    return {
      figure,
      places: found.length,
      'rates .5 to .8, 200 labels': `${percent(worst(typical).covered)} to ${percent(best(typical))}`,
      everywhere: `${percent(least.covered)} to ${percent(best(found))}`,
      'worst place': least.place.at,
      'too few, or at an edge': `${percent(edge.covered)} (${edge.place.at})`,
    };
  });
  const low = worst([...within.values()].flat()).covered;
  return {
    title: 'share of samples of which the 95 % interval covers the truth',
    rows,
    figures: [
      { name: 'everywhere in the grid', value: low, wanted: '≥ 0.92', met: low >= 0.92 },
      { name: 'usual places, least', value: worst(usual).covered, wanted: '≥ 0.93', met: worst(usual).covered >= 0.93 },
      { name: 'usual places, most', value: best(usual), wanted: '≤ 0.97', met: best(usual) <= 0.97 },
    ],
    detail: [...within.values(), ...outside.values()]
      .flat()
      .map(({ place, covered, refused }) => ({ figure: place.figure, at: place.at, covered, refused })),
  };
}
