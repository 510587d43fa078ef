import { scoreBucket } from '../trace-list.ts';

/** The length of the intervals that summaries exist for, in milliseconds. */
export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;

/** The number of parts that the scale has: see scoreBucket. */
export const scoreParts = scoreBucket(1) + 1;

/** Each part of the latencies is this much longer than the one before. */
const growth = 1.1;

/** The part that holds a latency: part p reaches from 1.1^(p−1) to 1.1^p milliseconds, without its start. */
export const latencyPart = (milliseconds: number): number =>
  Math.ceil(Math.log(Math.max(milliseconds, 0.001)) / Math.log(growth));

/** The latency that stands for a part, in milliseconds: at most 4.8 % from any latency in it. */
export const latencyOfPart = (part: number): number => (2 * growth ** part) / (growth + 1);

const neighbour = (value: number, step: bigint): number => {
  const number = new Float64Array([value]);
  const bits = new BigInt64Array(number.buffer);
  bits[0]! += step;
  return number[0]!;
};

/** The largest number below a positive one. */
export const justBelow = (value: number): number => neighbour(value, -1n);

/** The lowest score of the part that begins at a fiftieth of the scale, 1 to 50: rounding moves some by the last digit. */
export function startOfFiftieth(fiftieth: number): number {
  let start = fiftieth / 50;
  while (scoreBucket(start) < fiftieth + 1) start = neighbour(start, 1n);
  while (scoreBucket(justBelow(start)) > fiftieth) start = justBelow(start);
  return start;
}

/**
 * The first part of which all scores pass, and whether the threshold is where it begins. Otherwise the threshold divides the part
 * before.
 */
export function passingParts(threshold: number): { part: number; isWhole: boolean } {
  if (threshold === 0) return { part: 0, isWhole: true };
  const own = scoreBucket(threshold);
  const isWhole = own > 1 && startOfFiftieth(own - 1) === threshold;
  return { part: isWhole ? own : own + 1, isWhole };
}
