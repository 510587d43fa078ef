import type { Paired, Passes } from './pairs.ts';

/** A case that did not get the same result in both runs. */
export interface ChangedCase {
  case: string;
  /** The scores in run A and in run B. */
  a: number;
  b: number;
  /** regressed and improved crossed the threshold; lowered and raised did not. */
  change: 'regressed' | 'lowered' | 'improved' | 'raised';
}

const order: ChangedCase['change'][] = ['regressed', 'lowered', 'improved', 'raised'];

/** The same in every locale, with "case 2" before "case 10". */
const natural = new Intl.Collator('en', { numeric: true });
const byName = (a: string, b: string) => natural.compare(a, b) || (a < b ? -1 : 1);

/** Regressed cases first; the largest changes first among their like, and then by the names of the cases. */
export function changedCases({ cases, a, b }: Paired, passes: Passes): ChangedCase[] {
  const changed: ChangedCase[] = [];
  for (const [at, name] of cases.entries()) {
    const [one, other] = [a[at]!, b[at]!];
    const [before, after] = [passes.a(one), passes.b(other)];
    if (before !== after) changed.push({ case: name, a: one, b: other, change: after ? 'improved' : 'regressed' });
    else if (one !== other) changed.push({ case: name, a: one, b: other, change: other > one ? 'raised' : 'lowered' });
  }
  return changed.sort(
    (one, other) =>
      order.indexOf(one.change) - order.indexOf(other.change) ||
      Math.abs(other.b - other.a) - Math.abs(one.b - one.a) ||
      byName(one.case, other.case),
  );
}
