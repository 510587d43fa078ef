import type { Criterion } from '../../criterion/criterion.ts';
import type { Check } from '../check.ts';
import type { Joined } from '../combined.ts';
import { obligationIn } from '../grammar/obligations.ts';
import { isMark, isWord, type Token } from '../grammar/tokens.ts';
import type { Claim } from './claim.ts';
import { readAttached, readClaim, readClause, readPredicate } from './clause.ts';
import { type Cut, cutsIn, isAttaching, type Pairing, readPairing } from './cuts.ts';
import { mayDenyEither } from './either.ts';
import { isDenied, joinedFaults, type Part, type Word } from './joined-faults.ts';
import { isUnclosedList, isUnevenList, isUnlikeList, mayReachBack } from './lists.ts';
import { joinedChecks } from './part-join.ts';
import { isOnlyOfFirst, mayBeCasedAlike } from './part-reach.ts';
import { plainClaim } from './plain-claim.ts';
import { activeForm, plainTokens } from './plain-tokens.ts';
import { mayReferElsewhere } from './referents.ts';
import { haveUnclearNoun } from './shared-noun.ts';
import { mayShareThing, readShared } from './shared-object.ts';
import type { Relation } from './verbs.ts';
import { isWholeOfOne } from './whole-language.ts';

/** The check of one claim; undefined where no family understands it. */
export type Decide = (claim: Claim) => Check | undefined;

/** More than people join in one sentence. */
const mostCuts = 8;

/**
 * The check of a condition: of one claim, or of several that are joined. Undefined unless every word is understood, and where
 * parts are joined by "and" and by "or" so that nobody can tell which of them binds first.
 */
export function readCondition(criterion: Criterion, given: readonly Token[], decideClaim: Decide): Check | undefined {
  const tokens = plainTokens(given);
  const isFault = criterion.polarity === -1;
  if (isFault && obligationIn(tokens)) return undefined;
  const decide: Decide = (claim) => {
    if (isFault) return decideClaim({ ...claim, isFault });
    return claim.negated && claim.manner.isThroughout ? undefined : decideClaim(claim);
  };
  const single = readClaim(criterion, tokens);
  const check = single && decide(single);
  if (check) return check;
  const active = activeForm(tokens);
  return readJoined(criterion, tokens, decide) ?? (active && readJoined(criterion, active, decide));
}

function readJoined(criterion: Criterion, tokens: readonly Token[], decide: Decide): Check | undefined {
  const pairing = mayDenyEither(tokens) ? undefined : readPairing(tokens);
  const found = pairing && cutsIn(pairing);
  const cuts = found && found.length > mostCuts ? found.filter(({ isAttached }) => !isAttached) : found;
  if (!pairing || !cuts || cuts.length === 0 || cuts.length > mostCuts) return undefined;
  return readParts(criterion, pairing, cuts, decide);
}

interface Read {
  check: Check;
  claim: Claim;
  joined: Joined;
  isShared: boolean;
  word: Word | undefined;
  /** The words that say it, and those that join it to the part before. */
  tokens: readonly Token[];
  joint: readonly Token[];
  /** How the joint reads, whatever is denied: a comma as the word that follows. */
  said: Joined;
}

function readParts(criterion: Criterion, pairing: Pairing, cuts: readonly Cut[], decide: Decide): Check | undefined {
  const { tokens } = pairing;
  const ends = [...cuts.map(({ start }) => start), tokens.length];
  const pairEnd = cuts.find(({ isAfterPair }) => isAfterPair)?.start ?? tokens.length;

  /** The checks from a place on, and how they are joined; of several readings the one with the longest parts. */
  function from(at: number, before: { part: Part; cut: Cut } | undefined): Read[] | undefined {
    for (const end of ends.filter((place) => place > at).toReversed()) {
      if (at < pairEnd && end > pairEnd) continue;
      const segment = tokens.slice(at, end);
      const part = before ? readNext(criterion, pairing, before.part, before.cut, segment) : first(criterion, segment);
      if (before && part && !part.isPlain && isUnclearFault(criterion, before.part.claim, part.claim, segment))
        continue;
      if (before && part?.isShared && mayShareThing(before.part.claim, tokens.slice(0, before.cut.start), segment))
        continue;
      const claim = part && (end <= pairEnd ? pairing.deny(part.claim, end) : part.claim);
      const decided = claim && decide(claim);
      if (!decided) continue;
      const check = { ...decided, denies: isDenied(claim) };
      const { joined, isShared = false, word } = part;
      const joint = before ? tokens.slice(before.cut.start, before.cut.end) : [];
      const said = before?.cut.isAttached ? 'and' : (before?.cut.joined ?? 'and');
      const read: Read = { check, claim, joined, isShared, word, tokens: segment, joint, said };
      if (end === tokens.length) return [read];
      for (const cut of cuts.filter(({ start }) => start === end)) {
        const rest = from(cut.end, { part, cut });
        if (rest) return [read, ...rest];
      }
    }
    return undefined;
  }

  const read = from(0, undefined);
  return read && read.length > 1 ? joinedParts(read) : undefined;
}

