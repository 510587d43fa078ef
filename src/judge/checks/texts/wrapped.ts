import { type Check, type CheckResult, plainly } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import { type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

/** Marks that stand around a text. */
interface Wrapping {
  name: string;
  /** What opens, and by what each is closed. */
  pairs: readonly (readonly [open: string, close: string])[];
}

/** Curly quotation marks as people read them; of low ones both habits of closing them are in use. */
const DOUBLE: Wrapping['pairs'] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['＂', '＂'],
];
const SINGLE: Wrapping['pairs'] = [
  ["'", "'"],
  ['‘', '’'],
  ['‚', '‘'],
];

const wrapping = (name: string, pairs: Wrapping['pairs'], others: readonly string[] = []) =>
  [name, ...others].map((phrase) => [phrase, { name, pairs }] as const);

const MARKS: readonly (readonly [string, Wrapping])[] = [
  ...wrapping('double quotation marks', DOUBLE, ['double quotes', 'double-quotes', 'double quote marks']),
  ...wrapping('single quotation marks', SINGLE, ['single quotes', 'single-quotes', 'single quote marks']),
  ...wrapping('quotation marks', [...DOUBLE, ...SINGLE, ['«', '»']], ['quotes', 'quote marks']),
  ...wrapping('parentheses', [['(', ')']], ['round brackets']),
  ...wrapping('square brackets', [['[', ']']]),
  ...wrapping('double square brackets', [['[[', ']]']]),
  ...wrapping('curly braces', [['{', '}']], ['curly brackets']),
  ...wrapping('double curly braces', [['{{', '}}']], ['double curly brackets']),
  ...wrapping('angle brackets', [['<', '>']], ['angular brackets']),
  ...wrapping('double angle brackets', [['<<', '>>']], ['double angular brackets']),
];

/** "A double quotation mark", as a text starts and ends with one. */
const ONE_MARK: typeof MARKS = [
  ...wrapping('double quotation marks', DOUBLE, ['a double quotation mark', 'a double quote', 'double quotes']),
  ...wrapping('single quotation marks', SINGLE, ['a single quotation mark', 'a single quote', 'single quotes']),
];

const ADVERBS = ['', 'entirely ', 'completely ', 'fully ', 'wholly '];
const WRAPPED: readonly (readonly [string, null])[] = ADVERBS.flatMap((adverb) =>
  ['wrapped', 'enclosed', 'surrounded', 'placed', 'put', 'contained', 'encased'].flatMap((participle) =>
    ['in', 'within', 'inside', 'by', 'with', 'between'].flatMap((link) => [
      [`${adverb}${participle} ${link}`, null] as const,
      [`${participle} ${adverb}${link}`, null] as const,
    ]),
  ),
);
const WHOLES: readonly (readonly [string, null])[] = [
  'its',
  'the',
  'its entire',
  'the entire',
  'its whole',
  'the whole',
].flatMap((owner) =>
  ['response', 'reply', 'output', 'answer'].flatMap((noun) =>
    ['in', 'with', 'within'].map((link) => [`${owner} ${noun} ${link}`, null] as const),
  ),
);

const READERS: Partial<Record<Claim['relation'], (tokens: readonly Token[]) => Reading<Wrapping> | undefined>> = {
  be: (tokens) => after(tokens, WRAPPED, MARKS),
  wrap: (tokens) => after(tokens, WHOLES, MARKS),
  frame: (tokens) => readPhrase(tokens, 0, ONE_MARK),
};

function after(tokens: readonly Token[], before: readonly (readonly [string, null])[], marks: typeof MARKS) {
  const found = readPhrase(tokens, 0, before);
  return found && readPhrase(tokens, found.next, marks);
}

/** Checks whether the whole response stands in quotation marks, parentheses or brackets. */
export function wrapped({ relation, negated, object }: Claim): Check | undefined {
  const found = READERS[relation]?.(object);
  return found?.next === object.length ? wrappedCheck(found.value, negated) : undefined;
}

function wrappedCheck({ name, pairs }: Wrapping, negated: boolean): Check {
  return {
    name: 'wrapped',
    what: 'the beginning and the end',
    asked: `${negated ? 'no ' : ''}${name} around the whole`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const text = said.text.trim();
      const holds = pairs.some(([open, close]) => isWrapped(text, open, close)) !== negated;
      return {
        ...plainly(holds),
        found:
          text === '' ? 'The response is empty' : `The response begins "${beginning(text)}" and ends "${ending(text)}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}

/** Whether the first mark is closed by the last and not before: "(a) or (b)" is not in parentheses. */
function isWrapped(text: string, open: string, close: string): boolean {
  if (text.length < open.length + close.length || !text.startsWith(open) || !text.endsWith(close)) return false;
  if (open === close || isApostrophe(close)) return true;
  let depth = 0;
  for (let at = 0; at < text.length - close.length; ) {
    const step = text.startsWith(open, at) ? 1 : text.startsWith(close, at) ? -1 : 0;
    depth += step;
    if (depth === 0) return false;
    at += step === 0 ? 1 : step > 0 ? open.length : close.length;
  }
  return true;
}

/** What closes a single quotation is also an apostrophe, and so says nothing within the text. */
const isApostrophe = (mark: string) => mark === '’';
