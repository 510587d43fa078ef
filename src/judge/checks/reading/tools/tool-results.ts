import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { type Asked, resultsCheck } from '../../tools/tool-results.ts';
import type { Claim } from '../claim.ts';
import { anyOf, type Meaning, means, words } from '../phrases.ts';
import { readWholly } from './tool-calls-claim.ts';

const A_RESULT = words(
  'a result|a tool result|a matching result|a matching tool result|results|tool results|a matching tool message|a tool message|a corresponding tool result|its result|their results',
);

const ANSWERED = words('is answered|are answered|are all answered|has been answered|was answered|were answered');

const EVERY = words(
  "every tool call|each tool call|all tool calls|all of the tool calls|every tool_call_id|each tool_call_id|all the assistant's tool calls|all of its tool calls|every one of the tool calls|the assistant's tool calls",
);

const A = words('a tool call|any tool call|one of the tool calls|a tool_call_id|any tool_call_id');

const NO = words('no tool call|no tool_call_id|none of the tool calls');

const UNANSWERED = words(
  'is unanswered|is left unanswered|goes unanswered|remains unanswered|stays unanswered|is not answered|lacks a result|has no result|has no tool result|does not have a result|lacks a tool result|is missing a result|is without a result',
);

const every: Asked = { wantsOpen: false, needsCall: true };

const none: Asked = { wantsOpen: false, needsCall: false };

const one: Asked = { wantsOpen: true, needsCall: false };

const CLAUSES: Meaning<Asked> = anyOf(
  means(every, EVERY, ANSWERED),
  means(every, EVERY, words('has|have|gets|get|receives|receive|is followed by|are followed by'), A_RESULT),
  means(none, NO, UNANSWERED),
  means(one, A, UNANSWERED),
);

/**
 * Checks whether every tool call has a result: one with the call's id that stands after it, or in the same message. Graded by
 * the share of calls that have one. Where no tool was called, "every call …" is null, "no call …" holds and "a call …" does not.
 * Undecided when calls have no ids, or share one.
 */
export function toolResults({ relation, object }: Claim, _known: ToolNames | undefined): Check | undefined {
  const asked = relation === 'toolCalls' ? readWholly(object, CLAUSES) : undefined;
  return asked && resultsCheck(asked);
}
