import { lengthFamily } from './text-count.ts';

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
  let count = 0;
  for (const piece of text.split(SEPARATOR)) {
    if (HAS_LETTER_OR_DIGIT.test(piece)) count += HAS_SCRIPT_WITHOUT_BLANKS.test(piece) ? segmentedWords(piece) : 1;
  }
  return count;
}

function segmentedWords(piece: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(piece)) {
    if (isWordLike) count += 1;
  }
  return count;
}

export const words = lengthFamily('words', { singular: 'word', plural: 'words', isLength: true }, countWords);
