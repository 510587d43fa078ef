/** Escapes of letters and digits that all dialects which have them mean alike; others are in some dialect the letter itself. */
const KNOWN_ESCAPES = /[nrtfv0dDsSwWbBpPAz]/;
const PROPERTY = /\\p\{(?:(?:Script|sc|General_Category|gc)=)?\w+\}/iy;
const HEX_ESCAPES = /\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]{1,6}\}|c[a-z])/iy;

/** White space as JavaScript has it; re2js only knows ASCII's. */
const BLANKS = String.raw`\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
const NO_BLANKS = String.raw`\x00-\x08\x0e-\x1f!-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;

/** What opens a group that an engine in linear time has not, or that not every dialect has. */
const REFUSED_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/\(\?<?[=!]/y, 'it looks ahead or behind, which takes more than linear time'],
  [/\(\?(?:>|\||\(|P[=>]|R|\d|&|#)/y, 'it holds a group that not every dialect has'],
];

/**
 * A pattern as re2js reads it, with the meaning it has in JavaScript under the flag "u"; `refused` says why there is none,
 * as the end of a sentence: what it asks for takes more than linear time, or means different things in different dialects.
 */
export function translated(source: string): string | { refused: string } {
  let result = '';
  let isInClass = false;
  for (let at = 0; at < source.length; ) {
    const refused = refusedAt(source, at, isInClass);
    if (refused) return { refused };
    if (source[at] === '\\') {
      const escaped = escapeAt(source, at, isInClass);
      if (typeof escaped === 'object') return escaped;
      result += escaped;
      at += escapeLength(source, at);
      continue;
    }
    if (source[at] === '[' && !isInClass) {
      isInClass = true;
      const opening = source[at + 1] === '^' ? '[^' : '[';
      result += opening;
      at += opening.length;
      continue;
    }
    if (isInClass && source.startsWith('[:', at)) {
      const end = source.indexOf(':]', at + 2);
      if (end < 0) return { refused: 'it holds a "[:" without its end' };
      result += source.slice(at, end + 2);
      at = end + 2;
      continue;
    }
    if (source[at] === ']') isInClass = false;
    result += isInClass && source[at] === '[' ? '\\[' : source[at];
    at += 1;
  }
  return result;
}

function refusedAt(source: string, at: number, isInClass: boolean): string | undefined {
  if (isInClass) return source.startsWith('&&', at) ? 'it holds "&&" in a class' : undefined;
  if (source.startsWith('[]', at) || source.startsWith('[^]', at)) return 'it holds an empty class';
  if (/\{,\d+\}/y.test(source.slice(at, at + 12))) return 'it repeats without a least number';
  return REFUSED_GROUPS.find(([group]) => matchLength(group, source, at) > 0)?.[1];
}

function escapeAt(source: string, at: number, isInClass: boolean): string | { refused: string } {
  const letter = source[at + 1] ?? '';
  if (letter === '') return { refused: 'it ends in a backslash' };
  if (/[1-9k]/.test(letter)) return { refused: 'it refers back to a group, which takes more than linear time' };
  const property = source.slice(at, at + matchLength(PROPERTY, source, at));
  if (property !== '') return property.replace(/\{[^=]*=/, '{');
  const hex = source.slice(at, at + matchLength(HEX_ESCAPES, source, at));
  if (hex !== '') return hexEscape(hex);
  if (letter === 's' || letter === 'S') {
    const ranges = letter === 's' ? BLANKS : NO_BLANKS;
    return isInClass ? ranges : `[${ranges}]`;
  }
  if (/[\p{L}\p{N}]/u.test(letter) && !KNOWN_ESCAPES.test(letter)) {
    return { refused: `it holds "\\${letter}", which not every dialect knows` };
  }
  if (letter === '0') return '\\x00';
  return KNOWN_ESCAPES.test(letter) || /[!-~]/.test(letter) ? `\\${letter}` : letter;
}

function hexEscape(written: string): string {
  const digits = written.slice(2).replace(/[{}]/g, '');
  const code = written[1] === 'c' ? digits.charCodeAt(0) % 32 : Number.parseInt(digits, 16);
  return `\\x{${code.toString(16)}}`;
}

const escapeLength = (source: string, at: number) =>
  matchLength(HEX_ESCAPES, source, at) || matchLength(PROPERTY, source, at) || 2;

function matchLength(sticky: RegExp, text: string, at: number): number {
  const pattern = new RegExp(sticky);
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
