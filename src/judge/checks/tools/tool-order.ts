import { calls, type Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { besideEarlierCalls } from '../conversation/earlier-turns.ts';
import { inMessage } from '../spoken.ts';
import { type AskedOrder, type CalledTool, callsAt, heldBy, namesIn, type Order } from './tool-order-held.ts';
import { deniedWords, foundIn, noneCalled, wordsOf } from './tool-order-words.ts';

/** How many messages are shown as evidence. */
const mostShown = 10;

export const orderCheck = ({ order, negated }: AskedOrder): Check =>
  besideEarlierCalls({
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
