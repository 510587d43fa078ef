import { type Folded, fold } from './fold.ts';

/** A text whose signs mean themselves in a regular expression. */
export const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** How a text is looked for. */
export interface Wanted {
  text: string;
  /** Whether its ends must be the ends of words: "cat" then does not stand in "concatenate". */
  wholeWords: boolean;
  caseSensitive: boolean;
  /** Whether it is called a word, so that neither other forms of it nor names that hold it are meant. */
  isUnit?: boolean;
  /** Whether it is called a sentence, so that a part of one may not be meant. */
  isSentence?: boolean;
  /** Whether it is called exact, so that a text that differs in upper and lower case may not be meant. */
  mayBeCased?: boolean;
  /** Whether it is said to be all that there is, so that a mark beside it may be more. */
  isAlone?: true;
  /** Whether it was named by what it is, "order 88213", so that its name may stand beside it. */
  isApposed?: true;
  /** Of what it is the number, the code or the amount: without that name beside it, or where that is denied, it may be another's. */
  beside?: string;
  /** Whether it is called a year, which another number with these digits is not. */
  isYear?: true;
  /** Whether it is an example of an opener. The same word is none if it is a part of the sentence: "Certainly not all". */
  isOpener?: true;
  /** Whether it is a price, a date or a number that nobody quoted, so that another way to write it may be meant. */
  isValue?: boolean;
  /** Whether it is "[2]" and meant as a citation, which "[1, 2]" is as well, and `items[2]` is not. */
  isCited?: true;
  /** Whether code must use it: a mention in a comment or a string does not count. */
  isUsed?: true;
}

const HAS_CASE = /[\p{Lu}\p{Ll}\p{Lt}]/u;

/** `"cat" (parts of words count, case-sensitive)`: a text with what of the way it is looked for is not usual. */
export function named({ text, wholeWords, caseSensitive }: Wanted): string {
  const isWord = text.length > 1 && /[\p{L}\p{N}]/u.test(text);
  const ways = [
    !wholeWords && isWord && 'parts of words count',
    caseSensitive && HAS_CASE.test(text) && 'case-sensitive',
  ].filter(Boolean);
  return ways.length === 0 ? `"${text}"` : `"${text}" (${ways.join(', ')})`;
}

/** A place in a text, `end` excluded. */
export interface Place {
  start: number;
  end: number;
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_]/u;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * All places of a wanted text, none overlapping another, in a text that is made comparable, with case as wanted: runs of
 * blanks count as one blank, curly quotation marks as straight ones. Linear in the text's length, whatever is wanted.
 */
export function findIn(haystack: Folded, wanted: Wanted): Place[] {
  const needle = needleOf(wanted);
  const { text } = haystack;
  const fits = (start: number) => !wanted.wholeWords || standsAlone(text, start, start + needle.length);
  const starts = needle.length <= longestQuick ? quickly(text, needle, fits) : linearly(text, needle, fits);
  if (starts.length === 0) return [];
  const { places } = haystack;
  return starts.map((start) => ({ start: places[start]!, end: places[start + needle.length - 1]! + 1 }));
}

/** The engine's own search may compare a longer text, in UTF-16 code units, as a whole at every place. */
const longestQuick = 64;

function quickly(text: string, needle: string, fits: (start: number) => boolean): number[] {
  const starts: number[] = [];
  if (needle === '') return starts;
  for (let at = text.indexOf(needle); at >= 0; ) {
    const isFound = fits(at);
    if (isFound) starts.push(at);
    at = text.indexOf(needle, isFound ? at + needle.length : at + 1);
  }
  return starts;
}

/** The same by Knuth, Morris and Pratt. */
function linearly(text: string, needle: string, fits: (start: number) => boolean): number[] {
  const starts: number[] = [];
  const borders = bordersOf(needle);
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && unit !== needle.charCodeAt(matched)) matched = borders[matched - 1]!;
    if (unit === needle.charCodeAt(matched)) matched += 1;
    if (matched < needle.length) continue;
    const start = at + 1 - needle.length;
    const isFound = fits(start);
    if (isFound) starts.push(start);
    matched = isFound ? 0 : borders[matched - 1]!;
  }
  return starts;
}

