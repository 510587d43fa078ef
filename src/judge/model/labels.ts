import type { Criterion } from '../criterion/criterion.ts';

/** The labels per scale: single characters, so that each is one token for every model. */
export const LABELS: Record<Criterion['scale'], readonly string[]> = {
  binary: ['Y', 'N', 'X'],
  graded: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'],
};

/** The label if the criterion's situation does not occur. */
export const NOT_APPLICABLE = 'X';

/** The labels of a condition that is true of the response, and of one that is not true. */
export const HOLDS = 'Y';
export const DOES_NOT_HOLD = 'N';

/**
 * The score of a label, 0 to 1, higher is better; null for not applicable. The polarity is applied here and never asked of
 * the model.
 */
export function scoreOf(label: string, { scale, polarity }: Pick<Criterion, 'scale' | 'polarity'>): number | null {
  if (label === NOT_APPLICABLE) return null;
  const share = scale === 'binary' ? Number(label === HOLDS) : (Number(label) - 1) / 8;
  return polarity === 1 ? share : 1 - share;
}
