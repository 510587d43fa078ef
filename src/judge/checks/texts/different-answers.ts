import type { Check, CheckResult } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { distance, isMet, nearness, readQuantity } from '../reading/quantity.ts';
import { isMark, readPhrase } from '../reading/tokens.ts';
import type { Relation } from '../reading/verbs.ts';
import { inMessage, spoken } from '../spoken.ts';
import { readDivider, splitAt } from './divider.ts';

const RELATIONS: readonly Relation[] = ['give', 'have', 'use'];

const phrases = (list: readonly string[]): readonly (readonly [string, null])[] => list.map((phrase) => [phrase, null]);

const DIFFERENT = phrases(
  ['different', 'distinct'].flatMap((adjective) =>
    ['answers', 'responses', 'replies'].map((noun) => `${adjective} ${noun}`),
  ),
);
const SEPARATED = phrases(
  ['separated', 'divided', 'split'].flatMap((participle) =>
    ['by', 'with', 'using'].map((link) => `${participle} ${link}`),
  ),
);

/** Checks on "two different answers separated by six asterisks (******)": so many parts, none of them the same as another. */
export function differentAnswers({ relation, negated, object }: Claim): Check | undefined {
  const quantity = RELATIONS.includes(relation) && !negated ? readQuantity(object, 0) : undefined;
  const noun = quantity && readPhrase(object, quantity.next, DIFFERENT);
  const separated = noun && readPhrase(object, isMark(object[noun.next], ',') ? noun.next + 1 : noun.next, SEPARATED);
  const divider = separated && readDivider(object, separated.next);
  if (divider?.next !== object.length || quantity!.value.min < 2) return undefined;
  const asked = quantity!.value;
  return {
    name: 'different-answers',
    what: `different parts between dividers "${divider.value}"`,
    asked: `${asked.phrase}, all different`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const parts = splitAt(said.text, divider.value).map((part) => part.trim());
      const areDifferent = new Set(parts).size === parts.length;
      const found = `${parts.length} part${parts.length === 1 ? '' : 's'} between dividers "${divider.value}"`;
      return {
        holds: areDifferent && isMet(asked, parts.length),
        nearness: areDifferent ? nearness(asked, parts.length) : 0,
        distance: areDifferent ? distance(asked, parts.length) : 1,
        found: areDifferent ? found : `${found}, of which some are the same`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
