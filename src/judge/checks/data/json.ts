import { type Check, plainly } from '../check.ts';
import { allowsFence, withoutFence } from '../markdown/code-fence.ts';
import type { Claim } from '../reading/claim.ts';
import { afterPhrase, readPhrase } from '../reading/tokens.ts';
import type { Relation } from '../reading/verbs.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

/** Which JSON is asked for: any, or one whose outermost value is an object or an array. */
type Kind = 'JSON' | 'a JSON object' | 'a JSON array';

const READABLE: readonly (readonly [string, null])[] = [
  ...['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable'].map((word) => [word, null] as const),
];

const KINDS: readonly (readonly [string, Kind])[] = [
  ['json', 'JSON'],
  ['json document', 'JSON'],
  ['json object', 'a JSON object'],
  ['json array', 'a JSON array'],
];

/** The relations that say it of the whole response: "contains a JSON object" does not. */
const WHOLE: readonly Relation[] = ['be', 'consist', 'reply', 'output'];
const LOOSE: readonly Relation[] = ['reply', 'output'];

/**
 * Checks whether the whole response is JSON (RFC 8259). JSON within a Markdown code block or with words around it is not:
 * a program that reads the response would fail. A code block around the whole is, where the criterion allows it.
 */
export function json(claim: Claim): Check | undefined {
  const asked = WHOLE.includes(claim.relation) ? readKind(claim) : undefined;
  return asked && jsonCheck(asked, claim.negated);
}

const ONLY: readonly (readonly [string, null])[] = [
  ['only', null],
  ['solely', null],
  ['entirely', null],
  ['completely', null],
];

const ARTICLES: readonly (readonly [string, null])[] = [
  ['a', null],
  ['a single', null],
];

interface Asked {
  kind: Kind;
  /** Whether a code block may stand around it. */
  mayBeFenced: boolean;
}

/** Reads "[in] [only] [a] [valid] JSON [object | array | format]", and that a code fence is allowed. */
function readKind({ relation, negated, object }: Claim): Asked | undefined {
  const afterIn = relation === 'be' ? (afterPhrase(object, 0, 'in') ?? 0) : 0;
  const only = readPhrase(object, afterIn, ONLY);
  const article = readPhrase(object, only?.next ?? afterIn, ARTICLES);
  const start = article?.next ?? only?.next ?? afterIn;
  const valid = readPhrase(object, start, READABLE);
  const kind = readPhrase(object, valid?.next ?? start, KINDS);
  if (!kind || (negated && only)) return undefined;
  // "Is in JSON format" and "responds with a JSON object" leave room for words or a code block around it.
  if ((afterIn > 0 || LOOSE.includes(relation)) && !valid && !only) return undefined;
  const end = kind.value === 'JSON' ? (afterPhrase(object, kind.next, 'format') ?? kind.next) : kind.next;
  const mayBeFenced = !negated && allowsFence(object, end);
  return mayBeFenced || end === object.length ? { kind: kind.value, mayBeFenced } : undefined;
}

function jsonCheck({ kind, mayBeFenced }: Asked, negated: boolean): Check {
  return {
    name: 'json',
    what: 'the whole response',
    asked: `${negated ? 'anything but ' : ''}${kind === 'JSON' ? 'valid JSON' : kind}${mayBeFenced ? ', a code fence around it or not' : ''}`,
    reads: 'text',
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const found = kindOf(mayBeFenced ? withoutFence(said.text) : said.text);
      const holds = MATCHES[kind](found) !== negated;
      return {
        ...plainly(holds),
        found: found ?? notJson(said.text),
        evidence: [inMessage(said.index)],
      };
    },
  };
}

type Found = 'A JSON object' | 'A JSON array' | 'A JSON value that is neither object nor array' | undefined;

const MATCHES: Record<Kind, (found: Found) => boolean> = {
  JSON: (found) => found !== undefined,
  'a JSON object': (found) => found === 'A JSON object',
  'a JSON array': (found) => found === 'A JSON array',
};

function kindOf(text: string): Found {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return 'A JSON array';
    return typeof value === 'object' && value !== null
      ? 'A JSON object'
      : 'A JSON value that is neither object nor array';
  } catch {
    return undefined;
  }
}

function notJson(text: string): string {
  if (text === '') return 'An empty text, which is no JSON';
  return /^\s*```/.test(text)
    ? 'A Markdown code block, which is no JSON as a whole'
    : `Text that is not JSON and begins "${beginning(text)}"`;
}
