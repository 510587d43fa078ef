import type { Check, CheckResult } from '../check.ts';
import { isMetByAll } from '../count-range.ts';
import { foldWithoutEmphasis } from '../markdown/emphasis-marks.ts';
import { distance, isMet, nearness, plainForCount, presence, type Quantity } from '../quantity.ts';
import { snippet } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, named, type Place, type Wanted } from './find.ts';
import { rangeOf } from './occurrence-range.ts';

/** How many of the places, and of the texts, are shown. */
const MAX_QUOTES = 3;

const MAX_NAMES = 6;

/** How many of the texts of a list are meant. */
export type Share = 'all' | 'any' | 'none' | Quantity;

const asQuantity = (share: Share, length: number): Quantity => {
  if (share === 'any') return { ...presence, phrase: 'at least one' };
  if (share === 'none') return { min: 0, max: 0, outside: false, phrase: 'none', negation: 'double' };
  return share === 'all' ? { min: length, max: length, outside: false, phrase: 'all', negation: 'unclear' } : share;
};

interface Sought {
  wanted: Wanted;
  places: Place[];
}

/** @param times how often each text is to occur; at least once where nothing is said */
export function listCheck(given: readonly Wanted[], share: Share, times: Quantity | undefined): Check {
  const texts = given.map((wanted) => ({ ...wanted, text: wanted.text.normalize('NFC') }));
  const asked = asQuantity(share, texts.length);
  return {
    name: 'text',
    what: `which of ${names(texts, named)} occur`,
    asked: `${asked.phrase} of them${times ? `, ${times.phrase} ${times.phrase.endsWith(' 1') ? 'time' : 'times'}` : ''}`,
    reads: 'text',
    plainFor: times && plainForCount(times),
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const normal = said.text.normalize('NFC');
      const haystack = foldWithoutEmphasis(normal, texts[0]!.caseSensitive, texts);
      const sought = texts.map((wanted): Sought => ({ wanted, places: findIn(haystack, wanted) }));
      const ranges = new Map(sought.map(({ wanted, places }) => [wanted, rangeOf(normal, haystack, places, wanted)]));
      const met = sought.map(({ wanted }) => isMetByAll(times ?? presence, ranges.get(wanted)!));
      const [least, open] = [true, undefined].map((answer) => met.filter((one) => one === answer).length) as [
        number,
        number,
      ];
      const why = ranges.get(sought.find((_, at) => met[at] === undefined)?.wanted ?? texts[0]!)!.open;
      if (isMetByAll(asked, { least, most: least + open }) === undefined) return { holds: 'undecided', reason: why };
      const grades = [least, least + open].map((count) => graded(asked, count));
      const isOpen = grades[0]!.nearness !== grades[1]!.nearness || grades[0]!.distance !== grades[1]!.distance;
      const quotes = sought
        .flatMap(({ places }) => places.slice(0, 1))
        .slice(0, MAX_QUOTES)
        .map((place) => snippet(normal, place));
      return {
        ...grades[0]!,
        openGrade: isOpen ? why : undefined,
        found: times ? frequencies(sought) : occurring(sought),
        evidence: quotesIn(said, quotes),
      };
    },
  };
}

/** That none occurs, and that one does, has no grade between: one of them is the whole fault. */
const graded = (asked: Quantity, count: number) => ({
  holds: isMet(asked, count),
  nearness: nearness(asked, count),
  distance: distance(asked, count),
});

const names = (texts: readonly Wanted[], show = ({ text }: Wanted) => `"${text}"`) =>
  texts.slice(0, MAX_NAMES).map(show).join(', ') + (texts.length > MAX_NAMES ? ' …' : '');

function occurring(sought: readonly Sought[]): string {
  const present = sought.filter(({ places }) => places.length > 0).map(({ wanted }) => wanted);
  const missing = sought.filter(({ places }) => places.length === 0).map(({ wanted }) => wanted);
  if (present.length === 0) return `None of ${names(missing)} occurs`;
  if (missing.length === 0) return `All of ${names(present)} occur`;
  return `${names(present)} ${present.length === 1 ? 'occurs' : 'occur'}, ${names(missing)} ${missing.length === 1 ? 'does' : 'do'} not`;
}

const frequencies = (sought: readonly Sought[]) =>
  sought
    .map(({ wanted, places }) => `"${wanted.text}" occurs ${places.length === 1 ? 'once' : `${places.length} times`}`)
    .join(', ');
