import { calls } from '../../conversation.ts';
import type { ToolCall } from '../../message.ts';
import type { Check, CheckResult } from '../check.ts';
import { besideEarlierCalls } from '../conversation/earlier-turns.ts';
import { countOf } from '../count.ts';
import { otherReadings } from '../data/written-numbers.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';

/** What counts as calling again: the same tool, or the same tool with the same arguments. */
export interface Asked {
  sameArguments: boolean;
  /** Whether a repetition is asked for. */
  wantsRepeat: boolean;
  /** Whether nothing else may be called between them. */
  isNext?: true;
  /** The tool that is meant, where it is one. */
  name?: string;
}

const TOOL_CALL = { singular: 'tool call', plural: 'tool calls' };

const REPEAT = { singular: 'repetition', plural: 'repetitions' };

/** How many repeated calls are told, and how many messages are shown as evidence. */
const mostTold = 10;

const NOT_KEPT = 'The arguments of a tool call have a number with more digits than can be compared for certain.';
const PARALLEL = 'One message calls the same tool several times at once, which may be in a row or not.';

export function repeatsCheck({ sameArguments, wantsRepeat, isNext, name }: Asked): Check {
  const calledAgain = name === undefined ? 'tool calls' : `calls of ${told(name)}`;
  const what = `${sameArguments ? `repeated ${calledAgain}` : 'further calls of the same tool'}${isNext ? ' in a row' : ''}`;
  return besideEarlierCalls({
    name: 'tool-repeats',
    what,
    asked: wantsRepeat ? 'at least one' : 'none',
    reads: 'calls',
    isCostly: sameArguments || undefined,
    run: (subject): CheckResult => {
      const all = calls(subject).filter(({ call }) => name === undefined || call.name === name);
      const seen = new Map<string, string>();
      const repeated: typeof all = [];
      for (const one of all) {
        const key = sameArguments ? keyOf(one.call) : one.call.name;
        if (key === undefined)
          return { holds: 'undecided', reason: 'The arguments of a tool call are too deep to be compared.' };
        const given = one.call.arguments;
        if (sameArguments && seen.has(key) && seen.get(key) !== given && otherReadings(given).length > 0)
          return { holds: 'undecided', reason: NOT_KEPT };
        if (seen.has(key)) repeated.push(one);
        if (isNext) seen.clear();
        seen.set(key, given);
      }
      const isParallel = ({ index }: (typeof all)[number]) => all.filter((one) => one.index === index).length > 1;
      if (isNext && repeated.length > 0 && repeated.every(isParallel)) return { holds: 'undecided', reason: PARALLEL };
      const hasRepeat = repeated.length > 0;
      const shown = hasRepeat ? repeated : all;
      return {
        holds: hasRepeat === wantsRepeat,
        nearness: Number(hasRepeat === wantsRepeat),
        distance: Number(hasRepeat !== wantsRepeat),
        found: `${countOf(all.length, TOOL_CALL)}, ${hasRepeat ? countOf(repeated.length, REPEAT) : 'no repetition'}${listed(repeated)}`,
        evidence: [...new Set(shown.length > 0 ? shown.map(({ index }) => index) : [subject.response.last])]
          .slice(0, mostTold)
          .map((index) => inMessage(index)),
      };
    },
  });
}

const listed = (repeated: ReturnType<typeof calls>) =>
  repeated.length === 0
    ? ''
    : `: ${repeated
        .slice(0, mostTold)
        .map(({ index, call }) => `${told(call.name)} (message ${index})`)
        .join(', ')}${repeated.length > mostTold ? ', …' : ''}`;

/** Equal for equal calls; undefined where the arguments are too deep. */
function keyOf({ name, arguments: text }: ToolCall): string | undefined {
  try {
    return JSON.stringify([name, 'json', canonical(text.trim() === '' ? {} : JSON.parse(text))]);
  } catch (error) {
    if (error instanceof SyntaxError) return JSON.stringify([name, 'text', text]);
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** With the fields of every object in one order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, field]) => ['field', name, canonical(field)]);
}
