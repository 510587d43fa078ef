import type { Estimate } from '../../statistics/interval.ts';

/** A measured figure. */
export interface Figure {
  name: FigureName;
  value: number;
  /** 95 % interval; null if there is none. */
  low: number | null;
  high: number | null;
  /** The number of cases behind it. */
  n: number;
  /** How many cases, or labels of the rarer class, it needs, if it has fewer; otherwise null. */
  too_few: { has: number; needs: number } | null;
}

/** What each figure is called in a report; `unit` is appended to its values. */
export const figureNames = {
  accuracy: { title: 'accuracy' },
  balanced_accuracy: { title: 'balanced accuracy' },
  tpr: { title: 'good answers passed (TPR)' },
  tnr: { title: 'bad answers failed (TNR)' },
  auc: { title: 'AUC' },
  brier: { title: 'Brier score (0 is best)' },
  ece: { title: 'calibration error (ECE, 0 is best)' },
  spearman: { title: 'rank correlation with the ratings (Spearman)' },
  kendall: { title: 'rank correlation with the ratings (Kendall)' },
  pair_accuracy: { title: 'pairs: the chosen answer scores higher' },
  pair_ties: { title: 'pairs with equal scores (count half)' },
  not_applicable: { title: 'share not applicable' },
  score_with_length: { title: 'correlation of score and length' },
  label_with_length: { title: 'correlation of label and length' },
  prompt_tokens: { title: 'prompt tokens per judgment' },
  completion_tokens: { title: 'completion tokens per judgment' },
  latency_p50: { title: 'latency, median (ms)' },
  latency_p95: { title: 'latency, 95th percentile (ms)' },
} as const;
export type FigureName = keyof typeof figureNames;

/** @returns no figure for null, because the cases do not have it */
export function figure(
  name: FigureName,
  estimate: (Omit<Estimate, 'low' | 'high'> & Partial<Estimate>) | null,
  n: number,
  { has = n, needs }: { has?: number; needs: number },
): Figure[] {
  if (estimate === null) return [];
  const { value, low = null, high = null } = estimate;
  return [{ name, value, low, high, n, too_few: has < needs ? { has, needs } : null }];
}
