import type { Check } from '../../check.ts';
import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { DOUBLE, MARKS, SINGLE, type Wrapping, wrappedCheck, wrapping } from '../../texts/wrapped.ts';
import type { Claim } from '../claim.ts';

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
