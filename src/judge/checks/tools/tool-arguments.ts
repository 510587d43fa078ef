import { calls, type Subject } from '../../conversation.ts';
import type { ToolCall } from '../../message.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { straight } from '../data/composed.ts';
import { mayBeWritten } from '../data/written-numbers.ts';
import { inMessage } from '../spoken.ts';
import { ofEachReading, told } from './tool-call-faults.ts';
import { isFields } from './tool-schema-source.ts';

export type Scalar = string | number | boolean | null;

/** An argument of a call as it is asked for. */
export interface Wanted {
  argument: string;
  value: Scalar;
}

/** How many messages are shown as evidence. */
const mostShown = 10;

export function argumentsCheck(name: string, wanted: readonly Wanted[], negated: boolean): Check {
  const values = wanted.map(({ argument, value }) => `${told(argument)} set to ${JSON.stringify(value)}`).join(' and ');
  return {
    name: 'tool-arguments',
    what: `calls of \`${name}\` with ${values}`,
    asked: negated ? 'none' : 'at least one',
    reads: 'calls',
    isCostly: true,
    run: (subject) => run(subject, name, wanted, values, negated),
  };
}

function run(subject: Subject, name: string, wanted: readonly Wanted[], values: string, negated: boolean): CheckResult {
  const all = calls(subject).filter(({ call }) => call.name === name);
  const read = all.map(({ index, call }) => ({ index, isMet: meets(call, wanted) }));
  const met = read.filter(({ isMet }) => isMet);
  if (met.length === 0 && read.some(({ isMet }) => isMet === undefined)) {
    return { holds: 'undecided', reason: `A call of ${told(name)} has arguments that cannot be compared for certain.` };
  }
  const shown = (met.length > 0 ? met : read).map(({ index }) => index);
  return {
    ...plainly(met.length > 0 !== negated),
    found: `${all.length === 0 ? 'No' : all.length} ${all.length === 1 ? 'call' : 'calls'} of ${told(name)}${all.length === 0 ? '' : `, ${met.length === 0 ? 'none' : met.length} with ${values}`}`,
    evidence: [...new Set(shown.length > 0 ? shown : [subject.response.last])]
      .slice(0, mostShown)
      .map((index) => inMessage(index)),
  };
}

/** Whether a call has all the values; undefined where that is unclear. */
function meets(call: ToolCall, wanted: readonly Wanted[]): boolean | undefined {
  return ofEachReading(call, (args) => isMet(args, wanted));
}

function isMet(args: unknown, wanted: readonly Wanted[]): boolean | undefined {
  if (!isFields(args)) return undefined;
  const met = wanted.map(({ argument, value }) => {
    const given = Object.hasOwn(args, argument) ? args[argument] : undefined;
    if (given === value) return true;
    // 5 and "5", or true and "true": the quotation marks may be the sentence's own.
    const isAlike =
      (typeof given !== 'object' && given !== undefined && given !== '' && straight(given) === straight(value)) ||
      mayBeWritten(given, value);
    return isAlike ? undefined : false;
  });
  return met.includes(false) ? false : met.includes(undefined) ? undefined : true;
}
