import { type Check, type CheckResult, plainly } from '../check.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { isEnclosed, isFramed, type Pair } from './enclosed.ts';
import { trimmed } from './fold.ts';

/** Marks that stand around a text. */
export interface Wrapping {
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

/** Of French, German and Japanese. */
const OTHER: Wrapping['pairs'] = [
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
];

const wrapping = (name: string, pairs: Wrapping['pairs'], others: readonly string[] = []) =>
  [name, ...others].map((phrase) => [phrase, { name, pairs }] as const);

const MARKS: readonly (readonly [string, Wrapping])[] = [
  ...wrapping('double quotation marks', DOUBLE, ['double quotes', 'double-quotes', 'double quote marks']),
  ...wrapping('single quotation marks', SINGLE, ['single quotes', 'single-quotes', 'single quote marks']),
  ...wrapping('quotation marks', [...DOUBLE, ...SINGLE, ...OTHER], ['quotes', 'quote marks']),
  ...wrapping('parentheses', [['(', ')']], ['round brackets']),
  ...wrapping('square brackets', [['[', ']']]),
  ...wrapping('double square brackets', [['[[', ']]']]),
  ...wrapping('curly braces', [['{', '}']], ['curly brackets']),
  ...wrapping('double curly braces', [['{{', '}}']], ['double curly brackets']),
  ...wrapping('angle brackets', [['<', '>']], ['angular brackets']),
  ...wrapping('double angle brackets', [['<<', '>>']], ['double angular brackets']),
];

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
