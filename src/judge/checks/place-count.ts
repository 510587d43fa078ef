import type { Check } from './check.ts';
import { countOf } from './count.ts';
import { rangeCheck } from './count-range.ts';
import type { Quantity } from './quantity.ts';
import { snippet } from './snippet.ts';
import { quotesIn, type Spoken, spoken } from './spoken.ts';
import type { Place } from './texts/find.ts';
import type { Unit } from './unit.ts';

/** How often something stands in a text, and its first few places. */
export interface Places {
  count: number;
  first: readonly Place[];
}

/** How many of the places are shown as evidence. */
const MAX_SHOWN = 3;

/** The places where a global pattern matches. Those that are not shown are counted only: a match costs ten times as much. */
export function matchPlaces(text: string, pattern: RegExp): Places {
  const first: Place[] = [];
  pattern.lastIndex = 0;
  while (first.length < MAX_SHOWN) {
    const match = pattern.exec(text);
    if (!match) return { count: first.length, first };
    first.push({ start: match.index, end: match.index + match[0].length });
  }
  let count = first.length;
  while (pattern.test(text)) count += 1;
  return { count, first };
}

/** Places that may be none, and others that may be some: how many, and why, as a sentence. */
export interface PlaceDoubt {
  count: (text: string) => { fewer: number; more: number };
  open: string;
}

/** A check that counts something in the answer's text and shows where it stands. It is undecided where a doubt matters. */
export function placeCountCheck(
  name: string,
  unit: Unit,
  asked: Quantity,
  find: (text: string) => Places,
  doubt?: PlaceDoubt,
): Check {
  const open = doubt?.open ?? '';
  return rangeCheck({ name, what: unit.plural, asked, reads: 'text', open }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const { count, first } = find(said.text);
    const counted = countOf(count, unit);
    const { fewer, more } = doubt?.count(said.text) ?? { fewer: 0, more: 0 };
    const [least, most] = [Math.max(0, count - fewer), count + more];
    return { least, most, found: `${counted}${where(said.text, first, count)}`, evidence: quotesAt(said, first) };
  });
}

/** ` ("5", "6"), first in "It costs 5 or 6"`, of the first places of so many; a mark alone is named by its unit. */
export function where(text: string, first: readonly Place[], count: number): string {
  const [place] = first;
  if (!place) return '';
  const quote = snippet(text, place);
  const hits = [...new Set(first.map(({ start, end }) => text.slice(start, end).replace(AROUND, '')))];
  const isNamed = hits.every((hit) => hit !== quote && HAS_LETTER_OR_DIGIT.test(hit) && hit.length <= LONGEST_HIT);
  const named = isNamed ? ` (${hits.map((hit) => `"${hit}"`).join(', ')})` : '';
  return `${named}, ${count === 1 ? 'in' : 'first in'} "${quote}"`;
}

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LONGEST_HIT = 60;
/** Blanks and marks that are no part of a word. */
const AROUND = /^[\s"'“‘(*_]+|[\s"'”’*_.,;:!?]+$/gu;

/** What stands around each of the places, as evidence. */
export const quotesAt = (said: Spoken, places: readonly Place[]) =>
  quotesIn(
    said,
    places.slice(0, MAX_SHOWN).map((place) => snippet(said.text, place)),
  );
