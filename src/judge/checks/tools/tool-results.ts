import { calls, type Subject, type ToolNames } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { anyOf, type Meaning, means, words } from '../reading/phrases.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { readWholly } from './tool-calls-claim.ts';
import { withoutCalls } from './without-calls.ts';

const CALL = { singular: 'tool call', plural: 'tool calls' };

/** How many calls are told, and how many messages are shown as evidence. */
const mostTold = 10;

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

export interface Asked {
  /** Whether a call without a result is asked for. */
  wantsOpen: boolean;
  /** Whether it says nothing where no tool is called. */
  needsCall: boolean;
}

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

export const resultsCheck = ({ wantsOpen, needsCall }: Asked): Check => ({
  name: 'tool-results',
  what: CALL.plural,
  asked: `${wantsOpen ? 'at least one' : 'none'} without a result`,
  reads: 'calls',
  run: (subject) => (calls(subject).length > 0 ? run(subject, wantsOpen) : withoutCalls(subject, needsCall, wantsOpen)),
});

function run(subject: Subject, wantsOpen: boolean): CheckResult {
  const all = calls(subject);
  const ids = new Set(all.map(({ call }) => call.id));
  if (ids.has(null) || ids.has('') || ids.size < all.length) {
    return {
      holds: 'undecided',
      reason: 'The tool calls have no ids of their own, so their results cannot be told apart.',
    };
  }
  const answered = lastResults(subject);
  const open = all.filter(({ index, call }) => (answered.get(call.id) ?? -1) < index);
  const share = (all.length - open.length) / all.length;
  const hasOpen = open.length > 0;
  const shown = (hasOpen ? open : all).map(({ index }) => index);
  const listed = open.slice(0, mostTold).map(({ index, call }) => `${told(call.name)} (message ${index})`);
  return {
    ...plainly(hasOpen === wantsOpen),
    ...(wantsOpen ? {} : { nearness: share }),
    found: `${countOf(all.length, CALL)}, ${hasOpen ? `${open.length} without a result: ${listed.join(', ')}${open.length > mostTold ? ', …' : ''}` : 'all with a result'}`,
    evidence: [...new Set(shown)].slice(0, mostTold).map((index) => inMessage(index)),
  };
}

/** The last message that answers each id. Results may stand beside what the user says next. */
const lastResults = ({ conversation }: Subject) =>
  new Map(
    conversation.turns.flatMap(({ index, toolResults }) => toolResults.map(({ callId }) => [callId, index] as const)),
  );
