import type { ToolNames } from '../../conversation.ts';
import type { Beginnings } from './beginnings.ts';
import type { Edge, Lexicon } from './lookup.ts';
import type { Rules } from './rules.ts';
import type { Token } from './tokens.ts';

/** More than one meaning of the same words. */
export class Several {
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

/** A grammar, ready to be used by the chart. */
export interface Grammar {
  lexicon: Lexicon;
  /** How many symbols are terminals: these have the lowest numbers. */
  terminals: number;
  rules: Rules;
  beginnings: Beginnings;
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
  /** By symbol that is no terminal, the first entry of its rules that begin with a terminal of the column; -1 if there is none. */
  begun: Int32Array;
  /** Which symbols can begin here. */
  possible: Int32Array;
}

/** What was recognised of a text. */
export interface Chart {
  tokens: readonly Token[];
  /** By symbol and beginning: the places where it ends. */
  ends: ReadonlyMap<number, readonly number[]>;
  /** By symbol, beginning and end: the rules that fit. */
  fits: ReadonlyMap<number, readonly number[]>;
  /** By place; undefined where no reading gets to it. */
  columns: readonly (Column | undefined)[];
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
  const { lexicon, rules, beginnings, terminals } = grammar;
  const { first, next: nextOf, lhs: lhsOf } = rules;
  const symbols = grammar.names.length - terminals;
  /** Entries of rules that begin with a terminal: their first states, and the next entry of the same symbol and column, -1 after the last. */
  const states: number[] = [];
  const following: number[] = [];
  const columns: Column[] = [];
  // Made when a reading gets there: most end early, and no phrase need be looked up beyond.
  const columnAt = (at: number): Column => {
    const made = columns[at];
    if (made) return made;
    const edges = Map.groupBy(lexicon.lookUp(tokens, at, known), ({ terminal }) => terminal);
    const begun = new Int32Array(symbols).fill(-1);
    const last = new Int32Array(symbols).fill(-1);
    for (const terminal of edges.keys())
      for (let rule = beginnings.headOf(terminal); rule >= 0; rule = beginnings.after(rule)) {
        const symbol = lhsOf[rule]! - terminals;
        const entry = states.push(first[rule]!) - 1;
        following.push(-1);
        if (last[symbol]! < 0) begun[symbol] = entry;
        else following[last[symbol]!] = entry;
        last[symbol] = entry;
      }
    const possible = beginnings.possible(edges.keys());
    const column = {
      items: [],
      seen: new Set<number>(),
      waiting: new Map(),
      predicted: new Set<number>(),
      edges,
      begun,
      possible,
    };
    columns[at] = column;
    return column;
  };
  const ends = new Map<number, number[]>();
  const fits = new Map<number, number[]>();
  let count = 0;
  const canGoOn = (column: Column, state: number) => {
    const next = nextOf[state]!;
    return next < 0 || (next < terminals ? column.edges.has(next) : beginnings.isIn(column.possible, next));
  };
  const add = (column: Column, state: number, from: number) => {
    if (!canGoOn(column, state)) return;
    const item = state * width + from;
    if (column.seen.has(item)) return;
    column.seen.add(item);
    column.items.push(item);
    count += 1;
  };
  // A symbol is predicted once, so that its states are new.
  const begin = (column: Column, at: number, state: number) => {
    column.items.push(state * width + at);
    count += 1;
  };
  const predict = (column: Column, at: number, symbol: number) => {
    if (column.predicted.has(symbol)) return;
    column.predicted.add(symbol);
    for (let entry = column.begun[symbol - terminals]!; entry >= 0; entry = following[entry]!)
      begin(column, at, states[entry]!);
    for (let rule = beginnings.headOf(symbol); rule >= 0; rule = beginnings.after(rule))
      if (beginnings.isIn(column.possible, nextOf[first[rule]!]!)) begin(column, at, first[rule]!);
  };
  // A stored reading keeps every word that may name a tool, so that each is looked up.
  if (known) for (const at of tokens.keys()) columnAt(at);
  predict(columnAt(0), 0, start);
  for (let at = 0; at < width; at += 1) {
    const column = columns[at];
    if (!column) continue;
    for (let index = 0; index < column.items.length; index += 1) {
      effort.items = count;
      if (count > mostItems) return undefined;
      const item = column.items[index]!;
      const from = item % width;
      const state = (item - from) / width;
      const next = nextOf[state]!;
      if (next < 0) {
        const rule = -next - 1;
        const lhs = lhsOf[rule]!;
        const key = lhs * width + from;
        push(fits, key * width + at, rule);
        if (fits.get(key * width + at)!.length > 1) continue;
        push(ends, key, at);
        for (const waiting of columns[from]!.waiting.get(lhs) ?? [])
          add(column, (waiting - (waiting % width)) / width + 1, waiting % width);
      } else if (next < terminals) {
        for (const { to } of column.edges.get(next) ?? []) add(columnAt(to), state + 1, from);
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
    for (const index of chart.fits.get(key) ?? []) collect(index, from, to, found);
    const distinct =
      found.length > 1 ? [...new Map(found.map((value) => [JSON.stringify(value), value])).values()] : found;
    if (distinct.length > mostMeanings) steps = mostSteps + 1;
    memo.set(key, distinct);
    return distinct;
  }

  function collect(rule: number, from: number, to: number, found: unknown[]): void {
    const { first, next } = grammar.rules;
    const values: unknown[] = [];
    const start = first[rule]!;
    const step = (at: number, place: number): void => {
      steps += 1;
      if (isOver()) return;
      const child = next[start + at]!;
      if (child < 0) {
        const value = grammar.rules.meaning(rule, values);
        if (value instanceof Several) found.push(...value.values);
        else if (value !== undefined) found.push(value);
        return;
      }
      const isLast = next[start + at + 1]! < 0;
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
