import { createRequire } from 'node:module';
import { usualLevel } from './interval.ts';

/** The functions of the Cephes library (Moshier) that we use, with its names. */
interface Cephes {
  ndtr(z: number): number;
  ndtri(p: number): number;
  stdtr(freedom: number, t: number): number;
  stdtri(freedom: number, p: number): number;
  bdtr(successes: number, n: number, p: number): number;
  incbi(a: number, b: number, p: number): number;
}

/** WebAssembly of 320 kB, which takes about 3 MB: it is loaded by the first figure that needs it. */
const require = createRequire(import.meta.url);
let loaded: Cephes | undefined;
function cephes(): Cephes {
  loaded ??= require('cephes') as Cephes;
  return loaded;
}

/** The standard normal quantile of 0.975, for which no library is loaded. */
const usualZ = 1.959963984540054;

/** How many standard errors an interval of this level extends to each side. */
export const zOfLevel = (level = usualLevel): number =>
  level === usualLevel ? usualZ : normalQuantile(1 - (1 - level) / 2);

/** The value below which a standard normal variable lies with probability p, 0 < p < 1. */
export const normalQuantile = (p: number): number => cephes().ndtri(p);

/** The probability that a standard normal variable is at most z. */
export const normalCumulative = (z: number): number => cephes().ndtr(z);

/** Student's t with this many degrees of freedom (1 or more): the value below which it lies with probability p. */
export const studentQuantile = (p: number, freedom: number): number => cephes().stdtri(freedom, p);

/** The probability that Student's t with this many degrees of freedom (1 or more) is at most t. */
export const studentCumulative = (t: number, freedom: number): number => cephes().stdtr(freedom, t);

/** The probability of at most this many successes among n trials that each succeed with probability p. */
export function binomialCumulative(successes: number, n: number, p: number): number {
  if (successes < 0) return 0;
  return successes >= n ? 1 : cephes().bdtr(successes, n, p);
}

/** The value below which a beta variable with these shapes (above 0) lies with probability p. */
export const betaQuantile = (p: number, a: number, b: number): number => cephes().incbi(a, b, p);
