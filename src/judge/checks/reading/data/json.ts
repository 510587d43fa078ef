import type { Check } from '../../check.ts';
import { type Asked, jsonCheck, type Kind } from '../../data/json.ts';
import { afterPhrase, isWord, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { allowsFence } from '../markdown/code-fence.ts';
import type { Relation } from '../verbs.ts';
import { readDemand, readKeys, readSchema } from './json-phrase.ts';

const READABLE: readonly (readonly [string, null])[] = [
  ...['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable'].map((word) => [word, null] as const),
];

const KINDS: readonly (readonly [string, Kind])[] = [
  ['json', 'JSON'],
  ['json document', 'JSON'],
  ['json object', 'a JSON object'],
  ['json array', 'a JSON array'],
  ['json objects', 'a JSON object'],
  ['json arrays', 'a JSON array'],
];

/** The relations that say it of the whole response: "contains a JSON object" does not. */
const WHOLE: readonly Relation[] = ['be', 'consist', 'solely', 'parse', 'reply', 'output'];

const LOOSE: readonly Relation[] = ['reply', 'output'];

/**
 * Checks whether the whole response is JSON (RFC 8259), with these keys, so many items, or as a schema in the criterion says.
 * JSON within a Markdown code block or with words around it is not: a program that reads the response would fail. A code block
 * around the whole is, where the criterion allows it. Where it does not say that the response is JSON ("has a 'name' field"),
 * only a response that is a JSON object is decided.
 */
export function json(claim: Claim): Check | undefined {
  if (WHOLE.includes(claim.relation)) {
    const asked = readWhole(claim) ?? readValid(claim);
    return asked && jsonCheck(asked, claim.negated);
  }
  const asked = READERS[claim.relation]?.(claim);
  return asked && jsonCheck(asked, claim.negated);
}

const ONLY: readonly (readonly [string, null])[] = [
  ['only', null],
  ['solely', null],
  ['entirely', null],
  ['completely', null],
  ['fully', null],
  ['nothing but', null],
];

/** What says after it that nothing else is there. */
const NOTHING_ELSE: readonly (readonly [string, null])[] = [
  ['only', null],
  ['and nothing else', null],
  ['with nothing else', null],
];

const IN: readonly (readonly [string, null])[] = ['in', 'written in', 'formatted as', 'written as', 'provided as'].map(
  (phrase) => [phrase, null],
);

const ARTICLES: readonly (readonly [string, null])[] = [
  ['a', null],
  ['a single', null],
];

/** Reads "[in] [only] [a] [valid] JSON [object | array | format] [with …]", and that a code fence is allowed. */
function readWhole({ relation, negated, object, isFault }: Claim): Asked | undefined {
  const afterIn = relation === 'be' ? (readPhrase(object, 0, IN)?.next ?? 0) : 0;
  const only = readPhrase(object, afterIn, ONLY);
  const article = readPhrase(object, only?.next ?? afterIn, ARTICLES);
  const start = article?.next ?? only?.next ?? afterIn;
  const valid = readPhrase(object, start, READABLE);
  const kind = readPhrase(object, valid?.next ?? start, KINDS);
  if (!kind || (negated && only && !isFault)) return undefined;
  const named = kind.value === 'JSON' ? (afterPhrase(object, kind.next, 'format') ?? kind.next) : kind.next;
  // What "not" before "an object with 3 keys" denies, nobody can tell.
  const demand =
    negated || (isFault && names(object, 'following', 'these'))
      ? undefined
      : readDemand(object, named, DEMANDED[kind.value]);
  // "Is in JSON format" and "responds with a JSON object" leave room for words or a code block around it.
  const isAlone = only !== undefined || relation === 'solely' || relation === 'parse';
  const isLoose = (afterIn > 0 || LOOSE.includes(relation)) && !valid && !isAlone;
  if (isLoose && !demand) return undefined;
  const said = demand?.next ?? named;
  // "With the key 'a' and nothing else" may speak of other keys, or of words around the JSON.
  const end = (negated || demand ? undefined : readPhrase(object, said, NOTHING_ELSE)?.next) ?? said;
  const mayBeFenced = !negated && allowsFence(object, end);
  if (!mayBeFenced && end !== object.length) return undefined;
  return { kind: kind.value, demand: demand?.value, mayBeFenced, otherwise: isLoose ? 'open' : 'fails' };
}

const DEMANDED = { JSON: 'any', 'a JSON object': 'object', 'a JSON array': 'array' } as const;

/** "is valid against the schema {…}" */
function readValid({ relation, object }: Claim): Asked | undefined {
  const next = relation === 'be' ? readPhrase(object, 0, AGAINST)?.next : undefined;
  return next === undefined ? undefined : schemaAt(object, next);
}

const AGAINST: readonly (readonly [string, null])[] = [
  ['valid against', null],
  ['valid according to', null],
];

function schemaAt(tokens: readonly Token[], at: number): Asked | undefined {
  const schema = readSchema(tokens, at);
  if (!schema) return undefined;
  const mayBeFenced = allowsFence(tokens, schema.next);
  if (!mayBeFenced && schema.next !== tokens.length) return undefined;
  return { kind: 'JSON', demand: schema.value, mayBeFenced, otherwise: 'fence is open' };
}

const ofSchema = ({ object }: Claim) => schemaAt(object, 0);

const names = (tokens: readonly Token[], ...nouns: string[]) =>
  tokens.filter(({ kind }) => kind === 'quoted').length > 1 &&
  nouns.some((noun) => tokens.some((token) => isWord(token, noun)));

/** "has the keys 'a' and 'b'" */
function ofKeys({ object, negated, isFault }: Claim): Asked | undefined {
  // "Fails if it has the keys 'a' and 'b'" may want neither of them, or not both.
  const isUnclear = negated || (isFault && names(object, 'keys', 'fields', 'properties', 'attributes'));
  const keys = isUnclear ? undefined : readKeys(object, 0);
  return keys?.next === object.length
    ? { kind: 'a JSON object', demand: keys.value, mayBeFenced: true, otherwise: 'open' }
    : undefined;
}

const READERS: Partial<Record<Relation, (claim: Claim) => Asked | undefined>> = {
  have: ofKeys,
  use: ofKeys,
  match: ofSchema,
  conform: ofSchema,
};
