import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { readDivider } from './divider.ts';

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

const LINKING = phrases([
  ...['that are', 'which are', 'and they are', 'and these are', 'and the paragraphs are', 'and the answers are'],
  ...['and the responses are', 'all', 'each', 'and'],
]);

const SEPARATED = phrases(
  ['separated', 'divided', 'split', 'delimited', 'set apart'].flatMap((participle) =>
    ['', ' from each other', ' from one another'].flatMap((away) =>
      ['by', 'with', 'using', 'by using'].map((link) => `${participle}${away} ${link}`),
    ),
  ),
);

const BETWEEN = phrases([
  ...['between them', 'in between', 'in between them', 'between the paragraphs', 'between the answers'],
  ...['between the two', 'between the two answers', 'between paragraphs', 'between the responses'],
]);

const BLANK_LINES = phrases([
  ...[
    'a blank line',
    'one blank line',
    'blank lines',
    'an empty line',
    'one empty line',
    'empty lines',
    'a empty line',
  ],
  ...[
    'two line breaks',
    'double line breaks',
    'a double line break',
    'two newlines',
    'double newlines',
    'two new lines',
  ],
]);

/**
 * Reads what stands between parts: "[,] separated by blank lines", "… by the markdown divider ***", "with *** between them".
 * Its value is null for blank lines, else the divider.
 */
export function readSeparation(tokens: readonly Token[], at: number): Reading<string | null> | undefined {
  const start = isMark(tokens[at], ',') ? at + 1 : at;
  const separated = readPhrase(tokens, readPhrase(tokens, start, LINKING)?.next ?? start, SEPARATED);
  if (separated) return readSeparator(tokens, separated.next);
  const link = afterPhrase(tokens, start, 'with');
  const between = link === undefined ? undefined : readSeparator(tokens, link);
  const end = between && readPhrase(tokens, between.next, BETWEEN);
  return end && { value: between.value, next: end.next };
}

/** Reads "blank lines" or a divider. */
export const readSeparator = (tokens: readonly Token[], at: number): Reading<string | null> | undefined =>
  readPhrase(tokens, at, BLANK_LINES) ?? readDivider(tokens, at);
