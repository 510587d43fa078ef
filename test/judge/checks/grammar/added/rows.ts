/** What a check says of a response: a score, null where the criterion does not apply, `open` where a model is to judge it. */
type Verdict = number | null | 'open';

/** A response, its verdict, and the user's message where it is not "Hi". */
export type Judged = readonly [response: string, verdict: Verdict, message?: string];

/** Sentences of one family, in the words that people use. */
export interface Sentences {
  /** After "Passes if", unless they begin with a prefix of their own. */
  decided: Readonly<Record<string, readonly Judged[]>>;
  /** Near misses, which have another meaning or two: a model's. */
  left: readonly string[];
}
