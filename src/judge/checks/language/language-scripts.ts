/** Scripts by their Unicode names; Han, Hiragana and Katakana are told apart only within Chinese and Japanese. */
export const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  ...['Ethiopic', 'Hangul', 'Han', 'Hiragana', 'Katakana', 'Thaana', 'Tibetan', 'Mongolian', 'Cherokee'],
] as const satisfies readonly string[];

export type Script = (typeof SCRIPTS)[number];

const PATTERNS = SCRIPTS.map((script) => new RegExp(`(?=[\\p{L}\\p{M}])\\p{Script=${script}}`, 'u'));
const LETTER = /\p{L}/u;
/** Letters of no script above, and what is no letter. */
const OTHER = SCRIPTS.length;
const NONE = OTHER + 1;

const numberOf = (code: number): number => {
  const character = String.fromCodePoint(code);
  const found = PATTERNS.findIndex((pattern) => pattern.test(character));
  if (found >= 0) return found;
  return LETTER.test(character) && !/\p{Script=Common}/u.test(character) ? OTHER : NONE;
};

/** The number of each code point's script plus 1; 0 until it is asked for. */
const known = new Uint8Array(0x110000);

export interface LetterCounts {
  /** Of every script, and of those not listed. */
  total: number;
  of: Record<Script, number>;
}

/** How many letters, with the marks on them, a text has of each script. */
export function countScripts(text: string): LetterCounts {
  const counts = new Array<number>(NONE + 1).fill(0);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at)!;
    if (code > 0xffff) at += 1;
    known[code] ||= numberOf(code) + 1;
    counts[known[code] - 1]! += 1;
  }
  const of = Object.fromEntries(SCRIPTS.map((script, number) => [script, counts[number]!])) as Record<Script, number>;
  return { total: counts.slice(0, NONE).reduce((sum, count) => sum + count, 0), of };
}
