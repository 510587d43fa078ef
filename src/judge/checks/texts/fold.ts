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
    text: cased.replace(/\s+/g, ' '),
    // Only asked for where something was found.
    get places() {
      places ??= placesOf(text);
      return places;
    },
  };
}

const NOT_ASCII = /[^\0-\x7f]/;
const BLANK = /\s/;
const PRINTS_NOTHING = new RegExp(INVISIBLE.source);

/** The place of every unit that folding keeps: all but what prints nothing, and of a run of blanks the first. */
function placesOf(text: string): Uint32Array {
  const places = new Uint32Array(text.length);
  let length = 0;
  let isBlank = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isLetter = code > 0x20 && code < 0x7f;
    if (!isLetter && PRINTS_NOTHING.test(text[at]!)) continue;
    const wasBlank = isBlank;
    isBlank = !isLetter && BLANK.test(text[at]!);
    if (isBlank && wasBlank) continue;
    places[length] = at;
    length += 1;
  }
  return places;
}
