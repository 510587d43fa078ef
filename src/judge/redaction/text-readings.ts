import { withoutEntities } from '../html-entities.ts';

/** Backslash escapes of JSON, source code and Markdown. */
const BACKSLASH = /\\(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2})|([bfnrt])|([!-/:-@[-`{-~]))/gi;
const PERCENT = /(?:%[0-9a-f]{2})+/gi;
const TAG = /<[/!a-z][^<>]*>/gi;
const EMPHASIS = /[*`~]+/g;
const UNDERSCORES_AROUND = /(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu;
/** A hyphen within a word, also at the end of a line. */
const HYPHEN = /(?<=\p{L})-(?:[^\S\n]*\n\s*)?(?=\p{L})/gu;

/** The most layers of escapes that are decoded, such as JSON in JSON. */
const MAX_LAYERS = 4;

/** A text in compatibility form (NFKC), without accents and invisible characters, with ASCII digits. */
type Reading = string;

/** Two readings of a text: without escapes and entities; and also without tags, emphasis and hyphens within words. */
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
    // Not UTF-8, so not readable.
    return encoded;
  }
}

const NOT_PLAIN = /[^\t-\r -~]/;
const PRINTS_NOTHING = /[[\p{Cf}\p{DI}\p{Cc}]--[\t-\r\x85]]/gv;
/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic letters; in other scripts they make another letter. */
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

/** The ASCII digit for a digit of any script. Unicode encodes digits in rows of ten. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
