import type { Criterion } from '../criterion.ts';
import { type About, readGeneric, readSubject } from './subject-phrase.ts';
import { afterPhrase, isWord, readPhrase, type Token } from './tokens.ts';
import { type Relation, type VerbForm, verbs } from './verbs.ts';

/** A condition as one clause: who, what is said of it, and of what. The object is not yet understood. */
export interface Claim {
  about: About;
  relation: Relation;
  negated: boolean;
  object: readonly Token[];
}

type Count = 'singular' | 'plural';

/** Which relations make sense of whom: "the assistant has fewer than 100 words" is not understood. */
const SAID_OF: Record<Relation, readonly About[]> = {
  have: ['response', 'either'],
  use: ['response', 'agent', 'either'],
  mention: ['response', 'agent', 'either'],
  be: ['response', 'either'],
  exceed: ['response', 'either'],
  consist: ['response', 'either'],
  limit: ['response', 'either'],
  stay: ['response', 'either'],
  start: ['response', 'agent', 'either'],
  end: ['response', 'agent', 'either'],
  avoid: ['response', 'agent', 'either'],
  call: ['response', 'agent', 'either'],
  make: ['response', 'agent', 'either'],
  reply: ['agent', 'either'],
  output: ['agent', 'either'],
};

/**
 * Reads a condition as a claim. After "Passes if" and "Fails if" it is a clause ("the response has …"); after "Reward" and
 * "Penalize" it may also be what is rewarded: "responses that have …", "an answer without …", "mentioning …". Undefined
 * for every other form.
 */
export function readClaim({ scale }: Pick<Criterion, 'scale'>, tokens: readonly Token[]): Claim | undefined {
  const claim = scale === 'binary' ? clause(tokens, 0) : (conditional(tokens) ?? rewarded(tokens));
  const resolved = claim?.relation === 'avoid' ? avoided(claim) : claim;
  return resolved && SAID_OF[resolved.relation].includes(resolved.about) ? resolved : undefined;
}

/** "Reward when the response has …" */
function conditional(tokens: readonly Token[]): Claim | undefined {
  return isWord(tokens[0], 'when') || isWord(tokens[0], 'if') ? clause(tokens, 1) : undefined;
}

function clause(tokens: readonly Token[], at: number): Claim | undefined {
  const subject = readSubject(tokens, at);
  return subject && predicate(tokens, subject.next, 'singular', subject.value);
}

function rewarded(tokens: readonly Token[]): Claim | undefined {
  const generic = readGeneric(tokens, 0);
  const described = generic && attribute(tokens, generic.next, generic.value);
  if (described) return described;
  const subject = readSubject(tokens, 0);
  if (!subject) return participle(tokens, 0, 'either');
  return participle(tokens, afterPhrase(tokens, subject.next, 'for') ?? subject.next, subject.value);
}

const MODALS: readonly (readonly [string, null])[] = ['must', 'should', 'shall', 'has to', 'needs to'].map((modal) => [
  modal,
  null,
]);

/** "has …", "does not have …", "must have …", "never mentions …" */
function predicate(tokens: readonly Token[], at: number, count: Count, about: About): Claim | undefined {
  const modal = readPhrase(tokens, at, MODALS);
  if (modal) {
    const not = afterNegation(tokens, modal.next);
    return verb(tokens, not ?? modal.next, ['base'], about, not !== undefined);
  }
  const auxiliary = readPhrase(tokens, at, [
    [count === 'singular' ? 'does not' : 'do not', null],
    ['did not', null],
  ]);
  if (auxiliary) return verb(tokens, auxiliary.next, ['base'], about, true);
  const forms: VerbForm[] = [count === 'singular' ? 'third' : 'plural', 'past'];
  const never = afterPhrase(tokens, at, 'never');
  return verb(tokens, never ?? at, forms, about, never !== undefined);
}

const afterNegation = (tokens: readonly Token[], at: number) =>
  afterPhrase(tokens, at, 'not') ?? afterPhrase(tokens, at, 'never');

function verb(
  tokens: readonly Token[],
  at: number,
  forms: readonly VerbForm[],
  about: About,
  negated: boolean,
): Claim | undefined {
  const found = forms.map((form) => readPhrase(tokens, at, verbs[form])).find((reading) => reading !== undefined);
  if (!found) return undefined;
  const { value: relation, next } = found;
  const notAfterBe = relation === 'be' ? afterPhrase(tokens, next, 'not') : undefined;
  if (notAfterBe !== undefined && negated) return undefined;
  return {
    about,
    relation,
    negated: negated || notAfterBe !== undefined,
    object: tokens.slice(notAfterBe ?? next),
  };
}

/** Words after "responses" that begin a length: "responses under 100 words". */
const LENGTH_OPENERS = ['under', 'over', 'below', 'above', 'within', 'longer', 'shorter'];

/** What stands after "responses": "that have …", "with …", "without …", "of …", "containing …", "under …". */
function attribute(tokens: readonly Token[], at: number, count: Count): Claim | undefined {
  const about = 'response';
  const relative = ['that', 'which'].map((word) => afterPhrase(tokens, at, word)).find((next) => next !== undefined);
  if (relative !== undefined) return predicate(tokens, relative, count, about);
  const after = (relation: Relation, next: number, negated = false): Claim => ({
    about,
    relation,
    negated,
    object: tokens.slice(next),
  });
  if (isWord(tokens[at], 'with')) return after('have', at + 1);
  if (isWord(tokens[at], 'without')) return participle(tokens, at + 1, about, true) ?? after('have', at + 1, true);
  if (isWord(tokens[at], 'of')) return after('be', at + 1);
  if (isWord(tokens[at], 'in')) return after('be', at);
  if (LENGTH_OPENERS.some((word) => isWord(tokens[at], word))) return after('be', at);
  return participle(tokens, at, about);
}

/** "containing …", "not containing …" */
function participle(tokens: readonly Token[], at: number, about: About, negated = false): Claim | undefined {
  const not = negated ? undefined : afterPhrase(tokens, at, 'not');
  return verb(tokens, not ?? at, ['gerund'], about, negated || not !== undefined);
}

/** "avoids X" denies "uses X"; "avoids mentioning X" denies "mentions X". */
function avoided({ about, negated, object }: Claim): Claim | undefined {
  if (negated) return undefined;
  const inner = verb(object, 0, ['gerund'], about, true);
  if (inner) return inner.relation === 'avoid' ? undefined : inner;
  return { about, relation: 'use', negated: true, object };
}
