import type { Check } from '../check.ts';
import { rangeCheck } from '../count-range.ts';
import { foldWithoutEmphasis } from '../markdown/emphasis-marks.ts';
import type { Quantity } from '../quantity.ts';
import { snippet } from '../snippet.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, named, type Wanted } from './find.ts';
import type { Folded } from './fold.ts';
import { rangeOf } from './occurrence-range.ts';
import { MAYBE_OTHER } from './other-words.ts';

/** How many of the places are shown as evidence. */
const MAX_QUOTES = 3;

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
