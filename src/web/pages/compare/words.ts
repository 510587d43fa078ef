import type { Schemas } from '../../api/client.ts';
import { shownText } from '../../components/shown-text.ts';
import type { Compared } from './load.ts';

type Difference = Schemas['ComparisonDifference'];

/** What a criterion is called: an evaluator by its name. */
export const nameOf = ({ evaluator_name, criterion }: { evaluator_name: string | null; criterion: string | null }) =>
  shownText(evaluator_name ?? criterion ?? 'a criterion without a judgment');

/** What a scale must hold to show a difference. */
export const endsOf = (difference: Difference | null): number[] =>
  difference ? [difference.low, difference.high, difference.value] : [];

/** The mark of a difference. Between judges, a lower score is not worse: it is a dot if there is a difference at all. */
export function sideOf(
  { isOfProduct }: Pick<Compared, 'isOfProduct'>,
  { verdict }: { verdict: string },
  { low, high }: Difference,
): 'pass' | 'low' | 'maybe' {
  if (!isOfProduct) return low > 0 || high < 0 ? 'pass' : 'maybe';
  return verdict === 'better' ? 'pass' : verdict === 'worse' ? 'low' : 'maybe';
}
