import { calls, type Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { withoutCalls } from './without-calls.ts';

const CALL = { singular: 'tool call', plural: 'tool calls' };

/** How many calls are told, and how many messages are shown as evidence. */
const mostTold = 10;

export interface Asked {
  /** Whether a call without a result is asked for. */
  wantsOpen: boolean;
  /** Whether it says nothing where no tool is called. */
  needsCall: boolean;
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
