import type { Wanted } from './find.ts';
import { afterPhrase, isMark, isWord, type Reading, readPhrase, type Token } from './tokens.ts';

/** What the quotation is called says how it is looked for: a word or a phrase as whole words, a text anywhere. */
const NOUNS: readonly (readonly [string, Pick<Wanted, 'wholeWords'>])[] = [
  ...['word', 'words', 'phrase', 'term', 'expression', 'keyword', 'sentence'].map(
    (noun) => [noun, { wholeWords: true }] as const,
  ),
  ...['text', 'string', 'substring', 'character', 'letter', 'symbol', 'emoji'].map(
    (noun) => [noun, { wholeWords: false }] as const,
  ),
];

/**
 * Reads a quoted text: "'sorry'", "the word 'sorry'", "the exact phrase 'Thank you'", "the text 'foo('".
 * Without a noun it is looked for as whole words. Upper and lower case count as the same unless it is called exact.
 */
export function readQuoted(tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  const article = afterPhrase(tokens, at, 'the') ?? at;
  const exact = readPhrase(tokens, article, [
    ['exact', true],
    ['literal', true],
  ]);
  const noun = readPhrase(tokens, exact?.next ?? article, NOUNS);
  if (!noun && (exact || article !== at)) return undefined;
  const place = noun?.next ?? at;
  const token = tokens[place];
  if (token?.kind !== 'quoted' || token.mark === '`' || isPattern(token.text)) return undefined;
  if (isWord(tokens[place - 1], 'words') && /[,;]|\s(?:and|or)\s/iu.test(token.text)) return undefined;
  if (!noun && /^\p{L}$/u.test(token.text)) return undefined;
  const { wholeWords } = noun?.value ?? { wholeWords: true };
  return { value: { text: token.text, wholeWords, caseSensitive: exact !== undefined }, next: place + 1 };
}

const PLACEHOLDER = /[[<{]\s*\p{L}[\p{L}\p{N}_ -]*[\]>}]/u;

/** A quotation with a placeholder, an ellipsis, a wildcard or an escape may stand for other texts than itself. */
const isPattern = (text: string) =>
  (PLACEHOLDER.test(text) && text.replace(PLACEHOLDER, '').trim() !== '') ||
  /\.{3}|…|\\[nrt]/u.test(text) ||
  (/[\p{L}\p{N}]/u.test(text) && text.startsWith('*') !== text.endsWith('*'));

/** "IT" and "US" are also small words: without a word on upper and lower case nobody can tell. */
const isAcronym = (text: string) => /^\p{Lu}{2,3}$/u.test(text);

/** A quoted text with what is said of upper and lower case after it; undefined when that had to be said and was not. */
export function withCase(wanted: Wanted, tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  const stated = readCase(tokens, at);
  if (!stated) return isAcronym(wanted.text) && !wanted.caseSensitive ? undefined : { value: wanted, next: at };
  return { value: { ...wanted, caseSensitive: stated.value }, next: stated.next };
}

const CASES: readonly (readonly [string, boolean])[] = [
  ['case-sensitive', true],
  ['case-sensitively', true],
  ['case sensitive', true],
  ['case-insensitive', false],
  ['case-insensitively', false],
  ['case insensitive', false],
  ['ignoring case', false],
  ['regardless of case', false],
];

/** Reads "(case-sensitive)", ", ignoring case" and the like; whether case counts. */
function readCase(tokens: readonly Token[], at: number): Reading<boolean> | undefined {
  const opens = isMark(tokens[at], '(');
  const found = readPhrase(tokens, opens || isMark(tokens[at], ',') ? at + 1 : at, CASES);
  if (!found || !opens) return found;
  return isMark(tokens[found.next], ')') ? { ...found, next: found.next + 1 } : undefined;
}

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

/** Writes "once" as "1 times", so that quantities read alike: "more than once", "exactly 3 times". */
export function withPlainTimes(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token): Token[] => {
    const value = token.kind === 'word' && Object.hasOwn(TIMES, token.text) ? TIMES[token.text]! : undefined;
    return value === undefined ? [token] : [{ kind: 'number', value }, word('times')];
  });
}

/** The place after "times" or "time". */
export const afterTimes = (tokens: readonly Token[], at: number) =>
  isWord(tokens[at], 'times') || isWord(tokens[at], 'time') ? at + 1 : undefined;

const word = (text: string): Token => ({ kind: 'word', text, raw: text });
