import type { Check } from '../check.ts';
import type { Fact, Interval } from '../form.ts';
import { type Quantity, quantity } from '../quantity.ts';
import { type Answer, wholeTextCheck } from '../whole-text.ts';

/** The check of a fact. @param negated Whether the fact is denied as a whole. */
export type Decider = (fact: Fact, negated: boolean) => Check | undefined;

/** The check of a number of something. */
export type Counter = (asked: Quantity) => Check | undefined;

/**
 * Decides a fact by a yes or no of the whole text's form.
 * @param saying What is asked, in words, of what the fact is of.
 */
export const wholeText =
  <Of = never>(
    name: string,
    what: string,
    saying: (of: Of) => string,
    judge: (text: string, of: Of) => Answer,
  ): Decider =>
  ({ of }, negated) =>
    wholeTextCheck({ name, what, asked: saying(of as Of), isCostly: true }, negated, (text) => judge(text, of as Of));

/** Intervals as a quantity, in the words that were used for them. */
export function quantityOf(intervals: readonly Interval[], phrase?: string): Quantity | undefined {
  const [first, next] = intervals;
  // "Exactly one link unless it contains a link": no number is left.
  if (!first) return undefined;
  const [low, high] = first;
  if (next) {
    const [min, max] = [high + 1, next[0] - 1];
    const plain = min === max ? `not exactly ${min}` : `fewer than ${min} or more than ${max}`;
    return { min, max, outside: true, phrase: phrase ?? plain, negation: 'double' };
  }
  return quantity(low, high, phrase ?? inWords(low, high));
}

/** An interval in words. */
function inWords(low: number, high: number): string {
  if (high === 0) return 'none';
  if (high === Infinity) return low === 1 ? 'at least one' : `at least ${low}`;
  if (low === high) return `exactly ${low}`;
  return low === 0 ? `at most ${high}` : `between ${low} and ${high}`;
}

/** How many of something a fact asks for, decided by a check of the number. */
export const counting =
  (check: (asked: Quantity, fact: Fact) => Check | undefined): Decider =>
  (fact) => {
    const asked = quantityOf(fact.in!, fact.phrase);
    return asked && check(asked, fact);
  };

/**
 * `size`: what a response can be so many of long. `mark` and `letter`: characters. `made`: what is drawn or set, which stands there
 * or not. `some`: of which only whether there are any can be asked; `none`: only that there are none.
 */
export type Class = 'size' | 'mark' | 'letter' | 'made' | 'some' | 'none';

/** What is counted, by its names. */
export interface Thing {
  class: Class;
  /** Names of one, and of several. */
  one: readonly string[];
  many: readonly string[];
  decide: Decider;
}
