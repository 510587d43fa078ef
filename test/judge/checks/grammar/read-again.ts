import { compileCriterion } from '../../../../src/judge/checks/compile.ts';
import { settled } from '../../../../src/judge/checks/grammar/reading.ts';
import type { ToolNames } from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

/** How a criterion is read: its one form, if it has one, and the check of it. */
export function readAgain(text: string, known?: ToolNames) {
  const { reading, check, fault } = compileCriterion(parseCriterion(text), known);
  return { form: settled(reading), check, effort: reading.effort, fault };
}

/** What is compared to tell whether two criteria are read alike; undefined where a model decides. */
export function readingOf(text: string): string | undefined {
  const { check, form } = readAgain(text);
  return check && JSON.stringify(form);
}
