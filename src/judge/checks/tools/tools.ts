import { calls, type Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import { inMessage } from '../spoken.ts';
import { type AskedCalls, CALL } from './tool-count.ts';

/** How many calls are shown as evidence. */
const MAX_CALLS = 10;

/** @param name null for all calls */
export function toolCheck(name: string | null, asked: AskedCalls): Check {
  const what = name === null ? CALL.plural : `calls of \`${name}\``;
  const check = countCheck('tools', what, asked.quantity, (subject) => {
    const all = calls(subject);
    const counted = countedIn(all, name);
    const messages = [...new Set(counted.map(({ index }) => index))];
    return {
      count: counted.length,
      found: name === null ? countOf(all.length, CALL) + names(all) : callsOf(name, counted.length, all),
      evidence: (messages.length > 0 ? messages : wholeResponse(subject))
        .slice(0, MAX_CALLS)
        .map((index) => inMessage(index)),
    };
  });
  const run = (subject: Subject): CheckResult => {
    const isOpen = asked.isOpenBelow && countedIn(calls(subject), name).length < asked.quantity.min;
    return isOpen ? { holds: 'undecided', reason: 'It is open whether fewer calls are as good.' } : check.run(subject);
  };
  return { ...check, reads: 'calls', run };
}

const wholeResponse = ({ response }: Subject) => [response.last];

type Called = ReturnType<typeof calls>;

const countedIn = (all: Called, name: string | null) =>
  name === null ? all : all.filter(({ call }) => call.name === name);

const callsOf = (name: string, count: number, all: Called) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'call' : 'calls'} of \`${name}\`${count === 0 ? names(all) : ''}`;

function names(all: Called): string {
  const distinct = [...new Set(all.map(({ call }) => call.name))].slice(0, MAX_CALLS);
  return distinct.length === 0 ? '' : ` (called: ${distinct.map((name) => `\`${name}\``).join(', ')})`;
}
