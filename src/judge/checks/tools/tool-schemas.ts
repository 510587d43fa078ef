import { calls, type Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { countOf } from '../count.ts';
import { inMessage } from '../spoken.ts';
import { type Aspect, callFaults, readTools, told } from './tool-call-faults.ts';
import type { CallsClaim } from './tool-calls-claim.ts';
import { withoutCalls } from './without-calls.ts';

const CALL = { singular: 'tool call', plural: 'tool calls' };

/** How many calls with faults are told, and how many messages are shown as evidence. */
const mostTold = 10;

/** What a call with a fault is called. */
const FAULTY: Record<Aspect, string> = {
  defined: 'to a tool that is not defined',
  json: 'with arguments that are no JSON',
  required: 'without a required argument',
  known: 'with an unknown argument',
  types: 'with an argument of the wrong type',
  values: "with a value outside its argument's enum",
  arguments: "with arguments against its tool's schema",
  whole: "against its tool's schema",
};

export function schemaCheck({ aspects, wantsFault, needsCall }: CallsClaim, isOne: boolean): Check {
  const asked = new Set(aspects);
  const faulty = [...asked].map((aspect) => FAULTY[aspect]).join(' or ');
  return {
    name: 'tool-schemas',
    what: CALL.plural,
    asked: `${wantsFault ? 'at least one' : 'none'} ${faulty}`,
    reads: 'calls',
    isCostly: true,
    run: (subject) =>
      calls(subject).length > 0
        ? run(subject, asked, faulty, { wantsFault, isOne })
        : withoutCalls(subject, needsCall, wantsFault),
  };
}

function run(
  subject: Subject,
  asked: ReadonlySet<Aspect>,
  faulty: string,
  { wantsFault, isOne }: { wantsFault: boolean; isOne: boolean },
): CheckResult {
  const all = calls(subject);
  const tools = readTools(subject.conversation.tools);
  const read = all.map(({ index, call }) => ({ index, name: call.name, found: callFaults(call, tools, asked) }));
  const wrong = read.flatMap(({ found, ...call }) =>
    'faults' in found && found.faults.length > 0 ? [{ ...call, faults: found.faults }] : [],
  );
  const open = read.flatMap(({ name, found }) => ('open' in found ? [`The tool ${told(name)} ${found.open}.`] : []))[0];
  if (wrong.length === 0 && open !== undefined) return { holds: 'undecided', reason: open };
  const right = (all.length - wrong.length) / all.length;
  const hasFault = wrong.length > 0;
  const shown = (hasFault ? wrong : all).map(({ index }) => index);
  return {
    holds: hasFault === wantsFault,
    nearness: wantsFault ? Number(hasFault) : right,
    // One call with a fault is the whole of "a tool call that …".
    distance: wantsFault ? (isOne ? Number(!hasFault) : right) : Number(hasFault),
    found: `${countOf(all.length, CALL)}, ${hasFault ? wrong.length : 'none'} ${faulty}${listed(wrong)}`,
    evidence: [...new Set(shown)].slice(0, mostTold).map((index) => inMessage(index)),
    openGrade: open,
  };
}

/** ": `search` (message 3) lacks the required argument `city`" */
function listed(wrong: readonly { index: number; name: string; faults: string[] }[]): string {
  if (wrong.length === 0) return '';
  const shown = wrong
    .slice(0, mostTold)
    .map(({ index, name, faults }) => `${told(name)} (message ${index}) ${faults.join(' and ')}`);
  return `: ${shown.join('; ')}${wrong.length > mostTold ? '; …' : ''}`;
}
