import type { components } from '../../generated/openapi.d.ts';

export type ModelCore = components['schemas']['ModelCore'];
export type TokenUsage = components['schemas']['TokenUsage'];
export type Source = components['schemas']['Source'];
/** Where a verdict's evidence stands. `quote` is literally in the source, or null when the whole of it is meant. */
export type Evidence = components['schemas']['SubTrace']['evidence'][number];

/** The outcome of judging one response, or several, against one criterion. */
export interface Verdict {
  /** 0 to 1, higher is better; null when the criterion does not apply. */
  score: number | null;
  explanation: string;
  /** The explanation in terms of visible messages alone, which is for judge.ts to verify; null when it was not asked for. */
  cleanedExplanation: string | null;
  decidedBy: 'check' | 'model';
  /** `check`, or the provider's name, such as `openai:gpt-5-mini`. */
  judge: string;
  /** The check's name, or the protocol the model followed. */
  method: string;
  /** P(the condition holds), 0 to 1; null where the judge has none. */
  probability: number | null;
  /** The model's probability of each label at the place of its verdict; null where it gave none. */
  labelProbabilities: Record<string, number> | null;
  /** The single scores behind the score; null for a check. */
  samples: (number | null)[] | null;
  /**
   * Where samples of the score lie: the middle half of what its probabilities or more than three samples give; of up to three
   * from the lowest to the highest, which is as much on average. Null for a check, and where the criterion does not apply.
   */
  range: [low: number, high: number] | null;
  evidence: Evidence[];
  /** How many quotes of the model's did not stand where it said, and were left out of the evidence. */
  droppedQuotes: number;
  /** What the model cost; null when none was asked. */
  usage: TokenUsage | null;
  promptVersion: string | null;
}
