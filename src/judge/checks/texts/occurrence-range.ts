import { findIn, type Place, type Wanted } from './find.ts';
import { type Folded, fold } from './fold.ts';
import { countNear, MAYBE_FORM } from './near-words.ts';
import { countMaybeOthers, MAYBE_OTHER } from './other-words.ts';

const MAYBE_PART = 'The wanted sentence stands within a longer one.';
const MAYBE_CASED = 'The text differs from the wanted one only in upper and lower case.';

/**
 * How often a text occurs, at least and at most, and why that is open.
 * @param places where it stands
 */
export function rangeOf(text: string, haystack: Folded, places: readonly Place[], wanted: Wanted) {
  const near = countNear(text, haystack, places, wanted);
  const others = countMaybeOthers(text, places, wanted);
  const cased = wanted.mayBeCased ? places.filter((place) => !isWritten(text, place, wanted)).length : 0;
  const partial = wanted.isSentence ? places.filter((place) => !isSentence(text, place)).length : 0;
  return {
    least: Math.max(0, places.length - Math.max(others, cased, partial)),
    most: places.length + near,
    open: others > 0 ? MAYBE_OTHER : cased > 0 ? MAYBE_CASED : partial > 0 ? MAYBE_PART : MAYBE_FORM,
  };
}

/** Whether a text stands at a place in the upper and lower case that is wanted. */
const isWritten = (text: string, { start, end }: Place, wanted: Wanted) =>
  findIn(fold(text.slice(start, end), true), { ...wanted, wholeWords: false, caseSensitive: true }).length > 0;

/** What ends before a sentence begins, with marks, bullets and numbers between. */
const BEGINNING = /(?:^|[.!?…:。！？]["'”’»)\]*_~]*\s+|[\r\n])[\s>#*_~"'“„‘«([+•-]*(?:\d{1,3}[.)]\s+)?["'“„‘«*_]*$/u;
const ENDING = /^["'”’»)\]*_~]*(?:[.!?…。！？]|\s*(?:$|[\r\n]))/u;
const REACH = 40;

/** Whether the text at a place is a whole sentence. */
function isSentence(text: string, { start, end }: Place): boolean {
  // A letter stands for what is cut off.
  const before = (start > REACH ? 'x' : '') + text.slice(Math.max(0, start - REACH), start);
  return (
    BEGINNING.test(before) &&
    (/[.!?…。！？]$/u.test(text.slice(start, end)) || ENDING.test(text.slice(end, end + REACH)))
  );
}
