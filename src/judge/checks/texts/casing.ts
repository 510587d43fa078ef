import type { Check } from '../check.ts';
import { isWord } from '../grammar/tokens.ts';
import { placeCountCheck } from '../place-count.ts';
import { readAmount } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { readContents, withCountFirst } from '../reading/contents.ts';
import { presence, type Quantity } from '../reading/quantity.ts';
import { findCapitalWords, LETTERS, type LetterCase } from './letter-case.ts';
import { wholeCase } from './whole-case.ts';

/**
 * Checks on upper and lower case: whether all letters have one ("is entirely in lowercase"), how many there are ("contains no
 * capital letters"), and how many words are in capitals alone. "Uses all caps" may be said of a word or of everything, and "no
 * words in all caps" of names such as "NASA", so neither is understood.
 */
export function casing(claim: Claim): Check | undefined {
  return wholeCase(claim) ?? someLetters(claim) ?? capitalWords(claim);
}

function someLetters(claim: Claim): Check | undefined {
  const cases: readonly LetterCase[] = ['capital', 'lowercase'];
  return cases.map((letterCase) => lettersOf(claim, letterCase)).find((check) => check !== undefined);
}

function lettersOf(claim: Claim, letterCase: LetterCase): Check | undefined {
  const { unit } = LETTERS[letterCase];
  const asked = readContents(claim, unit);
  if (!asked) return undefined;
  // "Uses capital letters" may be said of all letters, or of good spelling.
  const mayBeManner = asked === presence && claim.relation === 'use' && !isWord(claim.object[0], 'any');
  return mayBeManner ? undefined : lettersCheck(letterCase, asked);
}

export const lettersCheck = (letterCase: LetterCase, asked: Quantity): Check => {
  const { unit, find } = LETTERS[letterCase];
  return placeCountCheck('casing', unit, asked, find);
};

const CAPITALS = [
  ...['capital letters', 'capitals', 'caps', 'uppercase', 'upper case', 'uppercase letters'].flatMap((name) => [
    `in all ${name}`,
    `in ${name}`,
    `written in all ${name}`,
    `written in ${name}`,
    `entirely in ${name}`,
  ]),
  'with all capital letters',
];
const KINDS = ['all-caps', 'all caps', 'all-capital', 'all-uppercase', 'uppercase', 'upper-case', 'fully capitalized'];

const CAPITAL_WORD = {
  singular: 'word in all capital letters',
  plural: 'words in all capital letters',
  aliases: ['word', 'words'].flatMap((noun) => [
    ...CAPITALS.flatMap((name) => ['', 'that are ', 'which are '].map((are) => `${noun} ${are}${name}`)),
    ...['all caps', 'all uppercase'].flatMap((name) =>
      ['that are', 'which are'].map((are) => `${noun} ${are} ${name}`),
    ),
    ...KINDS.map((kind) => `${kind} ${noun}`),
  ]),
  isLength: false,
};

function capitalWords(claim: Claim): Check | undefined {
  if (claim.relation !== 'have' && claim.relation !== 'use') return undefined;
  const asked = readAmount(withCountFirst(claim), CAPITAL_WORD)?.quantity;
  return asked && capitalWordsCheck(asked);
}

/** Undefined for what may be said of names such as "NASA". */
export function capitalWordsCheck(asked: Quantity): Check | undefined {
  const isNumber = asked !== presence && asked.max > 0 && !(asked.outside && asked.max === Infinity && asked.min <= 1);
  return isNumber ? placeCountCheck('casing', CAPITAL_WORD, asked, findCapitalWords) : undefined;
}
