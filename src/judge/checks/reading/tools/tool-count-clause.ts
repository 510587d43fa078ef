import type { Reading, Token } from '../../grammar/tokens.ts';
import { CALL } from '../../tools/tool-count.ts';
import { afterUnit } from '../amount.ts';
import { words } from '../phrases.ts';
import {
  ONLY,
  ofAny,
  type Paired,
  readAnyTool,
  readCount,
  readPaired,
  readSomeCalls,
  type SaidCalls,
} from './tool-count.ts';
import { areTools, type ToolContext } from './tool-name.ts';
import { readCalled } from './tool-passive.ts';

const BY_AGENT = words('|by the assistant|by the agent|by the model');

const MADE = words('is made|are made|was made|were made');

const USED = [
  { negated: false, words: words('is used|are used|was used|were used') },
  { negated: true, words: words('is not used|are not used|is never used|are never used|was not used|was never used') },
];

/** Reads a clause whose subject is tools or their calls: "`a` is called once", "no tool is called", "two tool calls are made". */
export function readCountClause(tokens: readonly Token[], context: ToolContext): SaidCalls | undefined {
  const calls = readSomeCalls(tokens);
  const [made] = MADE(tokens, afterUnit(tokens, calls.next, CALL) ?? -1);
  if (made !== undefined) return BY_AGENT(tokens, made).includes(tokens.length) ? ofAny(calls.value) : undefined;
  const any = readAnyTool(tokens);
  if (!any) return ofNamed(tokens, context);
  const passive = readCalled(tokens, any.next);
  const isPlain = passive && !passive.value.negated && !passive.value.isOnly;
  return isPlain && BY_AGENT(tokens, passive.next).includes(tokens.length) ? ofAny(any.value) : undefined;
}

function ofNamed(tokens: readonly Token[], context: ToolContext): SaidCalls | undefined {
  const list = readPaired(tokens, context);
  if (!list || !areTools(list.value.tools, { ...context, isKnown: true })) return undefined;
  const passive = readCalled(tokens, list.next) ?? readUsed(tokens, list);
  if (!passive) return undefined;
  const { negated, isOnly } = passive.value;
  const rest = tokens.slice(BY_AGENT(tokens, passive.next).at(-1));
  const asked = readCount(list.value, isOnly ? [ONLY, ...rest] : rest, 0);
  // "`a` or `b` is not called" may be said of one of them.
  if (!asked || (negated && (asked.negated || asked.joined))) return undefined;
  return { ...asked, negated: negated || asked.negated === true };
}

/** "Is used", said of what is called a tool. */
function readUsed(tokens: readonly Token[], { value, next }: Reading<Paired>) {
  if (!value.tools.every(({ calledTool }) => calledTool)) return undefined;
  const found = USED.find(({ words: is }) => is(tokens, next).length > 0);
  return found && { value: { negated: found.negated, isOnly: false }, next: found.words(tokens, next)[0]! };
}
