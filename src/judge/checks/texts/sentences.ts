import { hasEndMark, proseBlocks } from '../markdown/markdown.ts';
import { lengthFamily } from '../text-count.ts';
import { countDoubtfulCuts, splitSentences } from './sentence-split.ts';

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The sentences of a text. Paragraphs and list items are read one by one. Headings, tables and code blocks hold none. A
 * paragraph that ends without an end mark ends a sentence all the same; a list item without any end mark is a part of a
 * sentence, not one.
 */
export const sentencesIn = (text: string): string[] => blocksOf(text).flatMap(({ sentences }) => sentences);

/** The same, where every mark that may end a sentence does: before a small letter, or without a blank. */
export const sentencesAtMost = (text: string): string[] => blocksOf(text, true).flatMap(({ sentences }) => sentences);

function blocksOf(text: string, isLoose = false): { sentences: string[]; doubtful: number }[] {
  return proseBlocks(text).map(({ kind, text: prose }) => {
    const pieces = splitSentences(prose, isLoose);
    const sentences = pieces.filter((sentence) => HAS_LETTER_OR_DIGIT.test(sentence));
    const isFragment = kind === 'item' && sentences.length === 1 && !hasEndMark(sentences[0]!);
    return isFragment ? { sentences: [], doubtful: 0 } : { sentences, doubtful: countDoubtfulCuts(prose, pieces) };
  });
}

/** How many sentences may be parts of others. */
const countDoubtful = (text: string): number => blocksOf(text).reduce((sum, { doubtful }) => sum + doubtful, 0);

/** How many sentences a text has. */
export const countSentences = (text: string): number => sentencesIn(text).length;

const countMore = (text: string): number => Math.max(0, sentencesAtMost(text).length - countSentences(text));

export const sentences = lengthFamily(
  'sentences',
  { singular: 'sentence', plural: 'sentences', isLength: true },
  countSentences,
  {
    fewer: countDoubtful,
    more: countMore,
    open:
      'A quotation of several sentences, or a number with a full stop, stands within a sentence, ' +
      'or a small letter, or no blank, follows the mark that may end one.',
  },
);
