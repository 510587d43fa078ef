import { bootstrapMean } from '../../statistics/bootstrap.ts';
import { clustersOf } from '../../statistics/mean.ts';
import { wilson } from '../../statistics/proportion.ts';
import { tooFew } from '../../statistics/too-few.ts';
import { type Figure, figure } from './figure.ts';

/** The values of the two answers of a pair. */
export interface PairCase {
  chosen: number;
  rejected: number;
}

/** 1 if the chosen answer is higher, 0 if the other one is, one half if they are equal. */
export const winOf = ({ chosen, rejected }: PairCase): number => (Math.sign(chosen - rejected) + 1) / 2;

export function pairFigures(cases: readonly PairCase[]): Figure[] {
  const n = cases.length;
  const wins = cases.map(winOf);
  const ties = wins.filter((win) => win === 0.5).length;
  const { least: needs } = tooFew.clusters;
  const share =
    ties === 0
      ? wilson(
          wins.reduce((sum, win) => sum + win, 0),
          n,
        )
      : bootstrapMean(clustersOf(wins));
  return [...figure('pair_accuracy', share, n, { needs }), ...figure('pair_ties', wilson(ties, n), n, { needs })];
}
