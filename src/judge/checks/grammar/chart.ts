import type { ToolNames } from '../../conversation.ts';
import { type Edge, type Lexicon, lookUp } from './lookup.ts';
import type { Token } from './tokens.ts';

/** What the parts of a rule mean, to what the whole means: undefined where it makes no sense. */
// biome-ignore lint/suspicious/noExplicitAny: an action knows what its own symbols mean.
export type Action = (...parts: any[]) => unknown;

/** More than one meaning of the same words. */
export class Several {
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

/** One rule: its symbols are numbers, first the terminals and then the others. */
export interface Rule {
  lhs: number;
  rhs: readonly number[];
  act: Action;
  /** Which symbol of the rule is each argument of the action; -1 for an optional one that is left out. */
  args: readonly number[];
}

/** A grammar, ready to be used by the chart. */
export interface Grammar {
  lexicon: Lexicon;
  /** How many symbols are terminals: these have the lowest numbers. */
  terminals: number;
  rules: readonly Rule[];
  /** By symbol: its rules that begin with a terminal, by this, and those that begin with another symbol. */
  byStart: ReadonlyMap<number, { closed: ReadonlyMap<number, readonly number[]>; open: readonly number[] }>;
  /** By symbol: the terminals with which it can begin. */
  beginnings: ReadonlyMap<number, ReadonlySet<number>>;
  names: readonly string[];
  /** The number of a symbol by its name. */
  symbols: ReadonlyMap<string, number>;
}

/** More steps than this are given up; then a model decides. */
const mostItems = 40_000;
const mostSteps = 40_000;
const mostMeanings = 40;

/** What reading took: items of the chart, and steps to their meanings. Both stop at their bounds. */
export interface Effort {
  items: number;
  steps: number;
}

interface Column {
  items: number[];
  seen: Set<number>;
  waiting: Map<number, number[]>;
  predicted: Set<number>;
  edges: ReadonlyMap<number, readonly Edge[]>;
}

/** What was recognised of a text. */
export interface Chart {
  tokens: readonly Token[];
  /** By symbol and beginning: the places where it ends. */
  ends: ReadonlyMap<number, readonly number[]>;
  /** By symbol, beginning and end: the rules that fit. */
  fits: ReadonlyMap<number, readonly number[]>;
  columns: readonly Column[];
}

/** The most that reading takes. */
export const BOUNDS: Effort = { items: mostItems, steps: mostSteps };

/**
 * Finds which symbols can stand where, by Earley's method: only what can begin at a place is tried there. Undefined where that
 * takes too many steps.
 */
export function recognise(
  grammar: Grammar,
  tokens: readonly Token[],
  start: number,
  known?: ToolNames,
  effort: Effort = { items: 0, steps: 0 },
): Chart | undefined {
  const width = tokens.length + 1;
  const states = statesOf(grammar);
  const columns = Array.from({ length: width }, (_, at): Column => {
    const edges = Map.groupBy(lookUp(grammar.lexicon, tokens, at, known), ({ terminal }) => terminal);
    return { items: [], seen: new Set(), waiting: new Map(), predicted: new Set(), edges };
  });
  const ends = new Map<number, number[]>();
  const fits = new Map<number, number[]>();
  let count = 0;
  const add = (column: Column, state: number, from: number) => {
    const item = state * width + from;
    if (column.seen.has(item)) return;
    column.seen.add(item);
    column.items.push(item);
    count += 1;
  };
  const predict = (column: Column, at: number, symbol: number) => {
    if (column.predicted.has(symbol)) return;
    column.predicted.add(symbol);
    const { closed, open } = grammar.byStart.get(symbol)!;
    for (const terminal of column.edges.keys())
      for (const rule of closed.get(terminal) ?? []) add(column, states.first[rule]!, at);
    for (const rule of open) {
      const beginnings = grammar.beginnings.get(grammar.rules[rule]!.rhs[0]!)!;
      for (const terminal of column.edges.keys())
        if (beginnings.has(terminal)) {
          add(column, states.first[rule]!, at);
          break;
        }
    }
  };
  predict(columns[0]!, 0, start);
  for (const [at, column] of columns.entries()) {
    for (let index = 0; index < column.items.length; index += 1) {
      effort.items = count;
      if (count > mostItems) return undefined;
      const item = column.items[index]!;
      const from = item % width;
      const state = (item - from) / width;
      const next = states.next[state]!;
      if (next < 0) {
        const rule = -next - 1;
        const { lhs } = grammar.rules[rule]!;
        const key = lhs * width + from;
        push(fits, key * width + at, rule);
        if (fits.get(key * width + at)!.length > 1) continue;
        push(ends, key, at);
        for (const waiting of columns[from]!.waiting.get(lhs) ?? [])
          add(column, (waiting - (waiting % width)) / width + 1, waiting % width);
      } else if (next < grammar.terminals) {
        for (const { to } of column.edges.get(next) ?? []) add(columns[to]!, state + 1, from);
      } else {
        push(column.waiting, next, item);
        predict(column, at, next);
      }
    }
  }
  return { tokens, ends, fits, columns };
}

/** Every distinct meaning of all the tokens as a symbol; undefined where there are too many. */
export function meaningsOf(
  grammar: Grammar,
  chart: Chart,
  start: number,
  effort: Effort = { items: 0, steps: 0 },
): unknown[] | undefined {
  const width = chart.tokens.length + 1;
  const memo = new Map<number, unknown[]>();
  let steps = 0;
  const isOver = () => steps > mostSteps;

  function of(symbol: number, from: number, to: number): unknown[] {
    const key = (symbol * width + from) * width + to;
    const known = memo.get(key);
    if (known) return known;
    const found: unknown[] = [];
    memo.set(key, found);
    for (const index of chart.fits.get(key) ?? []) collect(grammar.rules[index]!, from, to, found);
    const distinct =
      found.length > 1 ? [...new Map(found.map((value) => [JSON.stringify(value), value])).values()] : found;
    if (distinct.length > mostMeanings) steps = mostSteps + 1;
    memo.set(key, distinct);
    return distinct;
  }

  function collect({ rhs, args, act }: Rule, from: number, to: number, found: unknown[]): void {
    const values: unknown[] = [];
    const step = (at: number, place: number): void => {
      steps += 1;
      if (isOver()) return;
      if (at === rhs.length) {
        const value = act(...args.map((one) => (one < 0 ? undefined : values[one])));
        if (value instanceof Several) found.push(...value.values);
        else if (value !== undefined) found.push(value);
        return;
      }
      const child = rhs[at]!;
      const isLast = at === rhs.length - 1;
      if (child < grammar.terminals) {
        for (const edge of chart.columns[place]!.edges.get(child) ?? []) {
          if (isLast ? edge.to !== to : edge.to >= to) continue;
          values[at] = edge.value;
          step(at + 1, edge.to);
        }
        return;
      }
      for (const end of chart.ends.get(child * width + place) ?? []) {
        if (isLast ? end !== to : end >= to) continue;
        for (const value of of(child, place, end)) {
          values[at] = value;
          step(at + 1, end);
        }
      }
    };
    step(0, from);
  }

  const all = of(start, 0, chart.tokens.length);
  effort.steps = steps;
  return isOver() ? undefined : all;
}

function push<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

interface States {
  /** By rule, the number of its first state; the states of a rule follow one another. */
  first: Int32Array;
  /** By state, the symbol that is next; where the rule is over, minus its number, less one. */
  next: Int32Array;
}

const remembered = new WeakMap<Grammar, States>();

/** A rule with a place in it is one number, and so is with the place in the text where it began. */
function statesOf(grammar: Grammar): States {
  const known = remembered.get(grammar);
  if (known) return known;
  const first = new Int32Array(grammar.rules.length);
  const next: number[] = [];
  for (const [index, { rhs }] of grammar.rules.entries()) {
    first[index] = next.length;
    next.push(...rhs, -index - 1);
  }
  const states = { first, next: Int32Array.from(next) };
  remembered.set(grammar, states);
  return states;
}
