import type { Check } from '../check.ts';
import { foundPlacesCheck } from '../data/found-places.ts';
import { placeCountCheck } from '../place-count.ts';
import { presence, type Quantity } from '../quantity.ts';
import { findCapitalWords, LETTERS, type LetterCase } from './letter-case.ts';
import { shoutedIn } from './shouting.ts';

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

const CAPITAL_WORD_BUT = (besides: readonly string[]) => ({
  ...CAPITAL_WORD,
  plural: `${CAPITAL_WORD.plural} except ${besides.join(', ')}`,
});

const OPEN =
  'Words in capitals may be names or abbreviations, or stand in code, so that it is unclear whether they are meant.';

/** Counts words in capitals where names such as "NASA" may be meant or not. */
export const shoutedCheck = (asked: Quantity, besides?: readonly string[]): Check =>
  foundPlacesCheck('casing', besides ? CAPITAL_WORD_BUT(besides) : CAPITAL_WORD, asked, OPEN, (text) =>
    shoutedIn(text, besides),
  );

/** Undefined for what may be said of names such as "NASA". */
export function capitalWordsCheck(asked: Quantity): Check | undefined {
  const isNumber = asked !== presence && asked.max > 0 && !(asked.outside && asked.max === Infinity && asked.min <= 1);
  return isNumber ? placeCountCheck('casing', CAPITAL_WORD, asked, findCapitalWords) : undefined;
}
