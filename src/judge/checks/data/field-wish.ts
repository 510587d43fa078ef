import type { Check } from '../check.ts';
import type { Form, Interval } from '../form.ts';
import type { ItemType, Scalar } from './json-demands.ts';
import type { ShapeWish } from './json-shapes.ts';

/** What is asked of the value of a field. */
export type FieldWish =
  | { type: ItemType; in?: readonly Interval[] }
  /** Numbers, perhaps negative ones: from, to, and whether these are left out. */
  | { number: { from?: number; to?: number; isOpen?: boolean } }
  /** How many items, characters or words it has. */
  | { size: 'items' | 'characters' | 'words'; in: readonly Interval[] }
  /** How many items of a type it has; others besides may be meant to be there, or not. */
  | { holds: ItemType; in: readonly Interval[] }
  | { items: ItemType }
  | { oneOf: readonly Scalar[] }
  /** `ofType`: the type that the criterion gives the value; one of another type is undecided. */
  | { isEmpty: boolean; ofType?: ItemType }
  | { isNull: boolean; ofType?: ItemType }
  /** `isSet`: it is called set or given, which one that is null may be or not. */
  | { isThere: boolean; isSet?: true; ofType?: ItemType }
  /** It is an object that has these keys. `orTexts`: the criterion does not say "keys", so that a text with these words has them (`so`), or is undecided (`open`). */
  | { keys: readonly string[]; orTexts?: 'so' | 'open' }
  /** One of several types. */
  | { types: readonly (ItemType | 'null')[] }
  /** Of every item of an array. */
  | { each: FieldWish }
  /** "Holds a number": another type may hold one, too. */
  | { holding: FieldWish }
  | ShapeWish
  /** What its text is asked, as a response is; the check that decides it is no part of what is stored. */
  | { says: Form; check?: Check }
  /** One of several holds, each with all of its wishes. */
  | { either: readonly (readonly FieldWish[])[] }
  | { isNot: FieldWish };
