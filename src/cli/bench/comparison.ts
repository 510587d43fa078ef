import { bootstrapMean } from '../../statistics/bootstrap.ts';
import type { Estimate } from '../../statistics/interval.ts';
import { clustersOf } from '../../statistics/mean.ts';
import { mcNemar, newcombePaired, type Pairs } from '../../statistics/paired.ts';
import { spearman } from '../../statistics/ranking.ts';
import { bootstrapFigure } from '../../statistics/resample.ts';
import { tooFew } from '../../statistics/too-few.ts';
import { type Figure, figure } from './figure.ts';
import { drawsFor } from './label-figures.ts';
import { winOf } from './pair-figures.ts';
import type { Judged, Results } from './results-file.ts';
import type { LabelledRow } from './rows.ts';
import { type ScoredRows, scoredRows } from './scored-rows.ts';

/** This judge beside another one, on the rows that both scored. */
export interface Comparison {
  other: Judged;
  /** Each is this judge's figure minus the other's. */
  differences: Figure[];
  /** Of the rows with labels: how surprising the difference is if both judges are equally good (McNemar's mid-p). */
  p: number | null;
}

export function compare(
  rows: readonly LabelledRow[],
  own: Results['results'],
  { judged: other, results }: Pick<Results, 'judged' | 'results'>,
  threshold: number,
): Comparison {
  const a = scoredRows(rows, results, threshold);
  const b = scoredRows(rows, own, threshold);
  const labels = common(a, b, 'labels');
  const cells: Pairs = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  for (const [one, two] of labels) {
    const [isA, isB] = [one.isPassed === one.passes, two.isPassed === two.passes];
    cells[isA ? (isB ? 'both' : 'onlyA') : isB ? 'onlyB' : 'neither'] += 1;
  }
  const ratings = common(a, b, 'ratings');
  const pairs = common(a, b, 'pairs');
  const { least: needs } = tooFew.clusters;
  const wins = bootstrapMean(clustersOf(pairs.map(([one, two]) => winOf(two) - winOf(one))));
  return {
    other,
    differences: [
      ...figure('accuracy', newcombePaired(cells), labels.length, { needs }),
      ...figure('spearman', rankDifference(ratings), ratings.length, { needs }),
      ...figure('pair_accuracy', wins, pairs.length, { needs }),
    ],
    p: labels.length === 0 ? null : mcNemar(cells).midP,
  };
}

/** The cases of one kind that both judges scored, together. */
function common<Kind extends 'labels' | 'ratings' | 'pairs'>(a: ScoredRows, b: ScoredRows, kind: Kind) {
  type Case = ScoredRows[Kind][number];
  const others = new Map((a[kind] as Case[]).map((one) => [one.key, one]));
  return (b[kind] as Case[]).flatMap((two): [Case, Case][] => {
    const one = others.get(two.key);
    return one ? [[one, two]] : [];
  });
}

function rankDifference(cases: [ScoredRows['ratings'][number], ScoredRows['ratings'][number]][]): Estimate | null {
  const agreement = (drawn: typeof cases, at: 0 | 1) =>
    spearman(
      drawn.map((pair) => pair[at].value),
      drawn.map((pair) => pair[at].rating),
    );
  return bootstrapFigure(
    cases,
    (drawn) => {
      const [one, two] = [agreement([...drawn], 0), agreement([...drawn], 1)];
      return one === null || two === null ? null : two - one;
    },
    { draws: drawsFor(cases.length) },
  );
}
