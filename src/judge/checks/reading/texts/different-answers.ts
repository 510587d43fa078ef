import type { Check } from '../../check.ts';
import { readPhrase } from '../../grammar/tokens.ts';
import { differentAnswersCheck } from '../../texts/different-answers.ts';
import type { Claim } from '../claim.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';
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
