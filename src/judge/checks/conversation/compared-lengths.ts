import { type Check, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { afterPhrase, type Reading, readPhrase, type Token, tokenize } from '../grammar/tokens.ts';
import { countBullets } from '../markdown/bullets.ts';
import { listItems } from '../markdown/list-items.ts';
import { readNumber } from '../number-words.ts';
import { OPEN_SPLIT } from '../parts/part-units.ts';
import { inMessage } from '../spoken.ts';
import { countCharacters } from '../texts/characters.ts';
import { countLines } from '../texts/lines.ts';
import { countParagraphs, paragraphRange } from '../texts/paragraphs.ts';
import { countSentences, sentenceRange } from '../texts/sentences.ts';
import { countWords, wordRange } from '../texts/words.ts';
import type { Unit } from '../unit.ts';
import { besideUserMessage } from './user-message.ts';

const OPEN = 'Counted in words and in characters the lengths compare differently, so a program cannot tell.';

export interface Comparison {
  holds: (count: number, bound: number) => boolean;
  /** What is asked of the count, before its bound: "fewer than". */
  phrase: string;
}

export const fewer: Comparison = { holds: (count, bound) => count < bound, phrase: 'fewer than' };

export const more: Comparison = { holds: (count, bound) => count > bound, phrase: 'more than' };

const atMost: Comparison = { holds: (count, bound) => count <= bound, phrase: 'at most' };

const atLeast: Comparison = { holds: (count, bound) => count >= bound, phrase: 'at least' };

export const exactly: Comparison = { holds: (count, bound) => count === bound, phrase: 'exactly' };

export type Table<T> = readonly (readonly [string, T])[];

export const LENGTHS: Table<Comparison> = [
  ['shorter than', fewer],
  ['longer than', more],
  ['no longer than', atMost],
  ['no shorter than', atLeast],
  ['at most as long as', atMost],
  ['at least as long as', atLeast],
];

const TIMES: Table<Comparison> = [
  ['at most', atMost],
  ['no more than', atMost],
  ['at least', atLeast],
  ['more than', more],
  ['less than', fewer],
];

const FACTORS: Table<number> = [
  ['twice', 2],
  ['half', 0.5],
];

export interface Asked extends Comparison {
  factor: number;
}

export interface Counter {
  unit: Unit;
  count: (text: string) => number;
  /** How many there may be at least and at most, where that is not certain. */
  range?: (text: string) => { least: number; most: number };
}

const counter = (singular: string, count: Counter['count']): Counter => ({
  unit: { singular, plural: `${singular}s`, isLength: true },
  count,
});

export const WORDS: Counter = { ...counter('word', countWords), range: wordRange };

export const CHARACTERS = counter('character', countCharacters);

const COUNTERS: readonly Counter[] = [
  WORDS,
  CHARACTERS,
  { ...counter('sentence', countSentences), range: sentenceRange },
  counter('line', countLines),
  { ...counter('paragraph', countParagraphs), range: paragraphRange },
  counter('bullet point', countBullets),
  {
    ...counter('list item', (text) => listItems(text).length),
    // A list in a sentence, without signs before its items, or within another one cannot be counted.
    range: (text) => {
      const count = listItems(text).length;
      return count === 0 || /^[ \t]{2,}(?:[-*+•]|\d+[.)]) /mu.test(text)
        ? { least: 0, most: 200 }
        : { least: count, most: count };
    },
  },
];

/** The check of a length beside the user's message, as a phrase says: "at most twice as long as", "shorter than". */
export function comparedLengthCheck(phrase: string, negated: boolean): Check | undefined {
  const tokens = tokenize(phrase) ?? [];
  const plain = readPhrase(tokens, 0, LENGTHS);
  const asked = plain ? { ...plain.value, factor: 1 } : readTimes(tokens)?.value;
  return asked && lengthCheck(asked, [WORDS, CHARACTERS], negated);
}

/** The check of a number of units beside that in the user's message: "fewer", "no more", "the same number of". */
export function comparedCountCheck(phrase: string, unit: string, negated: boolean): Check | undefined {
  const asked = COUNT_PHRASES[phrase];
  const counter = COUNTERS.find((one) => one.unit.plural === unit);
  return asked && counter && lengthCheck({ ...asked, factor: 1 }, [counter], negated);
}

const COUNT_PHRASES: Readonly<Record<string, Comparison>> = {
  fewer,
  more,
  'no more': atMost,
  'no fewer': atLeast,
  'at most as many': atMost,
  'at least as many': atLeast,
  'the same number of': exactly,
};

function readTimes(tokens: readonly Token[]): Reading<Asked> | undefined {
  const comparison = readPhrase(tokens, 0, TIMES);
  if (!comparison) return undefined;
  const word = readPhrase(tokens, comparison.next, FACTORS);
  const number = word ? undefined : readNumber(tokens, comparison.next);
  const times = number && afterPhrase(tokens, number.next, 'times');
  const next = afterPhrase(tokens, word?.next ?? times ?? tokens.length, 'as long as');
  const factor = word?.value ?? number?.value;
  return next === undefined || !factor ? undefined : { value: { ...comparison.value, factor }, next };
}

function lengthCheck({ holds, phrase, factor }: Asked, counters: readonly Counter[], negated: boolean): Check {
  const as = phrase.endsWith('than') ? phrase : `${phrase} as many as`;
  const asked = factor === 1 ? `${as} in the user's message` : `${phrase} ${factor} times those of the user's message`;
  return {
    name: 'compared',
    what: counters.map(({ unit }) => unit.plural).join(' and '),
    asked: negated ? `not ${asked}` : asked,
    // In an agent's view the user may be another agent.
    reads: 'both',
    isCostly: true,
    run: besideUserMessage((said, message) => {
      const counts = counters.map(({ unit, count }) => ({ unit, own: count(said.text), other: count(message.text) }));
      const [first, ...others] = counts.map(({ own, other }) => holds(own, factor * other));
      if (others.some((other) => other !== first)) return { holds: 'undecided', reason: OPEN };
      const loose = counters.flatMap(({ range }) => {
        if (!range) return [];
        const [own, other] = [range(said.text), range(message.text)];
        const owns = Array.from({ length: own.most - own.least + 1 }, (_, more) => own.least + more);
        return owns.flatMap((count) => {
          const nearest = Math.min(other.most, Math.max(other.least, Math.round(count / factor)));
          return [other.least, nearest, other.most].map((bound) => holds(count, factor * bound));
        });
      });
      if (loose.some((other) => other !== first)) return { holds: 'undecided', reason: OPEN_SPLIT };
      return {
        ...plainly(first !== negated),
        found: counts.map(({ unit, own, other }) => `${countOf(own, unit)} to the user's ${other}`).join(', '),
        evidence: [inMessage(said.index), inMessage(message.index)],
      };
    }),
  };
}
