import { type Figure, figure, lacking } from '../report-card/figure.ts';
import { normalCumulative, zOfLevel } from '../statistics/distributions.ts';
import { holm } from '../statistics/holm.ts';
import { around, type Estimate } from '../statistics/interval.ts';
import { tooFew } from '../statistics/too-few.ts';
import { newcombeUnpaired, twoProportionZ } from '../statistics/unpaired.ts';
import { meanOf, type ScoreSums, scoresOf, varianceOf } from './insight-figures.ts';

/** The scores of one criterion under one judge, in two periods. */
export interface Sides {
  before: ScoreSums;
  now: ScoreSums;
}

export interface Change {
  verdict: 'fell' | 'rose' | 'cannot_say';
  explanation: string;
  of: 'pass_rate' | 'mean_score';
  before: { scores: number; value: number | null };
  now: { scores: number; value: number | null };
  difference: Figure;
  adjusted_p: number | null;
}

const level = 0.05;
const leastScores = tooFew.clusters.least;
const million = 1_000_000;

/** What changed, fallen scores first, then the largest falls that may be chance. */
export function changesOf<Of extends Sides>(all: readonly Of[]): { one: Of; change: Change }[] {
  const measured = all
    .filter(({ before, now }) => scoresOf(before) > 0 && scoresOf(now) > 0)
    .map((one) => ({ one, ...differenceOf(one), fewest: Math.min(scoresOf(one.before), scoresOf(one.now)) }));
  // Only where there is enough to say something, a further look raises the chance of a false finding.
  const enough = measured.filter(({ fewest }) => fewest >= leastScores);
  const adjusted = new Map(holm(enough.map(({ p }) => p)).map((p, at) => [enough[at]!, p]));
  return measured
    .map((found) => ({ one: found.one, change: changeOf(found, adjusted.get(found) ?? null) }))
    .sort((a, b) => order(a.change) - order(b.change) || a.change.difference.value! - b.change.difference.value!);
}

const order = ({ verdict }: Change): number => ['fell', 'cannot_say', 'rose'].indexOf(verdict);

function differenceOf({ before, now }: Sides): { of: Change['of']; estimate: Estimate; p: number } {
  const counts = [before, now].map((one) => ({ passed: Math.round(one.scoreSum / million), n: scoresOf(one) }));
  const [a, b] = counts as [(typeof counts)[0], (typeof counts)[0]];
  if (before.graded === 0 && now.graded === 0)
    return { of: 'pass_rate', estimate: newcombeUnpaired(a, b)!, p: twoProportionZ(a, b)!.p };
  const value = meanOf(now) - meanOf(before);
  const error = Math.sqrt(varianceOf(now) / b.n + varianceOf(before) / a.n);
  // Scores without any spread show nothing about chance.
  const p = error === 0 ? 1 : 2 * normalCumulative(-Math.abs(value) / error);
  return { of: 'mean_score', estimate: around(value, zOfLevel() * error, -1), p };
}

function changeOf(
  { one: { before, now }, of, estimate, fewest }: { one: Sides; of: Change['of']; estimate: Estimate; fewest: number },
  adjusted_p: number | null,
): Change {
  const isChance =
    adjusted_p === null || adjusted_p >= level || (estimate.low <= 0 && estimate.high >= 0) || estimate.value === 0;
  const verdict = isChance ? 'cannot_say' : estimate.value < 0 ? 'fell' : 'rose';
  const side = (sums: ScoreSums) => ({ scores: scoresOf(sums), value: meanOf(sums) });
  return {
    verdict,
    explanation:
      fewest < leastScores
        ? 'There are too few scores to say.'
        : { cannot_say: 'The difference may be chance.', fell: 'The scores fell.', rose: 'The scores rose.' }[verdict],
    of,
    before: side(before),
    now: side(now),
    difference: figure(estimate, lacking('scores', fewest, leastScores), ''),
    adjusted_p,
  };
}
