import type { Check } from '../check.ts';
import { wholeTextCheck } from '../whole-text.ts';
import { findIn, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';
import { countNear, MAYBE_FORM } from './near-words.ts';
import { countMaybeOthers, MAYBE_OTHER } from './other-words.ts';

/** A text that is the name of a field: of its value, such as a day, the order may be meant. */
const isFieldIn = (text: string, { text: name }: Wanted): boolean => {
  const isName = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name);
  if (!isName) return false;
  const marks = /_|\p{Ll}\p{Lu}/u.test(name) ? '["\'`]?' : '["\'`]';
  return new RegExp(`${marks}(?<![\\p{L}\\p{N}_])${name}${marks}\\s{0,3}[:=]`, 'iu').test(text);
};
const FIELDS = 'The texts are names of fields, so the order of their values may be meant.';
const OPEN = 'One of the texts occurs before and after another, so a program cannot tell which is meant.';

/** A text whose first or last occurrence is meant. */
export interface Placed extends Wanted {
  at?: 'first' | 'last';
}

/** Checks that texts all occur, each before the next. */
export function orderCheck(wanted: readonly Placed[], negated: boolean): Check {
  const asked = wanted.map((one) => (one.at ? `the ${one.at} ${named(one)}` : named(one))).join(', then ');
  return wholeTextCheck(
    { name: 'order', what: 'the order of texts', asked, denied: `not ${asked}` },
    negated,
    (text) => {
      if (wanted.some((one) => isFieldIn(text, one))) return { open: FIELDS };
      const normal = text.normalize('NFC');
      const haystacks = wanted.map((one) => fold(normal, one.caseSensitive, keepsPoints(one.caseSensitive, [one])));
      const places = wanted.map((one, at) => findIn(haystacks[at]!, one));
      if (wanted.some((one, at) => countMaybeOthers(normal, places[at]!, one) > 0)) return { open: MAYBE_OTHER };
      const missing = places.findIndex((found) => found.length === 0);
      if (missing >= 0 && countNear(normal, haystacks[missing]!, [], wanted[missing]!) > 0) return { open: MAYBE_FORM };
      for (const [at, found] of places.entries())
        if (wanted[at]!.at) places[at] = found.length > 0 ? [found.at(wanted[at]!.at === 'first' ? 0 : -1)!] : found;
      const pairs = places.slice(1).map((then, at) => ({ first: places[at]!, then }));
      const is = missing < 0 && pairs.every(({ first, then }) => first.at(-1)!.end <= then[0]!.start);
      const isApart = missing >= 0 || pairs.some(({ first, then }) => first[0]!.start >= then.at(-1)!.end);
      if (!is && !isApart) return { open: OPEN };
      const other = missing >= 0 ? `${named(wanted[missing]!)} does not occur` : 'They occur in another order';
      return { is, found: is ? 'They occur in that order' : other, quotes: wanted.map((one) => one.text) };
    },
  );
}
