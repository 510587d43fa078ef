import type { Check, CheckResult } from '../check.ts';
import { readPhrase } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import { distance, isMet, nearness, type Quantity, readQuantity } from '../reading/quantity.ts';
import type { Relation } from '../reading/verbs.ts';
import { inMessage, spoken } from '../spoken.ts';
import { splitAt } from './divider.ts';
import { readSeparation } from './separation.ts';

const RELATIONS: readonly Relation[] = ['give', 'have', 'use', 'consist'];

const phrases = (list: readonly string[]): readonly (readonly [string, null])[] => list.map((phrase) => [phrase, null]);

const DIFFERENT = phrases(
  ['different', 'distinct'].flatMap((adjective) =>
    ['answers', 'responses', 'replies'].map((noun) => `${adjective} ${noun}`),
  ),
);
/** Checks on "two different answers separated by six asterisks (******)": so many parts, none of them the same as another. */
export function differentAnswers({ relation, negated, object, isFault }: Claim): Check | undefined {
  // What "not" denies, only a fault makes plain: then each answer that is not as asked for is one.
  const isRead = RELATIONS.includes(relation) && (!negated || isFault);
  const quantity = isRead ? readQuantity(object, 0) : undefined;
  const noun = quantity && readPhrase(object, quantity.next, DIFFERENT);
  const divider = noun && readSeparation(object, noun.next);
  if (typeof divider?.value !== 'string' || divider.next !== object.length || quantity!.value.min < 2) return undefined;
  return differentAnswersCheck(divider.value, quantity!.value, negated);
}

export function differentAnswersCheck(separator: string, asked: Quantity, negated: boolean): Check {
  return {
    name: 'different-answers',
    what: `different parts between dividers "${separator}"`,
    asked: `${negated ? 'anything but ' : ''}${asked.phrase}, all different`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const parts = splitAt(said.text, separator).map((part) => part.trim());
      const areDifferent = new Set(parts).size === parts.length;
      const found = `${parts.length} part${parts.length === 1 ? '' : 's'} between dividers "${separator}"`;
      const near = areDifferent ? nearness(asked, parts.length) : 0;
      const far = areDifferent ? distance(asked, parts.length) : 1;
      return {
        holds: (areDifferent && isMet(asked, parts.length)) !== negated,
        nearness: negated ? far : near,
        distance: negated ? near : far,
        found: areDifferent ? found : `${found}, of which some are the same`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
