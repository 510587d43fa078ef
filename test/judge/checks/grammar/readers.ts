import type { Check } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { checkOf } from '../../../../src/judge/checks/families/deciders.ts';
import type { Form } from '../../../../src/judge/checks/form.ts';
import type { Effort } from '../../../../src/judge/checks/grammar/chart.ts';
import { grammar } from '../../../../src/judge/checks/grammar/grammar.ts';
import { read, settled } from '../../../../src/judge/checks/grammar/settle.ts';
import { tokenize } from '../../../../src/judge/checks/grammar/tokens.ts';
import { readQuantity } from '../../../../src/judge/checks/reading/quantity.ts';
import type { ToolNames } from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

export const built = grammar();

/** How the new reader reads a criterion: its one form, and the check that it compiles to. */
export function readNew(
  text: string,
  known?: ToolNames,
): {
  form: Form | undefined;
  check: Check | undefined;
  forms: readonly Form[];
  isOpen: boolean;
  effort: Effort | undefined;
  fault: string | undefined;
} {
  const reading = read(built, parseCriterion(text), known);
  const form = settled(reading);
  return {
    form,
    check: form && checkOf(form),
    forms: reading.forms,
    isOpen: reading.isOpen,
    effort: reading.effort,
    fault: reading.fault,
  };
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
  return `${sorted(check.what)}: ${numbers(check.asked)}`;
}

/** The numbers at the beginning of what is asked, as an interval, and the rest of it. */
function numbers(asked: string): string {
  const exact = /^not exactly (\d+)(.*)$/.exec(asked);
  if (exact) return `not ${exact[1]}${exact[2]}`;
  const isDenied =
    asked.startsWith('not ') &&
    !/^not (?:more|less|fewer|over|under|above|below|lower|higher|greater|exceeding)/.test(asked);
  const plain = asked
    .replace(/^not (?!\w+ than)/, isDenied ? '' : '$&')
    .replace(/^none\b/, 'no')
    .replace(/^at least one\b/, 'at least 1');
  const tokens = tokenize(plain);
  const quantity = tokens && readQuantity(tokens, 0);
  if (!quantity) return asked;
  const rest = tokens
    .slice(quantity.next)
    .map((token) => ('text' in token ? token.text : 'value' in token ? token.value : ''));
  return [interval(quantity.value, isDenied), ...rest]
    .join(' ')
    .replace(/\b(word|sentence|passage|link|character)s\b/g, '$1');
}

function interval({ min, max, outside }: { min: number; max: number; outside: boolean }, isDenied: boolean): string {
  if (outside === isDenied) return `${min}..${max}`;
  if (min === 0) return `${max + 1}..Infinity`;
  return max === Infinity ? `0..${min - 1}` : min === max ? `not ${min}` : `not ${min}..${max}`;
}

/** "which of "b", "a" occur" with the texts in one order. */
const sorted = (what: string) =>
  what.replace(/(?<=^which of ).*(?= occur)/, (texts) => texts.split(', ').sort().join(', '));
