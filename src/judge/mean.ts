/** The significant digits of a score: a sum of tenths must not become 0.30000000000000004. */
const DIGITS = 12;

/** Rounds a number for storage and responses. */
export const plainNumber = (value: number): number => Number(value.toPrecision(DIGITS));

/** The mean; null without scores. It lies between the lowest and the highest score, and is exact if all are equal. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const [min, max] = rangeOf(scores);
  return Math.min(Math.max(plainNumber(sumOf(scores) / scores.length), min), max);
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The lowest and the highest of at least one score. */
export const rangeOf = (scores: readonly number[]): [min: number, max: number] => [
  scores.reduce((a, b) => Math.min(a, b)),
  scores.reduce((a, b) => Math.max(a, b)),
];
