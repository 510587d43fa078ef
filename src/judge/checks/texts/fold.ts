/** A text made comparable, with the place that each of its units has in the original. */
export interface Folded {
  readonly text: string;
  readonly places: Uint32Array;
}

/** Soft hyphens and their kin, which print nothing. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Typographic marks, as typed. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [INVISIBLE, ''],
  [/[’‘ʼ]/g, "'"],
  [/[“”„]/g, '"'],
];

/** Makes a text comparable: every run of blanks one blank, quotation marks straight, and small letters unless case counts. */
export function fold(text: string, caseSensitive: boolean): Folded {
  let plain = text;
  if (NOT_ASCII.test(text)) for (const [marks, mark] of PLAIN) plain = plain.replace(marks, mark);
  // "İ" is the one letter whose small form is longer, and of both small sigmas the one within words counts.
  const cased = caseSensitive ? plain : plain.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
  let places: Uint32Array | undefined;
  return {
    text: cased.replace(BLANK_RUNS, ' '),
    // Only asked for where something was found.
    get places() {
      places ??= placesOf(text);
      return places;
    },
  };
}

const NOT_ASCII = /[^\0-\x7f]/;
const BLANK = /\s/;
/** Every run of blanks but a single blank, which stays as it is. */
const BLANK_RUNS = / \s+|[^\S ]\s*/g;
const PRINTS_NOTHING = new RegExp(INVISIBLE.source);
const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
const DELETE = 0x7f;

/** The place of every unit that folding keeps: all but what prints nothing, and of a run of blanks the first. */
function placesOf(text: string): Uint32Array {
  const places = new Uint32Array(text.length);
  let length = 0;
  let wasBlank = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Most units are letters or spaces of ASCII, and patterns cost ten times as much.
    if (code > SPACE && code < DELETE) wasBlank = false;
    else {
      if (code > DELETE && PRINTS_NOTHING.test(text[at]!)) continue;
      const isBlank = code > DELETE ? BLANK.test(text[at]!) : code === SPACE || (code >= TAB && code <= RETURN);
      if (isBlank && wasBlank) continue;
      wasBlank = isBlank;
    }
    places[length] = at;
    length += 1;
  }
  return places;
}
