import type { Check } from '../../check.ts';
import { KINDS, wholeNumberCheck } from '../../data/whole-number.ts';
import { isMark, readPhrase } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import type { Relation } from '../verbs.ts';
import { readNumberRange } from './number-range.ts';

const RELATIONS: readonly Relation[] = ['be', 'solely'];

/**
 * Checks whether the response is a number and nothing else, of a range perhaps: "is a number between 1 and 10". A short text that is
 * none in digits ("seven", "7/10", "7 kg") is left open; a sentence is none.
 */
export function wholeNumber({ about, relation, negated, object }: Claim): Check | undefined {
  if (!RELATIONS.includes(relation) || about === 'answer' || typeof about === 'object') return undefined;
  const kind = readPhrase(object, 0, KINDS);
  if (!kind) return undefined;
  const comma = isMark(object[kind.next], ',') ? 1 : 0;
  const range = kind.next < object.length ? readNumberRange(object, kind.next + comma) : undefined;
  if ((range?.next ?? kind.next) !== object.length) return undefined;
  return wholeNumberCheck(kind.value, range?.value, negated);
}
