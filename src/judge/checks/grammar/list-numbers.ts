import { type Form, isFact } from '../form.ts';
import type { Reading } from './reading.ts';
import { isWord, type Token } from './tokens.ts';

/** A reading of "bullets or numbers": numbers in the text, or a numbered list? Decided where both come to the same. */
export function withListNumbers(reading: Reading, tokens: readonly Token[]): Reading {
  const form = reading.forms[0]!;
  const isNamed = ['bullets', 'points'].some((name) => tokens.some((token) => isWord(token, name)));
  if (!isNamed || !tokens.some((token) => isWord(token, 'numbers')) || !has(form, 'bullet points')) return reading;
  const listed = asListed(form);
  if (JSON.stringify(listed) === JSON.stringify(form)) return reading;
  const meant: Form = { ask: 'agreeing', of: [form, listed] };
  return { ...reading, forms: [meant], said: [meant] };
}

const has = (form: Form, ask: string): boolean =>
  isFact(form)
    ? form.ask === ask
    : ('and' in form ? form.and : 'or' in form ? form.or : []).some((part) => has(part, ask));

/** With numbered items in place of some numbers, or none. */
function asListed(form: Form): Form {
  if (isFact(form)) {
    const isSome = form.in?.length === 1 && ['1,Infinity', '0,0'].includes(form.in[0]!.join());
    return form.ask === 'numbers' && form.of === undefined && isSome ? { ...form, ask: 'numbered items' } : form;
  }
  if ('and' in form) return { ...form, and: form.and.map(asListed) };
  return 'or' in form ? { ...form, or: form.or.map(asListed) } : form;
}