/** Parts that leave out their verb are joined first, with the part whose verb they share. */
function joinedParts(parts: readonly Read[]): Check | undefined {
  if (isMixed(parts) || isWholeOfOne(parts) || isUnevenList(parts) || mayReachBack(parts)) return undefined;
  if (isUnclosedList(parts) || isUnlikeList(parts) || isOnlyOfFirst(parts) || mayBeCasedAlike(parts)) return undefined;
  if (mayReferElsewhere(parts, isElided) || isUnclearAlternative(parts) || haveUnclearNoun(parts)) return undefined;
  const all = joinerOf(parts);
  const checksOf = (some: readonly Read[]) => some.map(({ check }) => check);
  if (all) return joinedChecks(all, checksOf(parts));
  const groups: Read[][] = [];
  for (const part of parts) {
    if (part.isShared) groups.at(-1)!.push(part);
    else groups.push([part]);
  }
  const outer = groups.length > 1 ? joinerOf(groups.map(([head]) => head!)) : undefined;
  // "No links or is under 100 words and in German"
  if (!outer || (outer === 'or' && groups.slice(1).some((group) => joinerOf(group) === 'and'))) return undefined;
  if (outer === 'and' && groups.some((group, at) => isLooseAlternative(group, groups[at + 1]))) return undefined;
  const checks = groups.map((group) => {
    const inner = joinerOf(group);
    return group.length === 1 ? group[0]!.check : inner && joinedChecks(inner, checksOf(group));
  });
  const known = checks.filter((check) => check !== undefined);
  return known.length === checks.length ? joinedChecks(outer, known) : undefined;
}

const LENGTHS = ['words', 'sentences', 'characters', 'paragraphs', 'lines'];

/** "Limited to two sentences or 20 words", 'has at most 3 sentences, or "none"' */
const isUnclearAlternative = (parts: readonly Read[]): boolean =>
  parts.some(({ isShared, joined, tokens }, at) => {
    const before = parts[at - 1];
    if (!before || !isShared || joined !== 'or') return false;
    const isText = tokens.length === 1 && tokens[0]!.kind === 'quoted';
    return before.claim.relation === 'limit' || (isText && LENGTHS.includes(before.check.name));
  });

/** "Is in French or under 20 words and contains 'x'": it is unclear whether "and" binds first. */
const isLooseAlternative = (group: readonly Read[], next: readonly Read[] | undefined): boolean =>
  next !== undefined &&
  joinerOf(group) === 'or' &&
  group[0]!.claim.relation === 'be' &&
  new Set(group.map(({ check }) => check.name)).size > 1 &&
  !next[0]!.joint.some((token) => isMark(token, ','));

/** Whether a part leaves out its subject and begins with a verb. */
const isElided = ({ tokens, isShared }: Read) => !isShared && !readClause(tokens);

/** What may take a thing as its object, as "with" does. */
const OF_THINGS: readonly Relation[] = ['have', 'use', 'mention', 'give'];

/** "Without x or y and z", "with x and without y or z": what belongs together nobody can tell, though all that is denied is "and". */
const isMixed = (parts: readonly Read[]): boolean =>
  parts.some((part, at) => {
    const { denial, form } = part.claim.manner;
    if (!part.isShared || (denial !== 'avoid' && denial !== 'lack' && denial !== 'without')) return false;
    const head = parts.slice(0, at).findLastIndex(({ isShared }) => !isShared);
    const isOther = parts.slice(head + 1, at).some(({ word }) => word !== part.word);
    const isAttached = form === undefined && part.word === 'or';
    return isOther || (isAttached && parts.slice(0, head).some(({ claim }) => OF_THINGS.includes(claim.relation)));
  });

/** What joins all of these, if one word does. */
function joinerOf(parts: readonly Read[]): Joined | undefined {
  const [joined, ...others] = new Set(parts.slice(1).map((part) => part.joined));
  return others.length === 0 ? joined : undefined;
}

