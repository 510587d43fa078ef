import { told } from './tool-call-faults.ts';
import { type CalledTool, callsAt, namesIn, type Order, type Share } from './tool-order-held.ts';

/** How many names or calls are told. */
const mostTold = 10;

const listed = (names: readonly string[], joiner = 'and') => names.map(told).join(` ${joiner} `);

const SHARES: Record<Share, string> = { every: 'every call to ', some: 'a call to ', either: 'calls to ' };

/** An order as the end of a sentence: "`a` before `b`". */
export function wordsOf(order: Order): string {
  if (order.kind === 'relative') {
    const of = (share: Share | undefined) => (share === undefined ? '' : SHARES[share]);
    const earlier = `${of(order.shares?.earlier)}${listed(order.earlier)}`;
    const later = `${of(order.shares?.later)}${listed(order.later)}`;
    return order.isStrict ? `${later} only after ${earlier}` : `${earlier} before ${later}`;
  }
  return order.kind === 'inTurn' ? order.names.map(told).join(', then ') : `${listed(order.names, 'or')} ${order.kind}`;
}

/** Its denial: "no call of `a` before `b`", "not every call to `a` before `b`", "another tool than `a` first". */
export function deniedWords(order: Order): string {
  const isOfCalls = order.kind === 'relative' || order.kind === 'inTurn';
  const denial = order.kind === 'relative' && order.shares ? 'not' : isOfCalls ? 'no call of' : 'another tool than';
  return `${denial} ${wordsOf(order)}`;
}

/** That none of these is called, as a sentence without its full stop. */
export function noneCalled(names: readonly string[]): string {
  if (names.length === 1) return `${told(names[0]!)} is not called`;
  return `${names.length === 2 ? `Neither ${listed(names, 'nor')}` : `None of ${listed(names)}`} is called`;
}

/** What was called, as far as it counts, as the beginning of a sentence. */
export function foundIn(order: Order, all: readonly CalledTool[]): string {
  if (all.length === 0) return 'No tool was called';
  if (order.kind === 'first' || order.kind === 'last') {
    const called = callsAt(order.kind, all);
    const names = [...new Set(called.map(({ name }) => name))];
    return `Called ${order.kind}: ${names.slice(0, mostTold).map(told).join(' and ')} (message ${called[0]!.index})`;
  }
  const names = namesIn(order);
  if (order.kind === 'relative' && !order.shares)
    return `First calls: ${names.map((name) => firstCall(name, all)).join(', ')}`;
  const called = all.filter(({ name }) => names.includes(name));
  if (called.length === 0) return noneCalled(names);
  const shown = called.slice(0, mostTold).map(({ index, name }) => `${told(name)} (message ${index})`);
  return `Called in turn: ${shown.join(', ')}${called.length > mostTold ? ', …' : ''}`;
}

function firstCall(name: string, all: readonly CalledTool[]): string {
  const first = all.find((one) => one.name === name);
  return `${told(name)} (${first ? `message ${first.index}` : 'none'})`;
}