/** Marks that may stand around the first or last word of a text and are no part of what it says. */
const LEADING = /[\s"'*_~`>«¿¡]/u;
/** The sign of a heading: "#AI" is a hashtag. */
const HEADING_SIGN = /#{1,6}\s/uy;
const TRAILING = /[\s"'*_~`.!?…,;:»]/u;
/** The same after a wanted text that has an end mark of its own. */
const CLOSING = /[\s"'*_~`»]/u;
/** A sign that makes the first line an item of a list. */
const ITEM_SIGN = /^\s*(?:[-+*•◦▪▫‣⁃●○]|\d{1,9}[.)])\s+/u;
const LONGEST_SIGN = 24;

/**
 * Whether a text that is made comparable, with case as wanted, begins with the wanted one; blanks, and around whole
 * words quotation and emphasis marks, are skipped.
 */
export function startsWith({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  return startsIn(haystack, needle, wanted).some((start) => fitsAt(haystack, needle, start, wanted.wholeWords));
}

/** Whether such a text ends with the wanted one; blanks, and after whole words also end marks and the like, are skipped. */
export function endsWith({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  return fitsAt(haystack, needle, endIn(haystack, needle, wanted) - needle.length, wanted.wholeWords);
}

/** Whether such a text is the wanted one, what `startsWith` and `endsWith` skip aside. */
export function isSame({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  const end = endIn(haystack, needle, wanted);
  return startsIn(haystack, needle, wanted).some((start) => haystack.slice(start, end) === needle);
}

/** Whether a text that is said to be alone has a mark beside it in such a text, which is the same else. */
export function hasMark({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  let end = haystack.length;
  while (end > 0 && CLOSING.test(haystack[end - 1]!)) end -= 1;
  return (
    wanted.isAlone === true && /[^\p{L}\p{N}]/u.test(haystack[end - 1] ?? '') && haystack[end - 1] !== needle.at(-1)
  );
}

/** Where a text stands at an end of another, also within a longer word. */
export function placesAtEdge(haystack: Folded, wanted: Wanted, side: 'start' | 'end'): Place[] {
  const needle = needleOf(wanted);
  const starts =
    side === 'start' ? startsIn(haystack.text, needle, wanted) : [endIn(haystack.text, needle, wanted) - needle.length];
  return starts
    .filter((start) => fitsAt(haystack.text, needle, start, false))
    .map((start) => ({ start: haystack.places[start]!, end: haystack.places[start + needle.length - 1]! + 1 }));
}

const needleOf = ({ text, caseSensitive }: Wanted) => fold(text, caseSensitive).text;

/** Where a text may begin: before the sign of a list item, which may be wanted, and after it. */
function startsIn(haystack: string, needle: string, { wholeWords }: Wanted): number[] {
  const isWord = wholeWords && WORD_CHARACTER.test(firstCharacter(needle));
  const skipped = isWord ? LEADING : /\s/u;
  const sign = isWord ? (ITEM_SIGN.exec(haystack.slice(0, LONGEST_SIGN))?.[0].length ?? 0) : 0;
  return [...new Set([0, sign])].map((from) => {
    let start = from;
    for (; start < haystack.length; start += 1) {
      if (isWord) start += headingSignAt(haystack, start);
      if (start === haystack.length || !skipped.test(haystack[start]!)) break;
    }
    return start;
  });
}

function headingSignAt(haystack: string, at: number): number {
  HEADING_SIGN.lastIndex = at;
  return haystack[at] === '#' ? (HEADING_SIGN.exec(haystack)?.[0].length ?? 0) : 0;
}

function endIn(haystack: string, needle: string, { wholeWords }: Wanted): number {
  const isWord = WORD_CHARACTER.test(lastCharacter(needle));
  const isSentence = /[.!?…]$/u.test(needle) && WORD_CHARACTER.test(needle);
  const skipped = wholeWords && isWord ? TRAILING : wholeWords && isSentence ? CLOSING : /\s/u;
  let end = haystack.length;
  while (end > 0 && skipped.test(haystack[end - 1]!)) end -= 1;
  return end;
}

function fitsAt(haystack: string, needle: string, start: number, wholeWords: boolean): boolean {
  const stands = start >= 0 && haystack.startsWith(needle, start);
  return stands && (!wholeWords || standsAlone(haystack, start, start + needle.length));
}

/** For each prefix, the length of the longest border: a proper prefix that is also its suffix. */
function bordersOf(needle: string): number[] {
  const borders = [0];
  for (let at = 1, length = 0; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1]!;
    if (needle[at] === needle[length]) length += 1;
    borders.push(length);
  }
  return borders;
}

/** Whether both ends are ends of words. The ends of a text that is no word itself, such as "$", always are. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  beginsAlone(text, start) && endsAlone(text, start, end);

function beginsAlone(text: string, start: number): boolean {
  // What mostly stands there needs no pattern.
  if (start === 0 || text[start - 1] === ' ') return true;
  if (isPlainWord(text.charCodeAt(start - 1)) && isPlainWord(text.charCodeAt(start))) return false;
  if (text[start - 1] === "'" && TAIL.test(text.slice(Math.max(0, start - 2), start + 3))) return false;
  const first = firstCharacter(text.slice(start, start + 2));
  if (isWordEdge(first) && ABBREVIATED_BEFORE.test(text.slice(Math.max(0, start - 3), start))) return false;
  return !isWordEdge(first) || !grownBefore(first, text.slice(Math.max(0, start - 3), start));
}

function endsAlone(text: string, start: number, end: number): boolean {
  if (end === text.length || text[end] === ' ') return true;
  if (isPlainWord(text.charCodeAt(end - 1)) && isPlainWord(text.charCodeAt(end))) return false;
  const last = lastCharacter(text.slice(Math.max(start, end - 2), end));
  if (isAbbreviated(text, start, end)) return false;
  return !isWordEdge(last) || !grownAfter(last, text.slice(end, end + 3));
}

/** "re" does not stand in "we're", nor "s" in "Dana's". */
const TAIL = /^[\p{L}\p{M}\p{N}]'(?:s|t|m|d|re|ve|ll)(?![\p{L}\p{M}\p{N}_])/iu;

/** "i" does not stand in "i.e.", nor "s" in "U.S.": single letters with full stops between them. */
const ABBREVIATED_BEFORE = /(?<![\p{L}\p{M}\p{N}])\p{L}\.$/u;
const ABBREVIATED_AFTER = /^\.?\p{L}(?![\p{L}\p{M}\p{N}])/u;
const LAST_LETTER = /(?<![\p{L}\p{M}\p{N}])\p{L}(\.?)$/u;

/** Whether an abbreviation continues where a text ends: ".e" after "i", "A" after "U.S.". */
function isAbbreviated(text: string, start: number, end: number): boolean {
  const letter = LAST_LETTER.exec(text.slice(Math.max(0, start - 1, end - 4), end));
  if (!letter) return false;
  const after = text.slice(end, end + 3);
  return after.startsWith('.') !== (letter[1] === '.') && ABBREVIATED_AFTER.test(after);
}

/** Whether a unit is a letter or digit of ASCII. */
const isPlainWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

const isWordEdge = (character: string) => WORD_CHARACTER.test(character) && !SPACELESS.test(character);

function grownBefore(first: string, before: string): boolean {
  if (isWordEdge(lastCharacter(before))) return true;
  return /\p{N}/u.test(first) && /\p{N}[.,]$/u.test(before);
}

/** "can" does not stand in "can't", nor "5" in "5.2"; "assistant" does stand in "assistant's". */
function grownAfter(last: string, after: string): boolean {
  if (isWordEdge(firstCharacter(after)) || /^'t(?![\p{L}\p{N}])/u.test(after)) return true;
  return /\p{N}/u.test(last) && /^[.,]\p{N}/u.test(after);
}

const firstCharacter = (text: string) => [...text.slice(0, 2)][0] ?? '';
const lastCharacter = (text: string) => [...text.slice(-2)].at(-1) ?? '';
