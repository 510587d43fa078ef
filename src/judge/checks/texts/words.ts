import { lengthFamily } from '../text-count.ts';

/** Between words stand blanks, dashes and ellipses; a hyphen or an apostrophe stands within one. */
const SEPARATOR = /(?:[\s—–…]|--|\.{3})+/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const HAS_SCRIPT_WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * How many words a text has: what stands between blanks, dashes or ellipses and holds a letter or a digit. So "don't",
 * "well-known", "3.14" and "and/or" are one word each, and a bullet, an emoji or "&" alone is none. Scripts that set no
 * blanks between words are cut by the dictionary of Intl.Segmenter.
 */
export function countWords(text: string): number {
  const plain = countPlainWords(text);
  if (plain !== undefined) return plain;
  let count = 0;
  for (const piece of text.split(SEPARATOR)) {
    if (HAS_LETTER_OR_DIGIT.test(piece)) count += HAS_SCRIPT_WITHOUT_BLANKS.test(piece) ? segmentedWords(piece) : 1;
  }
  return count;
}

/** The same rule for text of ASCII alone, in one pass and some ten times as fast; undefined for any other text. */
function countPlainWords(text: string): number | undefined {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return undefined;
    if (isAlphanumeric(code)) {
      if (!isInWord) count++;
      isInWord = true;
    } else if (code === 32 || (code >= 9 && code <= 13)) isInWord = false;
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

const DASH = 45;
const DOT = 46;

const isAlphanumeric = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

function segmentedWords(piece: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(piece)) {
    if (isWordLike) count += 1;
  }
  return count;
}

export const words = lengthFamily('words', { singular: 'word', plural: 'words', isLength: true }, countWords);
