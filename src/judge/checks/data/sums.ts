import type { Answer } from '../whole-text.ts';
import { unsignedAfter } from './amounts.ts';
import type { FoundPlaces } from './found-places.ts';
import { isIn, numbersIn, valueAt } from './number-values.ts';
import { findDollars, findEuros, findPercentages, findPounds } from './numbers.ts';
import type { Bounds } from './valued-wish.ts';

/** What is added up, and what it comes to. */
export interface Sum {
  kind: 'number' | 'percentage' | 'dollar amount' | 'euro amount' | 'pound amount';
  bounds: Bounds;
}

const FINDERS: Readonly<Record<Exclude<Sum['kind'], 'number'>, (text: string) => FoundPlaces>> = {
  percentage: findPercentages,
  'dollar amount': findDollars,
  'euro amount': findEuros,
  'pound amount': findPounds,
};
/** Beside one of these the total itself may stand among what is added up. */
const TOTAL = /\b(?:total\w*|sum\w*|altogether|overall|combined|subtotal|together|remain\w*)\b|=/iu;

const OPEN = 'It is unclear which of its numbers are to be added up.';

/** Whether the numbers of a text come to as much as is asked for. */
export function addsUp(text: string, { kind, bounds }: Sum): Answer {
  const values = valuesIn(text, kind);
  if (!values || values.length === 0 || TOTAL.test(text)) return { open: OPEN };
  const sum = Math.round(values.reduce((all, one) => all + one, 0) * 1e6) / 1e6;
  const is = isIn(sum, bounds);
  if (!is && [...values, ...othersIn(text, kind)].some((value) => isIn(value, bounds) || isIn(value + sum, bounds)))
    return { open: OPEN };
  return { is, found: `The ${kind}s add up to ${sum}` };
}

/** Numbers that may be meant as well, though no sign says so. */
const othersIn = (text: string, kind: Sum['kind']): number[] =>
  kind === 'number' ? [] : numbersIn(text, {}).flatMap(({ value }) => (value === undefined ? [] : [value]));

function valuesIn(text: string, kind: Sum['kind']): number[] | undefined {
  if (kind === 'number') {
    const all = numbersIn(text, {});
    return all.some(({ value, mayBeNone }) => value === undefined || mayBeNone)
      ? undefined
      : all.map(({ value }) => value!);
  }
  const { certain, doubtful } = FINDERS[kind](text);
  const values = certain.map(({ start, end }) => valueAt(text, start, end));
  return doubtful > 0 || values.includes(undefined) || unsignedAfter(text, certain).length > 0
    ? undefined
    : (values as number[]);
}