function readNext(
  criterion: Criterion,
  { word }: Pairing,
  { claim: before, isShared }: Part,
  cut: Cut,
  tokens: readonly Token[],
): Part | undefined {
  const isFault = criterion.polarity === -1;
  // "Fails if it does not contain both x and y": without one of them it fails. A grade for one of them would be open.
  if (isFault && word?.joined === 'and' && before.manner.denial === 'not' && !cut.isAfterPair) {
    if (criterion.scale === 'graded') return undefined;
    const shared = readShared(before, 'or', tokens);
    return shared && { ...sharedPart(shared), joined: 'or', isPlain: true };
  }
  const part = further(before, cut, tokens);
  if (!part || (cut.isAfterPair && part.isShared)) return undefined;
  // "Neither uses x nor uses y and ends with z", "neither x nor y or ends with z": what "nor" reaches nobody can tell.
  const isReached =
    cut.isAfterPair && word?.joined === 'nor' && !part.claim.negated && part.claim.manner.count !== undefined;
  if (isReached && (cut.joined === 'or' || !isShared)) return undefined;
  // "The absence of x or y" may be that of both, or of one of them.
  if (before.manner.isThing && before.negated && part.isShared) return undefined;
  // "Without exceeding 100 words and 3 sentences" may allow to exceed one of them; what "lacks x or y" denies is ambiguous.
  const isOfBoth = before.negated && before.relation === 'exceed' && cut.joined === 'and' && !cut.isNor;
  if (part.isShared && (isOfBoth || (before.manner.denial === 'lack' && cut.joined === 'or'))) return undefined;
  // "Without both x and y" may mean without x and without y, or that not both are there.
  if (word?.joined === 'and' && before.manner.denial === 'without' && !before.manner.isFree) return undefined;
  return isFault ? joinedFaults(before, part, word?.joined) : part;
}

const DENIALS = ['not', 'never', 'no', 'does', 'do', 'did', 'must', 'should', 'without', 'avoids', 'avoiding'];

/** "Fails if it lacks x or y" may mean that both are missing, or one of them. */
const isUnclearFault = ({ polarity }: Criterion, before: Claim, claim: Claim, tokens: readonly Token[]) =>
  polarity === -1 &&
  ((before.negated && claim.negated) || isWord(before.object[0], 'no')) &&
  !DENIALS.some((word) => isWord(tokens[0], word)) &&
  !isWord(tokens[1], 'not');

const sharedPart = ({ claim, joined }: { claim: Claim; joined: Joined }): Part => ({
  ...{ claim: plainClaim(claim), joined, isShared: true },
});

function first(criterion: Criterion, tokens: readonly Token[]): Part | undefined {
  const claim = readClaim(criterion, tokens);
  return claim && { claim, joined: 'and' };
}

/** A part that follows another: with a subject of its own, with a verb of its own, or with neither. */
export function further(before: Claim, { joined, isAttached, isNor }: Cut, tokens: readonly Token[]): Part | undefined {
  if (isAttached) {
    const attached = readAttached(before, tokens);
    return attached && { claim: attached, joined };
  }
  const clause = readClause(tokens);
  // After "the first paragraph …", "it" may be the paragraph or the response.
  if (clause?.about === 'either' && typeof before.about === 'object') return undefined;
  if (clause) return { claim: clause, joined, isPlain: true };
  const claim = readPredicate(before, tokens) ?? (isAttaching(tokens, 0) ? readAttached(before, tokens) : undefined);
  if (!claim) {
    const shared = readShared(before, isNor ? 'or' : joined, tokens);
    const word = isNor ? 'nor' : joined;
    return shared && { ...sharedPart(shared), word, ...(isNor ? { joined: 'and' } : {}) };
  }
  const { form, denial } = before.manner;
  // "Is not x or contains y": what is denied ends with it.
  const isThird = before.manner.count === 'singular' && claim.manner.form === 'third';
  const isApart = denial !== 'never' && (isThird || (form === 'base' && claim.manner.form !== 'base'));
  const isOwn = claim.negated || claim.manner.isModal === true || isApart;
  if (denial === undefined || isOwn) return { claim, joined, isPlain: isOwn && !claim.negated };
  // "Must not contain x or exceed 5 words" denies both. Elsewhere nobody can tell how far the denial reaches: "responses that
  // do not contain x or exceed 5 words", "never …", "without x or with y".
  const isReached = joined === 'or' && denial === 'not' && form === 'base' && before.manner.count === 'singular';
  return isReached
    ? { claim: { ...claim, negated: true, manner: { ...claim.manner, denial } }, joined: 'and' }
    : undefined;
}
