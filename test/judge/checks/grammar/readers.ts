import type { Check } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { checkOf } from '../../../../src/judge/checks/families/deciders.ts';
import type { Form } from '../../../../src/judge/checks/form.ts';
import { grammar } from '../../../../src/judge/checks/grammar/grammar.ts';
import { read, settled } from '../../../../src/judge/checks/grammar/settle.ts';
import { readQuantity } from '../../../../src/judge/checks/reading/quantity.ts';
import { tokenize } from '../../../../src/judge/checks/reading/tokens.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

const built = grammar();

/** How the new reader reads a criterion: its one form, and the check that it compiles to. */
export function readNew(text: string): {
  form: Form | undefined;
  check: Check | undefined;
  forms: readonly Form[];
  isOpen: boolean;
} {
  const reading = read(built, parseCriterion(text));
  const form = settled(reading);
  return { form, check: form && checkOf(form), forms: reading.forms, isOpen: reading.isOpen };
}

export const readOld = (text: string) => compile(parseCriterion(text));

/** What a check asks, in one notation whatever words were used: numbers as intervals, joined parts in one order. */
export function notation(check: Check): string {
  if (check.parts) {
    const parts = check.parts.checks.flatMap((one) =>
      one.parts?.joined === check.parts!.joined ? one.parts.checks : [one],
    );
    return `${check.parts.joined}(${[...new Set(parts.map(notation))].sort().join(' ; ')})`;
  }
  return `${check.what}: ${numbers(check.asked)}`;
}

function numbers(asked: string): string {
  const exact = /^not exactly (\d+)$/.exec(asked);
  if (exact) return `not ${exact[1]}`;
  const isDenied =
    asked.startsWith('not ') &&
    !/^not (?:more|less|fewer|over|under|above|below|lower|higher|greater|exceeding)/.test(asked);
  const tokens = tokenize(isDenied ? asked.slice(4) : asked.replace(/^none$/, 'no'));
  const quantity =
    asked === 'at least one'
      ? { value: { min: 1, max: Infinity, outside: false }, next: tokens!.length }
      : tokens && readQuantity(tokens, 0);
  if (!quantity || quantity.next !== tokens!.length) return asked;
  const { min, max, outside } = quantity.value;
  if (outside === isDenied) return `${min}..${max}`;
  if (min === 0) return `${max + 1}..Infinity`;
  return max === Infinity ? `0..${min - 1}` : min === max ? `not ${min}` : `not ${min}..${max}`;
}
