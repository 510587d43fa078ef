import { isMark, isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { isBare, presence } from '../quantity.ts';
import type { Claim } from './claim.ts';
import { readQuantity } from './quantity.ts';
import { readComparatorAfter } from './quantity-bounds.ts';

/** A part of a joined condition. */
interface Joined {
  claim: Claim;
  /** Whether it leaves out its verb. */
  isShared: boolean;
  /** The words that say it, and those that join it to the part before. */
  tokens: readonly Token[];
  joint: readonly Token[];
  /** How the joint reads, a comma as the word that follows; and how the part is joined, what is denied regarded. */
  said: 'and' | 'or';
  joined: 'and' | 'or';
}

const isComma = ({ joint }: Joined) => joint.length === 1 && isMark(joint[0], ',');

const isOr = ({ joint }: Joined) => isWord(joint.at(-1), 'or');

/**
 * Whether commas and "or" join parts with a verb and parts without one: of "is in German, has a link or a table" nobody can
 * tell whether the comma stands for "or", or for "and".
 */
export const isUnevenList = (parts: readonly Joined[]): boolean =>
  parts.some((part, at) => {
    const end = isComma(part) ? parts.findIndex((other, place) => place > at && !isComma(other)) : -1;
    return end > at && isOr(parts[end]!) && parts.slice(at, end + 1).some(({ isShared }) => isShared !== part.isShared);
  });

const LENGTHS = ['or longer', 'or shorter', 'long or longer', 'long or shorter', 'tops'].map(
  (phrase) => [phrase, null] as const,
);

/** "5 sentences max", "2 tables or more" */
function hasComparatorAfter(tokens: readonly Token[]): boolean {
  const count = readNumber(tokens, 0);
  return (
    count !== undefined &&
    tokens.some((_, at) => {
      if (at <= count.next) return false;
      return (readComparatorAfter(tokens, at) ?? readPhrase(tokens, at, LENGTHS))?.next === tokens.length;
    })
  );
}

const isNumber = ({ claim: { object } }: Joined) => {
  const quantity = readQuantity(object, 0)?.value;
  return quantity !== undefined && isBare(quantity);
};

/**
 * Whether what compares a number at the end of a list may be said of the numbers before it too: "100 words or 5 sentences max".
 */
export function mayReachBack(parts: readonly Joined[]): boolean {
  return parts.some((part, at) => {
    if (!part.isShared || !hasComparatorAfter(part.tokens)) return false;
    const head = parts.slice(0, at).findLastIndex(({ isShared }) => !isShared);
    return parts.slice(head, at).some((before) => isNumber(before) && !hasComparatorAfter(before.claim.object));
  });
}

/**
 * Whether a comma was read as an "or" that stands within a part, and joins no parts: of "a table, 3 or more links" and "a table,
 * one of 'a' or 'b'" the comma is more likely "and".
 */
export const isUnclosedList = (parts: readonly Joined[]): boolean =>
  parts.some((part, at) => {
    if (!isComma(part)) return false;
    const end = parts.find((other, place) => place > at && !isComma(other));
    return end ? end.said !== part.said : part.said === 'or';
  });

/**
 * Whether of a list without a comma before its "or" the last parts alone may be alternatives: "under 100 words, in German or
 * French". "A link, a table or a heading" is plain.
 */
export const isUnlikeList = (parts: readonly Joined[]): boolean =>
  parts.some((part, at) => {
    const before = parts[at - 1];
    const end = parts.find((other, place) => place > at && !isComma(other));
    if (!isComma(part) || !part.isShared || part.joined !== 'or' || !before || !end) return false;
    const isTight = end.joint.length === 1 && isOr(end);
    return isTight && kindOf(before.claim.object) !== kindOf(part.claim.object);
  });

const CASES = ['all', 'lowercase', 'uppercase', 'capital', 'capitals', 'caps'];

const MANNERS = ['in', 'written', 'entirely'];

/** Of what kind a part is: how the response or its letters are written, how much there is of a thing, or a thing. */
function kindOf(object: readonly Token[]): 'case' | 'manner' | 'number' | 'thing' {
  const has = (words: readonly string[], tokens: readonly Token[]) =>
    words.some((word) => tokens.some((token) => isWord(token, word)));
  if (has(CASES, object.slice(0, 2))) return 'case';
  if (has(MANNERS, object.slice(0, 1))) return 'manner';
  const quantity = readQuantity(object, 0)?.value;
  return quantity && quantity !== presence && quantity.max > 0 ? 'number' : 'thing';
}
