import type { Conversation, Subject, ToolNames } from '../../conversation.ts';
import type { CompiledCriterion } from '../../criterion/compiled-criterion.ts';
import type { Criterion } from '../../criterion/criterion.ts';
import { cleanTexts } from '../../explanation.ts';
import { type Check, runCheck } from '../check.ts';
import type { Checked, CheckMessage, CleanMessage } from './check-worker-messages.ts';
import { createCheckPool, type InThread } from './check-worker-pool.ts';
import { createDetectorThread } from './detector-thread.ts';

/** Responses to check, at least one and all of one conversation. */
export interface CheckRun {
  check: Check;
  criterion: Criterion & Pick<CompiledCriterion, 'pinned'>;
  knownTools: ToolNames;
  subjects: Subject[];
  signal: AbortSignal;
}

/**
 * How much is read at once, in UTF-16 code units. A costly check reads this much in at most 25 ms, usually less than handing it to a
 * thread takes; any other check takes at most 12 ms. If readers see a different text than the source, both are read.
 */
const mostAtOnce = { costly: 32 * 1024, plain: 256 * 1024 };
/** Cleaning reads so much in some 30 ms. */
const mostCleanedAtOnce = 32 * 1024;

export type RunChecks = (run: CheckRun) => Checked | Promise<Checked>;

/**
 * Makes what runs checks: at once, but one in a long conversation in another thread, so that the service answers
 * others meanwhile. What each response came to, in their order.
 * @param detector Where short checks that need the language detector run; null: at once, too.
 */
export function createRunChecks(
  pool: InThread<CheckMessage, Checked> = createCheckPool(),
  detector: InThread<CheckMessage, Checked> | null = createDetectorThread(),
): RunChecks {
  return ({ check, criterion, knownTools, subjects, signal }) => {
    const isLong = lengthOf(subjects[0]!.conversation, check) > mostAtOnce[check.isCostly ? 'costly' : 'plain'];
    const thread = isLong ? pool : check.needsDetector && detector;
    return thread
      ? thread({ criterion: criterion.text, pinned: criterion.pinned, knownTools: [...knownTools], subjects }, signal)
      : subjects.map((subject) => runCheck(check, criterion, subject));
  };
}

export type Clean = (message: CleanMessage, signal: AbortSignal) => string | Promise<string>;

/** Makes what cleans explanations: at once, but by a long conversation in another thread. */
export function createClean(pool: InThread<CleanMessage, string> = createCheckPool()): Clean {
  return (message, signal) => {
    const { hidden, visible } = message.texts;
    const length = [...hidden, ...visible].reduce((sum, text) => sum + text.length, message.explanation.length);
    return length > mostCleanedAtOnce ? pool(message, signal) : cleanTexts(message);
  };
}

/**
 * All that a check may read: what was said before a response too, such as its sources, and where it reads calls the schemas
 * of the tools.
 */
function lengthOf(conversation: Conversation, { reads }: Check): number {
  const { system, turns, tools } = conversation;
  let length = system?.length ?? 0;
  for (const { text, toolCalls, toolResults } of turns) {
    length += text.length;
    for (const call of toolCalls) length += call.arguments.length;
    for (const result of toolResults) length += result.text.length;
  }
  if (reads !== 'text') for (const { parameters } of tools) length += JSON.stringify(parameters).length;
  return length;
}
