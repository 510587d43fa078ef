import { denials, type Form, isFact, type Notes, OPEN, type Said } from '../form.ts';
import { Several } from './chart.ts';
import { factsOf, isAmount, isSize, isText } from './doubts.ts';
import type { Amount } from './quantities.ts';

/** Facts as they are said, and what becomes of them where they are denied, avoided or placed. */

export const count = (ask: string, amount: Amount): Said => ({ ...amount, ask });
export const some = (ask: string): Said => count(ask, { in: [[1, Infinity]] });
export const one = (ask: string): Said => ({ ...some(ask), one: true });
export const many = (ask: string): Said => ({ ...some(ask), many: true });
/** Of "at least one link" one may be "it". */
export const isOneOrMore = ({ in: [first] }: Amount) => first?.[0] === 1 || first?.[1] === 1;
export const none = (ask: string): Said => count(ask, { in: [[0, 0]], denies: true });
/** None of several; denying that may stress it. */
export const noneOf = (asks: readonly string[]): Said =>
  asks.length === 1 ? none(asks[0]!) : { and: asks.map(none), denies: true, plainFor: 1 };

/** What the assistant never does, and how often it does something, may be said of the whole conversation. */
export function byAssistant(form: Said, isNever = form.never === true): Said {
  if ('and' in form) return { ...form, and: form.and.map((one) => byAssistant(one, isNever || (one as Said).never)) };
  if ('or' in form) return { ...form, or: form.or.map((one) => byAssistant(one, isNever || (one as Said).never)) };
  if (isNever) return { ...form, over: 'never' };
  const isCounted = isFact(form) && COUNTED.includes(form.ask) && (form.phrase !== undefined || isAmount(form));
  return isCounted ? { ...form, over: 'count' } : form;
}
const COUNTED = ['text', 'questions'];

export const deny = (form: Said) => new Several(denials(form));
/** "Never uses the following words: 'a', 'b'" as a fault: without one of them, or without both? */
export const never = (form: Said) =>
  'and' in form && form.list === 'all' ? new Several([...denials(form), { ...OPEN, onlyFor: -1 }]) : deny(form);
export const denied = (form: Said): Said => denials(form)[0]!;
export const noted = ({ values }: Several, notes: Notes) =>
  new Several((values as Said[]).map((one) => ({ ...one, ...notes })));
export const negated = (form: Said) => noted(deny(form), { negated: true });
const isKept = (one: Said) => isFact(one) && one.ask === 'grounded' && (one.of as { view: string }).view === 'found';
/** "Avoids x and y", "free of x and y": each of them. */
export function avoided(form: Said): unknown {
  // "Without links and under 9 words" avoids no length.
  if ('and' in form && form.and.some((part) => isSize(part) && isAmount(part) && !(part as Said).above))
    return undefined;
  // "Leaves out any number from the user's message": all of them, or one?
  if (form.denies || form.either || factsOf(form).some(isKept)) return OPEN;
  if ('and' in form && (form.list === 'all' || form.list === 'every'))
    return { and: form.and.map(denied), denies: true, ...(form.list === 'all' ? { onlyFor: 1 } : { plainFor: 1 }) };
  if ('and' in form && !form.and.some((part) => (part as Said).one || isAmount(part)) && !form.both)
    return { and: form.and.map(denied), denies: true };
  // "Avoids links or more than 3 tables": how much of it is avoided?
  if ('or' in form && form.or.some((part) => isAmount(part))) return OPEN;
  if ('and' in form || (isAmount(form) && !isAbove(form))) return OPEN;
  return deny(form);
}
/** "Lacks x or y": all of them, or one; "lacks 3 links": fewer, or none. */
export const lacked = (form: Said): unknown => ('or' in form || 'and' in form || isAmount(form) ? OPEN : avoided(form));
/** "Avoids more than 3 links" is plain. */
const isAbove = (form: Said) => form.above === true;
export const held = (form: Said): Said => ({ ...form, held: true });
/** "In it" and "it" may stand for what was named before; "in them" for several things. */
export const refers = (form: Said): Said => ({ ...form, refers: true });
export const inIt = (form: Said): Said =>
  // "It's an address in there" may be said of a part.
  (('and' in form || ('or' in form && !form.or.every((one) => isFact(one)))) && !factsOf(form).every(isText)) ||
  factsOf(form).some(isOfWhole)
    ? OPEN
    : { ...form, refers: true, refersToMany: true };
const isOfWhole = (form: Form) => isFact(form) && form.ask.startsWith('whole');
export const inside = (form: Said, isIn?: true): Said => (isIn ? inIt(form) : form);
/** "At least three characters" may be those of a story. */
export const isFewCharacters = (form: Said) =>
  isFact(form) && form.ask === 'characters' && !form.spaced && form.in!.flat().some((bound) => bound > 0 && bound < 30);
/** "Without at least 3 links" is plain; without a bare number, or at most so many, is not. */
export function without(form: Said): unknown {
  if (isFact(form) && isAmount(form)) return form.bare || form.denies || form.in![0]![0] === 0 ? OPEN : denied(form);
  return avoided(form);
}
export const neither = (a: Said, b: Said): Said => ({ and: [denied(a), denied(b)], denies: true });
