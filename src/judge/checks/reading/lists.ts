import type { Claim } from './claim.ts';
import { readNumber } from './number-words.ts';
import { isBare, readQuantity } from './quantity.ts';
import { readComparatorAfter } from './quantity-bounds.ts';
import { isMark, isWord, readPhrase, type Token } from './tokens.ts';

/** A part of a joined condition. */
interface Joined {
  claim: Claim;
  /** Whether it leaves out its verb. */
  isShared: boolean;
  /** The words that say it, and those that join it to the part before. */
  tokens: readonly Token[];
  joint: readonly Token[];
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
