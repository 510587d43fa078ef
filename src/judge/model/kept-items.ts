import type { Subject } from '../conversation.ts';
import type { Claim, Point } from '../verdict.ts';
import type { ReadClaim, ReadPoint } from './listings.ts';
import { turnAt } from './quotes.ts';

/** As many as the prompt asks for; further ones are counted, but not stored. */
const MOST = 20;
/** The longest text of an item, in UTF-16 code units: one statement is a sentence. */
const LONGEST = 500;

/** Makes a text of the model safe to store. */
type ToPlain = (text: string) => string;

/** The points to store, those that fall short first. */
export const keptPoints = (points: readonly ReadPoint[], subject: Subject, toPlain: ToPlain): Point[] =>
  kept(
    points.map(({ text, covered, message }) => ({
      point: bounded(toPlain(text)),
      covered,
      message: turnAt(message, subject)?.index ?? null,
    })),
    ({ point }) => point,
    ({ covered }) => ['no', 'partly', 'yes'].indexOf(covered),
  );

/**
 * The claims to store, those that are not supported first.
 * @param placeOf The place of a claim's passage in the evidence; null if it has none.
 */
export const keptClaims = (
  claims: readonly ReadClaim[],
  placeOf: (claim: ReadClaim) => number | null,
  toPlain: ToPlain,
): Claim[] =>
  kept(
    claims.map((one) => ({
      claim: bounded(toPlain(one.text)),
      supported: one.supported === 'yes',
      evidence: placeOf(one),
    })),
    ({ claim }) => claim,
    ({ supported }) => Number(supported),
  );

/** Sorted before it is cut, so that what falls short is never left out for what does not. */
const kept = <Item>(items: Item[], textOf: (item: Item) => string, rankOf: (item: Item) => number): Item[] =>
  items
    .filter((item) => textOf(item) !== '')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST);

/** On one line, and cut between two characters. */
function bounded(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
