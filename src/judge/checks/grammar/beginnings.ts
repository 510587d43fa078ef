import type { Rules } from './rules.ts';

/** With which terminals the rules of a symbol can begin. */
export class Beginnings {
  private readonly terminals: number;
  /**
   * By terminal, the first of the rules that begin with it; by another symbol, the first of its rules that begin with no terminal;
   * -1 if there is none.
   */
  private readonly heads: Int32Array;
  /** By rule, the next one that begins in the same way; -1 after the last. */
  private readonly following: Int32Array;
  /** For each terminal, a bit for each other symbol that can begin with it. */
  private readonly bits: Int32Array;
  /** How many numbers hold the bits of a terminal. */
  private readonly width: number;

  /** @param symbols How many there are, with the terminals, which have the lowest numbers. */
  constructor({ lhs, first, next }: Rules, terminals: number, symbols: number) {
    this.terminals = terminals;
    this.heads = new Int32Array(symbols).fill(-1);
    this.following = new Int32Array(lhs.length);
    this.width = Math.ceil((symbols - terminals) / 32);
    this.bits = new Int32Array(terminals * this.width);
    /** By symbol, those whose rules begin with it. */
    const wholes = new Map<number, Set<number>>();
    for (let rule = lhs.length - 1; rule >= 0; rule -= 1) {
      const start = next[first[rule]!]!;
      const head = start < terminals ? start : lhs[rule]!;
      this.following[rule] = this.heads[head]!;
      this.heads[head] = rule;
      const known = wholes.get(start);
      if (known) known.add(lhs[rule]!);
      else wholes.set(start, new Set([lhs[rule]!]));
    }
    for (let terminal = 0; terminal < terminals; terminal += 1) this.mark(terminal, wholes);
  }

  /** Marks the symbols that can begin with a terminal, and those that can begin with these. */
  private mark(terminal: number, wholes: ReadonlyMap<number, ReadonlySet<number>>): void {
    const found = [...(wholes.get(terminal) ?? [])];
    for (const symbol of found) {
      const place = symbol - this.terminals;
      const at = terminal * this.width + (place >> 5);
      const bit = 1 << (place & 31);
      if ((this.bits[at]! & bit) !== 0) continue;
      this.bits[at]! |= bit;
      for (const whole of wholes.get(symbol) ?? []) found.push(whole);
    }
  }

  /** The first rule that begins with a terminal, or the first of another symbol that does not; -1 if there is none. */
  headOf(symbol: number): number {
    return this.heads[symbol]!;
  }

  /** The next rule that begins in the same way, -1 after the last. */
  after(rule: number): number {
    return this.following[rule]!;
  }

  /** A bit for each symbol, itself no terminal, that can begin with one of some terminals. */
  possible(terminals: Iterable<number>): Int32Array {
    const all = new Int32Array(this.width);
    for (const terminal of terminals)
      for (let at = 0; at < this.width; at += 1) all[at]! |= this.bits[terminal * this.width + at]!;
    return all;
  }

  /** Whether a symbol, itself no terminal, is one of the possible ones. */
  isIn(possible: Int32Array, symbol: number): boolean {
    const place = symbol - this.terminals;
    return ((possible[place >> 5]! >> (place & 31)) & 1) === 1;
  }
}
