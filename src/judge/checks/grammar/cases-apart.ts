import { type Form, isFact, partsOf } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** A reading in which two texts differ only in upper and lower case: "'OK' but not 'ok'". Then case tells them apart. */
export function withCasesApart(reading: Reading, tokens: readonly Token[]): Reading {
  const form = reading.forms[0]!;
  const known = new Map<string, Set<string>>();
  forEachText(form, ({ text }) => {
    const folded = text.toLowerCase();
    known.set(folded, (known.get(folded) ?? new Set()).add(text));
  });
  const isVariant = ({ text }: Wanted) => (known.get(text.toLowerCase())?.size ?? 0) > 1;
  if (![...known.values()].some(({ size }) => size > 1)) return reading;
  // "Ignoring case"
  if (tokens.some((token) => token.kind === 'word' && /^(?:case|casing|capitali[sz])/u.test(token.text)))
    return reading;
  const cased = mapped(form, (one) => (isVariant(one) ? { ...one, caseSensitive: true } : one));
  // Of "'OK' or 'ok'" it is open whether 'Ok' is one.
  const meant: Form = isApart(form, isVariant) ? cased : { ask: 'agreeing', of: [cased, form] };
  return { ...reading, forms: [meant], said: [meant] };
}

const isText = (value: object): value is Wanted => 'wholeWords' in value && 'text' in value;

function forEachText(value: unknown, act: (text: Wanted) => void): void {
  mapped(value, (text) => {
    if (!text.caseSensitive) act(text);
    return text;
  });
}

/** The same with each text that is looked for as `change` puts it, except where its spelling is asked. */
function mapped<Of>(value: Of, change: (text: Wanted) => Wanted): Of {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mapped(one, change)) as Of;
  if (isText(value)) return change(value) as Of;
  if ('ask' in value && value.ask === 'spelling') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])) as Of;
}

/** Whether it asks for one of the texts beside another, so that it would ask for nothing, or never hold, if they were alike. */
function isApart(form: Form, isVariant: (text: Wanted) => boolean): boolean {
  if ('or' in form) return form.or.some((part) => isApart(part, isVariant));
  if ('not' in form) return isApart(form.not, isVariant);
  if (isFact(form)) {
    let texts = 0;
    if (form.ask !== 'equals one') forEachText(form, (text) => (texts += isVariant(text) ? 1 : 0));
    return texts > 1;
  }
  const parts = partsOf(form);
  const folded = parts.map((part) => {
    const fact = 'not' in part ? part.not : 'part' in part ? part.holds : part;
    return isFact(fact) && JSON.stringify([fact.ask, fact.of, 'part' in part && part.part]).toLowerCase();
  });
  const isAlike = parts.some((part, at) => {
    const other = folded.indexOf(folded[at]!);
    return folded[at] && other < at && !(isNone(part) && isNone(parts[other]!)) && isOfVariant(part, isVariant);
  });
  return isAlike || parts.some((part) => isApart(part, isVariant));
}

const isNone = (form: Form) => isFact(form) && form.in?.at(-1)?.[1] === 0;
function isOfVariant(form: Form, isVariant: (text: Wanted) => boolean): boolean {
  let isFound = false;
  forEachText(form, (text) => (isFound ||= isVariant(text)));
  return isFound;
}
