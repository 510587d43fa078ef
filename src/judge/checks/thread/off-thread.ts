import type { Conversation, Subject, ToolNames } from '../../conversation.ts';
import type { Criterion } from '../../criterion/criterion.ts';
import { type Check, runCheck } from '../check.ts';
import type { Checked } from './check-worker-messages.ts';
import { createCheckPool } from './check-worker-pool.ts';

/** Responses to check, at least one and all of one conversation. */
export interface CheckRun {
  check: Check;
  criterion: Criterion;
  knownTools: ToolNames;
  subjects: Subject[];
  signal: AbortSignal;
}

/** A costly check reads so much, in UTF-16 code units, in 50 ms at most; mostly in less than handing it to a thread takes. */
const mostAtOnce = 64 * 1024;

export type RunChecks = (run: CheckRun) => Checked | Promise<Checked>;

/**
 * Makes what runs checks: at once, but a costly one in a long conversation in another thread, so that the service answers
 * others meanwhile. What each response came to, in their order.
 */
export function createRunChecks(pool = createCheckPool()): RunChecks {
  return ({ check, criterion, knownTools, subjects, signal }) =>
    check.isCostly && lengthOf(subjects[0]!.conversation, check) > mostAtOnce
      ? pool({ criterion: criterion.text, knownTools: [...knownTools], subjects }, signal)
      : subjects.map((subject) => runCheck(check, criterion, subject));
}

/**
 * All that a check may read: what was said before a response too, such as its sources, and where it reads calls the schemas
 * of the tools.
 */
function lengthOf({ system, turns, tools }: Conversation, { reads }: Check): number {
  const texts = turns.flatMap(({ text, toolCalls, toolResults }) => [
    text,
    ...toolCalls.map((call) => call.arguments),
    ...toolResults.map((result) => result.text),
  ]);
  const schemas = reads === 'text' ? [] : tools.map(({ parameters }) => JSON.stringify(parameters));
  return [system ?? '', ...texts, ...schemas].reduce((sum, { length }) => sum + length, 0);
}
