import { calls, type ToolCall, type ToolNames } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { countOf } from '../count.ts';
import type { Claim } from '../reading/claim.ts';
import { anyOf, type Meaning, maybe, means, words } from '../reading/phrases.ts';
import type { Relation } from '../reading/verbs.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';
import { readWholly } from './tool-calls-claim.ts';

/** What counts as calling again: the same tool, or the same tool with the same arguments. */
export interface Asked {
  sameArguments: boolean;
  /** Whether a repetition is asked for. */
  wantsRepeat: boolean;
  /** Whether that is only clear where it is denied: "twice" may mean exactly so often. */
  mustBeDenied?: true;
}

const SAME_ARGUMENTS = words(
  'with the same arguments|with identical arguments|with exactly the same arguments|with the same parameters|with identical parameters|with the exact same arguments',
);
const AGAIN = words('twice|more than once|again|multiple times|repeatedly|several times');
const MORE_THAN_ONCE = words('more than once|multiple times|repeatedly|several times');
const AT_MOST_ONCE = words('at most once|no more than once|not more than once');
const CALL = words('tool call|call');
const SAME = words('duplicate|duplicated|identical');

const again: Asked = { sameArguments: true, wantsRepeat: true };
const never: Asked = { sameArguments: true, wantsRepeat: false };
const toolAgain: Asked = { sameArguments: false, wantsRepeat: true };
const toolNever: Asked = { sameArguments: false, wantsRepeat: false };

const MADE: Meaning<Asked> = anyOf(
  means(never, words('no'), SAME, words('tool call|tool calls')),
  means(again, words('a|an|any|'), SAME, words('tool call|tool calls')),
  means(again, words('the same tool call'), words('twice|more than once|again')),
);

const READERS: Partial<Record<Relation, Meaning<Asked>>> = {
  call: anyOf(
    means(again, words('the same tool|a tool|any tool'), AGAIN, SAME_ARGUMENTS),
    means(again, words('the same tool|a tool|any tool'), SAME_ARGUMENTS, AGAIN),
    means(toolAgain, words('the same tool|a tool|any tool|any one tool'), MORE_THAN_ONCE),
    means({ ...toolAgain, mustBeDenied: true }, words('the same tool|a tool|any tool'), words('twice|again')),
    means(never, words('no tool'), AGAIN, SAME_ARGUMENTS),
    means(toolNever, words('no tool'), words('twice|more than once|multiple times')),
    means(never, words('each tool|every tool|any tool'), AT_MOST_ONCE, SAME_ARGUMENTS),
    means(toolNever, words('each tool|every tool|any tool'), AT_MOST_ONCE),
  ),
  make: MADE,
  have: MADE,
  echo: anyOf(
    means(never, words('no'), CALL, maybe(SAME_ARGUMENTS)),
    means(never, words('none of its tool calls|no tool calls')),
    means(again, words('a|any|the same|an earlier|a previous'), words('tool call'), maybe(SAME_ARGUMENTS)),
    means(again, words('tool calls|any tool calls|the same tool calls'), maybe(SAME_ARGUMENTS)),
  ),
  toolCalls: anyOf(
    means(
      never,
      words('no tool call|no tool calls'),
      words('is|are|was|were'),
      words('repeated|duplicated|made twice|made more than once'),
    ),
    means(
      again,
      words('a tool call|any tool call|the same tool call'),
      words('is|was'),
      words('repeated|duplicated|made twice|made more than once'),
    ),
    means(never, words('no two tool calls are'), words('identical|the same|equal')),
    means(again, words('two tool calls are|any two tool calls are'), words('identical|the same|equal')),
    means(never, words('all tool calls are|the tool calls are all|every tool call is'), words('distinct|unique')),
    means(never, words('no tool is|no tool was'), words('called'), AGAIN, SAME_ARGUMENTS),
    means(
      toolNever,
      words('no tool is|no tool was'),
      words('called'),
      words('twice|more than once|again|multiple times'),
    ),
    means(again, words('a tool is|any tool is|the same tool is'), words('called'), AGAIN, SAME_ARGUMENTS),
    means(toolAgain, words('a tool is|any tool is|the same tool is'), words('called'), MORE_THAN_ONCE),
    means(toolNever, words('each tool is|every tool is'), words('called'), AT_MOST_ONCE),
    means(never, words('each tool is|every tool is'), words('called'), AT_MOST_ONCE, SAME_ARGUMENTS),
  ),
};

const TOOL_CALL = { singular: 'tool call', plural: 'tool calls' };
const REPEAT = { singular: 'repetition', plural: 'repetitions' };

/** How many repeated calls are told, and how many messages are shown as evidence. */
const mostTold = 10;

/**
 * Checks whether a tool is called again, or called again with the same arguments: equal JSON, in whichever order its fields
 * stand. Undecided where arguments are too deep to be compared.
 */
export function toolRepeats({ relation, object, negated }: Claim, _known: ToolNames | undefined): Check | undefined {
  const reader = READERS[relation];
  const asked = reader && readWholly(object, reader);
  if (!asked || (negated ? !asked.wantsRepeat : asked.mustBeDenied)) return undefined;
  return repeatsCheck({ ...asked, wantsRepeat: asked.wantsRepeat !== negated });
}

export function repeatsCheck({ sameArguments, wantsRepeat }: Asked): Check {
  const what = sameArguments ? 'repeated tool calls' : 'further calls of the same tool';
  return {
    name: 'tool-repeats',
    what,
    asked: wantsRepeat ? 'at least one' : 'none',
    reads: 'calls',
    isCostly: sameArguments || undefined,
    run: (subject): CheckResult => {
      const all = calls(subject);
      const seen = new Set<string>();
      const repeated: typeof all = [];
      for (const one of all) {
        const key = sameArguments ? keyOf(one.call) : one.call.name;
        if (key === undefined)
          return { holds: 'undecided', reason: 'The arguments of a tool call are too deep to be compared.' };
        if (seen.has(key)) repeated.push(one);
        seen.add(key);
      }
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
  };
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
