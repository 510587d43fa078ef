import type { Check } from '../check.ts';
import { matchPlaces, placeCountCheck } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';

export const NOT_ASCII = {
  singular: 'non-ASCII character',
  plural: 'non-ASCII characters',
  aliases: ['non-ascii character', 'non-ascii characters'],
  isLength: false,
};

export const asciiCheck = (asked: Quantity): Check =>
  placeCountCheck('ascii', NOT_ASCII, asked, (text) => matchPlaces(text, /[^\0-\x7f]/gu));
