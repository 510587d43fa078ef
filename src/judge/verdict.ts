import type { components } from '../../generated/openapi.d.ts';

export type ModelCore = components['schemas']['ModelCore'];
export type TokenUsage = components['schemas']['TokenUsage'];
export type Source = components['schemas']['Source'];
/** A verdict's evidence. `quote` is literally in the source, or null if the whole source is meant. */
export type Evidence = components['schemas']['SubTrace']['evidence'][number];
/** An item of a list that a model wrote before its label. */
export type Point = components['schemas']['ListedPoint'];
export type Claim = components['schemas']['ListedClaim'];

/** The outcome of judging one response, or several, against one criterion. */
export interface Verdict {
  /** 0 to 1, higher is better; null when the criterion does not apply. */
  score: number | null;
  explanation: string;
  /** The explanation in terms of visible messages only, which judge.ts verifies; null if it was not requested. */
  cleanedExplanation: string | null;
  decidedBy: 'check' | 'model';
  /** `check`, or the provider's name, such as `openai:gpt-5-mini`. */
  judge: string;
  /** The check's name, or the protocol the model followed. */
  method: string;
  /** P(the condition holds), 0 to 1; null if the judge has none. */
  probability: number | null;
  /** The model's probability of each label at the token of its verdict; null if it gave none. */
  labelProbabilities: Record<string, number> | null;
  /** The single scores behind the score; null for a check. */
  samples: (number | null)[] | null;
  /**
   * The spread of the score: the middle half of the distribution that its probabilities or more than three samples give; for
   * up to three samples, from the lowest to the highest, which is as wide on average. Null for a check, and if the criterion
   * does not apply.
   */
  range: [low: number, high: number] | null;
  evidence: Evidence[];
  /** The number of the model's quotes that are not in their source, and were left out of the evidence. */
  droppedQuotes: number;
  /** What the model listed before its label, for the response whose explanation this has; empty if it listed nothing. */
  points: Point[];
  claims: Claim[];
  /** The tokens used; null if no model was called. */
  usage: TokenUsage | null;
  promptVersion: string | null;
}
