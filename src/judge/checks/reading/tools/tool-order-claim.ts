import { isMark, isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import type { NamedTool, ToolList } from '../../tools/tool-name.ts';
import type { AskedOrder, Order } from '../../tools/tool-order-held.ts';
import type { Claim } from '../claim.ts';
import { words } from '../phrases.ts';
import { areTools, readToolList, readToolName, type ToolContext } from './tool-name.ts';
import { readCalled } from './tool-passive.ts';

/** Reads what is said of the order of calls: "calls `a` before `b`", "`a` is called before `b`", "the first tool called is `a`". */
export function readOrder(claim: Claim, context: ToolContext): AskedOrder | undefined {
  const asked = readAsked(claim, context);
  const { manner, isFault = false } = claim;
  // "Calls `a`, or answers, without calling `b` first": before that. "Fails if it calls `a` before `b` and `c`": before one of them?
  const isUnclear =
    asked &&
    (((manner.denial === 'without' || manner.denial === 'avoid') && isEdge(asked.order)) ||
      (isFault && isOfSeveral(asked.order)));
  return isUnclear ? undefined : asked;
}

function readAsked({ relation, object, negated }: Claim, context: ToolContext): AskedOrder | undefined {
  if (relation === 'toolCalls') return edgeClause(object, context) ?? passive(object, context);
  if (relation === 'callFirst') return negated ? undefined : denying(inTurn(object, context), false);
  if (relation === 'callStart') return denying(started(object, context), negated);
  if (relation !== 'call' && relation !== 'use') return undefined;
  // "Uses 'however' before 'but'" names no tools, unless the conversation has them.
  const order = ofObject(object, relation === 'use' ? { ...context, isKnown: true } : context);
  return denying(order, negated);
}

const denying = (order: Order | undefined, negated: boolean): AskedOrder | undefined =>
  order && (!negated || mayBeDenied(order)) ? { order, negated } : undefined;

/** "Does not call `a` and then `b`" may mean that neither is called, "does not call `a` and `b` before `c`" that one is not. */
const mayBeDenied = (order: Order) =>
  order.kind === 'relative' ? !order.isStrict && !isOfSeveral(order) : order.kind !== 'inTurn';

const isEdge = ({ kind }: Order) => kind === 'first' || kind === 'last';

/** Whether tools of a list are to stand before or after another. */
const isOfSeveral = (order: Order) => order.kind === 'relative' && order.earlier.length + order.later.length > 2;

const namesOf = ({ tools }: ToolList) => tools.map(({ name }) => name);

function ofObject(tokens: readonly Token[], context: ToolContext): Order | undefined {
  const list = readTools(tokens, context);
  if (!list) return inTurn(tokens, context);
  return related(list, tokens, context) ?? inTurn(tokens, context) ?? ordered(list, tokens) ?? edge(list, tokens);
}

function readTools(tokens: readonly Token[], context: ToolContext): Reading<ToolList> | undefined {
  const list = readToolList(tokens, 0, context.known);
  return list && areTools(list.value.tools, context) ? list : undefined;
}

/** "[Starts by calling] `a`" */
function started(tokens: readonly Token[], context: ToolContext): Order | undefined {
  const list = readTools(tokens, context);
  return list?.next === tokens.length ? edgeOf('first', list.value) : undefined;
}

const CALLING = 'calling|it calls|invoking|using|any call to|a call to|calls to|';

const BEFORE = [
  { isStrict: false, isTurned: false, words: words('before') },
  { isStrict: false, isTurned: true, words: words('after') },
  { isStrict: true, isTurned: true, words: words('only after') },
];

/** "`a` before `b`", "`b` only after calling `a`" */
function related(list: Reading<ToolList>, tokens: readonly Token[], context: ToolContext): Order | undefined {
  // Whether one of "`a` or `b`" is enough nobody can tell.
  if (list.value.joined === 'or') return undefined;
  for (const { isStrict, isTurned, words: relation } of BEFORE) {
    for (const start of relation(tokens, list.next).flatMap((next) => words(CALLING)(tokens, next))) {
      const other = readToolList(tokens, start, context.known);
      if (!other || other.value.joined === 'or' || !words(CALLED)(tokens, other.next).includes(tokens.length)) continue;
      const names = [namesOf(list.value), namesOf(other.value)];
      const [earlier, later] = isTurned ? names.toReversed() : names;
      // Nothing comes before itself.
      if (earlier!.some((name) => later!.includes(name))) continue;
      return { kind: 'relative', earlier: earlier!, later: later!, isStrict };
    }
  }
  return undefined;
}

/** The end of "before `b` is called". */
const CALLED = 'is called|are called|was called|were called|has been called|have been called|';

/** "`a` and then `b`", "first `a`, then `b`" */
function inTurn(tokens: readonly Token[], context: ToolContext): Order | undefined {
  const tools: NamedTool[] = [];
  let at = isWord(tokens[0], 'first') ? 1 : 0;
  for (;;) {
    const tool = readToolName(tokens, at, context.known);
    if (!tool) return undefined;
    tools.push(tool.value);
    if (tool.next === tokens.length) {
      const isTurn = tools.length > 1 && areTools(tools, context);
      return isTurn ? { kind: 'inTurn', names: tools.map(({ name }) => name) } : undefined;
    }
    const comma = isMark(tokens[tool.next], ',') ? tool.next + 1 : tool.next;
    const [then] = words('and then|then|and after that|and finally|and lastly|finally')(tokens, comma);
    if (then === undefined) return undefined;
    at = words('calls|call|calling|')(tokens, then)[0]!;
  }
}

const IN_ORDER = words(
  'in that order|in this order|in the given order|in the order given|in that exact order|in exactly that order|in exactly this order|in this exact order',
);

function ordered({ value, next }: Reading<ToolList>, tokens: readonly Token[]): Order | undefined {
  const comma = isMark(tokens[next], ',') ? next + 1 : next;
  return value.joined === 'and' && IN_ORDER(tokens, comma).includes(tokens.length)
    ? { kind: 'inTurn', names: namesOf(value) }
    : undefined;
}

const FIRST = words(
  'first|as its first tool|as the first tool|as its first tool call|as its first call|before any other tool|before all other tools',
);

const LAST = words(
  'last|as its last tool|as the last tool|as its final tool|as its last tool call|after all other tools',
);

/** "`a` first", "`a` or `b` last" */
function edge(list: Reading<ToolList>, tokens: readonly Token[]): Order | undefined {
  if (FIRST(tokens, list.next).includes(tokens.length)) return edgeOf('first', list.value);
  return LAST(tokens, list.next).includes(tokens.length) ? edgeOf('last', list.value) : undefined;
}

/** Two cannot both be first. */
const edgeOf = (kind: 'first' | 'last', list: ToolList): Order | undefined =>
  list.joined === 'and' ? undefined : { kind, names: namesOf(list) };

const AGENT = 'the assistant|the agent|the model|it';

const CALLS = AGENT.split('|').flatMap((agent) => ['', 'that '].map((that) => `${that}${agent} calls`));

const EDGE_TOOLS = [
  ...['tool called', 'tool to be called', 'tool that is called', 'tool used', 'tool call', 'called tool'],
  ...CALLS.map((calls) => `tool ${calls}`),
];

const OWNERS = ["the assistant's", "the agent's", "the model's", 'its'];

const EDGES = (['first', 'last'] as const).map((kind) => {
  const names = kind === 'first' ? ['first', 'very first'] : ['last', 'final', 'very last'];
  const whole = names.flatMap((name) => EDGE_TOOLS.map((tool) => `the ${name} ${tool}`));
  const owned = names.flatMap((name) => OWNERS.map((owner) => `${owner} ${name} tool call`));
  const bare = names.flatMap((name) => ['the', ...OWNERS].map((owner) => `${owner} ${name} call`));
  return { kind, ofTools: words([...whole, ...owned].join('|')), ofCalls: words(bare.join('|')) };
});

const IS = [
  { negated: false, words: words('is|was|must be|should be|is always') },
  { negated: true, words: words('is not|was not|must not be|should not be|is never') },
];

const TO = words('|to|a call to|a call of');

/** "The first tool called is `a`", "the first call is to `a`" */
function edgeClause(tokens: readonly Token[], context: ToolContext): AskedOrder | undefined {
  for (const { kind, ofTools, ofCalls } of EDGES) {
    const tool = ofTools(tokens, 0).map((at) => ({ at, isOfTool: true }));
    const call = ofCalls(tokens, 0).map((at) => ({ at, isOfTool: false }));
    for (const { at, isOfTool } of [...tool, ...call]) {
      for (const { negated, words: is } of IS) {
        for (const next of is(tokens, at)) {
          const order = edgeTool(kind, tokens, next, isOfTool, context);
          if (order) return { order, negated };
        }
      }
    }
  }
  return undefined;
}

/** @param isOfTool whether the word "tool" was said: without it the first call may be one by telephone */
function edgeTool(
  kind: 'first' | 'last',
  tokens: readonly Token[],
  at: number,
  isOfTool: boolean,
  context: ToolContext,
): Order | undefined {
  const start = TO(tokens, at).at(-1)!;
  const list = readToolList(tokens, start, context.known);
  if (list?.next !== tokens.length) return undefined;
  const isNamed = isOfTool || (start > at && areTools(list.value.tools, { ...context, isKnown: true }));
  return isNamed ? edgeOf(kind, list.value) : undefined;
}

/** "`a` is called before `b`", "`b` is only called after `a`" */
function passive(tokens: readonly Token[], context: ToolContext): AskedOrder | undefined {
  const list = readTools(tokens, context);
  const called = list && readCalled(tokens, list.next);
  if (!called) return undefined;
  const { negated, isOnly } = called.value;
  const here = { value: list.value, next: called.next };
  const found = related(here, tokens, context) ?? (isOnly ? undefined : (ordered(here, tokens) ?? edge(here, tokens)));
  return denying(isOnly ? found && onlyAfter(found, tokens[called.next]) : found, negated);
}

/** "Is only called after"; "only before" asks for something else. */
function onlyAfter(order: Order, relation: Token | undefined): Order | undefined {
  return order.kind === 'relative' && isWord(relation, 'after') ? { ...order, isStrict: true } : undefined;
}
