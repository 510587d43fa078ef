import { hasEndMark, proseBlocks } from '../markdown/markdown.ts';
import { lengthFamily } from '../text-count.ts';
import { splitSentences } from './sentence-split.ts';

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text. Paragraphs and list items are read one by one. Headings, tables and code blocks hold none. A
 * paragraph that ends without an end mark ends a sentence all the same; a list item without any end mark is a part of a
 * sentence, not one.
 */
export function sentencesIn(text: string): string[] {
  return proseBlocks(text).flatMap(({ kind, text: prose }) => {
    const sentences = splitSentences(prose).filter((sentence) => HAS_LETTER_OR_DIGIT.test(sentence));
    const isFragment = kind === 'item' && sentences.length === 1 && !hasEndMark(sentences[0]!);
    return isFragment ? [] : sentences;
  });
}

/** How many sentences a text has. */
export const countSentences = (text: string): number => sentencesIn(text).length;

export const sentences = lengthFamily(
  'sentences',
  { singular: 'sentence', plural: 'sentences', isLength: true },
  countSentences,
);
