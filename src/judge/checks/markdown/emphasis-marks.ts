import { type Folded, fold, keepsPoints, placesOf } from '../texts/fold.ts';
import { outsideCode } from './outside-code.ts';

/** Asterisks and underscores around whole words, as Markdown emphasises; "2 * 3", "a*b" and "__init__" hold none. */
const EMPHASISED =
  /(?<![\p{L}\p{M}\p{N}*_\\])(\*{1,3}|_{1,2}(?![\p{Ll}\p{N}]+__))(?=[^\s*_])([^*_\n]*)(?<=[^\s*_\\])\1(?![\p{L}\p{M}\p{N}*_])/gu;

/** Prints nothing, and is left out where texts are compared. */
const NOTHING = '\u2060';

/**
 * A text made comparable without the signs that emphasise words in it; with them where a text that is looked for may hold such signs.
 */
export function foldWithoutEmphasis(text: string, caseSensitive: boolean, wanted: readonly { text: string }[]): Folded {
  const marks = wanted.some((one) => /[*_]/.test(one.text)) ? [] : marksIn(text);
  const hasPoints = keepsPoints(caseSensitive, wanted);
  if (marks.length === 0) return fold(text, caseSensitive, hasPoints);
  let places: Folded['places'] | undefined;
  return {
    text: fold(replaced(text, marks, ''), caseSensitive, hasPoints).text,
    // Once, and only where something was found: each place that is found asks for it.
    get places() {
      places ??= placesOf(replaced(text, marks, NOTHING), hasPoints);
      return places;
    },
  };
}

type Mark = readonly [start: number, length: number];

function marksIn(text: string): Mark[] {
  if (!text.includes('*') && !text.includes('_')) return [];
  return Array.from(outsideCode(text).matchAll(EMPHASISED)).flatMap(({ 0: whole, 1: mark = '', index }): Mark[] => [
    [index, mark.length],
    [index + whole.length - mark.length, mark.length],
  ]);
}

/** The text with each unit of the marks written as another text. */
function replaced(text: string, marks: readonly Mark[], unit: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const [start, length] of marks) {
    parts.push(text.slice(end, start), unit.repeat(length));
    end = start + length;
  }
  return parts.join('') + text.slice(end);
}
