import { isOneOf, isWord, type Token, wordToken } from './tokens.ts';

const UNITS = ['bullets', 'headings', 'lines', 'items', 'sentences', 'paragraphs', 'steps', 'links'];
const ONE: Readonly<Record<string, string>> = {
  queries: 'query',
  scripts: 'script',
  snippets: 'snippet',
  diffs: 'diff',
  patches: 'patch',
};
const CODE = ['code', 'sql', 'script', 'snippet', 'query', 'diff', 'patch', ...Object.keys(ONE)];
const LANGUAGES = ['python', 'javascript', 'js', 'typescript', 'java', 'bash', 'sql', 'go', 'rust', 'php', 'ruby'];

const THIRD: Readonly<Record<string, string>> = { have: 'has', do: 'does', are: 'is' };
/** "Use a JOIN" of several as "uses a JOIN" of one. */
const third = ([verb, ...rest]: readonly Token[]): readonly Token[] =>
  verb && isOneOf(verb, ['only', 'never', 'always', 'also'])
    ? [verb, ...third(rest)]
    : verb?.kind === 'word'
      ? [wordToken(THIRD[verb.text] ?? `${verb.text}s`), ...rest]
      : [];

const words = (text: string) => text.split(' ').map(wordToken);

/**
 * What is rewarded or penalized of a part of the response, as a condition: "lists where each bullet is short" as "when each bullet is
 * short", "bullets that all end in a period", "Python code that has no comments", "queries with a LIMIT clause".
 */
export function* partWishes(tokens: readonly Token[]): Generator<readonly Token[]> {
  const when = wordToken('when');
  const at = isOneOf(tokens[0], ['bulleted', 'numbered', 'bullet']) ? 1 : 0;
  if (isWord(tokens[at], 'lists')) {
    if (isWord(tokens[at + 1], 'where')) yield [when, ...tokens.slice(at + 2)];
    if (isWord(tokens[at + 1], 'in') && isWord(tokens[at + 2], 'which')) yield [when, ...tokens.slice(at + 3)];
  }
  if (isOneOf(tokens[0], UNITS) && isWord(tokens[1], 'that') && isOneOf(tokens[2], ['all', 'each']))
    yield [when, wordToken('all'), tokens[0]!, ...tokens.slice(3)];
  const from = isOneOf(tokens[0], LANGUAGES) && isOneOf(tokens[1], CODE) ? 1 : 0;
  const noun = tokens[from];
  if (!isOneOf(noun, [...CODE, ...LANGUAGES])) return;
  const text = (noun as { text: string }).text;
  const subject = [when, ...words('the'), ...tokens.slice(0, from), wordToken(ONE[text] ?? text)];
  const [link, rest] = [tokens[from + 1], tokens.slice(from + 2)];
  if (isWord(link, 'where')) yield [when, ...rest];
  if (isOneOf(link, ['that', 'which'])) yield [...subject, ...(Object.hasOwn(ONE, text) ? third(rest) : rest)];
  if (isOneOf(link, ['indented', 'wrapped', 'written', 'labelled', 'labeled']))
    yield [...subject, wordToken('is'), link!, ...rest];
  if (isWord(link, 'with')) yield [...subject, wordToken('has'), ...rest];
  if (isWord(link, 'without') && !isOneOf(rest[0], ['a', 'an', 'any'])) yield [...subject, ...words('has no'), ...rest];
  if (isWord(link, 'without') && isOneOf(rest[0], ['a', 'an', 'any']))
    yield [...subject, ...words('has no'), ...rest.slice(1)];
}
