import type { Check } from '../check.ts';
import { fencedProse } from '../markdown/code-fence.ts';
import {
  hasEndMark,
  isBoldLine,
  linesOutsideCode,
  type Prose,
  proseBlocks,
  standsApart,
} from '../markdown/markdown.ts';
import type { Quantity } from '../quantity.ts';
import { type Doubt, lengthCheck } from '../text-count.ts';
import type { Place } from './find.ts';
import { INDENTED, isShown } from './paragraph-split.ts';
import { joinPieces, type Piece, piecesOf, withEmojisBefore } from './sentence-split.ts';
import { isOfSigns, isSlight, mayBeSources, withoutSlight } from './slight.ts';

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A paragraph or list item, cut wherever a sentence ends or may end. */
interface Block {
  isItem: boolean;
  /** Whether it is an item without an end mark beside one that has one, and so may be a sentence, too. */
  isMixed: boolean;
  /** Whether it may be code, a formula or an image, which holds no sentence. */
  isApart: boolean;
  pieces: readonly Piece[];
}

type EndsWith = (piece: Piece) => boolean;

const isLikely: EndsWith = ({ end }) => end !== 'unlikely';

const isCertain: EndsWith = ({ end }) => end === 'certain';

const always: EndsWith = () => true;

function blocksOf(text: string): Block[] {
  let isInList = false;
  const prose = proseBlocks(text);
  const mixed = mixedItems(prose);
  return prose.map((block) => {
    const isItem = block.kind === 'item';
    const isIndented = INDENTED.test(block.text);
    if (isItem || !isIndented) isInList = isItem;
    const isApart = !isItem && ((isIndented && !isInList) || isShown(block.text));
    return { isItem, isMixed: mixed.has(block), isApart, pieces: piecesOf(block.text) };
  });
}

/** The items without an end mark of lists that have both, except for titles. */
function mixedItems(blocks: readonly Prose[]): ReadonlySet<Prose> {
  const lists: Prose[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'item') lists.at(-1)!.push(block);
    else lists.push([]);
  }
  const mixed = lists.filter((list) => list.some(({ text }) => hasEndMark(text)));
  return new Set(mixed.flat().filter(({ text }) => mayBeUnended(text) && !isBoldLine(text)));
}

/** Whether it is several words with neither an end mark nor a colon after them. */
const mayBeUnended = (text: string) =>
  !hasEndMark(text) && /\S\s+\S/u.test(text.trim()) && !LABEL_END.test(text.slice(-REACH));
const LABEL_END = /[:：][*_\s]*$/u;

interface Sentence {
  text: string;
  /** Whether it may be none: a greeting, a name, a reference, hashtags or an address. */
  isSlight: boolean;
}

const readSentences = (blocks: readonly Block[], endsWith: EndsWith, withMixed = false): Sentence[] =>
  blocks.flatMap(({ isItem, isMixed, isApart, pieces }) => {
    const sentences = joinPieces(pieces, endsWith).filter((sentence) => HAS_LETTER_OR_DIGIT.test(sentence));
    const isFragment = isItem && sentences.length === 1 && !hasEndMark(sentences[0]!);
    if (isFragment && !(withMixed && isMixed)) return [];
    const isNone = isApart || mayBeSources(sentences[0] ?? '');
    return sentences.map((text, at) => {
      const isLast = at === sentences.length - 1;
      const standsApart = at === 0 || /\n\s*$/u.test(sentences[at - 1]!.slice(-REACH));
      return { text, isSlight: isNone || (isLast && !isItem && (standsApart ? isSlight(text) : isOfSigns(text))) };
    });
  });

/** How much of a sentence's end is looked at for the end of its line. */
const REACH = 40;

const sentencesOf = (blocks: readonly Block[], endsWith: EndsWith): string[] =>
  readSentences(blocks, endsWith).map(({ text }) => text);

const sureSentences = (sentences: readonly Sentence[]) => withoutSlight(sentences, (one) => one.isSlight);

/**
 * The sentences of a text. Paragraphs and list items are read one by one. Headings, tables and code blocks hold none. A
 * paragraph that ends without an end mark ends a sentence all the same; a list item without any end mark is a part of a
 * sentence, not one.
 */
export const sentencesIn = (text: string): string[] => sentencesOf(blocksOf(text), isLikely);

/** The sentences with the line in bold that stands first or last, which may be a title, or a sentence without an end mark. */
export const withBoldEdge =
  (side: 'start' | 'end') =>
  (text: string): string[] => {
    const sentences = sentencesIn(text).map((one) => one.trim());
    const line = boldEdge(text, side);
    if (line === undefined) return sentences;
    return side === 'start' ? [line, ...sentences] : [...sentences, line];
  };

function boldEdge(text: string, side: 'start' | 'end'): string | undefined {
  const lines = linesOutsideCode(text);
  const says = (line: string) => line.trim() !== '';
  const line = side === 'start' ? lines.find(says) : lines.findLast(says);
  return line !== undefined && isBoldLine(line) && mayBeUnended(line) ? line.trim() : undefined;
}

