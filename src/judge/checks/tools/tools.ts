import { calls, type Subject, type ToolNames } from '../../conversation.ts';
import type { Check } from '../check.ts';
import { countCheck, countOf } from '../count.ts';
import { afterUnit } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { denied, presence, type Quantity, readQuantity } from '../reading/quantity.ts';
import { afterTimes, withPlainTimes } from '../reading/quoted-text.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { inMessage } from '../spoken.ts';
import { type NamedTool, readToolName } from './tool-name.ts';

const CALL = { singular: 'tool call', plural: 'tool calls', isLength: false };

/** How many calls are shown as evidence. */
const MAX_CALLS = 10;

/** Which calls are counted, `name` null for all, and how many are asked for. */
interface Asked {
  name: string | null;
  quantity: Quantity;
}

/**
 * Checks on tool calls: whether, or how often, a named tool or any tool is called. Every call of the response counts,
 * whatever came of it. Names are compared exactly.
 */
export function tools(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const context = { about: claim.about, known: knownTools ?? new Set<string>(), isKnown: knownTools !== undefined };
  const asked = READERS[claim.relation]?.(withPlainTimes(claim.object), context);
  const quantity = asked && (claim.negated ? denied(asked.quantity) : asked.quantity);
  return quantity && toolCheck(asked.name, quantity);
}

interface Context {
  about: Claim['about'];
  /** The tools that the conversation defines or calls. */
  known: ToolNames;
  /** Whether there is a conversation to know them from. */
  isKnown: boolean;
}

type Reader = (tokens: readonly Token[], context: Context) => Asked | undefined;

/** "calls the tool `search` at least once", "calls no tools" */
const called: Reader = (tokens, context) => {
  const named = readToolName(tokens, 0, context.known);
  if (!named) return anyTool(tokens);
  const isAgentsOwn = context.about === 'agent' && !context.isKnown;
  return isAgentsOwn || namesTool(named.value, context) ? timesOf(named, tokens) : undefined;
};

/** "uses the tool `search`"; of the response, "uses tools" may speak of its content. */
const used: Reader = (tokens, context) => {
  const named = readToolName(tokens, 0, context.known);
  if (named) return namesTool(named.value, context) ? timesOf(named, tokens) : undefined;
  return (context.about === 'agent' ? anyTool(tokens) : undefined) ?? toolCalls(tokens, context);
};

/** "Calls the `map` function" may speak of code, unless the conversation has such a tool. */
const namesTool = ({ name, calledTool }: NamedTool, { known }: Context) => calledTool || known.has(name);

const READERS: Partial<Record<Claim['relation'], Reader>> = {
  call: called,
  use: used,
  make: toolCalls,
  have: toolCalls,
};

function timesOf(named: Reading<NamedTool>, tokens: readonly Token[]): Asked | undefined {
  const { name } = named.value;
  if (named.next === tokens.length) return { name, quantity: presence };
  const quantity = readQuantity(tokens, named.next);
  const next = quantity && afterTimes(tokens, quantity.next);
  return next === tokens.length ? { name, quantity: quantity!.value } : undefined;
}

const ANY: readonly (readonly [string, Quantity])[] = [
  ['a tool', presence],
  ['any tool', presence],
  ['any tools', presence],
  ['tools', presence],
  ['at least one tool', presence],
];

/** "a tool", "no tools". "Two tools" is not understood: the same one twice may or may not be meant. */
function anyTool(tokens: readonly Token[]): Asked | undefined {
  const none = afterPhrase(tokens, 0, 'no tools') ?? afterPhrase(tokens, 0, 'no tool');
  const found = none === undefined ? readPhrase(tokens, 0, ANY) : readQuantityOnly(tokens, none);
  return found?.next === tokens.length ? { name: null, quantity: found.value } : undefined;
}

function readQuantityOnly(tokens: readonly Token[], next: number): Reading<Quantity> | undefined {
  const quantity = readQuantity(tokens, 0);
  return quantity && { value: quantity.value, next };
}

/** "exactly two tool calls", "no calls to the tool `search`" */
function toolCalls(tokens: readonly Token[], context: Context): Asked | undefined {
  const quantity = readQuantity(tokens, 0) ?? readPhrase(tokens, 0, [['a', presence]]) ?? { value: presence, next: 0 };
  const anyCalls = afterUnit(tokens, quantity.next, CALL);
  if (anyCalls !== undefined) return anyCalls === tokens.length ? { name: null, quantity: quantity.value } : undefined;
  const to = readPhrase(tokens, quantity.next, [
    ['call to', null],
    ['calls to', null],
  ]);
  const named = to && readToolName(tokens, to.next, context.known);
  return named?.next === tokens.length && namesTool(named.value, context)
    ? { name: named.value.name, quantity: quantity.value }
    : undefined;
}

function toolCheck(name: string | null, asked: Quantity): Check {
  const what = name === null ? CALL.plural : `calls of \`${name}\``;
  const check = countCheck('tools', what, asked, (subject) => {
    const all = calls(subject);
    const counted = name === null ? all : all.filter(({ call }) => call.name === name);
    const messages = [...new Set(counted.map(({ index }) => index))];
    return {
      count: counted.length,
      found: name === null ? countOf(all.length, CALL) + names(all) : callsOf(name, counted.length, all),
      evidence: (messages.length > 0 ? messages : wholeResponse(subject))
        .slice(0, MAX_CALLS)
        .map((index) => inMessage(index)),
    };
  });
  return { ...check, reads: 'calls' };
}

const wholeResponse = ({ response }: Subject) => [response.last];

type Called = ReturnType<typeof calls>;

const callsOf = (name: string, count: number, all: Called) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? 'call' : 'calls'} of \`${name}\`${count === 0 ? names(all) : ''}`;

function names(all: Called): string {
  const distinct = [...new Set(all.map(({ call }) => call.name))].slice(0, MAX_CALLS);
  return distinct.length === 0 ? '' : ` (called: ${distinct.map((name) => `\`${name}\``).join(', ')})`;
}
