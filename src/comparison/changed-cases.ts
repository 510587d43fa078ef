import type { Paired, Passes } from './pairs.ts';

/** A case with a score in both runs. */
export interface ChangedCase {
  case: string;
  /** The scores in run A and in run B. */
  a: number;
  b: number;
  /** regressed and improved crossed the threshold; lowered and raised did not. */
  change: 'regressed' | 'lowered' | 'improved' | 'raised' | 'same';
}

/** In which changes are listed. */
export const changeOrder: ChangedCase['change'][] = ['regressed', 'lowered', 'improved', 'raised', 'same'];

/** The same in every locale, with "case 2" before "case 10". */
const natural = new Intl.Collator('en', { numeric: true });
const byName = (a: string, b: string) => natural.compare(a, b) || (a < b ? -1 : 1);

/**
 * Regressed cases first; the largest changes first among their like, and then by the names of the cases.
 * @param withSame Also those whose scores are equal, last.
 */
export function changedCases({ cases, a, b }: Paired, passes: Passes, withSame = false): ChangedCase[] {
  const changed: ChangedCase[] = [];
  for (const [at, name] of cases.entries()) {
    const [one, other] = [a[at]!, b[at]!];
    const [before, after] = [passes.a(one), passes.b(other)];
    if (before !== after) changed.push({ case: name, a: one, b: other, change: after ? 'improved' : 'regressed' });
    else if (one !== other) changed.push({ case: name, a: one, b: other, change: other > one ? 'raised' : 'lowered' });
    else if (withSame) changed.push({ case: name, a: one, b: other, change: 'same' });
  }
  return changed.sort(
    (one, other) =>
      changeOrder.indexOf(one.change) - changeOrder.indexOf(other.change) ||
      Math.abs(other.b - other.a) - Math.abs(one.b - one.a) ||
      byName(one.case, other.case),
  );
}
