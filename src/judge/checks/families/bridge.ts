import type { ToolNames } from '../../conversation.ts';
import type { Check } from '../check.ts';
import type { Fact, Interval } from '../form.ts';
import type { Claim, Manner } from '../reading/claim.ts';
import { type Quantity, quantity } from '../reading/quantity-bounds.ts';
import type { Token } from '../reading/tokens.ts';
import type { Relation } from '../reading/verbs.ts';

/** The check of a fact. */
export type Decider = (fact: Fact) => Check | undefined;

/** A family as today's reader knows it. */
export type Family = (claim: Claim, tools: ToolNames | undefined) => Check | undefined;

const word = (text: string): Token => ({ kind: 'word', text, raw: text });
const number = (value: number): Token => ({ kind: 'number', value });

/** A quotation as a token. */
export const quoted = (text: string): Token => ({ kind: 'quoted', text, mark: '"' });

/** Blank-separated words as tokens. */
export const wordsOf = (phrase: string): Token[] => phrase.split(' ').map(word);

/** What today's reader would make of the plainest sentence that says so: its check, from its family. */
export function claimed(
  family: Family,
  relation: Relation,
  object: readonly Token[],
  negated = false,
): Check | undefined {
  const manner: Manner = { count: 'singular', form: 'third', denial: negated ? 'not' : undefined };
  return family({ about: 'response', relation, negated, object, manner }, undefined);
}

/** Intervals as words: "at least 3", "fewer than 3 or more than 5". */
export function amountTokens(intervals: readonly Interval[]): Token[] {
  const [[low, high], next] = [intervals[0]!, intervals[1]];
  if (next) return [...wordsOf('fewer than'), number(high + 1), ...wordsOf('or more than'), number(next[0] - 1)];
  if (high === 0) return wordsOf('no');
  if (high === Infinity) return [...wordsOf('at least'), number(low)];
  if (low === high) return [...wordsOf('exactly'), number(low)];
  return low === 0 ? [...wordsOf('at most'), number(high)] : [word('between'), number(low), word('and'), number(high)];
}

/** Intervals as a quantity. */
export function quantityOf(intervals: readonly Interval[]): Quantity | undefined {
  const [[low, high], next] = [intervals[0]!, intervals[1]];
  if (next) {
    const [min, max] = [high + 1, next[0] - 1];
    const phrase = min === max ? `not exactly ${min}` : `fewer than ${min} or more than ${max}`;
    return { min, max, outside: true, phrase, negation: 'double' };
  }
  return quantity(low, high, inWords(low, high));
}

/** An interval in words. */
export function inWords(low: number, high: number): string {
  if (high === 0) return 'none';
  if (high === Infinity) return low === 1 ? 'at least one' : `at least ${low}`;
  if (low === high) return `exactly ${low}`;
  return low === 0 ? `at most ${high}` : `between ${low} and ${high}`;
}

/** A family that counts, asked with the plainest words. */
export const counting =
  (family: Family, plural: string, relation: Relation = 'have'): Decider =>
  (fact) =>
    claimed(family, relation, [...amountTokens(fact.in!), ...wordsOf(plural)]);
