import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import { outsideCode } from '../markdown/outside-code.ts';

const BREAK_TAG = /<br\b[^>]*>/giu;

/** Line breaks within a text; whether one at its edge counts, or HTML's, is unclear. */
export function lineBreaksIn(text: string): FoundPlaces {
  const start = text.length - text.trimStart().length;
  const certain = placesOf(text.trim(), /\r\n|[\r\n]/gu).map((place) => ({
    start: place.start + start,
    end: place.end + start,
  }));
  const all = placesOf(text, /\r\n|[\r\n]/gu).length;
  return { certain, doubtful: all - certain.length + placesOf(text, BREAK_TAG).length };
}

/** Blanks at the end of lines; a line of nothing else, or the end of the text, may count or not. */
export function trailingIn(text: string): FoundPlaces {
  const certain = placesOf(text, /(?<=\S)[^\S\r\n]+(?=[\r\n])/gu);
  const all =
    placesOf(text, /(?<![^\S\r\n])[^\S\r\n]+(?=[\r\n]|$)/gu).length +
    (/[\r\n]/u.test(text.slice(text.trimEnd().length)) ? 1 : 0);
  return { certain, doubtful: all - certain.length };
}

/** What stands in code, in tables, or at the beginning of lines may be meant so. */
function outside(text: string, pattern: RegExp, plain: RegExp): FoundPlaces {
  const hasTable = /^[\t ]*\|.*\|/mu.test(text);
  const certain = hasTable ? [] : placesOf(outsideCode(text) === text ? text : '', plain);
  return { certain, doubtful: placesOf(text, pattern).length - certain.length };
}

export const spacesInRow = (text: string) => outside(text, / {2,}/gu, /(?<=\S) {2,}(?=\S)/gu);

const BLANK_LINES = /\r?\n(?:[^\S\r\n]*\r?\n){2,}/gu;
export const blankLinesInRow = (text: string) => outside(text.trim(), BLANK_LINES, /\r?\n(?:[^\S\r\n]*\r?\n){2,}/gu);

/** Typographic quotation marks. One that may be an apostrophe, or opens low as in German, may be meant or not. */
export function curlyIn(text: string): FoundPlaces {
  const certain = placesOf(text, /[“”‘]|(?<=[.,!?…])’/gu);
  return { certain, doubtful: placesOf(text, /[“”‘’„‚‟‛«»‹›]/gu).length - certain.length };
}

export const straightIn = (text: string): FoundPlaces => ({
  certain: placesOf(outsideCode(text) === text ? text : '', /"/gu),
  doubtful: placesOf(text, /["']/gu).length,
});

/** Double ones beyond doubt; what may be inches, code or single ones may be meant or not, but no apostrophe within a word. */
export function quotationMarksIn(text: string): FoundPlaces {
  const certain = placesOf(outsideCode(text), /(?<!\d)"|[“”«»＂「」『』]/gu);
  return {
    certain,
    doubtful:
      placesOf(text, /["“”„«»‹›‘‚‛＂「」『』〈〉《》〝〞〟]|(?<!\p{L})['’]|['’](?!\p{L})/gu).length - certain.length,
  };
}

/** The same word twice in a row; across a mark or a line it may be meant or not. */
export function doubledIn(text: string): FoundPlaces {
  const certain = placesOf(
    outsideCode(text) === text ? text : '',
    /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}+) +\1(?![\p{L}\p{M}\p{N}'’-])/giu,
  );
  const all = placesOf(text, /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{N}]+)[^\p{L}\p{M}\p{N}]+\1(?![\p{L}\p{M}])/giu);
  return { certain, doubtful: Math.max(0, all.length - certain.length) };
}

/** Ellipses: the sign, or three full stops; of more of them, and within code, it is unclear. */
export function ellipsesIn(text: string): FoundPlaces {
  const certain = placesOf(outsideCode(text), /…|(?<![.\w])\.{3}(?![.\w])|(?<=\w)\.{3}(?=\s|$|["'”’)])/gu);
  return { certain, doubtful: placesOf(text, /…|\.\s?\.\s?\.|⋯/gu).length };
}
