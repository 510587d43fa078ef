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

/** The words and phrases of a grammar, as a tree by words. */
export interface Lexicon {
  root: Branch;
  /** Kinds of tokens that are no words, such as numbers: each with its terminal, and the value of a token of the kind. */
  kinds: readonly (readonly [terminal: number, meaningOf: Kind])[];
}

export interface Branch {
  next: Map<string, Branch>;
  ends: { terminal: number; value: unknown }[];
}

/** Every phrase and kind of token that begins at a place. */
export function lookUp({ root, kinds }: Lexicon, tokens: readonly Token[], at: number, known?: ToolNames): Edge[] {
  const found: Edge[] = [];
  const first = tokens[at];
  if (!first) return found;
  let branch: Branch | undefined = root;
  for (let place = at; place < tokens.length; place += 1) {
    const token = tokens[place]!;
    branch = token.kind === 'word' || token.kind === 'mark' ? branch.next.get(token.text) : undefined;
    if (!branch) break;
    for (const { terminal, value } of branch.ends) found.push({ terminal, value, to: place + 1 });
  }
  for (const [terminal, meaningOf] of kinds) {
    const value = meaningOf(first, known);
    if (value !== undefined) found.push({ terminal, value, to: at + 1 });
  }
  return found;
}
