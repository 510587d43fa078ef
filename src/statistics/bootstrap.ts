import { normalCumulative, normalQuantile, studentQuantile } from './distributions.ts';
import { seededDraw } from './generator.ts';
import { type Estimate, usualLevel } from './interval.ts';
import type { Clusters } from './mean.ts';
import { atOnce, type Steps } from './steps.ts';

export interface BootstrapOptions {
  /** The same seed gives the same interval. A whole number of 32 bits. @default 1 */
  seed?: number;
  /** How many samples are drawn. @default 10000 */
  draws?: number;
  /**
   * `percentile` is widened for few clusters (Hesterberg 2015, The American Statistician 69, section 4.5.3); `bca` corrects for
   * bias and skew (Efron 1987, JASA 82), and is too narrow for few clusters. @default 'percentile'
   */
  method?: 'percentile' | 'bca';
  /** @default 0.95 */
  level?: number;
}

/**
 * The mean with an interval by resampling whole clusters, so that values of one conversation stay together.
 * Source: Efron and Tibshirani 1993; clusters: Miller, arXiv 2411.00640.
 * @returns null for fewer than 2 clusters
 */
export const bootstrapMean = (clusters: Clusters, options: BootstrapOptions = {}): Estimate | null =>
  atOnce(bootstrapMeanInSteps(clusters, options));

/** The same, in steps of about 10 ms. */
export function* bootstrapMeanInSteps(clusters: Clusters, options: BootstrapOptions = {}): Steps<Estimate | null> {
  const { seed = 1, draws = 10_000, method = 'percentile', level = usualLevel } = options;
  if (clusters.sums.length < 2) return null;
  const means = yield* resample(clusters, seed, draws);
  const tail = (1 - level) / 2;
  const [low, high] = method === 'bca' ? accelerated(clusters, means, tail) : widened(clusters.sums.length, tail);
  return { value: clusters.mean, low: quantile(means, low), high: quantile(means, high) };
}

const drawsPerStep = 500_000;

/** The sorted means of the drawn samples. */
function* resample({ sums, counts }: Clusters, seed: number, draws: number): Steps<Float64Array> {
  const draw = seededDraw(seed);
  const clusters = sums.length;
  const samplesPerStep = Math.ceil(drawsPerStep / clusters);
  const means = new Float64Array(draws);
  for (let sample = 0; sample < draws; sample += 1) {
    let sum = 0;
    let count = 0;
    for (let drawn = 0; drawn < clusters; drawn += 1) {
      const at = draw(clusters);
      sum += sums[at]!;
      count += counts[at]!;
    }
    means[sample] = sum / count;
    if (sample % samplesPerStep === 0) yield;
  }
  return means.sort();
}

/** The shares of the sorted means between which the interval lies, as for Student's t with the unbiased variance. */
function widened(clusters: number, tail: number): [number, number] {
  const z = Math.sqrt(clusters / (clusters - 1)) * studentQuantile(tail, clusters - 1);
  return [normalCumulative(z), normalCumulative(-z)];
}

function accelerated(clusters: Clusters, means: Float64Array, tail: number): [number, number] {
  let below = 0;
  for (const drawn of means) below += drawn < clusters.mean ? 1 : drawn === clusters.mean ? 0.5 : 0;
  if (below === 0 || below === means.length) return [tail, 1 - tail];
  const bias = normalQuantile(below / means.length);
  const acceleration = skewOfJackknife(clusters);
  const share = (z: number) => normalCumulative(bias + (bias + z) / (1 - acceleration * (bias + z)));
  const z = normalQuantile(tail);
  return [share(z), share(-z)];
}

/** The acceleration, from the means without one cluster each. */
function skewOfJackknife({ sums, counts, n, mean }: Clusters): number {
  const all = mean * n;
  const without = sums.map((sum, at) => (all - sum) / (n - counts[at]!));
  const middle = without.reduce((sum, one) => sum + one, 0) / without.length;
  let squares = 0;
  let cubes = 0;
  for (const one of without) {
    squares += (middle - one) ** 2;
    cubes += (middle - one) ** 3;
  }
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}

/** The value below which this share of the sorted values lies, between two of them in proportion. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at));
}