/** A text with blanks for all that can hold no sentence, each at its place, and the headings that end as sentences do. */
export function sentenceLines(text: string): { prose: string; titles: Place[] } {
  const numbers: number[] = [];
  const outside = new Map(linesOutsideCode(text, numbers).map((line, at) => [numbers[at]! - 1, line]));
  const titles: Place[] = [];
  let start = 0;
  const lines = text.split(/(\r\n|[\r\n])/u).map((line, at) => {
    const [from, kept] = [start, at % 2 === 0 ? (outside.get(at / 2) ?? '') : line];
    start += line.length;
    const isApart = at % 2 === 0 && standsApart(kept);
    if (isApart && hasEndMark(kept)) titles.push({ start: from, end: from + line.trimEnd().length });
    return isApart ? ' '.repeat(line.length) : kept.padStart(line.length);
  });
  return { prose: lines.join(''), titles };
}

/** How many sentences a text has. */
export const countSentences = (text: string): number => sentencesIn(text).length;

/** How many sentences a text may have, and at least and at most. */
export function sentenceRange(text: string): { count: number; least: number; most: number } {
  const blocks = blocksOf(text);
  const ways = [isLikely, isCertain, always].map((end) => readSentences(blocks, end));
  const [count = 0] = ways.map(({ length }) => length);
  const ended = boldEdge(text, 'end') === undefined ? 0 : 1;
  const most = readSentences(blocks, always, true).length + ended;
  const least = Math.min(...ways.map((sentences) => (sureSentences(sentences) ?? sentences).length));
  const fenced = fencedProse(text);
  return { count, least, most: fenced === undefined ? most : Math.max(most, sentenceRange(fenced).most) };
}

/** Of so many places where a sentence may end, every combination is tried. */
const mostCombined = 4;

/** Of more, so many at the beginning and at the end are tried one by one, beside all and none of them. */
const triedAtEdges = 4;

/** Other ways in which a text may be cut into sentences than that of `sentencesIn`: of many, those that differ most; and those without what may be none. */
export function otherSentences(text: string): string[][] {
  const blocks = blocksOf(text);
  const open = blocks.flatMap(({ pieces }) => pieces.filter(({ end }) => end !== 'certain'));
  const combined = open.length === 0 ? [] : combinationsOf(open);
  const ways = [
    isLikely,
    ...combined.map(
      (ends): EndsWith =>
        (piece) =>
          isCertain(piece) || ends.has(piece),
    ),
  ];
  const shifted = blocks.map((block) => ({ ...block, pieces: withEmojisBefore(block.pieces) }));
  const isShifted = shifted.some(({ pieces }, at) => pieces !== blocks[at]!.pieces);
  const others = ways.flatMap((endsWith, at) => {
    const sentences = readSentences(blocks, endsWith);
    const sure = sureSentences(sentences);
    return [...(at === 0 ? [] : [sentences]), ...(sure ? [sure] : [])].map((all) => all.map(({ text }) => text));
  });
  return [
    ...others,
    ...(blocks.some(({ isMixed }) => isMixed) ? [readSentences(blocks, isLikely, true).map(({ text }) => text)] : []),
    ...(isShifted ? [isLikely, isCertain].map((end) => sentencesOf(shifted, end)) : []),
  ];
}

function combinationsOf(open: readonly Piece[]): ReadonlySet<Piece>[] {
  if (open.length <= mostCombined) {
    const masks = Array.from({ length: 2 ** open.length }, (_, mask) => mask);
    return masks.map((mask) => new Set(open.filter((_, at) => (mask >> at) % 2 === 1)));
  }
  const tried = [...new Set([...open.slice(0, triedAtEdges), ...open.slice(-triedAtEdges)])];
  return [
    ...[new Set<Piece>(), new Set(open)],
    ...tried.flatMap((piece) => [new Set([piece]), new Set(open.filter((other) => other !== piece))]),
  ];
}

const SENTENCE = { singular: 'sentence', plural: 'sentences', isLength: true };

const DOUBT: Doubt = {
  count: (text: string) => {
    const { count, least, most } = sentenceRange(text);
    return { fewer: count - least, more: most - count };
  },
  open:
    'A quotation of several sentences, or a number with a full stop, stands within a sentence, ' +
    'or an abbreviation or initial may end one, ' +
    'or a small letter, or no blank, follows the mark that may end one, ' +
    'or a smiley may end one, ' +
    'or a greeting, a name, a reference, hashtags, an address, a formula, a line in bold, an item without an end mark ' +
    'or what may be code may count as one.',
  isCostly: true,
};

export const sentencesCheck = (asked: Quantity): Check =>
  lengthCheck('sentences', SENTENCE, asked, countSentences, DOUBT);
