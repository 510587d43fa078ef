import type { Place } from './find.ts';

/**
 * Cuts a text at a divider. Where it stands apart from words, only there, since "***so***" is emphasis; where it never does,
 * wherever just so many of its marks stand in a row. Blank parts are left out.
 */
export function splitAt(text: string, divider: string): string[] {
  const found = placesOf(text, divider);
  const apart = found.filter(({ start, end }) => isBlank(text[start - 1]) && isBlank(text[end]));
  const cuts = apart.length > 0 ? apart : found;
  const parts = [{ end: 0 }, ...cuts].map(({ end }, at) => text.slice(end, cuts[at]?.start ?? text.length));
  return parts.filter((part) => part.trim() !== '');
}

/** Where just as many of the divider's marks stand in a row as it has. */
function placesOf(text: string, divider: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(divider); start >= 0; ) {
    let end = start;
    while (text[end] === divider[0]) end += 1;
    if (end - start === divider.length) places.push({ start, end });
    start = text.indexOf(divider, end);
  }
  return places;
}

const isBlank = (character: string | undefined) => character === undefined || /\s/u.test(character);
