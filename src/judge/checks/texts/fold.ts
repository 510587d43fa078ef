/** A text made comparable, with the place that each of its units has in the original. */
export interface Folded {
  readonly text: string;
  readonly places: Uint32Array;
}

/** Soft hyphens and their kin, and marks of the direction of writing, which print nothing; and what draws out Arabic letters. */
const INVISIBLE = /[\u00ad\u061c\u0640\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Vowel points of Hebrew and Arabic, which most texts leave out. */
const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const POINT = new RegExp(POINTS.source);

/** Whether the points of a text are kept where it is compared: where case counts, or where a wanted text has some. */
export const keepsPoints = (caseSensitive: boolean, wanted: readonly { text: string }[]): boolean =>
  caseSensitive || wanted.some(({ text }) => POINT.test(text));

export const APOSTROPHES = /[’‘ʼ]/g;
/** Typographic marks, and hyphens with a number of their own, as typed. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [INVISIBLE, ''],
  [APOSTROPHES, "'"],
  [/[“”„]/g, '"'],
  [/[\u2010\u2011]/g, '-'],
];

/**
 * Makes a text comparable: every run of blanks one blank, quotation marks straight, small letters unless case counts, and no vowel
 * points of Hebrew and Arabic unless `hasPoints`.
 */
export function fold(text: string, caseSensitive: boolean, hasPoints = true): Folded {
  let plain = text;
  if (NOT_ASCII.test(text)) {
    if (!hasPoints) plain = plain.replace(POINTS, '');
    for (const [marks, mark] of PLAIN) plain = plain.replace(marks, mark);
  }
  // "İ" is the one letter whose small form is longer, and of both small sigmas the one within words counts.
  const cased = caseSensitive ? plain : plain.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
  let places: Uint32Array | undefined;
  return {
    text: withSingleBlanks(cased),
    // Only asked for where something was found.
    get places() {
      places ??= placesOf(text, hasPoints);
      return places;
    },
  };
}

const NOT_ASCII = /[^\0-\x7f]/;
const BLANK = /\s/;
/** Every run of blanks but a single blank, which stays as it is. */
const BLANK_RUNS = / \s+|[^\S ]\s*/g;

/** A text with one space for every run of blanks. */
export const withSingleBlanks = (text: string): string => text.replace(BLANK_RUNS, ' ');

const PRINTS_NOTHING = new RegExp(INVISIBLE.source);
const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
const DELETE = 0x7f;

/** The place of every unit that `fold` keeps: all but what prints nothing, and of a run of blanks the first. */
export function placesOf(text: string, hasPoints: boolean): Uint32Array {
  const places = new Uint32Array(text.length);
  let length = 0;
  let wasBlank = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Most units are letters or spaces of ASCII, and patterns cost ten times as much.
    if (code > SPACE && code < DELETE) wasBlank = false;
    else {
      if (code > DELETE && (PRINTS_NOTHING.test(text[at]!) || (!hasPoints && POINT.test(text[at]!)))) continue;
      const isBlank = code > DELETE ? BLANK.test(text[at]!) : code === SPACE || (code >= TAB && code <= RETURN);
      if (isBlank && wasBlank) continue;
      wasBlank = isBlank;
    }
    places[length] = at;
    length += 1;
  }
  return places;
}

/** A text without blanks and what prints nothing at both ends. */
export function trimmed(text: string): string {
  const isNothing = (at: number) => BLANK.test(text[at]!) || PRINTS_NOTHING.test(text[at]!);
  let [start, end] = [0, text.length];
  while (start < end && isNothing(start)) start += 1;
  while (end > start && isNothing(end - 1)) end -= 1;
  return text.slice(start, end);
}
