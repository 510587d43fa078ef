import type { Check } from '../../check.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { PARAGRAPH, paragraphsCheck, separatedCheck } from '../../texts/paragraphs.ts';
import { readAmount } from '../amount.ts';
import type { Claim } from '../claim.ts';
import { readSeparation, readSeparator } from './separation.ts';

/**
 * Checks on the number of paragraphs. Where the criterion says what stands between them, that alone decides: then a heading
 * between two blank lines counts as well.
 */
export function paragraphs(given: Claim): Check | undefined {
  const claim = withPlainOne(asConsisting(given));
  const plain = readAmount(claim, PARAGRAPH);
  if (plain) return paragraphsCheck(plain.quantity);
  for (let at = 1; at < claim.object.length; at += 1) {
    const separation =
      readSeparation(claim.object, at) ?? (claim === given ? undefined : readDividing(claim.object, at));
    const amount =
      separation?.next === claim.object.length
        ? readAmount({ ...claim, object: claim.object.slice(0, at) }, PARAGRAPH)
        : undefined;
    if (amount) return separatedCheck(amount.quantity, separation!.value);
  }
  return undefined;
}

const ARRANGED: readonly (readonly [string, null])[] = [
  ...['divided into', 'split into', 'organized into', 'organised into', 'structured into', 'structured in'],
  ...['written in', 'written as', 'in'],
].map((phrase) => [phrase, null]);

/** "Is divided into 3 paragraphs" says that it consists of them. */
function asConsisting(claim: Claim): Claim {
  const next = claim.relation === 'be' ? readPhrase(claim.object, 0, ARRANGED)?.next : undefined;
  return next === undefined ? claim : { ...claim, relation: 'consist', object: claim.object.slice(next) };
}

const DIVIDING = ['by', 'with', 'using', 'by using'].map((link) => [link, null] as const);

/** Reads "by ***" of "is divided into 3 paragraphs by ***". */
function readDividing(tokens: readonly Token[], at: number): Reading<string | null> | undefined {
  const link = readPhrase(tokens, at, DIVIDING);
  return link && readSeparator(tokens, link.next);
}

/** "A single paragraph" is one; what "not a single" means of a whole response nobody can tell. */
function withPlainOne(claim: Claim): Claim {
  const next = claim.negated ? undefined : afterPhrase(claim.object, 0, 'a single');
  return next === undefined ? claim : { ...claim, object: [{ kind: 'number', value: 1 }, ...claim.object.slice(next)] };
}
