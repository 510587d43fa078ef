import { findIn, type Place, type Wanted } from './find.ts';
import { type Folded, fold } from './fold.ts';
import { countNear, MAYBE_FORM } from './near-words.ts';
import { countMaybeOthers, MAYBE_OTHER } from './other-words.ts';

const MAYBE_PART = 'The wanted sentence stands within a longer one.';
const MAYBE_OF_OTHERS = 'The text stands there without the name of what it should belong to, or that is denied.';
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
  const alone = wanted.beside ? places.filter((place) => !isBeside(text, place, wanted.beside!)).length : 0;
  return {
    least: Math.max(0, places.length - Math.max(others, cased, partial, alone)),
    most: places.length + near,
    open:
      others > 0
        ? MAYBE_OTHER
        : cased > 0
          ? MAYBE_CASED
          : partial > 0
            ? MAYBE_PART
            : alone > 0
              ? MAYBE_OF_OTHERS
              : MAYBE_FORM,
  };
}

/** Whether a text stands at a place in the upper and lower case that is wanted. */
const isWritten = (text: string, { start, end }: Place, wanted: Wanted) =>
  findIn(fold(text.slice(start, end), true), { ...wanted, wholeWords: false, caseSensitive: true }).length > 0;

/** Words of a name that say only in which form it is. */
const FORMS = ['number', 'id', 'code', 'address', 'name', 'amount', 'final', 'total'];
const DENIED = /\b(?:no|not|never|without|cannot|used to|was|were|instead of)\b|n['’]t\b/iu;
const AMOUNT = /[€£$%]/u;

/** Whether the name of a value stands before it in its sentence, or of an amount after it: "order 88213", "a $49 fee". */
function isBeside(text: string, { start, end }: Place, name: string): boolean {
  const before = text
    .slice(Math.max(0, start - REACH * 2), start)
    .split(/[!?;\n]|\.\s/u)
    .at(-1)!;
  const [after] = text.slice(end, end + REACH).split(/[.!?;,\n]/u);
  const words = name.split(' ');
  const own = words.some((word) => !FORMS.includes(word)) ? words.filter((word) => !FORMS.includes(word)) : words;
  const named = new RegExp(`\\b(?:${own.join('|')})s?\\b`, 'iu');
  return !DENIED.test(before) && (named.test(before) || (AMOUNT.test(text.slice(start, end)) && named.test(after!)));
}

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
