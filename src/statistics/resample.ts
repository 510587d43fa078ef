import { seededDraw } from './generator.ts';
import { type Estimate, usualLevel } from './interval.ts';

/**
 * Any figure of a sample, with the percentile interval of samples drawn from it with repetition. It contains the figure itself.
 * For a mean, bootstrapMean is faster and more exact.
 * Source: Efron and Tibshirani 1993.
 * @param figure Returns null where a drawn sample does not have the figure; such samples are left out.
 * @param draws Few are enough for a rough interval of a slow figure.
 * @returns null for fewer than 2 cases, if the sample does not have the figure, or if half of the drawn ones do not
 */
export function bootstrapFigure<Case>(
  cases: readonly Case[],
  figure: (cases: readonly Case[]) => number | null,
  { seed = 1, draws = 1000, level = usualLevel } = {},
): Estimate | null {
  const value = figure(cases);
  if (value === null || cases.length < 2) return null;
  const draw = seededDraw(seed);
  const drawn: number[] = [];
  for (let sample = 0; sample < draws; sample += 1) {
    const one = figure(cases.map(() => cases[draw(cases.length)]!));
    if (one !== null) drawn.push(one);
  }
  if (drawn.length < draws / 2) return null;
  const sorted = Float64Array.from(drawn).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  const tail = (1 - level) / 2;
  return { value, low: Math.min(value, at(tail)), high: Math.max(value, at(1 - tail)) };
}
