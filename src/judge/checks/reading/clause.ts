import type { Criterion } from '../../criterion/criterion.ts';
import { afterPhrase, isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim, Count, Denial } from './claim.ts';
import { type CountedSubject, readCountedSubjects, withCountedUnit } from './counted-subject.ts';
import { readInverted } from './inverted.ts';
import { isUnclearLack } from './lack.ts';
import { isSeveral, type NamedSeveral } from './part-names.ts';
import { mayBeOfUnits } from './part-reach.ts';
import { readPassive } from './passive.ts';
import { plainClaim } from './plain-claim.ts';
import { type About, readGeneric, readSubject, readWholeSubject } from './subject-phrase.ts';
import { readAdjective, readThing } from './thing.ts';
import { throughout } from './throughout.ts';
import { mayBeCalls, mayBeOfCalls } from './tools/tool-subject.ts';
import { avoided, isAvoiding, participle, predicate, verb } from './verb-phrase.ts';
import type { Relation } from './verbs.ts';

/** Which relations make sense of whom: "the assistant has fewer than 100 words" is not understood. */
const SAID_OF: Record<Relation, readonly About[]> = {
  have: ['response', 'either'],
  use: ['response', 'agent', 'either'],
  mention: ['response', 'agent', 'either'],
  be: ['response', 'either'],
  exceed: ['response', 'agent', 'either'],
  consist: ['response', 'either'],
  total: ['response', 'either'],
  limit: ['response', 'either'],
  hold: ['response', 'agent', 'either'],
  give: ['response', 'agent', 'either'],
  disclose: ['response', 'agent', 'either'],
  leak: ['response', 'agent', 'either'],
  highlight: ['response', 'agent', 'either'],
  stay: ['response', 'agent', 'either'],
  equal: ['response', 'either'],
  match: ['response', 'either'],
  matchWholly: ['response', 'either'],
  conform: ['response', 'either'],
  cite: ['response', 'agent', 'either'],
  solely: ['response', 'either'],
  wrap: ['agent', 'either'],
  frame: ['response', 'agent', 'either'],
  repeat: ['response', 'agent', 'either'],
  echo: ['response', 'agent', 'either'],
  ask: ['response', 'agent', 'either'],
  each: ['response'],
  start: ['response', 'agent', 'either'],
  end: ['response', 'agent', 'either'],
  startParts: ['response', 'agent', 'either'],
  endParts: ['response', 'agent', 'either'],
  keep: ['response', 'agent', 'either'],
  confine: ['response', 'agent', 'either'],
  close: ['response', 'agent', 'either'],
  avoid: ['response', 'agent', 'either'],
  lack: ['response', 'agent', 'either'],
  miss: ['response', 'agent', 'either'],
  add: ['response', 'agent', 'either'],
  call: ['response', 'agent', 'either'],
  callOnly: ['response', 'agent', 'either'],
  useOnly: ['response', 'agent', 'either'],
  makeOnly: ['response', 'agent', 'either'],
  toolCalls: ['response'],
  pass: ['response', 'agent', 'either'],
  omit: ['response', 'agent', 'either'],
  callFirst: ['response', 'agent', 'either'],
  callStart: ['response', 'agent', 'either'],
  make: ['response', 'agent', 'either'],
  reply: ['agent', 'either'],
  replyWholly: ['agent', 'either'],
  output: ['agent', 'either'],
  parse: ['response', 'either'],
};

const SAID_OF_PARTS: readonly Relation[] = [
  ...(['have', 'use', 'mention', 'be', 'exceed', 'consist', 'start', 'end', 'close', 'stay', 'limit'] as const),
  ...(['equal', 'solely', 'frame', 'match', 'matchWholly'] as const),
];

/**
 * Reads a condition as a claim. After "Passes if" and "Fails if" it is a clause ("the response has …"); after "Reward" and
 * "Penalize" it may also be what is rewarded: "responses that have …", "an answer without …", "mentioning …". Undefined
 * for every other form.
 */
export const readClaim = ({ scale, polarity }: Wish, tokens: readonly Token[]): Claim | undefined =>
  sensible(scale === 'binary' ? clause(tokens, 0) : (conditional(tokens) ?? rewarded(tokens, polarity === -1)));

type Wish = Pick<Criterion, 'scale'> & Partial<Pick<Criterion, 'polarity'>>;

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

/** Relations that say something of the whole, to which "with no links" can be added; "has a table with no links" says it of the table. */
const OF_THE_WHOLE: readonly Relation[] = ['be', 'stay', 'limit', 'reply', 'replyWholly'];

const LANGUAGE_OPENERS = ['in', 'written', 'entirely'];

