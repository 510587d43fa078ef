import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { type Asked, repeatsCheck } from '../../tools/tool-repeats.ts';
import type { Claim } from '../claim.ts';
import { anyOf, type Meaning, maybe, means, words } from '../phrases.ts';
import type { Relation } from '../verbs.ts';
import { readWholly } from './tool-calls-claim.ts';

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
