import { readingsOf } from '../checks/compile.ts';
import { obligationIn } from '../checks/grammar/obligations.ts';
import { afterPhrase, isWord, type Place, type Token, tokenize } from '../checks/grammar/tokens.ts';
import type { Claim } from '../checks/reading/claim.ts';
import { readClaim, readClause, readPredicate } from '../checks/reading/clause.ts';
import { further } from '../checks/reading/condition.ts';
import { type Cut, jointsIn, type Pairing, readPairing } from '../checks/reading/cuts.ts';
import { plainTokens } from '../checks/reading/plain-tokens.ts';
import { readGeneric, readSubject } from '../checks/reading/subject-phrase.ts';
import type { Steps } from '../steps.ts';
import type { Criterion } from './criterion.ts';

/** The words because of which a criterion is not a check. */
export interface Unrecognised {
  /** As written, in order. */
  words: string[];
  /** Whether each part is understood, but not how the parts belong together: `words` are then the unclear ones. */
  isJoinUnclear: boolean;
}

/** For longer conditions, and those with more parts, the whole condition is returned. */
const mostTokens = 100;
const mostJoints = 12;
const longestCondition = 5000;

/**
 * Finds the words of a criterion that no check understands in their place. Parts that are understood are left out, and so is the
 * understood beginning of the other parts, such as the subject and verb of the first. It may take 0.3 s in all.
 * @param criterion A criterion that does not compile.
 */
export function* unrecognisedIn({ condition, scale, polarity }: Criterion): Steps<Unrecognised> {
  const whole = { words: [condition.replace(/\.$/, '')], isJoinUnclear: false };
  const places = new Map<Token, Place>();
  const given = condition.length <= longestCondition ? tokenize(condition, places) : undefined;
  if (!given || given.length === 0 || given.length > mostTokens) return whole;
  // As in readCondition.
  const said = plainTokens(given);
  const obligation = polarity === -1 ? obligationIn(given) : undefined;
  if (obligation) {
    const [first, last] = [given[obligation.start]!, given[obligation.end - 1]!].map((token) => places.get(token)!);
    return { words: [condition.slice(first!.start, last!.end)], isJoinUnclear: false };
  }
  const pairing = readPairing(said);
  if (!pairing || jointsIn(pairing.tokens).length > mostJoints) return whole;
  const { tokens, word } = pairing;
  const spans = yield* spansIn(scale, pairing);
  const all = { start: beginningOf(scale, tokens), end: tokens.length };
  const wordsOf = ({ start, end }: Span): string => {
    const first = word?.at === start ? said[start] : tokens[start];
    return condition.slice(places.get(first!)!.start, places.get(tokens[end - 1]!)!.end).replace(/^[.,;:]\s+/, '');
  };
  const isUnderstood = spans.length === 0;
  const isJoinUnclear = isUnderstood && jointsIn(tokens).length > 0;
  return { words: (isUnderstood ? [all] : spans).map(wordsOf), isJoinUnclear };
}

/** A span of tokens; `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

type Scale = Criterion['scale'];

function* spansIn(scale: Scale, { tokens, deny }: Pairing): Steps<Span[]> {
  const joints = jointsIn(tokens).filter(({ isException }) => !isException);
  const ends = [...joints.map(({ start }) => start), tokens.length];
  const spans: Span[] = [];
  /** The previous claim, for parts that omit their subject or verb, and whether all of it was understood. */
  let before: Claim | undefined;
  let isUnderstood = false;

  function claimOf(start: number, end: number, cut: Cut | undefined): Claim | undefined {
    const part = tokens.slice(start, end);
    if (!cut) return readClaim({ scale }, part);
    const own = readClause(part) ?? (before && readPredicate(before, part));
    if (!before || (!own && !isUnderstood)) return own;
    return further(before, cut, part)?.claim;
  }

  /** The longest understood run of words. */
  function* longest(start: number, cut: Cut | undefined): Steps<{ claim: Claim; end: number } | undefined> {
    for (let end = tokens.length; end > start; end -= 1) {
      yield;
      const claim = claimOf(start, end, cut);
      const meant = claim && deny(claim, end);
      if (meant && readingsOf(meant).length === 1) return { claim, end };
    }
    return undefined;
  }

  let next = 0;
  for (const [index, end] of ends.entries()) {
    const cut = index === 0 ? undefined : cutOf(joints, index - 1);
    const start = cut?.end ?? 0;
    if (start < next || start >= end) continue;
    const read = yield* longest(start, cut);
    if (read) {
      next = ends.find((place) => place >= read.end)!;
      before = read.claim;
      isUnderstood = next === read.end;
      if (!isUnderstood) spans.push({ start: read.end, end: next });
      continue;
    }
    const claim = claimOf(start, end, cut);
    const last = spans.at(-1);
    // "Short and to the point" is one thing, "short and never mentions a price" are two.
    if (cut && !claim && last?.end === cut.start) last.end = end;
    else spans.push({ start: cut ? start : beginningOf(scale, tokens.slice(0, end)), end });
    before = claim ?? before ?? speakerOf(scale, tokens);
    isUnderstood = false;
    next = end;
  }
  return spans;
}

function cutOf(joints: ReturnType<typeof jointsIn>, index: number): Cut {
  const { start, end } = joints[index]!;
  const joined = joints.slice(index).find((joint) => joint.joined)?.joined;
  return { start, end, joined: joined === 'or' ? 'or' : 'and' };
}

/** The index after subject and verb, or after the subject if the verb is unknown or negated. */
function beginningOf(scale: Scale, tokens: readonly Token[]): number {
  const claim = readClaim({ scale }, tokens);
  const [object] = claim?.object ?? [];
  const at = object && !claim!.negated ? tokens.indexOf(object) : -1;
  // The object of an inverted clause begins with words that are not in the text.
  if (at >= 0) return at;
  const next = readWhom(scale, tokens)?.next ?? 0;
  return next < tokens.length ? next : 0;
}

/** A claim about the condition's subject, without an object. */
function speakerOf(scale: Scale, tokens: readonly Token[]): Claim | undefined {
  const whom = readWhom(scale, tokens);
  if (!whom) return undefined;
  const { about, count } = whom;
  const manner = { count, form: count === 'plural' ? ('plural' as const) : ('third' as const) };
  return { about, relation: 'be', negated: false, object: [], manner };
}

/** Reads the subject of a condition: "the response", and after "Reward" also "responses that", "when the response". */
function readWhom(scale: Scale, tokens: readonly Token[]) {
  const isConditional = scale === 'graded' && ['when', 'if'].some((word) => isWord(tokens[0], word));
  const generic = scale === 'graded' ? readGeneric(tokens, 0) : undefined;
  const relative = generic && (afterPhrase(tokens, generic.next, 'that') ?? afterPhrase(tokens, generic.next, 'which'));
  if (generic) return { about: 'response' as const, count: generic.value, next: relative ?? generic.next };
  const subject = readSubject(tokens, isConditional ? 1 : 0);
  return subject && { about: subject.value, count: 'singular' as const, next: subject.next };
}
