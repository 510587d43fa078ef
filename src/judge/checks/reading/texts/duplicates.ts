import type { Check } from '../../check.ts';
import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { type Asked, duplicateCheck } from '../../texts/duplicates.ts';
import type { Claim } from '../claim.ts';
import { namesOne } from '../names-one.ts';
import { isSeveral, readPartName } from '../part-names.ts';
import { withoutPlace } from '../place.ts';

const phrases = <T>(value: T, list: readonly string[]) => list.map((phrase) => [phrase, value] as const);

const REPEATED = phrases(null, ['repeated', 'duplicated', 'a duplicate', 'repeated anywhere', 'repeated verbatim']);

const ADJECTIVES = ['duplicate', 'duplicated', 'repeated', 'identical'];

const DUPLICATE = [
  ...phrases(true, [...ADJECTIVES, ...ADJECTIVES.flatMap((word) => [`any ${word}`, `two ${word}`])]),
  ...phrases(true, ['a duplicate', 'a duplicated', 'a repeated']),
  ...phrases(
    false,
    [...ADJECTIVES, 'two identical'].map((word) => `no ${word}`),
  ),
];

const TWICE = phrases(null, ['twice', 'more than once', 'several times', 'multiple times', 'more than one time']);

const SAME = [...phrases(true, ['the same', 'any', 'a', 'any one']), ...phrases(false, ['no', 'not a single'])];

const ECHOED = [...phrases(true, ['any', 'a', 'the same']), ...phrases(false, ['no'])];

/**
 * Checks whether a part of the response stands there more than once: "has no duplicate lines", "no sentence is repeated". Two parts
 * are the same when they say the same but for blanks and upper or lower case; what holds no letter and no digit is left out. Its
 * grade is the share of parts that stand there for the first time.
 */
export function duplicates(claim: Claim): Check | undefined {
  const asked = read(claim);
  if (!asked) return undefined;
  return duplicateCheck({ ...asked, isWanted: asked.isWanted !== claim.negated, isOne: namesOne(claim.object) });
}

function read(claim: Claim): Asked | undefined {
  if (typeof claim.about === 'object') return undefined;
  const object = withoutPlace(claim.object);
  if (claim.relation === 'echo') return echoed(object);
  const isHeld = claim.relation === 'have' || claim.relation === 'use';
  const asked = isHeld ? (held(object) ?? twice(object)) : undefined;
  // "Does not have no duplicate lines"
  return asked && !asked.isWanted && claim.negated ? undefined : asked;
}

/** "[no] duplicate lines" */
function held(tokens: readonly Token[]): Asked | undefined {
  const adjective = readPhrase(tokens, 0, DUPLICATE);
  const part = adjective && partAt(tokens, adjective.next);
  return part?.next === tokens.length ? { kind: part.value, isWanted: adjective!.value } : undefined;
}

/** "no line more than once", "the same sentence twice" */
function twice(tokens: readonly Token[]): Asked | undefined {
  const opening = readPhrase(tokens, 0, SAME);
  const part = opening && partAt(tokens, opening.next);
  const isTwice = part && readPhrase(tokens, part.next, TWICE)?.next === tokens.length;
  return isTwice ? { kind: part.value, isWanted: opening!.value } : undefined;
}

/** "[repeats] no sentence", "[does not repeat] the same line twice" */
function echoed(tokens: readonly Token[]): Asked | undefined {
  const opening = readPhrase(tokens, 0, ECHOED);
  const part = opening && partAt(tokens, opening.next);
  const end = part && (readPhrase(tokens, part.next, TWICE)?.next ?? part.next);
  return end === tokens.length ? { kind: part!.value, isWanted: opening!.value, mayBeOfOthers: true } : undefined;
}

function partAt(tokens: readonly Token[], at: number): Reading<PartKind> | undefined {
  const part = readPartName(tokens, at);
  return part && { value: part.value.kind, next: part.next };
}

/** The same said of parts: "no sentence is repeated", "any line is repeated". */
export function repeatedParts({ about, relation, negated, object }: Claim): Check | undefined {
  if (typeof about !== 'object' || !isSeveral(about) || relation !== 'be' || negated) return undefined;
  if (readPhrase(object, 0, REPEATED)?.next !== object.length) return undefined;
  const isWanted = SHARES[String(about.which)];
  return isWanted === undefined ? undefined : duplicateCheck({ kind: about.kind, isWanted, isOne: true });
}

const SHARES: Readonly<Record<string, boolean>> = { none: false, some: true };
