import { afterPhrase, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import { readAttribute } from './clause.ts';
import type { ResponsePart } from './part-names.ts';
import type { ClaimOfPart } from './parts/part.ts';

/** Reads a claim of parts in what is said of the whole. */
export type PartReader = (claim: Claim) => ClaimOfPart | undefined;

const LENGTHS = ['at most', 'at least', 'no longer than', 'no shorter than', 'no more than', 'fewer than', 'less than'];

const STATES: readonly (readonly [string, null])[] = [...LENGTHS, 'more than', 'up to', 'between', 'exactly'].map(
  (phrase) => [phrase, null] as const,
);

/** What is said of a part right after its name, or after "each": "with a link", "that starts with 'x'", "at most 5 words". */
export function attributeOf(tokens: readonly Token[], part: ResponsePart): ClaimOfPart | undefined {
  const which = afterPhrase(tokens, 0, 'of which');
  const said = part.counts
    .map((count) => readAttribute(which === undefined ? tokens : tokens.slice(1), part, count))
    .find((claim) => claim?.about === part);
  if (said) return { ...said, about: part };
  const isState = readPhrase(tokens, 0, STATES) !== undefined;
  return isState ? { about: part, relation: 'be', negated: false, object: tokens, manner: {} } : undefined;
}
