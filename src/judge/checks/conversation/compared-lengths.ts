import { type Check, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { countBullets } from '../markdown/bullets.ts';
import { OPEN_SPLIT } from '../parts/part-units.ts';
import type { Unit } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { readNumber } from '../reading/number-words.ts';
import { inMessage } from '../spoken.ts';
import { countCharacters } from '../texts/characters.ts';
import { countLines } from '../texts/lines.ts';
import { countParagraphs } from '../texts/paragraphs.ts';
import { countSentences, sentenceRange } from '../texts/sentences.ts';
import { countWords } from '../texts/words.ts';
import { besideUserMessage, readUserMessage } from './user-message.ts';

const OPEN = 'Counted in words and in characters the lengths compare differently, so a program cannot tell.';

interface Comparison {
  holds: (count: number, bound: number) => boolean;
  /** What is asked of the count, before its bound: "fewer than". */
  phrase: string;
}

const fewer: Comparison = { holds: (count, bound) => count < bound, phrase: 'fewer than' };
const more: Comparison = { holds: (count, bound) => count > bound, phrase: 'more than' };
const atMost: Comparison = { holds: (count, bound) => count <= bound, phrase: 'at most' };
const atLeast: Comparison = { holds: (count, bound) => count >= bound, phrase: 'at least' };
const exactly: Comparison = { holds: (count, bound) => count === bound, phrase: 'exactly' };

type Table<T> = readonly (readonly [string, T])[];

const LENGTHS: Table<Comparison> = [
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

interface Asked extends Comparison {
  factor: number;
}

interface Counter {
  unit: Unit;
  count: (text: string) => number;
  /** How many there may be at least and at most, where that is not certain. */
  range?: (text: string) => { least: number; most: number };
}

const counter = (singular: string, count: Counter['count']): Counter => ({
  unit: { singular, plural: `${singular}s`, isLength: true },
  count,
});
const WORDS = counter('word', countWords);
const CHARACTERS = counter('character', countCharacters);
const COUNTERS: readonly Counter[] = [
  WORDS,
  CHARACTERS,
  { ...counter('sentence', countSentences), range: sentenceRange },
  counter('line', countLines),
  counter('paragraph', countParagraphs),
  counter('bullet point', countBullets),
];
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

/** The check of a length beside the user's message, as a phrase says: "at most twice as long as", "shorter than". */
export function comparedLengthCheck(phrase: string, negated: boolean): Check | undefined {
  const tokens = phrase.split(' ').map((text): Token => ({ kind: 'word', text, raw: text }));
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

/** "shorter than the user's message", "at most twice as long as the user's message" */
function readLength(tokens: readonly Token[]): Reading<Asked> | undefined {
  const plain = readPhrase(tokens, 0, LENGTHS);
  const times = plain ? undefined : readTimes(tokens);
  const value = plain ? { ...plain.value, factor: 1 } : times?.value;
  const message = readUserMessage(tokens, plain?.next ?? times?.next ?? 0);
  return value && message?.next === tokens.length ? { value, next: message.next } : undefined;
}

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

function lengthCheck({ holds, phrase, factor }: Asked, counters: readonly Counter[], negated: boolean): Check {
  const times = factor === 1 ? '' : `${factor} times `;
  const asked = `${phrase} ${times}those of the user's message`;
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
