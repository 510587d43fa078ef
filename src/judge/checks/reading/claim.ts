import type { Criterion } from '../../criterion.ts';
import { readInverted } from './inverted.ts';
import { type About, readGeneric, readSubject } from './subject-phrase.ts';
import { afterPhrase, isWord, readPhrase, type Token } from './tokens.ts';
import { type Relation, type VerbForm, verbs } from './verbs.ts';

/** A condition as one clause: who, what is said of it, and of what. The object is not yet understood. */
export interface Claim {
  about: About;
  relation: Relation;
  negated: boolean;
  object: readonly Token[];
  /** How it is put, for what follows and leaves a part of it out. */
  manner: Manner;
}

interface Manner {
  /** The number of its subject, where a verb agrees with it. */
  count?: Count | undefined;
  /** Undefined where a preposition stands for the verb: "with …", "without …". */
  form?: VerbForm | undefined;
  /** The word that denies it. */
  denial?: Denial | undefined;
  /** Whether its subject stands for what is looked for, or for an edge: no verb that follows has the response as subject. */
  isInverted?: boolean;
}

type Count = 'singular' | 'plural';
export type Denial = 'not' | 'never' | 'avoid' | 'without';

/** Which relations make sense of whom: "the assistant has fewer than 100 words" is not understood. */
const SAID_OF: Record<Relation, readonly About[]> = {
  have: ['response', 'either'],
  use: ['response', 'agent', 'either'],
  mention: ['response', 'agent', 'either'],
  be: ['response', 'either'],
  exceed: ['response', 'either'],
  consist: ['response', 'either'],
  limit: ['response', 'either'],
  give: ['response', 'agent', 'either'],
  highlight: ['response', 'agent', 'either'],
  stay: ['response', 'either'],
  equal: ['response', 'either'],
  solely: ['response', 'either'],
  wrap: ['agent', 'either'],
  frame: ['response', 'agent', 'either'],
  repeat: ['response', 'agent', 'either'],
  start: ['response', 'agent', 'either'],
  end: ['response', 'agent', 'either'],
  close: ['response', 'agent', 'either'],
  avoid: ['response', 'agent', 'either'],
  call: ['response', 'agent', 'either'],
  make: ['response', 'agent', 'either'],
  reply: ['agent', 'either'],
  replyWholly: ['agent', 'either'],
  output: ['agent', 'either'],
};

const SAID_OF_PARTS: readonly Relation[] = ['have', 'use', 'mention', 'be', 'exceed', 'consist', 'start', 'end'];

/**
 * Reads a condition as a claim. After "Passes if" and "Fails if" it is a clause ("the response has …"); after "Reward" and
 * "Penalize" it may also be what is rewarded: "responses that have …", "an answer without …", "mentioning …". Undefined
 * for every other form.
 */
export const readClaim = ({ scale }: Pick<Criterion, 'scale'>, tokens: readonly Token[]): Claim | undefined =>
  sensible(scale === 'binary' ? clause(tokens, 0) : (conditional(tokens) ?? rewarded(tokens)));

/** Reads a clause with a subject of its own. */
export const readClause = (tokens: readonly Token[]): Claim | undefined => sensible(clause(tokens, 0));

/** Reads what is said with a verb, or a preposition, of its own about the subject of an earlier claim: "contains …". */
export function readPredicate({ about, manner }: Claim, tokens: readonly Token[]): Claim | undefined {
  const { count, form, isInverted } = manner;
  if (isInverted) return undefined;
  if (count === undefined) return sensible(attribute(tokens, 0, 'plural', about));
  const sameForm = form === 'base' ? verb(tokens, 0, ['base'], about, undefined) : undefined;
  const claim = sameForm ?? predicate(tokens, 0, count, about);
  // "Output" may be of the past, or of a verb before: "must not call a tool or output …".
  if (claim?.manner.form === 'past' && form !== 'past') return undefined;
  return sensible(claim && { ...claim, manner: { ...claim.manner, count } });
}

function sensible(claim: Claim | undefined): Claim | undefined {
  const resolved = claim?.relation === 'avoid' ? avoided(claim) : claim;
  if (!resolved) return undefined;
  const { about, relation } = resolved;
  const isSensible =
    typeof about === 'object'
      ? SAID_OF_PARTS.includes(relation)
      : SAID_OF[relation].includes(about === 'answer' ? 'response' : about);
  return isSensible ? resolved : undefined;
}

/** "Reward when the response has …" */
function conditional(tokens: readonly Token[]): Claim | undefined {
  return isWord(tokens[0], 'when') || isWord(tokens[0], 'if') ? clause(tokens, 1) : undefined;
}

