import type { FieldWish } from './field-wish.ts';
import { mayHoldNumber } from './numbers.ts';

/** What is asked of a value: that it is one of some numbers or words, or how its text is written. */
interface Asked {
  numbers: boolean;
  words: boolean;
  written: boolean;
}

function askedOf(wish: FieldWish): Asked {
  if ('isNot' in wish) return askedOf(wish.isNot);
  if ('either' in wish) {
    const all = wish.either.flat().map(askedOf);
    const has = (name: keyof Asked) => all.some((one) => one[name]);
    return { numbers: has('numbers'), words: has('words'), written: has('written') };
  }
  const all = 'oneOf' in wish ? wish.oneOf : [];
  return {
    numbers: 'number' in wish || all.some((one) => typeof one === 'number'),
    words: all.some((one) => typeof one === 'string'),
    written:
      'says' in wish ||
      'inCase' in wish ||
      'matches' in wish ||
      'shape' in wish ||
      ('size' in wish && wish.size !== 'items'),
  };
}

const SEVERAL = /[\p{L}\p{N}]\s*(?:[,;/|&]|\band\b)\s*[\p{L}\p{N}]/u;
/** Names of values of which a text may hold several: "US, CA". */
const CODES = /(?:^|[\s_])code$/iu;
const SLUGS = /(?:^|[\s_])slug$/iu;
/** Whether a text under such a name may hold more than the value, or several: the slug of "/blog/my-post" may be its last part. */
export const holdsMore = (text: string, name: string): boolean =>
  (CODES.test(name) && SEVERAL.test(text)) || (SLUGS.test(name) && text.includes('/'));

/** Whether a value that is found by a plain name, "the rating", may be given in another way: within an object, or as "4/5". */
export function isGivenElse(value: unknown, wish: FieldWish, name: string): boolean {
  const { numbers, words, written } = askedOf(wish);
  // "The rating is no number" may be said of no rating, or not.
  if (value === null && 'isNot' in wish && 'type' in wish.isNot) return /number|integer/u.test(wish.isNot.type);
  if (!numbers && !words && !written) return false;
  if (value === null) return numbers && !JSON.stringify(wish).includes('"isNull"');
  if (typeof value === 'object') return true;
  if (typeof value === 'string' && written && holdsMore(value, name)) return true;
  if (numbers && /year$/iu.test(name) && /^['’]?\d\d$/u.test(`${value}`)) return true;
  if (typeof value === 'string')
    return numbers && !words && !Number.isFinite(Number(value.trim() || 'no')) && mayHoldNumber(value);
  return (words && !numbers) || (written && 'size' in wish);
}
