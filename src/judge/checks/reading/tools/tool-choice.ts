import type { ToolNames } from '../../../conversation.ts';
import type { Check } from '../../check.ts';
import { afterPhrase, isWord, type Token } from '../../grammar/tokens.ts';
import type { Quantity } from '../../quantity.ts';
import { differentCheck, type Only, onlyCheck } from '../../tools/tool-choice.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { type Phrase, sequence, words } from '../phrases.ts';
import { readQuantity } from '../quantity.ts';
import { areTools, readToolList, type ToolContext, toolContext } from './tool-name.ts';

/**
 * Checks which tools are called: none but the named ones, or how many different ones. Graded by the share of calls that are of
 * a named tool. Null where no tool is called and only named ones are to be; "no tool other than" holds then.
 */
export function toolChoice(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const context = toolContext(claim, knownTools);
  const only = readOnly(claim, context);
  if (only) return onlyCheck(only);
  const quantity = readDifferent(claim);
  const asked = quantity && (claim.negated ? denied(quantity) : quantity);
  return asked && differentCheck(asked);
}

const OTHER_THAN = words(
  ['tool', 'tools']
    .flatMap((noun) => [`${noun} other than`, `${noun} but`, `${noun} except`, `${noun} besides`, `other ${noun} than`])
    .join('|'),
);

function readOnly({ relation, object, negated, about }: Claim, given: ToolContext): Only | undefined {
  // "Uses only 'a'" names no tool, unless the conversation has it.
  const context = relation === 'use' || relation === 'useOnly' ? { ...given, isKnown: true } : given;
  if (relation === 'toolCalls') return onlyCalled(object, context);
  if (relation === 'callOnly' || (relation === 'useOnly' && about === 'agent'))
    return negated ? undefined : listed(object, 0, true, context);
  if (relation !== 'call' && !(relation === 'use' && about === 'agent')) return undefined;
  if (isWord(object[0], 'only')) return negated ? undefined : listed(object, 1, true, context);
  if (!negated && isWord(object[0], 'any')) {
    // "Any tool but `a`" may mean that every other one will do.
    const found = noOther(
      object,
      'any',
      words('tool other than|tools other than|other tool than|other tools than'),
      context,
    );
    return found && { ...found, wantsOther: true };
  }
  return noOther(object, negated ? 'any' : 'no', OTHER_THAN, context);
}

/** "No tool other than `a`": whatever is named there is a tool. */
function noOther(tokens: readonly Token[], opening: string, otherThan: Phrase, context: ToolContext): Only | undefined {
  const [others] = isWord(tokens[0], opening) ? otherThan(tokens, 1) : [];
  return others === undefined
    ? undefined
    : listed(tokens, others, false, { ...context, about: 'agent', isKnown: false });
}

function listed(tokens: readonly Token[], at: number, isOnly: boolean, context: ToolContext): Only | undefined {
  const list = readToolList(tokens, at, context.known);
  if (list?.next !== tokens.length || !areTools(list.value.tools, context)) return undefined;
  const names = list.value.tools.map(({ name }) => name);
  return { names, mayNeedAll: isOnly && list.value.joined === 'and', needsCall: isOnly, wantsOther: false };
}

const CALLED = ['is', 'are', 'was', 'were'].flatMap((is) => [`${is} called`, `${is} used`]);

const ONLY_TOOL = sequence(
  words('the only tool|the only tools'),
  words(
    'called|invoked|used|that is called|that are called|it calls|that it calls|the assistant calls|that the assistant calls|the agent calls|that the agent calls|the model calls|that the model calls',
  ),
  words('is|are|was|were|must be|should be'),
);

/** "Only `a` is called", "no tool other than `a` is called", "the only tool called is `a`" */
function onlyCalled(tokens: readonly Token[], context: ToolContext): Only | undefined {
  const [named] = ONLY_TOOL(tokens, 0);
  if (named !== undefined) return listed(tokens, named, true, { ...context, about: 'agent', isKnown: false });
  const end = tokens.length - 2;
  const isCalled = end > 0 && CALLED.some((called) => afterPhrase(tokens, end, called) !== undefined);
  if (!isCalled) return undefined;
  const subject = tokens.slice(0, end);
  if (isWord(subject[0], 'only')) return listed(subject, 1, true, context);
  return noOther(subject, 'no', OTHER_THAN, context);
}

/** "At most 2 different tools" */
function readDifferent({ relation, object, about }: Claim): Quantity | undefined {
  if (relation !== 'call' && !(relation === 'use' && about === 'agent')) return undefined;
  const quantity = readQuantity(object, 0);
  const end =
    quantity && words('different tools|distinct tools|different tool|distinct tool')(object, quantity.next)[0];
  return end === object.length && quantity?.value.phrase !== 'none' ? quantity!.value : undefined;
}
