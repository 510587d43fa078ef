import type { ToolNames } from '../../conversation.ts';
import type { Token } from './tokens.ts';

/** A word or phrase of the grammar that stands in the text. */
export interface Edge {
  terminal: number;
  to: number;
  value: unknown;
}

/** What a token of a kind means; undefined for one of another kind. @param known The tools of the conversation, if there is one. */
export type Kind = (token: Token, known?: ToolNames) => unknown;

/** The words and phrases of a grammar. */
export class Lexicon {
  /** Kinds of tokens that are no words, such as numbers: each with its terminal, and the value of a token of the kind. */
  kinds: readonly (readonly [terminal: number, meaningOf: Kind])[] = [];
  /** By phrase and by the beginning of one, with one space between words, the first entry of the phrase; -1 for a beginning alone. */
  private readonly first = new Map<string, number>();
  /** By entry: what the phrase stands for, what that means, and the next entry of the same phrase; -1 after the last. */
  private readonly terminals: number[] = [];
  private readonly values: unknown[] = [];
  private readonly next: number[] = [];
  private readonly words = new Set<string>();

  /** Adds a phrase, nothing if it is there already. */
  add(phrase: string, terminal: number, value: unknown): void {
    const known = this.first.get(phrase);
    let last = -1;
    for (let entry = known ?? -1; entry >= 0; entry = this.next[entry]!) {
      if (this.terminals[entry] === terminal && isSame(this.values[entry], value)) return;
      last = entry;
    }
    const entry = this.terminals.push(terminal) - 1;
    this.values.push(value);
    this.next.push(-1);
    if (last >= 0) this.next[last] = entry;
    else this.first.set(phrase, entry);
    if (known === undefined) this.addBeginnings(phrase);
  }

  private addBeginnings(phrase: string): void {
    for (let beginning = phrase; ; ) {
      const end = beginning.lastIndexOf(' ');
      this.words.add(beginning.slice(end + 1));
      if (end < 0) return;
      beginning = beginning.slice(0, end);
      if (this.first.has(beginning)) return;
      this.first.set(beginning, -1);
    }
  }

  /** Whether a word stands in any phrase. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  /** Gives every terminal another number. */
  renumber(numbers: readonly number[]): void {
    for (let entry = 0; entry < this.terminals.length; entry += 1)
      this.terminals[entry] = numbers[this.terminals[entry]!]!;
  }

  /** Every phrase and kind of token that begins at a place. */
  lookUp(tokens: readonly Token[], at: number, known?: ToolNames): Edge[] {
    const found: Edge[] = [];
    const start = tokens[at];
    if (!start) return found;
    let phrase = '';
    for (let place = at; place < tokens.length; place += 1) {
      const token = tokens[place]!;
      if (token.kind !== 'word' && token.kind !== 'mark') break;
      phrase = place === at ? token.text : `${phrase} ${token.text}`;
      const first = this.first.get(phrase);
      if (first === undefined) break;
      for (let entry = first; entry >= 0; entry = this.next[entry]!)
        found.push({ terminal: this.terminals[entry]!, value: this.values[entry], to: place + 1 });
    }
    for (const [terminal, meaningOf] of this.kinds) {
      const value = meaningOf(start, known);
      if (value !== undefined) found.push({ terminal, value, to: at + 1 });
    }
    return found;
  }

  /** Every phrase with what it stands for. */
  *phrases(): Iterable<{ phrase: string; terminal: number; value: unknown }> {
    for (const [phrase, first] of this.first)
      for (let entry = first; entry >= 0; entry = this.next[entry]!)
        yield { phrase, terminal: this.terminals[entry]!, value: this.values[entry] };
  }
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
