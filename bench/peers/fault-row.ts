import { DIALECTS, type JudgeName, type Said } from './dialects.ts';

/** A scripted server's reaction to one call. */
export type Step =
  /** A completion, whose answer is the object's text with what the model writes around it. */
  | { object: string; before?: string; after?: string; finish?: string; tokens?: Token[] }
  | { status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** The connection is cut in the middle of the body. */
  | { reset: true }
  /** A body that is sent byte by byte and never ends. */
  | { drip: true };

/** A token of a reply, with its most likely alternatives and their probabilities. */
export interface Token {
  text: string;
  alternatives: [text: string, probability: number][];
}

/** One call of the model. */
export interface Call {
  judge: JudgeName;
  /** 1 for the first of this judge in this row. */
  count: number;
  /** The texts of all messages. */
  prompt: string;
  mark: string;
}

export interface Row {
  fault: string;
  /** The right outcome: the score of the valid reply, or an error, for Deemster with this status. */
  right: { score: number } | { error: number };
  /** Undefined: no server listens at the model's address. */
  answer: ((call: Call) => Step) | undefined;
  /** The answer that is judged. */
  judged?: (judge: JudgeName) => string;
  /** Whether the row is only for Deemster, such as those about log probabilities. */
  only?: 'deemster';
  /** Whether Deemster gets a graded criterion. */
  graded?: true;
}

export const GOOD: Said = { holds: true, reason: 'The response is polite: it thanks the user.' };
export const BAD: Said = { holds: false, reason: 'The response is rude to the user.' };

/** A verdict in a judge's format. */
export const textOf = (said: Said, { judge, mark }: Pick<Call, 'judge' | 'mark'>) =>
  JSON.stringify(DIALECTS[judge].verdict(said, mark));
export const good = (call: Call): Step => ({ object: textOf(GOOD, call) });
