import type { Check } from '../check.ts';
import { wholeTextCheck } from '../whole-text.ts';
import type { NumberRange } from './number-range.ts';
import { mayHoldNumber } from './numbers.ts';

interface Kind {
  name: string;
  isInteger: boolean;
  isPositive: boolean;
  /** Whether to some it is never negative. */
  isNatural: boolean;
}

const kinds = (name: string, phrases: readonly string[], isInteger: boolean, isPositive = false) =>
  ['', 'only ', 'just '].flatMap((only) =>
    phrases.map((phrase) => {
      const isNatural = phrase.endsWith('whole number');
      return [`${only}${phrase}`, { name, isInteger, isPositive, isNatural }] as const;
    }),
  );

const KINDS: readonly (readonly [string, Kind])[] = [
  ...kinds('a number', ['a number', 'a single number', 'a numeric value', 'one number'], false),
  ...kinds('an integer', ['an integer', 'a single integer', 'a whole number', 'a single whole number'], true),
  ...kinds('a positive number', ['a positive number'], false, true),
  ...kinds('a positive integer', ['a positive integer', 'a positive whole number'], true, true),
];

/** Quotation and emphasis marks around a number, and a full stop after it: "3!" may be another number. */
const BEFORE = /^[\s"'*_`“”]+/u;

const AFTER = /[\s"'*_`“”.]+$/u;

/** Longer texts, in UTF-16 code units, are no numbers that anybody asks for. */
const LONGEST = 400;

const NUMBER = /^[-+−–]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u;

/** "1.200", where the dot may stand between thousands. */
const DOTTED = /^[1-9]\d{0,2}\.\d{3}$/u;

/** More than a number with a unit has, or one in words. */
const MOST_WORDS = 4;

const OPEN = 'The response is short and may be a number that is written in another way.';

/** The check of a kind of number by its name: "an integer", "a whole number"; and of a range. */
export const numberCheck = (name: string, range: NumberRange | undefined, negated: boolean): Check | undefined => {
  const kind = KINDS.find(([phrase]) => phrase === name)?.[1];
  return kind && wholeNumberCheck(kind, range, negated);
};

function wholeNumberCheck(
  { name, isInteger, isPositive, isNatural }: Kind,
  range: NumberRange | undefined,
  negated: boolean,
): Check {
  const judge = (text: string): boolean | undefined => {
    const plain = text.trim().slice(0, LONGEST).replace(BEFORE, '').replace(AFTER, '');
    if (!NUMBER.test(plain)) {
      const isShort = plain.split(/\s+/u).length <= MOST_WORDS;
      return isShort && mayHoldNumber(plain) ? undefined : false;
    }
    const value = Number(plain.replaceAll(',', '').replace(/^[−–]/u, '-'));
    const isDotted = DOTTED.test(plain);
    // "7.0" is an integer to some, and "1.200" is 1200.
    if (isInteger && plain.includes('.')) return isDotted || Number.isInteger(value) ? undefined : false;
    if (isPositive && value <= 0) return false;
    const holds = range ? range.holds(value) : true;
    if (isDotted && holds === false && range?.holds(Number(plain.replaceAll('.', '')))) return undefined;
    return isNatural && value < 0 && holds ? undefined : holds;
  };
  return wholeTextCheck({ name: 'numbers', asked: range ? `${name}, ${range.phrase}` : name }, negated, (text) => {
    const is = judge(text);
    return is === undefined ? { open: OPEN } : { is };
  });
}
