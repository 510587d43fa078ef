import { isMark, isWord, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import { readPartName } from './part-names.ts';
import { readQuantity } from './quantity.ts';

/** A part of a joined condition. */
interface Joined {
  claim: Claim;
  /** Whether it leaves out its verb. */
  isShared: boolean;
  tokens: readonly Token[];
}

const ONLY = ['only', 'solely', 'exclusively', 'nothing', 'purely', 'just', 'merely', 'alone'];

const isNone = ({ negated, object }: Claim) => negated || readQuantity(object, 0)?.value.max === 0;

/** "Only of the word 'yes' or the word 'no'" */
const isText = ({ claim: { relation, object } }: Joined) => relation === 'solely' && object.at(-1)?.kind === 'quoted';

/**
 * Whether "only" may reach over a thing that would be a demand of its own: "uses only lowercase letters and digits". "Only
 * lowercase letters and no digits" is plain.
 */
export const isOnlyOfFirst = (parts: readonly Joined[]): boolean =>
  parts.some((part, at) => {
    if (!part.isShared || isNone(part.claim) || isText(part)) return false;
    const head = parts.slice(0, at).findLastIndex(({ isShared }) => !isShared);
    return parts.slice(head, at).some(({ tokens }) => tokens.some((token) => ONLY.some((word) => isWord(token, word))));
  });

const isCased = ({ tokens }: Joined) => isMark(tokens.at(-1), ')');

/** Whether "(case-sensitive)" at the end may be said of an earlier quotation, too. */
export const mayBeCasedAlike = (parts: readonly Joined[]): boolean =>
  isCased(parts.at(-1)!) &&
  parts.slice(0, -1).some((part) => part.tokens.some(({ kind }) => kind === 'quoted') && !isCased(part));

/**
 * Whether what is said with "with" or "without" may be said of each part that is counted before it: "3 paragraphs with at most
 * 3 sentences". Where all are counted, "with no emojis" says the same of both.
 */
export function mayBeOfUnits(object: readonly Token[], tokens: readonly Token[]): boolean {
  const isWithout = isWord(tokens[0], 'without');
  const length = readQuantity(object, 0)?.value ?? readQuantity(object, 1)?.value;
  const isOfUnits = object.some((_, at) => readPartName(object, at)?.next === object.length);
  if (!isOfUnits || !(isWithout || isWord(tokens[0], 'with'))) return false;
  const isNothing = isWithout || readQuantity(tokens, 1)?.value.max === 0;
  return !isNothing || length === undefined || length.max === Infinity;
}
