import { DIALECTS, type JudgeName, type Said } from './dialects.ts';

/** What a scripted server does with one call. */
export type Step =
  /** A completion, whose answer is the object's text with what the model writes around it. */
  | { object: string; before?: string; after?: string; finish?: string; tokens?: Token[] }
  | { status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** The connection is cut in the middle of the body. */
  | { reset: true }
  /** A body that comes byte by byte and never ends. */
  | { drip: true };

/** A piece of a reply, with the likeliest texts in its place and their probabilities. */
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
  /** What has to come out: the score of the reply that counts, or an error, for Deemster with this status. */
  right: { score: number } | { error: number };
  /** Undefined: nothing listens where the model should be. */
  answer: ((call: Call) => Step) | undefined;
  /** The answer that is judged. */
  judged?: (judge: JudgeName) => string;
  /** Only for Deemster, such as what asks for log probabilities. */
  only?: 'deemster';
  /** Deemster is asked for a degree. */
  graded?: true;
}

export const GOOD: Said = { holds: true, reason: 'The response is polite: it thanks the user.' };
export const BAD: Said = { holds: false, reason: 'The response is rude to the user.' };

/** A verdict in the words of a judge. */
export const textOf = (said: Said, { judge, mark }: Pick<Call, 'judge' | 'mark'>) =>
  JSON.stringify(DIALECTS[judge].verdict(said, mark));
export const good = (call: Call): Step => ({ object: textOf(GOOD, call) });
