import type { Check } from '../check.ts';
import { rangeCheck } from '../count-range.ts';
import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { foldWithoutEmphasis } from '../markdown/emphasis-marks.ts';
import type { Claim } from '../reading/claim.ts';
import { withoutPlace } from '../reading/place.ts';
import { denied, presence, type Quantity, readQuantity } from '../reading/quantity.ts';
import { readQuoted, readTimes, withCase, withPlainTimes } from '../reading/quoted-text.ts';
import { snippet } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, named, type Wanted } from './find.ts';
import type { Folded } from './fold.ts';
import { rangeOf } from './occurrence-range.ts';
import { MAYBE_OTHER } from './other-words.ts';

/** How many of the places are shown as evidence. */
const MAX_QUOTES = 3;

/** Checks on a quoted text: whether, or how often, it is contained. */
export function text({ relation, negated, object }: Claim): Check | undefined {
  const tokens = withoutPlace(withPlainTimes(object));
  const found = READERS[relation]?.(tokens);
  if (!found) return undefined;
  const wanted = withCase(found.value.wanted, tokens, found.next);
  if (wanted?.next !== tokens.length) return undefined;
  const asked = negated ? denied(found.value.quantity) : found.value.quantity;
  return asked && occurrenceCheck(wanted.value, asked);
}

interface Contained {
  wanted: Wanted;
  quantity: Quantity;
}

type Reader = (tokens: readonly Token[]) => Reading<Contained> | undefined;

const contained: Reader = (tokens) => occurrences(tokens, [...OCCURRENCES, ...MENTIONS]) ?? quotedTimes(tokens);

const READERS: Partial<Record<Claim['relation'], Reader>> = {
  have: contained,
  use: contained,
  mention: contained,
  make: (tokens) => occurrences(tokens, MENTIONS),
};

/** "at least 2 occurrences of 'x'", "no mention of 'x'" */
function occurrences(tokens: readonly Token[], nouns: typeof MENTIONS): Reading<Contained> | undefined {
  const isBare = readPhrase(tokens, 0, nouns) !== undefined;
  const quantity = isBare ? { value: presence, next: 0 } : (readQuantity(tokens, 0) ?? readPhrase(tokens, 0, ARTICLES));
  const noun = quantity && readPhrase(tokens, quantity.next, nouns);
  const quoted = noun && readQuoted(tokens, noun.next);
  return quoted && { value: { wanted: quoted.value, quantity: quantity.value }, next: quoted.next };
}

const ARTICLES = ['a', 'an'].map((article) => [article, presence] as const);
const nounsOf = (nouns: readonly string[]) =>
  nouns.flatMap((noun) => [[`${noun} of`, null] as const, [`${noun}s of`, null] as const]);
const OCCURRENCES = nounsOf(['occurrence', 'instance', 'appearance']);
/** What a response also makes: "makes no mention of". */
const MENTIONS = nounsOf(['mention', 'use']);

/** "'x'", "the word 'x' at least twice" */
function quotedTimes(tokens: readonly Token[]): Reading<Contained> | undefined {
  const quoted = readQuoted(tokens, 0);
  if (!quoted) return undefined;
  const times = readTimes(tokens, quoted.next);
  return {
    value: { wanted: quoted.value, quantity: times?.value ?? presence },
    next: times?.next ?? quoted.next,
  };
}

export function occurrenceCheck(given: Wanted, asked: Quantity): Check {
  const wanted = { ...given, text: given.text.normalize('NFC') };
  const what = `occurrences of ${named(wanted)}`;
  return rangeCheck({ name: 'text', what, asked, reads: 'text', open: MAYBE_OTHER }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const normal = said.text.normalize('NFC');
    const haystack = foldWithoutEmphasis(normal, wanted.caseSensitive, [wanted]);
    const places = findIn(haystack, wanted);
    const quotes = places.slice(0, MAX_QUOTES).map((place) => snippet(normal, place));
    const { least, most, open } = rangeOf(normal, haystack, places, wanted);
    return {
      least,
      most,
      open,
      found: quotes[0] === undefined ? absence(normal, haystack, wanted) : occurrence(wanted, places.length, quotes[0]),
      evidence: quotesIn(said, quotes),
    };
  });
}

const occurrence = (wanted: Wanted, count: number, quote: string) =>
  `"${wanted.text}" occurs ${count === 1 ? 'once, in' : `${count} times, first in`} "${quote}"`;

function absence(text: string, haystack: Folded, wanted: Wanted): string {
  const loosely = wanted.caseSensitive ? foldWithoutEmphasis(text, false, [wanted]) : haystack;
  const [near] = findIn(loosely, {
    ...wanted,
    wholeWords: false,
    caseSensitive: false,
  });
  const reason = near ? `, though "${snippet(text, near)}" comes near: ${manner(wanted)}` : '';
  return `"${wanted.text}" does not occur${reason}`;
}

/** How a text was looked for. */
function manner({ wholeWords, caseSensitive }: Wanted): string {
  const whole = wholeWords ? 'only whole words count' : 'parts of words count';
  return caseSensitive ? `${whole}, and so does upper or lower case` : whole;
}
