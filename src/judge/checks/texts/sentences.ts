import { hasEndMark, proseBlocks } from '../markdown/markdown.ts';
import { lengthFamily } from '../text-count.ts';
import { splitSentences } from './sentence-split.ts';

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * How many sentences a text has. Paragraphs and list items are read one by one. Headings, tables and code blocks hold none. A
 * paragraph that ends without an end mark ends a sentence all the same; a list item without any end mark is a part of a
 * sentence, not one.
 */
export function countSentences(text: string): number {
  return proseBlocks(text).reduce((count, { kind, text: prose }) => {
    const sentences = splitSentences(prose).filter((sentence) => HAS_LETTER_OR_DIGIT.test(sentence));
    const isFragment = kind === 'item' && sentences.length === 1 && !hasEndMark(sentences[0]!);
    return count + (isFragment ? 0 : sentences.length);
  }, 0);
}

export const sentences = lengthFamily(
  'sentences',
  { singular: 'sentence', plural: 'sentences', isLength: true },
  countSentences,
);
