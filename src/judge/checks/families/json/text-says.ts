import type { FieldWish } from '../../data/field-wish.ts';
import { canonical, type Form, isFact, isNoneFor, isOpen, isUnclearFor, type Said } from '../../form.ts';
import { factsOf } from '../../grammar/doubts.ts';
import { isAskable } from '../parts/askable.ts';

/** What a text is asked, as wishes of a value: one of several ways, each with all of its wishes. */
export interface TextSays {
  any: readonly (readonly FieldWish[])[];
  isOpen?: true;
  isDenied?: true;
  /** It says that something is not there. */
  denies?: true;
  plainFor?: 1 | -1;
  onlyFor?: 1 | -1;
}

/** What is said of a response, said of a text in JSON; undefined where rules of their own read it of values, or none does. */
export function textSays(form: Said): TextSays | undefined {
  const facts = factsOf(form);
  if (facts.every((one) => isOpen(one))) return undefined;
  if (!isAskable('value', form) || facts.some((one) => hasOwnWords(one) || one.refers || one.over)) return undefined;
  const [isUnclear, isUnclearFault] = [isUnclearFor(form, 1), isUnclearFor(form, -1) || facts.some((one) => one.bare)];
  const [isNone, isNoFault] = [isNoneFor(form, 1), isNoneFor(form, -1)];
  if (isNone && isNoFault) return undefined;
  const any = waysOf(form);
  if (isOpen(form) || (isUnclear && isUnclearFault) || !any) return { any: [], isOpen: true };
  return {
    any,
    ...((form.negated || facts.some((one) => one.negated)) && { isDenied: true }),
    ...(facts.some((one) => one.denies || 'not' in one) && { denies: true }),
    ...(isUnclear && { plainFor: -1 }),
    ...(isUnclearFault && { plainFor: 1 }),
    ...(isNone && { onlyFor: -1 }),
    ...(isNoFault && { onlyFor: 1 }),
  };
}

/** What a value starts or ends with is asked of values in its own way where it is a quotation. */
const hasOwnWords = (one: Said): boolean => {
  const fact: Form = 'not' in one ? one.not : one;
  return isFact(fact) && (fact.ask === 'start' || fact.ask === 'end') && typeof fact.of !== 'string';
};

function waysOf(form: Said): FieldWish[][] | undefined {
  if ('or' in form) {
    const all = form.or.map((one) => waysOf(one));
    return all.includes(undefined) ? undefined : all.flatMap((one) => one!);
  }
  if (!('and' in form)) return [[{ says: canonical(form) }]];
  return form.and.every((one) => isFact(one) || 'not' in one)
    ? [form.and.map((one): FieldWish => ({ says: canonical(one) }))]
    : undefined;
}
