import { isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import { isBare, presence, type Quantity } from '../../quantity.ts';
import { type AskedCalls, CALL } from '../../tools/tool-count.ts';
import type { ToolList } from '../../tools/tool-name.ts';
import { afterUnit } from '../amount.ts';
import type { Claim, Manner } from '../claim.ts';
import { denied } from '../denied.ts';
import { words } from '../phrases.ts';
import { readQuantity } from '../quantity.ts';
import { withPlainTimes } from '../quoted-text.ts';
import {
  ONLY,
  ofAny,
  ofTools,
  readAnyTool,
  readCount,
  readPaired,
  readSomeCalls,
  type SaidCalls,
} from './tool-count.ts';
import { readCountClause } from './tool-count-clause.ts';
import { areTools, namesTool, readToolList, readToolName, type ToolContext } from './tool-name.ts';

type Reader = (tokens: readonly Token[], context: ToolContext) => SaidCalls | undefined;

/** Reads how often tools are to be called: "calls `a` at least twice", "`a` is never called", "calls `a` or `b`". */
export function readAskedCalls(claim: Claim, context: ToolContext): AskedCalls | undefined {
  const { relation, negated, isFault = false, manner } = claim;
  const tokens = withPlainTimes(claim.object);
  if (relation === 'make' && manner.isInverted && !isCounted(tokens, isFault)) return undefined;
  const said = READERS[relation]?.(tokens, context);
  const isDenied = negated || said?.negated === true;
  if (!said || !isDenied) return said && isFault && mayBeAny(said, manner, tokens) ? undefined : said;
  return negated && said.negated ? undefined : denying(said, isFault && negated);
}

/** "Fails if it calls the tools `a` and `b`", "Penalize calling `a` and `b`" may want neither of them, or not both. */
const mayBeAny = ({ joined }: SaidCalls, { isDeed }: Manner, tokens: readonly Token[]) =>
  joined === 'and' &&
  !isWord(tokens[0], 'both') &&
  (isDeed === true || ['tools', 'functions'].some((noun) => tokens.some((token) => isWord(token, noun))));

/** "Reward tool calls" leaves open which, "Penalize more than 3 tool calls" does not. */
function isCounted(tokens: readonly Token[], isFault: boolean): boolean {
  const quantity = readQuantity(tokens, 0)?.value;
  return quantity !== undefined && quantity.max > 0 && !isBare(quantity) && (isFault || quantity !== presence);
}

/** "Fails if it does not call `a` or `b`" may mean that neither is called, or that one is not. */
function denying(said: SaidCalls, isFault: boolean): AskedCalls | undefined {
  const quantity = said.isOpenBelow ? undefined : denied(said.quantity);
  const isUnclear = said.joined === 'and' || (said.joined === 'or' && isFault);
  return quantity && !isUnclear ? { ...said, quantity, joined: said.joined && 'and' } : undefined;
}

/** "calls the tool `search` at least once", "calls no tools" */
const called: Reader = (tokens, context) => {
  const list = readPaired(tokens, context);
  if (!list) return anyTool(tokens);
  return areTools(list.value.tools, context) ? readCount(list.value, tokens, list.next) : undefined;
};

/** "uses the tool `search`"; of the response, "uses tools" may speak of its content, and "uses 'a' or 'b'" of words. */
const used: Reader = (tokens, context) => {
  const list = readPaired(tokens, context);
  if (!list) return (context.about === 'agent' ? anyTool(tokens) : undefined) ?? toolCalls(tokens, context);
  const { tools, joined } = list.value;
  const areNamed = tools.every((tool) => (joined ? tool.calledTool : namesTool(tool, context)));
  return areNamed ? readCount(list.value, tokens, list.next) : undefined;
};

/** "Only calls `search` once" */
const calledOnly: Reader = (tokens, context) => {
  const tool = readToolName(tokens, 0, context.known);
  if (!tool || !areTools([tool.value], context)) return undefined;
  const one = { tools: [tool.value], joined: undefined, isNeither: false };
  return readCount(one, [ONLY, ...tokens.slice(tool.next)], 0);
};

function anyTool(tokens: readonly Token[]): AskedCalls | undefined {
  const any = readAnyTool(tokens);
  return any?.next === tokens.length ? ofAny(any.value) : undefined;
}

const CALLS = words('call|calls');

const TO = words('call to|calls to|tool call to|tool calls to|call of|calls of|tool call of|tool calls of');

/** "exactly two tool calls", "no calls to the tool `search`", "a `search` call" */
const toolCalls: Reader = (tokens, context) => {
  const calls = readSomeCalls(tokens);
  if (afterUnit(tokens, calls.next, CALL) === tokens.length) return ofAny(calls.value);
  const list = callsTo(tokens, calls, context) ?? namedCalls(tokens, calls, context);
  const isOfTools = list?.value.tools.every((tool) => namesTool(tool, context));
  return isOfTools && list?.next === tokens.length ? ofTools(list.value, calls.value) : undefined;
};

/** "[No] calls to `a` or `b`"; of any number nobody can tell whether both are counted together. */
function callsTo(tokens: readonly Token[], { value, next }: Reading<Quantity>, { known }: ToolContext) {
  const [to] = TO(tokens, next);
  const list = to === undefined ? undefined : readToolList(tokens, to, known);
  if (!list || list.value.joined === undefined) return list;
  const isNone = value.max === 0 && list.value.joined === 'or';
  return isNone ? { ...list, value: { ...list.value, joined: 'and' as const } } : undefined;
}

/** "[A] `search` call" */
function namedCalls(
  tokens: readonly Token[],
  { next: at }: Reading<Quantity>,
  { known }: ToolContext,
): Reading<ToolList> | undefined {
  const token = tokens[at];
  // "A search call" may be one by telephone, and "a duplicate tool call" is of any tool.
  const isMarked = token?.kind === 'quoted' || (token?.kind === 'word' && token.raw.includes('_'));
  const tool = isMarked ? readToolName(tokens, at, known) : undefined;
  const [next] = tool ? CALLS(tokens, tool.next) : [];
  return next === undefined ? undefined : { value: { tools: [tool!.value], joined: undefined }, next };
}

const READERS: Partial<Record<Claim['relation'], Reader>> = {
  call: called,
  use: used,
  make: toolCalls,
  have: toolCalls,
  callOnly: calledOnly,
  useOnly: (tokens, context) => calledOnly(tokens, { ...context, isKnown: true }),
  toolCalls: readCountClause,
};
