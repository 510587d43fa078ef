import type { ToolNames } from '../../conversation.ts';
import { PhraseTree } from './phrase-tree.ts';
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
  private readonly tree = new PhraseTree();
  /** By node of the tree, the first entry of the phrase; -1 for a beginning alone. */
  private readonly first: number[] = [];
  /** By entry: what the phrase stands for, what that means, and the next entry of the same phrase; -1 after the last. */
  private readonly terminals: number[] = [];
  private readonly values: unknown[] = [];
  private readonly next: number[] = [];

  /** Adds a phrase, with one space between words; nothing if it is there already. */
  add(phrase: string, terminal: number, value: unknown): void {
    let node = 0;
    for (const word of phrase.split(' ')) node = this.tree.add(node, word);
    while (this.first.length < this.tree.size) this.first.push(-1);
    let last = -1;
    for (let entry = this.first[node]!; entry >= 0; entry = this.next[entry]!) {
      if (this.terminals[entry] === terminal && isSame(this.values[entry], value)) return;
      last = entry;
    }
    const entry = this.terminals.push(terminal) - 1;
    this.values.push(value);
    this.next.push(-1);
    if (last >= 0) this.next[last] = entry;
    else this.first[node] = entry;
  }

  /** Whether a word stands in any phrase. */
  hasWord(word: string): boolean {
    return this.tree.hasWord(word);
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
    let node: number | undefined = 0;
    for (let place = at; place < tokens.length; place += 1) {
      const token = tokens[place]!;
      if (token.kind !== 'word' && token.kind !== 'mark') break;
      node = this.tree.after(node, token.text);
      if (node === undefined) break;
      for (let entry = this.first[node]!; entry >= 0; entry = this.next[entry]!)
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
    for (const [node, phrase] of this.tree.texts().entries())
      for (let entry = this.first[node]!; entry >= 0; entry = this.next[entry]!)
        yield { phrase, terminal: this.terminals[entry]!, value: this.values[entry] };
  }
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
