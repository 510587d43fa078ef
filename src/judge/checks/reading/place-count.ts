import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import { snippet } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import type { Place } from '../texts/find.ts';
import type { Unit } from './amount.ts';
import type { Quantity } from './quantity.ts';

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

/** A check that counts something in the answer's text and shows where it stands. */
export function placeCountCheck(name: string, unit: Unit, asked: Quantity, find: (text: string) => Places): Check {
  return countCheck(name, unit.plural, asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const { count, first } = find(said.text);
    const quotes = first.map((place) => snippet(said.text, place));
    const counted = countOf(count, unit);
    return {
      count,
      found: count === 0 ? counted : `${counted}, ${count === 1 ? 'in' : 'first in'} "${quotes[0]}"`,
      evidence: count === 0 ? [inMessage(said.index)] : quotes.map((quote) => inMessage(said.index, quote)),
    };
  });
}
