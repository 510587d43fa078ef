/** What evaluations add up to. Plain data, because a thread hands it over. */
export interface Tally {
  evaluations: number;
  nulls: number;
  cached: number;
  /** In millionths, as is the sum of the squares. */
  scoreSum: number;
  squareSum: number;
  promptTokens: number;
  completionTokens: number;
  savedTokens: number;
  /** Scores of at least the threshold. */
  passed: number;
  /** Scores that are neither 0 nor 1. */
  graded: number;
  failed: number;
  /** How many took so long, by part of the latencies. */
  latencies: Map<number, number>;
}

/** Pass or fail, by people and by the score: "tp" if both pass, "fn" if only people do. */
export interface Agreements {
  tp: number;
  fn: number;
  fp: number;
  tn: number;
}

export const noAgreements = (): Agreements => ({ tp: 0, fn: 0, fp: 0, tn: 0 });

export const emptyTally = (): Tally => ({
  evaluations: 0,
  nulls: 0,
  cached: 0,
  scoreSum: 0,
  squareSum: 0,
  promptTokens: 0,
  completionTokens: 0,
  savedTokens: 0,
  passed: 0,
  graded: 0,
  failed: 0,
  latencies: new Map(),
});

export const addLatency = ({ latencies }: Tally, part: number, count: number): void =>
  void latencies.set(part, (latencies.get(part) ?? 0) + count);

export const addAgreement = (agreements: Agreements, deserves: boolean, passes: boolean, count: number): void => {
  agreements[deserves ? (passes ? 'tp' : 'fn') : passes ? 'fp' : 'tn'] += count;
};
