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

/** Sorts "case 2" before "case 10". Intl.Collator does, too, but takes 100 ms for 20,000 names. */
const naturalKey = (name: string): string => `${name.replace(/\d+/g, (digits) => digits.padStart(16, '0'))}\0${name}`;

/**
 * Regressed cases first; the largest changes first among their like, and then by the names of the cases.
 * @param withSame Also those whose scores are equal, last.
 */
export function changedCases({ cases, a, b }: Paired, passes: Passes, withSame = false): ChangedCase[] {
  const changed: (ChangedCase & { key: string })[] = [];
  const add = (one: ChangedCase) => changed.push({ ...one, key: naturalKey(one.case) });
  for (const [at, name] of cases.entries()) {
    const [one, other] = [a[at]!, b[at]!];
    const [before, after] = [passes.a(one), passes.b(other)];
    if (before !== after) add({ case: name, a: one, b: other, change: after ? 'improved' : 'regressed' });
    else if (one !== other) add({ case: name, a: one, b: other, change: other > one ? 'raised' : 'lowered' });
    else if (withSame) add({ case: name, a: one, b: other, change: 'same' });
  }
  return changed
    .sort(
      (one, other) =>
        changeOrder.indexOf(one.change) - changeOrder.indexOf(other.change) ||
        Math.abs(other.b - other.a) - Math.abs(one.b - one.a) ||
        (one.key < other.key ? -1 : 1),
    )
    .map(({ key: _, ...one }) => one);
}
