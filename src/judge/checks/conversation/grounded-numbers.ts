import { WORDS } from '../language/language-words.ts';
import { withUnescaped } from './grounded-sources.ts';
import type { Grounding, Look } from './grounding.ts';
import { numbersIn, numberWordsIn, type WrittenNumber } from './number-tokens.ts';

/**
 * Looks for each number of a text in the sources. "1,000", "1000" and "1000.0" are the same, and "three" is 3. The numbers of
 * list items, headings and footnotes are none. Doubtful are those that stand there in another form alone ("5 million", "1/2"),
 * parts of names, dates and times that do not, and numbers that only the text says in words.
 */
export const lookForNumbers: Look = (text, { sure, doubtful: others, isComplete }, isLiteral): Grounding => {
  const written = numbersIn(text);
  const { values, scaled } = numberWordsIn(text);
  const words = values.filter((value) => value !== '1');
  const known = knownNumbers(sure, others);
  const stateOf = (number: WrittenNumber): State => {
    if (stands(number, known, isLiteral)) return hasItsSign(number, sure) ? 'found' : 'unclear';
    return isComplete && !mayStand(number, known) ? 'missing' : 'unclear';
  };
  const states = [
    ...written.map(stateOf),
    ...words.map((value): State => (known.values.has(value) ? 'found' : 'unclear')),
    ...scaled.map((): State => 'unclear'),
  ];
  const count = (state: State) => states.filter((one) => one === state).length;
  const missing = written.filter((_, index) => states[index] === 'missing').map(({ sign, text }) => `${sign}${text}`);
  return {
    total: states.length,
    found: count('found'),
    foundForSure: count('found'),
    missing,
    doubtful: count('unclear'),
  };
};

/** Whether a negative number stands there as one. */
const hasItsSign = ({ sign, text }: WrittenNumber, texts: readonly string[]) =>
  sign === '' || texts.some((one) => one.replaceAll('−', '-').includes(`-${text}`));

type State = 'found' | 'missing' | 'unclear';

interface Known {
  /** As they are written, and what they are parts of. */
  texts: ReadonlySet<string>;
  wholes: ReadonlySet<string>;
  /** The values that they have for certain. */
  values: ReadonlySet<string>;
  /** The values that they may have, also in texts that may be meant. */
  possible: ReadonlySet<string>;
  /** Whether a text is in another language, whose words for numbers no program looks for. */
  isForeign: boolean;
}

/** Numbers up to this are often said in words. */
const mostInWords = 100;

function stands({ text, value, partOf }: WrittenNumber, { texts, wholes, values }: Known, isLiteral: boolean): boolean {
  if (partOf !== undefined) return wholes.has(partOf);
  return texts.has(text) || (!isLiteral && value !== undefined && values.has(value));
}

const mayStand = ({ values, partOf }: WrittenNumber, { possible, isForeign }: Known): boolean =>
  partOf !== undefined || values.some((value) => possible.has(value) || (isForeign && Number(value) <= mostInWords));

function knownNumbers(sure: readonly string[], others: readonly string[]): Known {
  const certain = sure.flatMap(withUnescaped);
  const numbers = certain.flatMap(allNumbersIn);
  const free = numbers.filter(({ partOf }) => partOf === undefined);
  const words = certain.map(numberWordsIn);
  const inWords = words.flatMap(({ values }) => values);
  const rest = others.flatMap(withUnescaped);
  return {
    texts: new Set(free.map(({ text }) => text)),
    wholes: new Set(numbers.flatMap(({ partOf }) => partOf ?? [])),
    values: new Set([...free.flatMap(({ value }) => value ?? []), ...inWords]),
    possible: new Set([
      ...[...numbers, ...rest.flatMap(allNumbersIn)].flatMap(({ values }) => values),
      ...[...words, ...rest.map(numberWordsIn)].flatMap((said) => [said.values, said.scaled, said.possible].flat()),
    ]),
    isForeign: certain.some(isForeign),
  };
}

/** A number at the beginning of a line may be a list's; in a source it counts all the same. */
const allNumbersIn = (text: string): WrittenNumber[] => numbersIn(text.replaceAll(/^/gmu, '; '));

/** So much of a text is looked at, in UTF-16 code units. */
const mostLooked = 8_000;
const leastWords = 3;

const ENGLISH = WORDS.en!.own;
const FOREIGN = new Set(Object.values(WORDS).flatMap(({ own }) => [...own].filter((word) => !ENGLISH.has(word))));

/** Whether a text is in another language than English. Data and code are in none. */
function isForeign(text: string): boolean {
  const words =
    text
      .slice(0, mostLooked)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const strange = words.filter((word) => /[^\p{Script=Latin}]/u.test(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return strange * 5 > words.length || (foreign >= leastWords && foreign > english);
}
