import { holm } from '../statistics/holm.ts';
import { type Estimate, usualLevel } from '../statistics/interval.ts';
import type { Pairs } from '../statistics/paired.ts';
import { wilson } from '../statistics/proportion.ts';
import type { Steps } from '../statistics/steps.ts';
import { tooFew } from '../statistics/too-few.ts';
import { type Difference, type Measured, passDifference } from './difference.ts';
import { mostLeftOut } from './pairs.ts';
import { roundUp } from './verdict.ts';

/** A labelled response with a score of both judges. */
export interface LabelledPair {
  /** Whether it deserves to pass. */
  passes: boolean;
  base: number;
  candidate: number;
  /** Equal for responses of one conversation. */
  conversation: string;
}

/** Why a verdict on a candidate is what it is, in words. */
const reasons = {
  shown: 'The candidate agrees with people {} often than before, by more than chance explains.',
  fewer_passes: 'The candidate fails more of the responses that deserve to pass, by more than chance explains.',
  fewer_failures: 'The candidate passes more of the responses that deserve to fail, by more than chance explains.',
  no_cases: 'No labelled response has been judged by both.',
  too_many_left_out: 'More than a fifth of the cases could not be judged, or the candidate does not apply to them.',
  too_few: `Fewer than ${tooFew.clustersForVerdict.least} independent conversations are compared.`,
  no_difference: 'Both agree with people equally often.',
  within_chance: 'The difference may be chance.',
} as const;

export interface JudgeVerdict {
  verdict: 'better' | 'worse' | 'cannot_say';
  reason: keyof typeof reasons;
  words: string;
  /** About so many more labelled cases would show the difference if it is real; null if no number would, or none is needed. */
  moreCases: number | null;
}

/** A rate of both judges over the same labelled responses. */
export interface PairedRate {
  labels: number;
  /** By how often each of them is right. */
  pairs: Pairs;
  base: Estimate | null;
  candidate: Estimate | null;
  /** null without labels, and for one conversation with several of them */
  difference: Difference | null;
  /** The difference's p, raised for the number of comparisons (Holm); null without a difference. */
  adjustedP: number | null;
}

export interface JudgeComparison {
  verdict: JudgeVerdict;
  agreement: PairedRate;
  truePositiveRate: PairedRate;
  trueNegativeRate: PairedRate;
}

/** The draws of a bootstrap start from it, where several responses share a conversation. */
const seed = 1;

/**
 * Compares two judges by their agreement with people on the same labelled responses. Worse if the agreement, or the rate of either
 * class, is worse; better if the agreement is better and neither class is worse. All three share one error of 5 % (Holm).
 * @param leftOut The share of the cases that the candidate could not score, 0 to 1.
 */
export function* compareJudges(
  cases: readonly LabelledPair[],
  threshold: number,
  leftOut: number,
): Steps<JudgeComparison> {
  const measured = [
    yield* rateOf(cases, threshold),
    yield* rateOf(
      cases.filter(({ passes }) => passes),
      threshold,
    ),
    yield* rateOf(
      cases.filter(({ passes }) => !passes),
      threshold,
    ),
  ] as const;
  const tested = measured.filter((one) => one.measured);
  const raised = holm(tested.map((one) => one.measured!.difference.p));
  const rates = measured.map((one) => ({ ...one, adjustedP: raised[tested.indexOf(one)] ?? null }));
  const [agreement, truePositiveRate, trueNegativeRate] = rates.map(({ measured: one, ...rate }) => ({
    ...rate,
    difference: one?.difference ?? null,
  })) as [PairedRate, PairedRate, PairedRate];
  return {
    verdict: verdictOf(rates as Rates, tested.length, leftOut),
    agreement,
    truePositiveRate,
    trueNegativeRate,
  };
}

type Rate = Omit<PairedRate, 'difference'> & { measured: Measured | null };
type Rates = [agreement: Rate, toPass: Rate, toFail: Rate];

function* rateOf(cases: readonly LabelledPair[], threshold: number): Steps<Omit<Rate, 'adjustedP'>> {
  const right = cases.map(({ passes, base, candidate }) => ({
    base: base >= threshold === passes,
    candidate: candidate >= threshold === passes,
  }));
  const count = (base: boolean, candidate: boolean) =>
    right.filter((one) => one.base === base && one.candidate === candidate).length;
  const pairs = {
    both: count(true, true),
    onlyA: count(true, false),
    onlyB: count(false, true),
    neither: count(false, false),
  };
  const measured = yield* passDifference(
    pairs,
    right.map((one) => Number(one.candidate) - Number(one.base)),
    cases.map(({ conversation }) => conversation),
    seed,
  );
  return {
    labels: cases.length,
    pairs,
    base: wilson(pairs.both + pairs.onlyA, cases.length),
    candidate: wilson(pairs.both + pairs.onlyB, cases.length),
    measured,
  };
}

function verdictOf([agreement, toPass, toFail]: Rates, comparisons: number, leftOut: number): JudgeVerdict {
  if (agreement.labels === 0) return say('cannot_say', leftOut > mostLeftOut ? 'too_many_left_out' : 'no_cases');
  if (leftOut > mostLeftOut) return say('cannot_say', 'too_many_left_out');
  if (directionOf(agreement) === -1) return say('worse', 'shown');
  if (directionOf(toPass) === -1) return say('worse', 'fewer_passes');
  if (directionOf(toFail) === -1) return say('worse', 'fewer_failures');
  if (directionOf(agreement) === 1) return say('better', 'shown');
  const { measured, labels } = agreement;
  const least = tooFew.clustersForVerdict.least;
  if (!measured) return say('cannot_say', 'too_few', least - 1);
  const { method, clusters, value } = measured.difference;
  if (method !== 'newcombe-paired' && clusters < least) return say('cannot_say', 'too_few', least - clusters);
  if (value === 0) return say('cannot_say', 'no_difference');
  const needed = measured.needed(1 - (1 - usualLevel) / comparisons);
  return say('cannot_say', 'within_chance', roundUp((needed ?? 0) - labels));
}

/** 1 if the rate has risen by more than chance explains, −1 if it has fallen so, else 0. */
function directionOf({ measured, adjustedP }: Rate): number {
  if (!measured || adjustedP! > 1 - usualLevel) return 0;
  const { low, high } = measured.difference;
  return low > 0 ? 1 : high < 0 ? -1 : 0;
}

const say = (
  verdict: JudgeVerdict['verdict'],
  reason: JudgeVerdict['reason'],
  moreCases: number | null = null,
): JudgeVerdict => ({
  verdict,
  reason,
  words: reasons[reason].replace('{}', verdict === 'better' ? 'more' : 'less'),
  moreCases,
});
