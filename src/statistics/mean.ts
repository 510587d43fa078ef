import { studentCumulative } from './distributions.ts';

export const mean = (values: ArrayLike<number>): number => total(values) / values.length;

/** The variance of a sample (divided by n − 1); 0 for fewer than 2 values. */
export function variance(values: ArrayLike<number>): number {
  return covariance(values, values);
}

/** The covariance of two samples of equal length (divided by n − 1); 0 for fewer than 2 pairs. */
export function covariance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const n = one.length;
  if (n < 2) return 0;
  const first = mean(one);
  const second = mean(other);
  let sum = 0;
  for (let at = 0; at < n; at += 1) sum += (one[at]! - first) * (other[at]! - second);
  return sum / (n - 1);
}

function total(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at]!;
  return sum;
}

/** Values of which those of one cluster (a conversation, a trace) depend on each other. */
export interface Clusters {
  /** Of each cluster. */
  sums: Float64Array;
  counts: Float64Array;
  /** Of all values. */
  n: number;
  mean: number;
}

/** @param names The cluster of each value; without them, each value is a cluster by itself. */
export function clustersOf(values: readonly number[], names?: readonly string[]): Clusters {
  if (!names) {
    const sums = Float64Array.from(values);
    return { sums, counts: new Float64Array(sums.length).fill(1), n: sums.length, mean: mean(sums) };
  }
  const numbers = new Map<string, number>();
  const sums: number[] = [];
  const counts: number[] = [];
  for (const [at, value] of values.entries()) {
    const name = names[at]!;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    sums[number] = (sums[number] ?? 0) + value;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return { sums: Float64Array.from(sums), counts: Float64Array.from(counts), n: values.length, mean: mean(values) };
}

/**
 * The standard error of the mean; values of one cluster may depend on each other.
 * Source: Miller, "Adding Error Bars to Evals", arXiv 2411.00640; with the factor k/(k − 1) for k clusters.
 * @returns 0 for a single cluster
 */
export function standardError({ sums, counts, n, mean }: Clusters): number {
  const clusters = sums.length;
  if (clusters < 2) return 0;
  let squares = 0;
  for (let at = 0; at < clusters; at += 1) squares += (sums[at]! - counts[at]! * mean) ** 2;
  return Math.sqrt((squares * clusters) / (clusters - 1)) / n;
}

/** The two-sided probability of a mean as far from 0 if the true mean is 0: Student's t over the clusters. 1 for a single cluster. */
export function meanIsZero(clusters: Clusters): number {
  if (clusters.sums.length < 2 || clusters.mean === 0) return 1;
  const error = standardError(clusters);
  return error === 0 ? 0 : 2 * studentCumulative(-Math.abs(clusters.mean / error), clusters.sums.length - 1);
}