const STATE_OPENERS = [
  ...['under', 'over', 'below', 'above', 'between', 'within', 'at', 'no', 'fewer', 'less', 'more', 'up', 'exactly'],
  ...['shorter', 'longer', 'in', 'written', 'entirely', 'all'],
];

/** Reads what is said in addition, with no subject and no word that joins: "with no emojis", "without using x", "while avoiding x". */
export function readAttached(
  { about, relation, negated, object, manner }: Claim,
  tokens: readonly Token[],
): Claim | undefined {
  if (negated || manner.isInverted || typeof about === 'object' || mayBeOfUnits(object, tokens)) return undefined;
  // "Is limited to 10 words in all caps" may be of the words; "is in English in all caps" is not.
  const openers = isWord(tokens[0], 'in') ? LANGUAGE_OPENERS : STATE_OPENERS;
  const isNumber = object[0]?.kind === 'number' && openers === STATE_OPENERS;
  const isState = isNumber || openers.some((word) => isWord(object[0], word));
  const start = isWord(tokens[0], 'while') ? 1 : 0;
  const said =
    participle(tokens, start, about) ??
    (isWord(tokens[0], 'without') ? participle(tokens, 1, about, 'without') : undefined) ??
    (start === 0 && isState && OF_THE_WHOLE.includes(relation) ? attribute(tokens, 0, 'plural', about) : undefined);
  const claim = sensible(said);
  return claim && { ...claim, manner: { ...claim.manner, count: manner.count } };
}

/** Reads what stands after "sentences" or "responses" and is said of them: "with …", "that have …", "under …". */
export const readAttribute = (tokens: readonly Token[], about: About, count: Count): Claim | undefined =>
  sensible(attribute(tokens, 0, count, about));

function sensible(claim: Claim | undefined): Claim | undefined {
  const meant = claim && isAvoiding(claim) ? avoided(claim) : claim;
  const resolved = meant && plainClaim(meant);
  if (!resolved || isUnclearLack(resolved)) return undefined;
  const { about } = resolved;
  const relation = meant.relation === 'hold' ? 'hold' : resolved.relation;
  const isSensible =
    typeof about === 'object'
      ? SAID_OF_PARTS.includes(relation)
      : SAID_OF[relation].includes(about === 'answer' ? 'response' : about);
  return isSensible ? resolved : undefined;
}

/** "Reward when the response has …", "Reward the response if it has …" */
function conditional(tokens: readonly Token[]): Claim | undefined {
  const at = readSubject(tokens, 0)?.next ?? 0;
  return isWord(tokens[at], 'when') || isWord(tokens[at], 'if') ? clause(tokens, at + 1) : undefined;
}

function clause(tokens: readonly Token[], at: number): Claim | undefined {
  const whole = readWholeSubject(tokens, at);
  if (whole) return throughout(predicate(tokens, whole.next, 'singular', whole.value));
  const subject = readSubject(tokens, at);
  const about = subject?.value;
  // "The first line is 'x'" is about how the response begins.
  const isLine = typeof about === 'object' && !isSeveral(about) && about.kind === 'line';
  // "No bullet points are used" is said of the response.
  const isThing = typeof about === 'object' && isSeveral(about) && readPassive(tokens, subject!.next) !== undefined;
  const turned = !subject || isLine || isThing ? (counted(tokens.slice(at)) ?? inverted(tokens.slice(at))) : undefined;
  if (!subject || !about || turned) return turned;
  const counts = typeof about === 'object' ? about.counts : (['singular'] as const);
  const said = counts
    .map((count) => predicate(tokens, subject.next, count, about))
    .find((claim) => claim !== undefined);
  const isPart = typeof about === 'object';
  return said ?? counted(tokens.slice(at)) ?? (isPart ? inverted(tokens.slice(at)) : undefined);
}

/** "The number of words is at least 100" as "has at least 100 words", "the length is …" as "is …". */
function counted(tokens: readonly Token[]): Claim | undefined {
  const readings = readCountedSubjects(tokens);
  return readings.map((subject) => countedClaim(tokens, subject)).find((claim) => claim !== undefined);
}

function countedClaim(tokens: readonly Token[], { value: { unit }, next }: Reading<CountedSubject>): Claim | undefined {
  const said = predicate(tokens, next, 'singular', 'response');
  if (!said || !COUNTED.includes(said.relation)) return undefined;
  if (!unit) return { ...said, manner: { ...said.manner, isInverted: true } };
  const object = withCountedUnit(said.object, unit);
  const relation =
    said.relation === 'be' || said.relation === 'stay' || said.relation === 'equal' ? 'have' : said.relation;
  return object && { ...said, relation, object, manner: { ...said.manner, isInverted: true } };
}

/** What a number does. */
const COUNTED: readonly Relation[] = ['be', 'stay', 'equal', 'exceed', 'limit'];

