import type { Fact, Form } from '../../form.ts';
import type { ValueKind } from '../../parts/part-kind.ts';

/** Values that are parts themselves: "every date contains '2024'". */
export const VALUES_AS_PARTS: readonly ValueKind[] = [
  'email',
  'phone',
  'date',
  'number',
  'percentage',
  'emoji',
  'bold',
];

const ASKED = ['text', 'texts', 'start', 'end', 'equals', 'equals one', 'matches', 'whole match'].concat([
  ...['characters', 'digits', 'case'],
]);
/** What can be asked of each kind. @param ofLine What can be asked of a line, and so of what is bold in one. */
export const askedOfValues = (ofLine: readonly string[]): Record<string, readonly string[]> => ({
  ...Object.fromEntries(VALUES_AS_PARTS.map((kind) => [kind, ASKED])),
  bold: [...ASKED, ...ofLine],
  emoji: ['equals', 'equals one'],
});

export const isValueKind = (kind: string): boolean => (VALUES_AS_PARTS as readonly string[]).includes(kind);

const textsOf = (of: unknown): readonly string[] =>
  [of].flat().map((one) => (typeof one === 'string' ? '' : ((one as { text?: string } | undefined)?.text ?? '')));

/** How a value is set is no part of it; at which domain an address is, and with what a phone number begins, have rules of their own. */
export function hasOwnRules(kind: string, form: Form): boolean {
  if (!isValueKind(kind)) return false;
  const { ask, of } = ('not' in form ? form.not : form) as Fact;
  const { text = '', called } = (of ?? {}) as { text?: string; called?: string };
  const isDomain = kind === 'email' && ask === 'end' && text.startsWith('@');
  // "Every number ends with '%'": to a program the sign is no part of the number; "contains '5'" may be said of its digits.
  const isBeside = kind === 'number' && (ask === 'text' || ask === 'texts' || /[^\d.,]/u.test(textsOf(of).join('')));
  return called !== undefined || isDomain || isBeside || (kind === 'phone' && ask === 'start');
}
