import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { type Doubt, lengthCheck } from '../text-count.ts';
import { countMarkWords, hiddenWords } from './hidden-words.ts';

/** Between words stand blanks, dashes and ellipses; a hyphen or an apostrophe stands within one. */
const SEPARATOR = /(?:[\s—–…]|--|\.{3})+/u;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const HAS_SCRIPT_WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * How many words a text has: what stands between blanks, dashes or ellipses and holds a letter or a digit. So "don't",
 * "well-known", "3.14" and "and/or" are one word each, and a bullet, the number of a list item, an emoji or "&" alone is none,
 * nor is a mark of Markdown.
 * Scripts that set no blanks between words are cut by the dictionary of Intl.Segmenter.
 */
export function countWords(text: string): number {
  return countPieces(text) - itemNumbers(text).sure - countMarkWords(text, countPieces);
}

function countPieces(text: string): number {
  const plain = countPlainWords(text);
  if (plain !== undefined) return plain;
  let count = 0;
  for (const piece of text.split(SEPARATOR)) {
    if (HAS_LETTER_OR_DIGIT.test(piece)) count += HAS_SCRIPT_WITHOUT_BLANKS.test(piece) ? segmentedWords(piece) : 1;
  }
  return count;
}

// One plain class for blanks within a line and quotation signs: a group or a difference of classes takes a step of the stack
// for each of millions in a line.
const ITEM_NUMBER =
  /^[\t\v\f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff>]*(\d{1,3})[.)][^\S\r\n]+(?=\S)/gmu;

/** The numbers of list items. Only 1, and those that continue a list from there, are sure: a line may begin with "24. May". */
function itemNumbers(text: string): { sure: number; others: number } {
  let [sure, others] = [0, 0];
  const last = new Set<number>();
  for (const [, digits] of text.matchAll(ITEM_NUMBER)) {
    const number = Number(digits);
    if (number !== 1 && !last.delete(number - 1)) {
      others += 1;
      continue;
    }
    last.add(number);
    sure += 1;
  }
  return { sure, others };
}

/** The same rule in one pass and some times as fast; undefined for a text with a script that sets no blanks. */
function countPlainWords(text: string): number | undefined {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code > 127 ? kindAt(text, at) : OTHER;
    if (kind === SPACELESS) return undefined;
    if (kind === WORD || isAlphanumeric(code)) {
      if (!isInWord) count++;
      isInWord = true;
    } else if (code === 32 || (code >= 9 && code <= 13) || kind === SEPARATING) isInWord = false;
    else if (code === DASH && text.charCodeAt(at + 1) === DASH) {
      isInWord = false;
      at += 1;
    } else if (code === DOT && text.charCodeAt(at + 1) === DOT && text.charCodeAt(at + 2) === DOT) {
      isInWord = false;
      at += 2;
    }
  }
  return count;
}

const [UNKNOWN, OTHER, WORD, SEPARATING, SPACELESS] = [0, 1, 2, 3, 4];

/** What has been met beyond ASCII, but for surrogates: to ask patterns costs ten times as much. */
const kinds = new Uint8Array(0xd800);

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at)!;
  const known = code < kinds.length ? kinds[code]! : UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = String.fromCodePoint(code);
  const isWord = HAS_LETTER_OR_DIGIT.test(character);
  const isSpaceless = HAS_SCRIPT_WITHOUT_BLANKS.test(character);
  const kind = isSpaceless ? SPACELESS : isWord ? WORD : SEPARATOR.test(character) ? SEPARATING : OTHER;
  if (code < kinds.length) kinds[code] = kind;
  return kind;
}

const DASH = 45;

const DOT = 46;

const isAlphanumeric = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Made once, at the first need: it takes longer than to cut a short text. */
let segmenter: Intl.Segmenter | undefined;

function segmentedWords(piece: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(piece)) {
    if (isWordLike) count += 1;
  }
  return count;
}

/** A sign that stands for a word between two others: "3 * 4", "salt & pepper". */
const SIGN = /(?<=[\p{L}\p{N})]\s)[*+=/&<>×÷%@#~^](?=\s[\p{L}\p{N}(])/gu;

/** A mark without a blank after it, which may part two words: "red,green", "yes|no". Scripts without blanks are cut there anyhow. */
const JOINING = /(?<=[\p{L}\p{M}])[,;:!?|](?=\p{L})/gu;

const UNIT = { singular: 'word', plural: 'words', isLength: true };

const DOUBT: Doubt = {
  count: (text) => {
    const { fewer, more } = hiddenWords(text, countPieces);
    const { others } = itemNumbers(text);
    return { fewer: fewer + others, more: more + (text.match(SIGN)?.length ?? 0) + (text.match(JOINING)?.length ?? 0) };
  },
  open:
    'A sign such as "&" or "=" stands between words, where it may count as one, or a mark without a blank joins two, ' +
    'or words of the text are not shown as such, such as a comment, or a number may be that of a list item.',
};

/** How many words a text may have. */
export function wordRange(text: string): { least: number; most: number } {
  const { fewer, more } = DOUBT.count(text);
  const count = countWords(text);
  return { least: count - fewer, most: count + more };
}

export const wordsCheck = (asked: Quantity): Check => lengthCheck('words', UNIT, asked, countWords, DOUBT);
