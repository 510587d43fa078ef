import { withoutEntities } from '../html-entities.ts';

/** What JSON, source code and Markdown write with a backslash. */
const BACKSLASH = /\\(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2})|([bfnrt])|([!-/:-@[-`{-~]))/gi;
const PERCENT = /(?:%[0-9a-f]{2})+/gi;
const TAG = /<[/!a-z][^<>]*>/gi;
const EMPHASIS = /[*`~]+/g;
const UNDERSCORES_AROUND = /(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu;
/** A hyphen within a word, at the end of a line too. */
const HYPHEN = /(?<=\p{L})-(?:[^\S\n]*\n\s*)?(?=\p{L})/gu;

/** JSON in JSON in JSON is still looked through. */
const MAX_LAYERS = 4;

/** In compatibility forms (NFKC), without accents and what prints nothing, with digits of ASCII. */
type Reading = string;

/** How a text can be read: without escapes and entities; and without tags, emphasis and hyphens in words either. */
export function readings(text: string): [decoded: Reading, bare: Reading] {
  const asDecoded = normal(decoded(text));
  const unmarked = asDecoded.replace(TAG, '').replace(EMPHASIS, '').replace(UNDERSCORES_AROUND, '');
  return [asDecoded, unmarked.replace(HYPHEN, '')];
}

function decoded(text: string): string {
  if (!/[\\&%]/.test(text)) return text;
  let current = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const unescaped = current.replace(BACKSLASH, (_, unicode, hex, blank, mark) =>
      blank ? '\n' : (mark ?? character(unicode ?? hex)),
    );
    const next = withoutEntities(unescaped).replace(PERCENT, percentDecoded);
    if (next === current) break;
    current = next;
  }
  return current;
}

function character(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function percentDecoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Not of UTF-8: no text that could be read.
    return encoded;
  }
}

const NOT_PLAIN = /[^\t-\r -~]/;
const PRINTS_NOTHING = /[[\p{Cf}\p{DI}\p{Cc}]--[\t-\r\x85]]/gv;
/** Of Latin, Greek and Cyrillic letters, Hebrew and Arabic; those of other scripts make another letter. */
const ACCENT = /[\u0300-\u036f\u0591-\u05bd\u064b-\u0652]/g;
const FOREIGN_DIGIT = /[\p{Nd}--[0-9]]/gv;

function normal(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(PRINTS_NOTHING, '')
    .replace(ACCENT, '')
    .normalize('NFC')
    .replace(FOREIGN_DIGIT, digitOf)
    .replace(/[‐−]/g, '-')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

/** Digits of any script come as rows of ten. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
