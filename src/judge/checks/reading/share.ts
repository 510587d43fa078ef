import { afterPhrase, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { isBare } from '../quantity.ts';
import type { Share } from '../texts/text-lists.ts';
import { readQuantity } from './quantity.ts';

/** A share as it is put: "all three of". */
export interface SaidShare {
  share: Share;
  /** Whether it is plain what "not" before it means; and what "avoids" does. */
  isDeniable: boolean;
  isAvoidable: boolean;
  /** Whether "does not contain at least one of them" may deny one of them, or all; named as a fault, it denies all. */
  isAtLeastOne?: boolean;
  /** How many texts the list must then have. */
  count: number | undefined;
  /** Whether a bare list of quotations may follow: "both 'a' and 'b'" rather joins two conditions. */
  isPartitive: boolean;
}

const share = (phrase: string, share: Share, isDeniable: boolean): readonly [string, SaidShare] => [
  phrase,
  {
    share,
    isDeniable,
    isAvoidable: !/^(?:at least|one)/.test(phrase),
    isAtLeastOne: /^(?:at least one|one or more)/.test(phrase),
    count: /^(?:both|either|neither)/.test(phrase) ? 2 : undefined,
    isPartitive: / of$/.test(phrase),
  },
];

const SHARES: readonly (readonly [string, SaidShare])[] = [
  ...['all', 'all of', 'every one of', 'each one of', 'each of', 'both', 'both of'].map((phrase) =>
    share(phrase, 'all', false),
  ),
  ...['any of', 'any one of', 'at least one of', 'one or more of', 'either of'].map((phrase) =>
    share(phrase, 'any', true),
  ),
  ...['one of', 'either one of'].map((phrase) => share(phrase, 'any', false)),
  ...['none of', 'neither of'].map((phrase) => share(phrase, 'none', false)),
];

/** Reads "all of", "all three of", "at least two of". "Two of" alone may mean exactly or at least two. */
export function readShare(tokens: readonly Token[], at: number): Reading<SaidShare> | undefined {
  return allCounted(tokens, at) ?? readPhrase(tokens, at, SHARES) ?? counted(tokens, at);
}

function allCounted(tokens: readonly Token[], at: number): Reading<SaidShare> | undefined {
  const count = isWord(tokens[at], 'all') ? readNumber(tokens, at + 1) : undefined;
  const next = count && afterPhrase(tokens, count.next, 'of');
  return next === undefined
    ? undefined
    : { value: { share: 'all', isDeniable: false, isAvoidable: true, count: count!.value, isPartitive: true }, next };
}

/** "at least two of", "only one of" */
function counted(tokens: readonly Token[], at: number): Reading<SaidShare> | undefined {
  const isOnly = afterPhrase(tokens, at, 'only one of') !== undefined;
  const quantity = isOnly ? readQuantity([EXACTLY, ...tokens.slice(at + 1)], 0) : readQuantity(tokens.slice(at), 0);
  const next = quantity && afterPhrase(tokens, at + quantity.next, 'of');
  if (next === undefined || isBare(quantity!.value)) return undefined;
  return {
    value: { share: quantity!.value, isDeniable: !isOnly, isAvoidable: false, count: undefined, isPartitive: true },
    next,
  };
}

const EXACTLY: Token = { kind: 'word', text: 'exactly', raw: 'exactly' };
