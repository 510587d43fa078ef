import { afterPhrase, isMark, isWord, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import { isBare, presence, type Quantity } from '../quantity.ts';
import type { Wanted } from '../texts/find.ts';
import { isAcronym, wantedText } from '../texts/wanted.ts';
import { type Naming, readKind, readNaming, VERBATIM } from './naming.ts';
import { readAfterwards, readQuantity } from './quantity.ts';

/** A word or a phrase is looked for as whole words, and so is what has no name; a text anywhere. */

/**
 * Reads a quoted text: "'sorry'", "the word 'sorry'", "the exact phrase 'Thank you'", "the following text: 'foo('".
 * Without a noun it is looked for as whole words. Upper and lower case count as the same unless it is called an exact text.
 */
export function readQuoted(tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  return named(tokens, at) ?? namedAfter(tokens, at);
}

function named(tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  const naming = readNaming(tokens, at);
  if (!naming || naming.value.kind === 'line' || naming.value.count !== undefined) return undefined;
  const wanted = readItem(tokens, naming.next, naming.value);
  if (!wanted) return undefined;
  const isSeveral = naming.value.kind === 'word' ? LOOKS_LIKE_SEVERAL.test(wanted.text) : true;
  return naming.value.isPlural && isSeveral ? undefined : { value: wanted, next: naming.next + 1 };
}

/** "the 'thank you' phrase" */
function namedAfter(tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  const noun = isWord(tokens[at], 'the') ? readKind(tokens, at + 2) : undefined;
  if (noun?.value !== 'word' && noun?.value !== 'hashtag') return undefined;
  const isUnit = isWord(tokens[at + 2], 'word') || isWord(tokens[at + 2], 'keyword');
  const wanted = readItem(tokens, at + 1, { ...WORD, kind: noun.value, isUnit });
  return wanted && { value: wanted, next: noun.next };
}

const WORD: Naming = {
  kind: 'word',
  isPlural: false,
  count: undefined,
  isExact: false,
  isLiteral: false,
  announces: false,
};

/** "The words 'red and green'" may be two or three. */
const LOOKS_LIKE_SEVERAL = /[,;]|\s(?:and|or)\s/iu;

/** The quotation at a place, as its name says that it is looked for; undefined when it may stand for other texts. */
export function readItem(tokens: readonly Token[], at: number, naming: Naming): Wanted | undefined {
  const token = tokens[at];
  return token?.kind === 'quoted' && token.mark !== '`' ? wantedText(token.text, naming) : undefined;
}

/** A quoted text with what is said of upper and lower case after it; undefined when that had to be said and was not. */
export function withCase(wanted: Wanted, tokens: readonly Token[], at: number): Reading<Wanted> | undefined {
  const stated = bracketed(tokens, at, CASES);
  if (!stated && isAcronym(wanted.text) && !wanted.caseSensitive) return undefined;
  const next = stated?.next ?? at;
  // "Exactly 'foo', word for word" is no laxer than "exactly 'foo'".
  const caseSensitive = stated?.value === undefined ? wanted.caseSensitive : stated.value;
  const value = { ...wanted, caseSensitive, ...(stated?.value !== undefined && { mayBeCased: false }) };
  return { value, next: bracketed(tokens, next, WITHOUT_QUOTES)?.next ?? next };
}

const CASES: readonly (readonly [string, boolean | undefined])[] = [
  ['case-sensitive', true],
  ['case-sensitively', true],
  ['case sensitive', true],
  ['case-insensitive', false],
  ['case-insensitively', false],
  ['case insensitive', false],
  ['ignoring case', false],
  ['regardless of case', false],
  ['irrespective of case', false],
  ['in upper or lower case', false],
  ...VERBATIM.map(([phrase, isExact]) => [phrase, isExact || undefined] as const),
];

/** That the quotation marks are the criterion's own. */
const WITHOUT_QUOTES: readonly (readonly [string, null])[] = ['without', 'excluding', 'not including'].flatMap((link) =>
  ['quotes', 'the quotes', 'quotation marks', 'the quotation marks'].map(
    (marks) => [`${link} ${marks}`, null] as const,
  ),
);

/** Reads "(case-sensitive)", ", ignoring case" and the like. */
function bracketed<T>(tokens: readonly Token[], at: number, table: readonly (readonly [string, T])[]) {
  const opens = isMark(tokens[at], '(');
  const found = readPhrase(tokens, opens || isMark(tokens[at], ',') ? at + 1 : at, table);
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

/** Reads "at least 3 times", "3 times or more", "a total of 3 times". */
export function readTimes(tokens: readonly Token[], given: number): Reading<Quantity> | undefined {
  const isEven = isWord(tokens[given], 'even') && readNumber(tokens, given + 1)?.value === 1;
  // "Even once" is at least once.
  if (isEven) return { value: presence, next: given + 3 };
  const at = given;
  const quantity = readQuantity(tokens, afterPhrase(tokens, at, 'a total of') ?? at);
  const next = quantity && afterTimes(tokens, quantity.next);
  if (next === undefined) return undefined;
  const { value } = quantity!;
  const times = (isBare(value) ? readAfterwards(tokens, next, value.min) : undefined) ?? { value, next };
  return { ...times, next: afterPhrase(tokens, times.next, 'in total') ?? times.next };
}

const word = (text: string): Token => ({ kind: 'word', text, raw: text });
