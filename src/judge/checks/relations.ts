import type { Counts } from './check.ts';

/** How two counts are to stand to each other. `as many`: the same number, where more of the first may do as well. */
export type Relation = 'more' | 'fewer' | 'at least' | 'at most' | 'same' | 'as many';

/** As the end of a sentence, before the other. */
export const RELATIONS: Readonly<Record<Relation, string>> = {
  more: 'more than',
  fewer: 'fewer than',
  'at least': 'at least as many as',
  'at most': 'at most as many as',
  same: 'as many as',
  'as many': 'as many as',
};

/** Whether each number that one count may be stands so to each that the other may be, or none does; undefined otherwise. */
export function areRelated(relation: Relation, one: Counts, other: Counts): boolean | undefined {
  const isLess = one.most < other.least;
  const isMore = one.least > other.most;
  const isNotMore = one.most <= other.least;
  const isNotLess = one.least >= other.most;
  const decided = (is: boolean, isNot: boolean) => (is ? true : isNot ? false : undefined);
  if (relation === 'more') return decided(isMore, isNotMore);
  if (relation === 'fewer') return decided(isLess, isNotLess);
  if (relation === 'at least') return decided(isNotLess, isLess);
  if (relation === 'at most') return decided(isNotMore, isMore);
  return decided(isNotMore && isNotLess, isLess || (isMore && relation === 'same'));
}
