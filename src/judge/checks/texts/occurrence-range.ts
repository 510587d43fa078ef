import { countGrouped, countUncertain } from '../data/citations.ts';
import { countFlags, countUnused } from '../data/code-asides.ts';
import { mayBeNoYear } from '../data/years.ts';
import { findIn, type Place, type Wanted } from './find.ts';
import { type Folded, fold } from './fold.ts';
import { isPolite, mayBeNoName } from './name-writings.ts';
import { countNear, MAYBE_FORM } from './near-words.ts';
import { countMaybeOthers, MAYBE_OTHER } from './other-words.ts';

const MAYBE_PART = 'The wanted sentence stands within a longer one.';
const MAYBE_OF_OTHERS = 'The text stands there without the name of what it should belong to, or that is denied.';
const MAYBE_PARTED = 'The matched text contains a blank line.';
const MAYBE_CASED = 'The text differs from the wanted one only in upper and lower case.';

/**
 * How often a text occurs, at least and at most, and why that is open.
 * @param places where it stands
 */
export function rangeOf(text: string, haystack: Folded, places: readonly Place[], wanted: Wanted) {
  const grouped = wanted.isCited ? countGrouped(text, wanted.text) : 0;
  const near =
    countNear(text, haystack, places, wanted) + grouped + (wanted.isUsed ? countFlags(text, wanted.text) : 0);
  const isCasedPerhaps = wanted.mayBeCased || isPolite(wanted.text) || isMarker(wanted);
  // How many of the places may be none, and why.
  const doubts: readonly (readonly [count: number, open: string])[] = [
    [countMaybeOthers(text, places, wanted), MAYBE_OTHER],
    [isCasedPerhaps ? places.filter((place) => !isWritten(text, place, wanted)).length : 0, MAYBE_CASED],
    [wanted.mayBeCased ? places.filter((place) => mayBeNoName(text, place, wanted)).length : 0, MAYBE_OTHER],
    [wanted.isSentence ? places.filter((place) => !isSentence(text, place)).length : 0, MAYBE_PART],
    [wanted.isApposed ? places.filter((place) => isGrown(text, place, wanted)).length : 0, MAYBE_FORM],
    [places.filter((place) => isOfLarger(text, place, wanted)).length, MAYBE_OTHER],
    [places.filter(({ start, end }) => BLANK_LINE.test(text.slice(start, end))).length, MAYBE_PARTED],
    [wanted.isYear ? places.filter((place) => mayBeNoYear(text, place)).length : 0, MAYBE_OTHER],
    [wanted.isCited ? countUncertain(text, places) : 0, MAYBE_OTHER],
    [wanted.isUsed ? countUnused(text, places, wanted.text) : 0, MAYBE_OTHER],
    [wanted.beside ? countWithout(text, places, wanted.beside) : 0, MAYBE_OF_OTHERS],
  ];
  return {
    least: Math.max(0, places.length - Math.max(...doubts.map(([count]) => count))),
    most: places.length + near,
    open: doubts.find(([count]) => count > 0)?.[1] ?? MAYBE_FORM,
  };
}

/** "Todo" is a word of other languages, and "note" of this one. */
const isMarker = ({ text }: Wanted) => /^(?:TODO|FIXME|NOTE|HACK|XXX|TBD)$/u.test(text);

/** Whether a text stands at a place in the upper and lower case that is wanted. */
const isWritten = (text: string, { start, end }: Place, wanted: Wanted) =>
  findIn(fold(text.slice(start, end), true), { ...wanted, wholeWords: false, caseSensitive: true }).length > 0;

/** "Order 88213-A" is another order. */
const isGrown = (text: string, { start, end }: Place, { text: wanted }: Wanted) =>
  /^\d{4,}$/u.test(wanted) &&
  (/^[-_/][\p{L}\p{N}]/u.test(text.slice(end, end + 2)) ||
    /[\p{L}\p{N}][-_/]$/u.test(text.slice(Math.max(0, start - 2), start)));

/** "$5" in "$5 million" and "5" in "5 thousand" are other amounts. */
const isOfLarger = (text: string, { end }: Place, { text: wanted }: Wanted) =>
  /^[$€£]?\d[\d.,]*$/u.test(wanted) &&
  /^\s(?:hundred|thousand|[mbtr]+illion|lakh|crore|bn|mn)\b/iu.test(text.slice(end, end + 12));

/** A space between two words is not a paragraph break. */
const BLANK_LINE = /\n[ \t\r]*\n/u;

/** Words of a name that say only in which form it is. */
const FORMS = ['number', 'id', 'code', 'address', 'name', 'amount', 'final', 'total'];
const DENIED = /\b(?:no|not|never|without|cannot|used to|was|were|instead of)\b|n['’]t\b/iu;
const AMOUNT = /[€£$%]/u;
/** A number without cents or unit, which may be anything. */
const PLAIN_AMOUNT = /^[$€£]?\d+%?$/u;
const NEXT_CLAUSE = /\b(?:and|but|while|with|plus)\b/iu;

/**
 * How often a value stands without its name before it in its sentence, or after it if it is an amount: "order 88213", "a $49 fee";
 * nor does a name belong to it that another such amount is nearer to. Alone in the text, one with a unit or cents needs no name.
 */
function countWithout(text: string, places: readonly Place[], name: string): number {
  const words = name.split(' ');
  const own = words.filter((word) => !FORMS.includes(word));
  const named = new RegExp(`\\b(?:${(own.length > 0 ? own : words).join('|')})s?\\b`, 'giu');
  return places.filter(({ start, end }) => {
    const said = text.slice(start, end);
    const others = othersLike(said);
    const before = text
      .slice(Math.max(0, start - REACH * 2), start)
      .split(/[!?;\n]|\.\s/u)
      .at(-1)!;
    const [after] = text.slice(end, end + REACH).split(/[.!?;,\n]/u);
    const last = [...before.matchAll(named)].at(-1);
    const next = after!.matchAll(named).next().value;
    const between = next && after!.slice(0, next.index);
    const isNamed =
      (last && !others.test(before.slice(last.index + last[0].length))) ||
      (AMOUNT.test(said) && between !== undefined && !others.test(between) && !NEXT_CLAUSE.test(between));
    const isAlone = !PLAIN_AMOUNT.test(said) && !others.test(text.slice(0, start)) && !others.test(text.slice(end));
    return DENIED.test(before) || !(isNamed || isAlone);
  }).length;
}

/** What is an amount of the same kind. */
const othersLike = (said: string): RegExp =>
  /[€£$]/u.test(said) ? /[€£$]\s?\d|\d\s?€/u : said.includes('%') ? /\d\s?%/u : /\d/u;

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
