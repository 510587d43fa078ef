import { isJson } from '../../is-json.ts';
import { compileSchema } from '../data/json-schema.ts';
import { brokenPattern } from '../data/pattern-fault.ts';
import { writtenAt } from '../data/pattern-phrase.ts';
import { closingBrace } from './json-literal.ts';
import { type Place, type Token, tokenize } from './tokens.ts';

/**
 * Why the JSON schema or the regular expression of a criterion cannot be used, as a sentence for the caller. Undefined where there
 * is none, where nothing is wrong with it, or where the criterion does not ask for a match of it.
 * @param asks Whether a condition is understood, and has one meaning.
 */
export const literalFault = (condition: string, asks: (condition: string) => boolean): string | undefined =>
  schemaFault(condition, asks) ?? patternFault(condition, asks);

/** Where a schema begins that a criterion holds. */
const SCHEMA = /\bschema\s*:?\s*(?:```(?:json)?\s*|`)?(?=\{)/iu;
const FENCE = /^\s*`{1,3}/u;
const shownLength = 30;

function schemaFault(condition: string, asks: (condition: string) => boolean): string | undefined {
  const found = SCHEMA.exec(condition);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = closingBrace(condition, start) ?? condition.length;
  const written = condition.slice(start, end);
  const why = isJson(written) ? invalidSchema(written) : brokenJson(written);
  if (!why) return undefined;
  const [before, after] = [condition.slice(0, found.index), condition.slice(end).replace(FENCE, '')];
  return asks(`${before}schema {"type": "object"}${after}`) ? `The JSON schema of the criterion ${why}` : undefined;
}

function invalidSchema(text: string): string | undefined {
  const compiled = compileSchema(JSON.parse(text));
  return 'isBroken' in compiled ? `is invalid. ${compiled.invalid}` : undefined;
}

function brokenJson(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/u.exec((error as Error).message)?.[1] ?? Number.NaN);
    if (at < text.length) return `is not valid JSON from ${text.slice(at, at + shownLength)} on.`;
  }
  return 'is not valid JSON: it ends too early.';
}

const SPEAKS_OF_MATCHES = /match/iu;

function patternFault(condition: string, asks: (condition: string) => boolean): string | undefined {
  if (!SPEAKS_OF_MATCHES.test(condition)) return undefined;
  const places = new Map<Token, Place>();
  for (const token of tokenize(condition, places) ?? []) {
    const written = writtenAt(token, 'regex');
    const fault = written && brokenPattern(written);
    if (!fault) continue;
    const { start, end } = places.get(token)!;
    const sound = token.kind === 'pattern' ? '/a/' : '"^a$"';
    if (asks(condition.slice(0, start) + sound + condition.slice(end))) return fault;
  }
  return undefined;
}
