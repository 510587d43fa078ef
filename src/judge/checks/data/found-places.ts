import type { Check } from '../check.ts';
import { countOf } from '../count.ts';
import { rangeCheck } from '../count-range.ts';
import { quotesAt, where } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import { spoken } from '../spoken.ts';
import type { Place } from '../texts/find.ts';
import type { Unit } from '../unit.ts';

/** What was found in a text. */
export interface FoundPlaces {
  /** Where it stands beyond doubt, in order. */
  certain: readonly Place[];
  /** How many there are at least, where some of these may be counted as one; without it each counts. */
  least?: number;
  /** How many more there may be. */
  doubtful: number;
}

/** How many of the places are shown as evidence. */
const MAX_SHOWN = 3;

/**
 * A check that counts something in the answer's text and shows where it stands; undecided where what it asks hangs on what may
 * be such a thing or not.
 * @param open why it then is, as a sentence
 */
export function foundPlacesCheck(
  name: string,
  unit: Unit,
  asked: Quantity,
  open: string,
  find: (text: string) => FoundPlaces,
): Check {
  return rangeCheck({ name, what: unit.plural, asked, reads: 'text', isCostly: true, open }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const { certain, doubtful, least = certain.length } = find(said.text);
    return {
      least,
      most: certain.length + doubtful,
      found: `${countOf(certain.length, unit)}${where(said.text, certain.slice(0, MAX_SHOWN), certain.length)}`,
      evidence: quotesAt(said, certain),
    };
  });
}

/** All places where a global pattern matches. */
export const placesOf = (text: string, pattern: RegExp): Place[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
