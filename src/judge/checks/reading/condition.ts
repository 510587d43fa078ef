import type { Criterion } from '../../criterion.ts';
import type { Check } from '../check.ts';
import { combined, type Joined } from '../combined.ts';
import { type Claim, readClaim, readClause, readPredicate } from './claim.ts';
import { type Cut, cutsIn, type Pairing, readPairing } from './cuts.ts';
import { readShared } from './shared-object.ts';
import { isWord, type Token } from './tokens.ts';

/** The check of one claim; undefined where no family understands it. */
export type Decide = (claim: Claim) => Check | undefined;

/** A part of a condition that was understood. */
interface Part {
  claim: Claim;
  /** What it joins to the part before, whichever word stands between: "not a or b" is "not a, and not b". */
  joined: Joined;
}

/** More than people join in one sentence. */
const mostCuts = 8;

/**
 * The check of a condition: of one claim, or of several that are joined. Undefined unless every word is understood, and where
 * parts are joined by "and" and by "or", since nobody can tell which of them binds first.
 */
export function readCondition(criterion: Criterion, given: readonly Token[], decide: Decide): Check | undefined {
  const single = readClaim(criterion, given);
  const check = single && decide(single);
  if (check) return check;
  // "Also" changes nothing that a program decides.
  const pairing = readPairing(given.filter((token) => !isWord(token, 'also')));
  const cuts = pairing && cutsIn(pairing);
  if (!cuts || cuts.length === 0 || cuts.length > mostCuts) return undefined;
  return readParts(criterion, pairing, cuts, decide);
}

function readParts(criterion: Criterion, pairing: Pairing, cuts: readonly Cut[], decide: Decide): Check | undefined {
  const { tokens } = pairing;
  const ends = [...cuts.map(({ start }) => start), tokens.length];

  /** The checks from a place on, and how they are joined; of several readings the one with the longest parts. */
  function from(
    at: number,
    before: { claim: Claim; cut: Cut } | undefined,
  ): { checks: Check[]; joins: Joined[] } | undefined {
    for (const end of ends.filter((place) => place > at).toReversed()) {
      const segment = tokens.slice(at, end);
      const part = before ? further(before.claim, before.cut, segment) : first(criterion, segment);
      if (before && part && isUnclearFault(criterion, before.claim, part.claim, segment)) continue;
      const claim = part && pairing.deny(part.claim, end);
      const check = claim && decide(claim);
      if (!check) continue;
      const joins = before ? [part.joined] : [];
      const cut = cuts.find(({ start }) => start === end);
      if (!cut) return { checks: [check], joins };
      const rest = from(cut.end, { claim: part.claim, cut });
      if (rest) return { checks: [check, ...rest.checks], joins: [...joins, ...rest.joins] };
    }
    return undefined;
  }

  const read = from(0, undefined);
  const [joined, ...others] = new Set(read?.joins);
  return read && joined && others.length === 0 ? combined(joined, read.checks) : undefined;
}

const DENIALS = ['not', 'never', 'no', 'does', 'do', 'did', 'must', 'should', 'without', 'avoids', 'avoiding'];

/** "Fails if it lacks x or y" may mean that both are missing, or one of them. */
const isUnclearFault = ({ polarity }: Criterion, before: Claim, claim: Claim, tokens: readonly Token[]) =>
  polarity === -1 &&
  ((before.negated && claim.negated) || isWord(before.object[0], 'no')) &&
  !DENIALS.some((word) => isWord(tokens[0], word));

function first(criterion: Criterion, tokens: readonly Token[]): Part | undefined {
  const claim = readClaim(criterion, tokens);
  return claim && { claim, joined: 'and' };
}

/** A part that follows another: with a subject of its own, with a verb of its own, or with neither. */
export function further(before: Claim, { joined }: Cut, tokens: readonly Token[]): Part | undefined {
  const clause = readClause(tokens);
  // After "the first paragraph …", "it" may be the paragraph or the response.
  if (clause?.about === 'either' && typeof before.about === 'object') return undefined;
  if (clause) return { claim: clause, joined };
  const claim = readPredicate(before, tokens);
  if (!claim) return readShared(before, joined, tokens);
  const { form, denial } = before.manner;
  if (denial === undefined || claim.negated || (form === 'base' && claim.manner.form !== 'base'))
    return { claim, joined };
  // "Must not contain x or exceed 5 words" denies both. Elsewhere nobody can tell how far the denial reaches: "responses that
  // do not contain x or exceed 5 words", "never …", "without x or with y".
  const isDenied = joined === 'or' && denial === 'not' && form === 'base' && before.manner.count === 'singular';
  return isDenied
    ? { claim: { ...claim, negated: true, manner: { ...claim.manner, denial } }, joined: 'and' }
    : undefined;
}
