import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws whole numbers from 0 up to, but not including, `bound` (at most 2³²). */
export type Draw = (bound: number) => number;

/** Seeds that differ in few bits start alike, so the first numbers are thrown away. */
const skipped = 64;

/** The same seed, a whole number of 32 bits, gives the same draws on every machine. */
export function seededDraw(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  for (let count = 0; count < skipped; count += 1) generator.next();
  return (bound) => Math.floor(((generator.next() >>> 0) / 0x1_0000_0000) * bound);
}
