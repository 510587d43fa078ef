import { type Check, type CheckResult, plainly } from '../check.ts';
import { type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim } from '../reading/claim.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { isEnclosed, isFramed, type Pair } from './enclosed.ts';
import { trimmed } from './fold.ts';

/** Marks that stand around a text. */
interface Wrapping {
  name: string;
  pairs: readonly Pair[];
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

/**
 * Checks whether the whole response stands in quotation marks, parentheses or brackets; or only begins and ends with them:
 * `"Yes" is shorter than "no"` does that, and is not in quotation marks.
 */
export function wrapped({ relation, negated, object }: Claim): Check | undefined {
  const found = READERS[relation]?.(object);
  return found?.next === object.length ? wrappedCheck(found.value, negated, relation === 'frame') : undefined;
}

/** The check of marks around the whole, or at both ends, by their name. */
export function wrappedInCheck(name: string, negated: boolean, isFrame: boolean): Check | undefined {
  const found = MARKS.find(([, wrapping]) => wrapping.name === name)?.[1];
  return found && wrappedCheck(found, negated, isFrame);
}

const OPEN = 'Marks stand within the text so that nobody can tell which of them belong together.';

function wrappedCheck({ name, pairs }: Wrapping, negated: boolean, isFrame: boolean): Check {
  const isAround = isFrame ? isFramed : isEnclosed;
  return {
    name: 'wrapped',
    what: 'the beginning and the end',
    asked: `${negated ? 'no ' : ''}${name} ${isFrame ? 'at both ends' : 'around the whole'}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const text = trimmed(said.text);
      const answers = pairs.map((pair) => isAround(text, pair));
      if (!answers.includes(true) && answers.includes(undefined)) return { holds: 'undecided', reason: OPEN };
      const holds = answers.includes(true) !== negated;
      return {
        ...plainly(holds),
        found:
          text === '' ? 'The response is empty' : `The response begins "${beginning(text)}" and ends "${ending(text)}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
