import type { Check } from '../check.ts';
import { wholeTextCheck } from '../whole-text.ts';
import { findIn, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';

const OPEN = 'One of the texts occurs before and after another, so a program cannot tell which is meant.';

/** Checks that texts all occur, each before the next. */
export function orderCheck(wanted: readonly Wanted[], negated: boolean): Check {
  const asked = wanted.map(named).join(', then ');
  return wholeTextCheck(
    { name: 'order', what: 'the order of texts', asked, denied: `not ${asked}` },
    negated,
    (text) => {
      const places = wanted.map((one) =>
        findIn(fold(text.normalize('NFC'), one.caseSensitive, keepsPoints(one.caseSensitive, [one])), one),
      );
      const missing = places.findIndex((found) => found.length === 0);
      const pairs = places.slice(1).map((then, at) => ({ first: places[at]!, then }));
      const is = missing < 0 && pairs.every(({ first, then }) => first.at(-1)!.end <= then[0]!.start);
      const isApart = missing >= 0 || pairs.some(({ first, then }) => first[0]!.start >= then.at(-1)!.end);
      if (!is && !isApart) return { open: OPEN };
      const other = missing >= 0 ? `${named(wanted[missing]!)} does not occur` : 'They occur in another order';
      return { is, found: is ? 'They occur in that order' : other, quotes: wanted.map((one) => one.text) };
    },
  );
}
