import { type Folded, fold } from './fold.ts';

/** How a text is looked for. */
export interface Wanted {
  text: string;
  /** Whether its ends must be the ends of words: "cat" then does not stand in "concatenate". */
  wholeWords: boolean;
  caseSensitive: boolean;
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
 * blanks count as one blank, curly quotation marks as straight ones. Linear in the text's length (Knuth, Morris and Pratt),
 * whatever is wanted.
 */
export function findIn(haystack: Folded, wanted: Wanted): Place[] {
  const needle = needleOf(wanted);
  const found: Place[] = [];
  // The engine's own search is quick, but not linear for a long needle.
  if (needle === '' || (needle.length <= 64 && !haystack.text.includes(needle))) return found;
  const borders = bordersOf(needle);
  for (let at = 0, matched = 0; at < haystack.text.length; at += 1) {
    const unit = haystack.text.charCodeAt(at);
    while (matched > 0 && unit !== needle.charCodeAt(matched)) matched = borders[matched - 1]!;
    if (unit === needle.charCodeAt(matched)) matched += 1;
    if (matched < needle.length) continue;
    const start = at + 1 - needle.length;
    const fits = !wanted.wholeWords || standsAlone(haystack.text, start, at + 1);
    if (fits) found.push({ start: haystack.places[start]!, end: haystack.places[at]! + 1 });
    matched = fits ? 0 : borders[matched - 1]!;
  }
  return found;
}

/** Marks that may stand around the first or last word of a text and are no part of what it says. */
const LEADING = /[\s"'*_~`#>«¿¡]/u;
const TRAILING = /[\s"'*_~`.!?…»]/u;
/** The same after a wanted text that has an end mark of its own. */
const CLOSING = /[\s"'*_~`»]/u;

/**
 * Whether a text that is made comparable, with case as wanted, begins with the wanted one; blanks, and around whole
 * words quotation and emphasis marks, are skipped.
 */
export function startsWith({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  return fitsAt(haystack, needle, startIn(haystack, needle, wanted), wanted.wholeWords);
}

/** Whether such a text ends with the wanted one; blanks, and after whole words also end marks and the like, are skipped. */
export function endsWith({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  return fitsAt(haystack, needle, endIn(haystack, needle, wanted) - needle.length, wanted.wholeWords);
}

/** Whether such a text is the wanted one, what `startsWith` and `endsWith` skip aside. */
export function isSame({ text: haystack }: Folded, wanted: Wanted): boolean {
  const needle = needleOf(wanted);
  return haystack.slice(startIn(haystack, needle, wanted), endIn(haystack, needle, wanted)) === needle;
}

const needleOf = ({ text, caseSensitive }: Wanted) => fold(text, caseSensitive).text;

function startIn(haystack: string, needle: string, { wholeWords }: Wanted): number {
  const skipped = wholeWords && WORD_CHARACTER.test(firstCharacter(needle)) ? LEADING : /\s/u;
  let start = 0;
  while (start < haystack.length && skipped.test(haystack[start]!)) start += 1;
  return start;
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
function standsAlone(text: string, start: number, end: number): boolean {
  const first = firstCharacter(text.slice(start, start + 2));
  const last = lastCharacter(text.slice(Math.max(start, end - 2), end));
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  return (!isWordEdge(first) || !grownBefore(first, before)) && (!isWordEdge(last) || !grownAfter(last, after));
}

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
