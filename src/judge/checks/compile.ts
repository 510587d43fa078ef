import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import { alsoAsShown } from './as-shown.ts';
import { atAnyPoint, QUOTED } from './at-any-point.ts';
import type { Check } from './check.ts';
import { contradictionIn } from './families/contradiction.ts';
import { checkOf } from './families/deciders.ts';
import type { Form } from './form.ts';
import { builtGrammar } from './grammar/built.ts';
import { literalFault } from './grammar/literal-faults.ts';
import { type Reading, settled } from './grammar/reading.ts';
import { read } from './grammar/settle.ts';
import { ofAnswer } from './of-answer.ts';

/** What a criterion comes to. */
export interface Compiled {
  /** What decides it; undefined where it has two meanings, or where a word of it is not understood: then a model decides. */
  check: Check | undefined;
  /** Why no response can meet it, or why it cannot be used, as a sentence for the caller. */
  fault: string | undefined;
  reading: Reading;
}

/**
 * Reads a criterion.
 * @param knownTools so that "the search tool" is known to name one; absent where there is no conversation yet
 */
export function compileCriterion(criterion: Criterion, knownTools?: ToolNames): Compiled {
  const asWritten = compileAsWritten(criterion, knownTools);
  const condition = criterion.condition.normalize('NFC');
  const isSame = condition === criterion.condition || EXACT.test(JSON.stringify(asWritten.reading.forms));
  return isSame ? asWritten : compileAsWritten({ ...criterion, condition }, knownTools);
}
/** Texts, patterns and schemas that a response has to hold character by character. */
const EXACT = /"caseSensitive":true|"ask":"matches"|schema/u;

function compileAsWritten(criterion: Criterion, knownTools?: ToolNames): Compiled {
  const grammar = builtGrammar();
  const reading = read(grammar, criterion, knownTools);
  const form = atAnyPoint(ofAnswer(settled(reading), criterion), criterion);
  const asks = (condition: string) => settled(read(grammar, { ...criterion, condition }, knownTools)) !== undefined;
  const fault = contradictionIn(reading.said) ?? (form ? undefined : literalFault(criterion.condition, asks));
  return { check: form && checkOfForm(form, criterion), fault, reading };
}

/** The check of a meaning; undefined where no family decides a part of it. */
export function checkOfForm(form: Form, { condition }: Criterion): Check | undefined {
  const check = checkOf(form);
  return check && alsoAsShown(check, form, condition.replace(QUOTED, '""'));
}

/** The check that decides a criterion; undefined where a model must. */
export const compile = (criterion: Criterion, knownTools?: ToolNames): Check | undefined =>
  compileCriterion(criterion, knownTools).check;
