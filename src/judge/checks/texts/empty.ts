import { type Check, type CheckResult, plainly } from '../check.ts';
import { readPhrase } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

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

export function emptyCheck(isWanted: boolean): Check {
  return {
    name: 'text',
    what: 'the whole response',
    asked: isWanted ? 'nothing but blanks' : 'anything but blanks',
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const isEmpty = said.text.trim() === '';
      return {
        ...plainly(isEmpty === isWanted),
        found: isEmpty ? 'The response is empty' : `The response is "${beginning(said.text)}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
