import type { Check } from '../../check.ts';
import { readPhrase } from '../../grammar/tokens.ts';
import { emptyCheck } from '../../texts/empty.ts';
import type { Claim } from '../claim.ts';

const EMPTY = [
  ...['empty', 'blank', 'completely empty', 'an empty string', 'an empty response'].map(
    (word) => [word, true] as const,
  ),
  ...['non-empty', 'nonempty'].map((word) => [word, false] as const),
];

/** Checks whether the response is empty: blanks alone are nothing. */
export function empty({ about, relation, negated, object }: Claim): Check | undefined {
  const found = relation === 'be' && typeof about !== 'object' ? readPhrase(object, 0, EMPTY) : undefined;
  if (found?.next !== object.length || (negated && !found.value)) return undefined;
  return emptyCheck(found.value !== negated);
}
