import type { Check } from '../../check.ts';
import type { Plain } from '../../conversation/own-text.ts';
import type { FieldWish } from '../../data/field-wish.ts';
import { type Asked, jsonCheck } from '../../data/json.ts';
import {
  allOf,
  type Demand,
  everyItem,
  hasCount,
  hasItems,
  hasKeyOrText,
  hasKeys,
  hasTyped,
  hasValue,
  type ItemType,
  matchesSchema,
  type Scalar,
} from '../../data/json-demands.ts';
import { hasField, hasValues, type Path } from '../../data/json-fields.ts';
import { type Compared, compares } from '../../data/json-measures.ts';
import { compileSchema } from '../../data/json-schema.ts';
import { isWhole, type WholeWish } from '../../data/json-wholes.ts';
import { type Fact, type Form, type Interval, isFact } from '../../form.ts';
import { quantityOf } from '../bridge.ts';

/** What is asked of JSON beyond its kind, as data. */
export type Wish =
  | { keys: readonly string[]; only?: true }
  | { key: string; value: Scalar }
  | { keyOrText: string }
  | { count: readonly Interval[]; unit: 'item' | 'key'; isTop?: true }
  | { items: ItemType }
  | { typed: ItemType; count: readonly Interval[] }
  | { each: Wish }
  | { schema: string }
  | { compared: Compared }
  | { field: Path; is: FieldWish; mayBeElse?: true }
  | { whole: WholeWish }
  | { values: Parameters<typeof hasValues>[0] }
  | { all: readonly Wish[] };

/** What a form asks of one field that a short text can be, too: a number, or something of a text; undefined where it asks of anything else. */
export function ofOneField(form: Form): Plain | undefined {
  if (!isFact(form)) {
    const kinds = 'and' in form ? form.and.map(ofOneField) : 'or' in form ? form.or.map(ofOneField) : [undefined];
    return together(kinds);
  }
  const { wish } = (form.ask === 'json' ? form.of : {}) as Json;
  const wishes = wish && 'all' in wish ? wish.all : [wish];
  const kinds = wishes.map((one) =>
    one && 'field' in one && one.field.length === 1 ? ofPlainValue(one.is) : undefined,
  );
  return together(kinds);
}

const together = (kinds: readonly (Plain | undefined)[]) =>
  kinds.includes(undefined)
    ? undefined
    : ((['number', 'word'] as const).find((kind) => kinds.includes(kind)) ?? 'text');

function ofPlainValue(is: FieldWish): Plain | undefined {
  if ('isNot' in is) return ofPlainValue(is.isNot);
  if ('number' in is || ('type' in is && (is.type === 'number' || is.type === 'integer'))) return 'number';
  if ('oneOf' in is) {
    if (is.oneOf.every((one) => typeof one === 'number')) return 'number';
    return is.oneOf.every((one) => typeof one === 'string') ? 'word' : undefined;
  }
  // What a pattern finds anywhere is asked of all of the text.
  if ('matches' in is) return /^\^\[(?:\\s\\S|\^)/u.test(is.matches.source) ? 'text' : 'word';
  if ('format' in is || 'form' in is || ('shape' in is && is.shape.count)) return 'word';
  const isOfText = ['shape', 'inCase', 'edge'].some((name) => name in is);
  return isOfText || ('size' in is && is.size !== 'items') ? 'text' : undefined;
}

/** What a fact asks of. */
export interface Json extends Omit<Asked, 'demand'> {
  wish?: Wish;
}

/** How a form is decided. */
export type CheckOf = (form: Form) => Check | undefined;

/** A wish with the checks of what texts are asked; undefined where one of them is decided by no program. */
export function withChecks(is: FieldWish, checkOf: CheckOf): FieldWish | undefined {
  if ('says' in is) {
    const check = checkOf(is.says);
    return check && { ...is, check };
  }
  if ('isNot' in is) {
    const isNot = withChecks(is.isNot, checkOf);
    return isNot && { isNot };
  }
  if (!('either' in is)) return is;
  const either = is.either.map((all) => all.map((one) => withChecks(one, checkOf)!));
  return either.flat().includes(undefined as never) ? undefined : { either };
}

function demandOf(wish: Wish, checkOf: CheckOf): Demand | undefined {
  if ('field' in wish) {
    const is = withChecks(wish.is, checkOf);
    return is && hasField(wish.field, is, wish.mayBeElse);
  }
  if ('whole' in wish) return isWhole(wish.whole);
  if ('compared' in wish) return compares(wish.compared);
  if ('values' in wish) return hasValues(wish.values);
  if ('keys' in wish) return hasKeys(wish.keys, wish.only === true);
  if ('key' in wish) return hasValue(wish.key, wish.value);
  if ('keyOrText' in wish) return hasKeyOrText(wish.keyOrText);
  if ('items' in wish) return hasItems(wish.items);
  if ('schema' in wish) return schemaOf(wish.schema);
  if ('each' in wish) {
    const demand = demandOf(wish.each, checkOf);
    return demand && everyItem(demand);
  }
  if ('all' in wish) {
    const demands = wish.all.map((one) => demandOf(one, checkOf)).filter((demand) => demand !== undefined);
    return demands.length === wish.all.length ? allOf(demands) : undefined;
  }
  const quantity = quantityOf(wish.count);
  if (!quantity) return undefined;
  return 'typed' in wish ? hasTyped(quantity, wish.typed) : hasCount(quantity, wish.unit, wish.isTop);
}

export function schemaOf(text: string): Demand | undefined {
  try {
    const validate = compileSchema(JSON.parse(text));
    return typeof validate === 'function' ? matchesSchema(validate) : undefined;
  } catch {
    return undefined;
  }
}

/** The check of such a fact. */
export function jsonDecider({ of }: Fact, negated: boolean, checkOf: CheckOf): Check | undefined {
  const { wish, ...asked } = (of ?? { kind: 'JSON', mayBeFenced: false, otherwise: 'fails' }) as Json;
  const demand = wish && demandOf(wish, checkOf);
  if (wish && !demand) return undefined;
  const check = jsonCheck({ ...asked, demand }, negated);
  return withDetector(check, wish);
}

/** A check of a wish that may ask in which language a text is. */
export const withDetector = (check: Check, wish: unknown): Check =>
  /"ask":"language/u.test(JSON.stringify(wish ?? null)) ? { ...check, needsDetector: true } : check;

export interface Demanded {
  wish: Wish;
  isListed?: boolean;
  isSeveral?: boolean;
  isBare?: true;
}
