import { costText, type Prices } from './prices.ts';
import type { Outcome, Result } from './result.ts';
import { meanOf, passRateOf, type Tally } from './tally.ts';

/** In the order in which counts are read. */
const readingOrder: Outcome[] = ['pass', 'fail', 'inconclusive', 'n/a', 'error'];

/** `2 pass, 1 fail` */
export const countsText = ({ counts }: Tally, styled = (_outcome: Outcome, text: string) => text): string =>
  readingOrder
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => styled(outcome, `${counts[outcome].toLocaleString('en')} ${outcome}`))
    .join(', ');

/** The mean score, the pass rate, the tokens and their cost, as far as there are any. */
export function figuresText(tally: Tally, prices: Prices | undefined): string[] {
  const [mean, rate] = [meanOf(tally), passRateOf(tally)];
  return [
    ...(mean === null || rate === null ? [] : [`mean score ${mean.toFixed(2)}, pass rate ${percentText(rate)}`]),
    ...(tally.usage.size === 0 ? [] : [costText(tally.usage, prices)]),
  ];
}

/** Only what is whole is shown as 0 % or 100 %. */
function percentText(share: number): string {
  const percent = share * 100;
  return `${Number.isInteger(percent) ? percent : Math.min(99.9, Math.max(0.1, percent)).toFixed(1)} %`;
}

export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Includes the range if it is wider than the score. */
export function scoreText({ score, range }: Pick<Result, 'score' | 'range'>): string {
  if (score === null) return '-';
  const [low, high] = (range ?? [score, score]).map((one) => one.toFixed(2));
  return low === high ? score.toFixed(2) : `${score.toFixed(2)} (${low} to ${high})`;
}
