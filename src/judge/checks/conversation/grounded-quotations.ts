import { isJson } from '../../is-json.ts';
import { type SourceTexts, withUnescaped } from './grounded-sources.ts';
import { bare, comparable, comparablePart } from './grounded-text.ts';
import type { Look } from './grounding.ts';
import { quotationsIn } from './quotations.ts';
import { findSequences, type Occurrences } from './sequence-search.ts';

/** Fewer words in quotation marks may be a term, a title or irony rather than a quotation. */
const leastWords = 5;

/**
 * Looks for each quotation of a text in the sources. Typography, line breaks and Markdown make no difference, nor does a capital
 * at its beginning unless it is to be literal; of a quotation with an ellipsis the parts must stand there in their order. Doubtful are, where they do not stand there word for word: fewer than
 * five words, titles, and what differs in case or punctuation alone, or was changed in brackets.
 */
export const lookForQuotations: Look = (text, sources, isLiteral) => {
  // The strings of JSON are no quotations.
  if (/^\s*[[{]/u.test(text) && isJson(text)) return { total: 1, found: 0, foundForSure: 0, missing: [], doubtful: 1 };
  const { quoted, possible, stray } = quotationsIn(text);
  const all = [...quoted, ...possible].map(readQuotation);
  if (all.length === 0) return { total: stray, found: 0, foundForSure: 0, missing: [], doubtful: stray };
  const states = statesOf(all, sources, isLiteral);
  const sure = states.slice(0, quoted.length);
  const others = states.slice(quoted.length);
  const isDoubtful = (state: State, index: number) =>
    state === 'unclear' || (state === 'missing' && (!sources.isComplete || mayBeNone(quoted[index]!)));
  const doubtful = sure.filter(isDoubtful).length + others.filter((state) => state !== 'found').length + stray;
  const missing = quoted.filter((_, index) => sure[index] === 'missing' && !isDoubtful('missing', index));
  const found = states.filter((state) => state === 'found').length;
  const isLong = (state: State, index: number) => state === 'found' && wordsIn(quoted[index]!) >= leastWords;
  return {
    total: found + missing.length + doubtful,
    found,
    foundForSure: sure.filter(isLong).length,
    missing,
    doubtful,
  };
};

type State = 'found' | 'missing' | 'unclear';

interface Quotation {
  whole: string;
  /** Its parts between ellipses and brackets. */
  parts: string[];
  /** Whether something was put into it in brackets. */
  isEdited: boolean;
}

const OMISSION = /\[\s*(?:\.{3,}|…)\s*\]|\(\s*(?:\.{3,}|…)\s*\)|\.{3,}|…/u;
const INSERTION = /\[[^[\]\n]{0,200}\]/u;

function readQuotation(text: string): Quotation {
  const said = text.replaceAll('[sic]', ' ');
  const parts = said.split(OMISSION);
  const pieces = parts.flatMap((part) => part.split(INSERTION));
  return {
    whole: comparablePart(said),
    parts: pieces.map(comparablePart).filter(Boolean),
    isEdited: pieces.length > parts.length,
  };
}

function statesOf(quotations: readonly Quotation[], sources: SourceTexts, isLiteral: boolean): State[] {
  const { text, starts } = joined(sources.sure.flatMap(withUnescaped).map(comparable));
  // A quotation may begin a sentence where its source does not.
  const wanted = quotations.flatMap(({ whole, parts }) => [whole, isLiteral ? '' : recased(whole), ...parts]);
  const places = findSequences(wanted, text);
  let at = 0;
  const strict = quotations.map(({ parts, isEdited }): State => {
    const [whole, other, ...each] = places.slice(at, at + parts.length + 2);
    at += parts.length + 2;
    if (whole || other) return 'found';
    if (each.length === 0 || each.includes(null)) return 'missing';
    const order = orderOf(each as Occurrences[], parts, starts);
    return order === 'found' && isEdited ? 'unclear' : order;
  });
  const open = quotations.filter((_, index) => strict[index] === 'missing');
  if (open.length === 0) return strict;
  const loose = looselyFound(open, sources);
  return strict.map((state) => (state === 'missing' && loose.shift() ? 'unclear' : state));
}

/** Whether all parts of each stand in the texts that may be meant, but for case, accents, blanks and marks. */
function looselyFound(quotations: readonly Quotation[], { sure, doubtful }: SourceTexts): boolean[] {
  const { text } = joined([...sure, ...doubtful].flatMap(withUnescaped).map((one) => bare(comparable(one))));
  const parts = quotations.map((quotation) => quotation.parts.map(bare));
  const places = findSequences(parts.flat(), text);
  let at = 0;
  return parts.map((own) => {
    const from = at;
    at += own.length;
    return places.slice(from, at).every((place) => place !== null);
  });
}

/** With a small first letter in place of a capital one, and the other way round. */
function recased(part: string): string {
  const letter = String.fromCodePoint(part.codePointAt(1) ?? 0x20);
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return other === letter ? '' : ` ${other}${part.slice(1 + letter.length)}`;
}

const BETWEEN = '\0';

function joined(texts: readonly string[]) {
  const starts: number[] = [];
  let length = 0;
  for (const one of texts) {
    starts.push(length);
    length += one.length + BETWEEN.length;
  }
  return { text: texts.join(BETWEEN), starts };
}

/** Whether parts stand one after the other in one text, as far as their first and last places tell. */
function orderOf(places: readonly Occurrences[], parts: readonly string[], starts: readonly number[]): State {
  const pairs = places
    .slice(1)
    .map((place, index) => ({ before: places[index]!, place, length: parts[index + 1]!.length }));
  // Two parts share the blank between them.
  const isApart = pairs.some(({ before, place, length }) => place.lastEnd - length + 1 < before.firstEnd);
  if (isApart) return 'missing';
  const areFirst = pairs.every(({ before, place, length }) => place.firstEnd - length + 1 >= before.firstEnd);
  const texts = new Set(places.map(({ firstEnd }) => textAt(starts, firstEnd - 1)));
  return areFirst && texts.size === 1 ? 'found' : 'unclear';
}

/** The number of the text that a place is in. */
function textAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

const wordsIn = (text: string) => text.trim().split(/\s+/u).length;

/** In scripts without blanks, so many signs are about five words. */
const leastSigns = 10;

function mayBeNone(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const isShort = words.length < leastWords && !(bare(text).length >= leastSigns && HAS_SIGNS.test(text));
  const isTitle =
    words.every((word) => /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(word) || word.length <= 3) && !HAS_SIGNS.test(text);
  return isShort || isTitle;
}

const HAS_SIGNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
