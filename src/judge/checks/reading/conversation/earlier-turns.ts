import type { Check } from '../../check.ts';
import { overConversation } from '../../conversation/earlier-turns.ts';
import { isWord, type Token } from '../../grammar/tokens.ts';
import { readNumber } from '../../number-words.ts';
import type { Claim } from '../claim.ts';

/** Checks of what may be counted over a conversation. */
const COUNTED = ['text', 'questions'];

const isCounted = (object: readonly Token[]) =>
  object.some((token, at) => readNumber(object, at) || isWord(token, 'once') || isWord(token, 'twice'));

/**
 * A check of what "the assistant" never does, or how often it says or asks something: it may be said of the whole conversation, so
 * it is undecided where the assistant's earlier turns would change the verdict on the last one.
 */
export function besideEarlierTurns({ about, manner, object, negated }: Claim, check: Check): Check {
  const isNever = manner.denial === 'never' && negated;
  if (about !== 'agent' || !(isNever || (COUNTED.includes(check.name) && isCounted(object)))) return check;
  return overConversation(check, isNever);
}