function clause(tokens: readonly Token[], at: number): Claim | undefined {
  const subject = readSubject(tokens, at);
  return subject ? predicate(tokens, subject.next, 'singular', subject.value) : inverted(tokens.slice(at));
}

/** "'x' is never mentioned", "the first word is 'x'" */
function inverted(tokens: readonly Token[]): Claim | undefined {
  const found = readInverted(tokens);
  if (!found) return undefined;
  const { relation, denial, object } = found;
  return { about: 'response', relation, negated: denial !== undefined, object, manner: { denial, isInverted: true } };
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
    const not = readNegation(tokens, modal.next);
    return verb(tokens, not?.next ?? modal.next, ['base'], about, not?.value, count);
  }
  const auxiliary = readPhrase(tokens, at, [
    [count === 'singular' ? 'does not' : 'do not', null],
    ['did not', null],
  ]);
  if (auxiliary) return verb(tokens, auxiliary.next, ['base'], about, 'not', count);
  const forms: VerbForm[] = [count === 'singular' ? 'third' : 'plural', 'past'];
  const never = afterPhrase(tokens, at, 'never');
  return verb(tokens, never ?? at, forms, about, never === undefined ? undefined : 'never', count);
}

const readNegation = (tokens: readonly Token[], at: number) =>
  readPhrase<'not' | 'never'>(tokens, at, [
    ['not', 'not'],
    ['never', 'never'],
  ]);

function verb(
  tokens: readonly Token[],
  at: number,
  forms: readonly VerbForm[],
  about: About,
  denied: Denial | undefined,
  count?: Count,
): Claim | undefined {
  const form = forms.find((one) => readPhrase(tokens, at, verbs[one]));
  const found = form && readPhrase(tokens, at, verbs[form]);
  if (!found) return undefined;
  const { value: relation, next } = found;
  const notAfterBe = relation === 'be' ? afterPhrase(tokens, next, 'not') : undefined;
  if (notAfterBe !== undefined && denied) return undefined;
  const denial = notAfterBe === undefined ? denied : 'not';
  const object = tokens.slice(notAfterBe ?? next);
  return { about, relation, negated: denial !== undefined, object, manner: { count, form, denial } };
}

/** Words after "responses" that begin a length: "responses under 100 words". */
const LENGTH_OPENERS = ['under', 'over', 'below', 'above', 'within', 'longer', 'shorter'];
/** And those that begin what stands around it, or how it is written: "responses wrapped in double quotes". */
const WRAPPED = ['wrapped', 'enclosed', 'surrounded', 'written'];

/** What stands after "responses": "that have …", "with …", "without …", "of …", "containing …", "under …". */
function attribute(tokens: readonly Token[], at: number, count: Count, about: About = 'response'): Claim | undefined {
  const relative = ['that', 'which'].map((word) => afterPhrase(tokens, at, word)).find((next) => next !== undefined);
  if (relative !== undefined) return predicate(tokens, relative, count, about);
  const where = ['where', 'in which'].map((link) => afterPhrase(tokens, at, link)).find((next) => next !== undefined);
  if (where !== undefined) return inverted(tokens.slice(where));
  const after = (relation: Relation, next: number, denial?: Denial): Claim => ({
    about,
    relation,
    negated: denial !== undefined,
    object: tokens.slice(next),
    manner: { denial },
  });
  if (isWord(tokens[at], 'with')) return after('have', at + 1);
  if (isWord(tokens[at], 'without'))
    return participle(tokens, at + 1, about, 'without') ?? after('have', at + 1, 'without');
  if (isWord(tokens[at], 'of')) return after('be', at + 1);
  if (isWord(tokens[at], 'in')) return after('be', at);
  if ([...LENGTH_OPENERS, ...WRAPPED].some((word) => isWord(tokens[at], word))) return after('be', at);
  return participle(tokens, at, about);
}

/** "containing …", "not containing …" */
function participle(tokens: readonly Token[], at: number, about: About, denied?: Denial): Claim | undefined {
  const not = denied ? undefined : afterPhrase(tokens, at, 'not');
  return verb(tokens, not ?? at, ['gerund'], about, not === undefined ? denied : 'not');
}

/** "avoids X" denies "uses X"; "avoids mentioning X" denies "mentions X". */
function avoided({ about, negated, object, manner }: Claim): Claim | undefined {
  if (negated) return undefined;
  const denied = { ...manner, denial: 'avoid' } as const;
  const inner = verb(object, 0, ['gerund'], about, 'avoid');
  if (inner) return inner.relation === 'avoid' ? undefined : { ...inner, manner: denied };
  return { about, relation: 'use', negated: true, object, manner: denied };
}
