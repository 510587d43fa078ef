import type { Check } from '../../check.ts';
import {
  type Asked,
  atLeast,
  atMost,
  CHARACTERS,
  COUNTERS,
  type Comparison,
  type Counter,
  exactly,
  fewer,
  LENGTHS,
  lengthCheck,
  more,
  readTimes,
  type Table,
  WORDS,
} from '../../conversation/compared-lengths.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { readUserMessage } from './user-message.ts';

const COUNTED: Table<Counter> = COUNTERS.map((one) => [one.unit.plural, one]);

/**
 * Compares a length with that of the user's last message: "is shorter than the user's message", "has fewer words than the user's
 * question". A length without a unit is compared in words and in characters, and is undecided where these differ.
 */
export function comparedLengths({ relation, negated, object }: Claim): Check | undefined {
  const asked = relation === 'be' ? readLength(object) : undefined;
  if (asked) return lengthCheck(asked.value, [WORDS, CHARACTERS], negated);
  const counted = relation === 'have' || relation === 'use' ? readCounted(object) : undefined;
  return counted && lengthCheck(counted.asked, [counted.counter], negated);
}

/** "shorter than the user's message", "at most twice as long as the user's message" */
function readLength(tokens: readonly Token[]): Reading<Asked> | undefined {
  const plain = readPhrase(tokens, 0, LENGTHS);
  const times = plain ? undefined : readTimes(tokens);
  const value = plain ? { ...plain.value, factor: 1 } : times?.value;
  const message = readUserMessage(tokens, plain?.next ?? times?.next ?? 0);
  return value && message?.next === tokens.length ? { value, next: message.next } : undefined;
}

/** "fewer words than the user's message", "the same number of lines as the user's message" */
function readCounted(tokens: readonly Token[]): { asked: Asked; counter: Counter } | undefined {
  const same = readPhrase(tokens, 0, [
    ['the same number of', null],
    ['exactly as many', null],
  ]);
  const comparison: Reading<Comparison> | undefined = same
    ? { value: exactly, next: same.next }
    : readPhrase(tokens, 0, [
        ['fewer', fewer],
        ['more', more],
        ['no more', atMost],
        ['no fewer', atLeast],
        ['at most as many', atMost],
        ['at least as many', atLeast],
      ]);
  const unit = comparison && readPhrase(tokens, comparison.next, COUNTED);
  if (!unit) return undefined;
  const isAs = comparison!.value === exactly || [1, 2].some((at) => afterPhrase(tokens, at, 'as many') !== undefined);
  const than = afterPhrase(tokens, unit.next, isAs ? 'as' : 'than');
  const message = than === undefined ? undefined : readUserMessage(tokens, than);
  return message?.next === tokens.length
    ? { asked: { ...comparison!.value, factor: 1 }, counter: unit.value }
    : undefined;
}