/** "'x' is never mentioned", "the first word is 'x'" */
function inverted(tokens: readonly Token[]): Claim | undefined {
  const found = readInverted(tokens);
  if (!found) return mayBeOfCalls(tokens) ? ofCalls('toolCalls', tokens) : undefined;
  const { relation, denial, object } = found;
  return { about: 'response', relation, negated: denial !== undefined, object, manner: { denial, isInverted: true } };
}

/** A clause about tool calls, or tool calls as what is rewarded: the families of tool calls read it as a whole. */
const ofCalls = (relation: Relation, object: readonly Token[]): Claim => ({
  about: 'response',
  relation,
  negated: false,
  object,
  manner: { isInverted: true },
});

function rewarded(tokens: readonly Token[], isFault: boolean): Claim | undefined {
  const generic = readGeneric(tokens, 0);
  const described = (generic && attribute(tokens, generic.next, generic.value)) ?? readAdjective(tokens);
  if (described) return described;
  const subject = readSubject(tokens, 0);
  const said = subject ? undefined : participle(tokens, 0, 'either');
  if (said) return asDeed(said);
  if (!subject && mayBeCalls(tokens)) return ofCalls('make', tokens);
  const isPartsFault =
    typeof subject?.value === 'object' && subject.next < tokens.length && !isJoined(tokens, subject.next);
  if (!subject || (typeof subject.value === 'object' && !isPartsFault)) return readThing(tokens, isFault);
  const { value: about, next } = subject;
  if (typeof about === 'object' && isSeveral(about)) return fault(tokens, next, about);
  return asDeed(participle(tokens, afterPhrase(tokens, next, 'for') ?? next, about));
}

const asDeed = (claim: Claim | undefined) => claim && { ...claim, manner: { ...claim.manner, isDeed: true } };

const isJoined = (tokens: readonly Token[], at: number) =>
  ['and', 'or'].some((word) => isWord(tokens[at], word)) || isMark(tokens[at], ',');

/** "[Penalize] sentences longer than 20 words", "[Penalize] any sentence that …" */
function fault(tokens: readonly Token[], at: number, about: NamedSeveral): Claim | undefined {
  const isAny = about.which === 'bare' || about.which === 'some';
  const parts: NamedSeveral = { ...about, which: about.which === 'some' ? 'anyFault' : 'faults' };
  return isAny ? about.counts.map((count) => attribute(tokens, at, count, parts)).find((claim) => claim) : undefined;
}

/** Of another subject than parts of the response, "responses in which it …" says nothing new. */
const ofParts = (claim: Claim | undefined) => (typeof claim?.about === 'object' ? claim : undefined);

/** Words after "responses" that begin a length: "responses under 100 words". */
const LENGTH_OPENERS = ['under', 'over', 'below', 'above', 'within', 'between', 'longer', 'shorter'];

const NO_LENGTHS = ['no longer', 'no shorter', 'no more', 'no fewer', 'no less'].map(
  (phrase) => [phrase, null] as const,
);

/** And those that begin what stands around it, or how it is written: "responses wrapped in double quotes". */
const WRAPPED = ['wrapped', 'enclosed', 'surrounded', 'written'];

const ITS: Token = { kind: 'word', text: 'its', raw: 'its' };

/** What stands after "responses": "that have …", "with …", "without …", "of …", "containing …", "under …". */
function attribute(tokens: readonly Token[], at: number, count: Count, about: About = 'response'): Claim | undefined {
  const relative = ['that', 'which'].map((word) => afterPhrase(tokens, at, word)).find((next) => next !== undefined);
  if (relative !== undefined) return predicate(tokens, relative, count, about);
  const where = ['where', 'in which'].map((link) => afterPhrase(tokens, at, link)).find((next) => next !== undefined);
  if (where !== undefined)
    return ofParts(clause(tokens, where)) ?? counted(tokens.slice(where)) ?? inverted(tokens.slice(where));
  const isOfCalls = about === 'response' && isWord(tokens[at], 'whose') && isWord(tokens[at + 1], 'tool');
  if (isOfCalls) return ofCalls('toolCalls', [ITS, ...tokens.slice(at + 1)]);
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
  const isLength =
    LENGTH_OPENERS.some((word) => isWord(tokens[at], word)) || readPhrase(tokens, at, NO_LENGTHS) !== undefined;
  if (isLength || WRAPPED.some((word) => isWord(tokens[at], word))) return after('be', at);
  const not = isWord(tokens[at], 'not') && [...WRAPPED, 'in'].some((word) => isWord(tokens[at + 1], word));
  if (not) return after('be', at + 1, 'not');
  return participle(tokens, at, about);
}
