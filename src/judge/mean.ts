/** So many digits of a score are kept: a sum of tenths is not to be told as 0.30000000000000004. */
const DIGITS = 12;

/** A number as it is stored and told. */
export const plainNumber = (value: number): number => Number(value.toPrecision(DIGITS));

/** The mean; null without scores. It lies between the least and the greatest, and is exactly theirs where all are equal. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const [min, max] = rangeOf(scores);
  return Math.min(Math.max(plainNumber(sumOf(scores) / scores.length), min), max);
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The least and the greatest; of at least one. */
export const rangeOf = (scores: readonly number[]): [min: number, max: number] => [
  scores.reduce((a, b) => Math.min(a, b)),
  scores.reduce((a, b) => Math.max(a, b)),
];
