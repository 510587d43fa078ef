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

/** By what the other count is multiplied, and what is added to it, before it is compared. */
export interface Scale {
  times?: number;
  plus?: number;
}

/** A count as it is compared. */
export const scaled = ({ least, most, open }: Counts, { times = 1, plus = 0 }: Scale): Counts => ({
  least: least * times + plus,
  most: most * times + plus,
  open,
});

/** "Twice", "0.5 times", "1 more than" */
export const inScale = ({ times, plus }: Scale): string =>
  [times === undefined ? '' : `${times} times`, plus === undefined ? '' : `${plus} and`].filter(Boolean).join(' ');
