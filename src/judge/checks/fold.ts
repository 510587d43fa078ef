/** A text made comparable, with the place that each of its units has in the original. */
export interface Folded {
  text: string;
  places: Uint32Array;
}

/** Typographic marks as typed, and small letters that are the same letter; none is longer than what it stands for. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
]);
const PLAIN_SMALL: ReadonlyMap<string, string> = new Map([
  ['ς', 'σ'],
  ['İ', 'i'],
]);

/** Soft hyphens and their kin, which print nothing. */
const INVISIBLE: ReadonlySet<string> = new Set(['\u00ad', '\u200b', '\u2060', '\ufeff']);

const BLANK = 0x20;
const CHUNK = 8192;

/** Makes a text comparable: every run of blanks one blank, quotation marks straight, and small letters unless case counts. */
export function fold(text: string, caseSensitive: boolean): Folded {
  const units = new Uint16Array(text.length);
  const places = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const folded = foldAt(text, at, caseSensitive);
    const size = text.codePointAt(at)! > 0xffff ? 2 : 1;
    for (let offset = 0; offset < folded.length; offset += 1) {
      const unit = folded.charCodeAt(offset);
      if (unit === BLANK && length > 0 && units[length - 1] === BLANK) continue;
      units[length] = unit;
      places[length] = at + offset;
      length += 1;
    }
    at += size;
  }
  return { text: textOf(units.subarray(0, length)), places };
}

/** ASCII first: it is most of what comes, and a table of it costs a tenth of the general way. */
const SMALL_ASCII = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code), false));
const ASCII = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code), true));

function foldAt(text: string, at: number, caseSensitive: boolean): string {
  const code = text.charCodeAt(at);
  if (code < 128) return (caseSensitive ? ASCII : SMALL_ASCII)[code]!;
  return foldCharacter(String.fromCodePoint(text.codePointAt(at)!), caseSensitive);
}

function foldCharacter(character: string, caseSensitive: boolean): string {
  if (INVISIBLE.has(character)) return '';
  if (/\s/u.test(character)) return ' ';
  const plain = PLAIN.get(character) ?? character;
  return caseSensitive ? plain : (PLAIN_SMALL.get(plain) ?? plain.toLowerCase());
}

function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK) parts.push(String.fromCharCode(...units.subarray(at, at + CHUNK)));
  return parts.join('');
}
