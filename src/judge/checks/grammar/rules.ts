/** What the parts of a rule mean, to what the whole means: undefined where it makes no sense. */
// biome-ignore lint/suspicious/noExplicitAny: an action knows what its own symbols mean.
export type Action = (...parts: any[]) => unknown;

/** The rules of a grammar, by number. There are some 10,000, so they are kept as numbers instead of objects. */
export class Rules {
  /** By rule, the symbol that it makes. */
  readonly lhs: number[] = [];
  /** A rule with a place in it is a state: by rule, its first one. The states of a rule follow one another. */
  readonly first: number[] = [];
  /** By state, the symbol that is next; where the rule is over, minus its number, less one. */
  readonly next: number[] = [];
  private readonly acts: Action[] = [];
  /** By rule, where its arguments end in `args`; they begin where those of the rule before it end. */
  private readonly argsTo: number[] = [];
  private readonly args: number[] = [];

  /**
   * Adds a rule. Its symbols are numbers.
   * @param args Which symbol of the rule is each argument of the action; -1 for an optional one that is left out.
   */
  add(lhs: number, rhs: readonly number[], act: Action, args: readonly number[]): void {
    this.first.push(this.next.length);
    for (const symbol of rhs) this.next.push(symbol);
    this.next.push(-this.lhs.push(lhs));
    for (const arg of args) this.args.push(arg);
    this.argsTo.push(this.args.length);
    this.acts.push(act);
  }

  /** What a rule means. @param values What each of its symbols means. */
  meaning(rule: number, values: readonly unknown[]): unknown {
    const given: unknown[] = [];
    for (let at = this.argsTo[rule - 1] ?? 0; at < this.argsTo[rule]!; at += 1) {
      const arg = this.args[at]!;
      given.push(arg < 0 ? undefined : values[arg]);
    }
    return this.acts[rule]!(...given);
  }

  /** The symbols of a rule. */
  rhsOf(rule: number): number[] {
    const start = this.first[rule]!;
    return this.next.slice(start, this.next.indexOf(-rule - 1, start));
  }
}
