import type { Check, CheckResult } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { withoutPlace } from '../reading/place.ts';
import { denied, distance, isMet, nearness, presence, type Quantity } from '../reading/quantity.ts';
import { type QuotedList, readQuotedList } from '../reading/quoted-list.ts';
import { readTimes, withPlainTimes } from '../reading/quoted-text.ts';
import type { Share } from '../reading/share.ts';
import { afterPhrase } from '../reading/tokens.ts';
import { snippet } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { findIn, type Place, type Wanted } from './find.ts';
import { fold } from './fold.ts';

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
  const isEach = share === 'all' && !claim.negated && (list.value.said ?? each) !== undefined;
  return isEach ? listCheck(list.value.texts, share, times.value) : undefined;
}

/**
 * The share that is asked for, the claim's denial regarded. "Does not contain the words 'a' and 'b'" may mean not both;
 * said of a list, or with "avoids", it means neither.
 */
export function deniedShare({ share, said, isAnnounced }: QuotedList, { negated, manner }: Claim): Share | undefined {
  if (!negated) return share;
  const isAvoided = manner.denial === 'avoid' || manner.denial === 'without';
  if (said && isAvoided && !said.isAvoidable) return undefined;
  if (share === 'all')
    return (isAvoided && !(said && manner.denial === 'without')) || (isAnnounced && !said) ? 'none' : undefined;
  if (said && !said.isDeniable) return undefined;
  if (share === 'any') return 'none';
  return share === 'none' ? undefined : denied(share);
}

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
function listCheck(given: readonly Wanted[], share: Share, times: Quantity | undefined): Check {
  const texts = given.map((wanted) => ({ ...wanted, text: wanted.text.normalize('NFC') }));
  const asked = asQuantity(share, texts.length);
  return {
    name: 'text',
    what: `which of ${names(texts)} occur`,
    asked: `${asked.phrase} of them${times ? `, ${times.phrase} ${times.phrase.endsWith(' 1') ? 'time' : 'times'}` : ''}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const normal = said.text.normalize('NFC');
      const haystack = fold(normal, texts[0]!.caseSensitive);
      const sought = texts.map((wanted): Sought => ({ wanted, places: findIn(haystack, wanted) }));
      const met = sought.filter(({ places }) => isMet(times ?? presence, places.length));
      const quotes = sought
        .flatMap(({ places }) => places.slice(0, 1))
        .slice(0, MAX_QUOTES)
        .map((place) => snippet(normal, place))
        .filter((quote) => said.text.includes(quote));
      return {
        ...graded(asked, met.length, texts.length),
        found: times ? frequencies(sought) : occurring(sought),
        evidence:
          quotes.length > 0
            ? [...new Set(quotes)].map((quote) => inMessage(said.index, quote))
            : [inMessage(said.index)],
      };
    },
  };
}

/** That none occurs holds the better the fewer do, as if each were denied by itself. */
function graded(asked: Quantity, count: number, length: number) {
  const holds = isMet(asked, count);
  const absent = (length - count) / length;
  const [isNone, isAny] = [asked.min === 0 && asked.max === 0, asked.min === 1 && asked.max === Infinity];
  const meansNone = (isNone && !asked.outside) || (isAny && asked.outside);
  const meansAny = (isAny && !asked.outside) || (isNone && asked.outside);
  return {
    holds,
    nearness: meansNone ? absent : nearness(asked, count),
    distance: meansAny ? absent : distance(asked, count),
  };
}

const names = (texts: readonly Wanted[]) =>
  texts
    .slice(0, MAX_NAMES)
    .map(({ text }) => `"${text}"`)
    .join(', ') + (texts.length > MAX_NAMES ? ' …' : '');

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
