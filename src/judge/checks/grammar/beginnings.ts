import type { Rules } from './rules.ts';

/** With which terminals the rules of a symbol can begin. */
export class Beginnings {
  private readonly terminals: number;
  private readonly symbols: number;
  /** By symbol and a terminal as one number, the first of the symbol's rules that begin with this. */
  private readonly closed = new Map<number, number>();
  /** By symbol, the first of its rules that begin with another symbol; -1 if none does. */
  private readonly open: Int32Array;
  /** By rule, the next one that begins in the same way; -1 after the last. */
  private readonly following: Int32Array;
  /** For each symbol that is no terminal, a bit for each terminal with which it can begin. */
  private readonly bits: Int32Array;
  /** How many numbers hold the bits of a symbol. */
  private readonly width: number;

  /** @param symbols How many there are, with the terminals, which have the lowest numbers. */
  constructor({ lhs, first, next }: Rules, terminals: number, symbols: number) {
    this.terminals = terminals;
    this.symbols = symbols;
    this.open = new Int32Array(symbols).fill(-1);
    this.following = new Int32Array(lhs.length).fill(-1);
    this.width = Math.ceil(terminals / 32);
    this.bits = new Int32Array((symbols - terminals) * this.width);
    /** Each symbol with another one with which it can begin, as one number. */
    const pairs = new Set<number>();
    for (let rule = lhs.length - 1; rule >= 0; rule -= 1) {
      const symbol = lhs[rule]!;
      const start = next[first[rule]!]!;
      const key = symbol * symbols + start;
      if (start < terminals) {
        this.following[rule] = this.closed.get(key) ?? -1;
        this.closed.set(key, rule);
        this.bits[this.rowOf(symbol) + (start >> 5)]! |= 1 << (start & 31);
      } else {
        this.following[rule] = this.open[symbol]!;
        this.open[symbol] = rule;
        pairs.add(key);
      }
    }
    this.passOn([...pairs].reverse());
  }

  /** What a symbol can begin with is also what those can begin with that it begins. */
  private passOn(pairs: readonly number[]): void {
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (const pair of pairs) {
        const to = this.rowOf(Math.floor(pair / this.symbols));
        const from = this.rowOf(pair % this.symbols);
        for (let at = 0; at < this.width; at += 1) {
          const more = this.bits[from + at]! & ~this.bits[to + at]!;
          if (more === 0) continue;
          this.bits[to + at]! |= more;
          isDone = false;
        }
      }
    }
  }

  private rowOf(symbol: number): number {
    return (symbol - this.terminals) * this.width;
  }

  /** The first rule of a symbol that begins with a terminal; -1 if none does. */
  closedBy(symbol: number, terminal: number): number {
    return this.closed.get(symbol * this.symbols + terminal) ?? -1;
  }

  /** The first rule of a symbol that begins with another symbol than a terminal; -1 if none does. */
  openOf(symbol: number): number {
    return this.open[symbol]!;
  }

  /** The next rule of the same symbol that begins in the same way, -1 after the last. */
  after(rule: number): number {
    return this.following[rule]!;
  }

  /** Whether a symbol, itself no terminal, can begin with a terminal. */
  has(symbol: number, terminal: number): boolean {
    return ((this.bits[this.rowOf(symbol) + (terminal >> 5)]! >> (terminal & 31)) & 1) === 1;
  }
}
