import type { Check, CheckResult } from '../check.ts';
import { isMetByAll } from '../count-range.ts';
import { afterPhrase, isWord } from '../grammar/tokens.ts';
import { foldWithoutEmphasis } from '../markdown/emphasis-marks.ts';
import type { Claim } from '../reading/claim.ts';
import { withoutPlace } from '../reading/place.ts';
import {
  denied,
  distance,
  isBare,
  isMet,
  nearness,
  plainForCount,
  presence,
  type Quantity,
} from '../reading/quantity.ts';
import { type QuotedList, readQuotedList } from '../reading/quoted-list.ts';
import { readTimes, withPlainTimes } from '../reading/quoted-text.ts';
import type { Share } from '../reading/share.ts';
import { snippet } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, named, type Place, type Wanted } from './find.ts';
import { rangeOf } from './occurrence-range.ts';

/** How many of the places, and of the texts, are shown. */
const MAX_QUOTES = 3;
const MAX_NAMES = 6;

/** Checks on several quoted texts: whether all, any, none or so many of them are contained. */
export function textLists(claim: Claim): Check | undefined {
  if (!['have', 'use', 'mention'].includes(claim.relation)) return undefined;
  const tokens = withoutPlace(withPlainTimes(claim.object));
  const list = readQuotedList(tokens, 0);
  const times = list && readTimes(tokens, list.next);
  const each = times && afterPhrase(tokens, times.next, 'each');
  if (!list || (each ?? times?.next ?? list.next) !== tokens.length) return undefined;
  const share = deniedShare(list.value, claim);
  if (!share) return undefined;
  if (!times) return listCheck(list.value.texts, share, undefined);
  // "The words 'a' and 'b' at least twice" may count both together.
  // And so may "all of 'a' and 'b' at least twice in total".
  const isSum =
    each === undefined && ['total', 'altogether'].some((word) => tokens.some((token) => isWord(token, word)));
  // And "all of these words: 'a', 'b' twice" may say it of the last one.
  const isOfLast = (isBare(times.value) || list.value.isAnnounced) && !EACH.some((word) => isWord(tokens[0], word));
  const isOfAll = each !== undefined || (list.value.said !== undefined && !isOfLast);
  const isEach = share === 'all' && !claim.negated && !isSum && isOfAll;
  return isEach ? listCheck(list.value.texts, share, times.value) : undefined;
}

const EACH = ['each', 'every'];

/**
 * The share that is asked for, the claim's denial regarded. "Does not contain the words 'a' and 'b'" may mean not both;
 * said of a list, or with "avoids", it means neither.
 */
export function deniedShare(list: QuotedList, claim: Claim): Share | undefined {
  const { share, said, isAnnounced } = list;
  const { negated, manner, isFault } = claim;
  if (isFault && share === 'all') return faultyShare(list, claim);
  if (!negated) return share;
  if (manner.denial === 'lack') return undefined;
  const isAvoided = manner.denial === 'avoid' || manner.denial === 'without';
  if (said && isAvoided && !said.isAvoidable) return undefined;
  if (share === 'all')
    return (isAvoided && !(said && manner.denial === 'without')) || (isAnnounced && !said) ? 'none' : undefined;
  if (said && (!said.isDeniable || (said.isAtLeastOne && !isFault))) return undefined;
  // "Fails if it does not contain the following words: 'a' or 'b'": without one of them, or without both?
  if (isFault && isAnnounced && !said && share === 'any') return undefined;
  if (share === 'any') return 'none';
  return share === 'none' ? undefined : denied(share);
}

/** The share that is a fault, of a list that says "all", or neither "all" nor "any". */
function faultyShare({ texts, said, isBare, isAnnounced }: QuotedList, { negated, manner }: Claim): Share | undefined {
  // "Fails if it does not contain all of them", "… the following words: 'a', 'b'": without one of them it fails.
  if (negated) return manner.denial === 'not' && (said || isAnnounced) ? notAll(texts.length) : undefined;
  // "Penalize all of the words 'a' and 'b'" may mean any of them.
  if (said) return manner.isThing ? undefined : 'all';
  // "Fails if it contains the words 'a', 'b'", "Penalize the words 'a' and 'b'" want neither. "Fails if it contains the words
  // 'a' and 'b'" may want neither, too, or not both.
  return isBare || manner.isThing || manner.isDeed ? 'any' : undefined;
}

const notAll = (length: number): Quantity => ({
  ...{ min: length, max: length, outside: true, phrase: 'not all', negation: 'double' },
});

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
