/** Criteria that mean the same in other words, with answers that show it. */
export interface Wording {
  /** What they want. */
  reading: string;
  /** Answers that are as wanted, and such as are not. */
  good: readonly string[];
  bad: readonly string[];
  criteria: readonly string[];
}
