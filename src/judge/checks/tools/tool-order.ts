import { calls, type Subject, type ToolNames } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { inMessage } from '../spoken.ts';
import { toolContext } from './tool-name.ts';
import { readOrder } from './tool-order-claim.ts';
import { type AskedOrder, type CalledTool, callsAt, heldBy, namesIn, type Order } from './tool-order-held.ts';
import { deniedWords, foundIn, noneCalled, wordsOf } from './tool-order-words.ts';

/** How many messages are shown as evidence. */
const mostShown = 10;

/**
 * Checks the order of tool calls, where a call comes before another tool's when it comes before the first of them. Null where
 * neither of two tools is called, where the later one of "only after" is not, and where the first or last one is asked for and
 * none is called; tools in a given order must be called. Undecided where only the earlier one is called, where the tools are
 * called in turns, so that some calls are in order and others are not, and where one message calls both: these are made at once.
 */
export function toolOrder(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const asked = readOrder(claim, toolContext(claim, knownTools));
  return asked && orderCheck(asked);
}

export const orderCheck = ({ order, negated }: AskedOrder): Check => ({
  name: 'tool-order',
  what: 'the order of tool calls',
  asked: negated ? deniedWords(order) : wordsOf(order),
  reads: 'calls',
  run: (subject) => {
    const found = judge(order, subject);
    return typeof found.holds === 'boolean' && negated ? { ...found, ...plainly(!found.holds) } : found;
  },
});

function judge(order: Order, subject: Subject): CheckResult {
  const all = calls(subject).map(({ index, call: { name } }) => ({ index, name }));
  if (all.length === 0 && order.kind !== 'inTurn') return { holds: null, reason: 'No tool was called.' };
  const held = heldBy(order, all);
  if (held === null) {
    const missing = order.kind === 'relative' && order.isStrict ? order.later : namesIn(order);
    return { holds: null, reason: `${noneCalled(missing)}.` };
  }
  if (held === undefined)
    return { holds: 'undecided', reason: `The calls leave open whether ${wordsOf(order)} is kept.` };
  const shown = shownOf(order, all).slice(0, mostShown);
  return {
    ...plainly(held),
    found: foundIn(order, all),
    evidence: [...new Set(shown.length === 0 ? [subject.response.last] : shown)].map((index) => inMessage(index)),
  };
}

/** The messages of the calls that count. */
function shownOf(order: Order, all: readonly CalledTool[]): number[] {
  const names = namesIn(order);
  const isEdge = order.kind === 'first' || order.kind === 'last';
  const counted = isEdge ? callsAt(order.kind, all) : all.filter(({ name }) => names.includes(name));
  return counted.map(({ index }) => index);
}
