import { bootstrapMeanInSteps } from '../statistics/bootstrap.ts';
import { zOfLevel } from '../statistics/distributions.ts';
import { around, type Estimate } from '../statistics/interval.ts';
import { type Clusters, clustersOf, meanIsZero, standardError } from '../statistics/mean.ts';
import { mcNemar, newcombePaired, type Pairs } from '../statistics/paired.ts';
import { casesForMean, casesForShares } from '../statistics/sample-size.ts';
import type { Steps } from '../statistics/steps.ts';
import { tooFew } from '../statistics/too-few.ts';

/** B − A, −1 to 1, with a 95 % interval. */
export interface Difference extends Estimate {
  of: 'pass rate' | 'mean score';
  method: 'newcombe-paired' | 'bootstrap' | 'normal';
  /** How many independent conversations, or cases, it rests on. */
  clusters: number;
  /** Whether that is too few for an interval of this method. */
  tooFew: boolean;
  /** The probability of such a difference if the runs are equally good: McNemar's mid-p, or Student's t over the clusters. */
  p: number;
  /** The draws of a bootstrap start from it. */
  seed: number | null;
}

export interface Measured {
  difference: Difference;
  /** How many results in all would show the difference at this level, with probability 0.8; null if it is 0. */
  needed(level: number): number | null;
}

/** Above so many clusters the means are normal enough, and 10,000 draws would take longer than 0.2 s. */
const mostResampled = 1000;

/** Pass and fail: exact where cases stand by themselves, by conversation otherwise. */
export function* passDifference(
  pairs: Pairs,
  differences: number[],
  clusters: string[],
  seed: number,
): Steps<Measured | null> {
  const n = differences.length;
  if (n === 0) return null;
  const groups = clustersOf(differences, clusters);
  if (groups.sums.length < n) {
    // Without any spread, resampling would claim to be certain; so much as the conversations show is certain.
    if (standardError(groups) > 0) return yield* resampled(groups, 'pass rate', seed);
    const share = groups.sums.length / n;
    const { both, onlyA, onlyB, neither } = pairs;
    return exact({ both: both * share, onlyA: onlyA * share, onlyB: onlyB * share, neither: neither * share });
  }
  return exact(pairs);
}

/** Graded scores. @returns null for fewer than 2 clusters */
export const scoreDifference = (differences: number[], clusters: string[], seed: number): Steps<Measured | null> =>
  resampled(clustersOf(differences, clusters), 'mean score', seed);

function exact(pairs: Pairs): Measured {
  const { both, onlyA, onlyB, neither } = pairs;
  const clusters = Math.round(both + onlyA + onlyB + neither);
  const estimate = newcombePaired(pairs)!;
  return {
    difference: {
      of: 'pass rate',
      method: 'newcombe-paired',
      ...estimate,
      clusters,
      tooFew: false,
      p: mcNemar({ onlyA: Math.floor(onlyA), onlyB: Math.floor(onlyB) }).midP,
      seed: null,
    },
    needed: (level) => casesForShares((onlyA + onlyB) / clusters, estimate.value, level),
  };
}

function* resampled(groups: Clusters, of: Difference['of'], seed: number): Steps<Measured | null> {
  const clusters = groups.sums.length;
  if (clusters < 2) return null;
  const error = standardError(groups);
  const isLarge = clusters > mostResampled;
  const estimate = isLarge
    ? around(groups.mean, zOfLevel() * error, -1)
    : (yield* bootstrapMeanInSteps(groups, { seed }))!;
  return {
    difference: {
      of,
      method: isLarge ? 'normal' : 'bootstrap',
      ...estimate,
      clusters,
      tooFew: clusters < tooFew.clusters.least,
      p: clusters < tooFew.clustersForVerdict.least ? 1 : meanIsZero(groups),
      seed: isLarge ? null : seed,
    },
    needed: (level) => casesForMean(error ** 2 * groups.n, groups.mean, level),
  };
}
