import type { Words } from '../search/index-of-moment.ts';

/** What a row of `search_words` can say exactly, by the limits of PostgreSQL's tsvector. */
const mostPlaces = 255;
const lastPlace = 16_382;
/** Longer words are cut: PostgreSQL refuses very long ones. */
const longest = 100;

/** Words are letters and digits only, so that none is equal to this one. */
const accountWord = (account: number): string => `' ${account}'`;
const isLong = (word: string): boolean => word.length > longest && Array.from(word).length > longest;
const cut = (word: string): string => (isLong(word) ? Array.from(word).slice(0, longest).join('') : word);
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/**
 * A text's words for its row.
 * @returns a tsvector, and whether it says where each word is. If not, a text that it makes likely must be looked at itself.
 */
export function wordsRow(account: number, words: Words): { words: string; isExact: boolean } {
  let isExact = true;
  for (const [word, places] of words)
    if (isLong(word) || places.length > mostPlaces || places.at(-1)! > lastPlace) isExact = false;
  const all = isExact
    ? Array.from(words, ([word, places]) => `${quoted(word)}:${places.map((one) => one + 1).join()}`)
    : Array.from(new Set(Array.from(words.keys(), cut)), quoted);
  return { words: [accountWord(account), ...all].join(' '), isExact };
}

/** A term that is looked for: its words, which follow each other. */
export interface SoughtTerm {
  words: string[];
  /** Whether the last one is only the beginning of a word. */
  isPrefix: boolean;
}

/**
 * What is looked for, as tsqueries. Undefined: no text can hold it.
 * @returns `exact` for rows that are; `loose` finds these, and all others that may hold it
 */
export function wordsQuery(
  account: number,
  terms: readonly SoughtTerm[],
): { exact: string; loose: string } | undefined {
  if (terms.length === 0 || terms.some(({ words }) => words.length === 0)) return undefined;
  const operands = ({ words, isPrefix }: SoughtTerm) =>
    words.map((word, at) => quoted(cut(word)) + (isPrefix && at === words.length - 1 ? ':*' : ''));
  const all = (phrases: string[]) => [accountWord(account), ...phrases].join(' & ');
  return {
    // No exact row has a word that was cut.
    exact: terms.some(({ words }) => words.some(isLong))
      ? ''
      : all(terms.map((term) => `(${operands(term).join(' <-> ')})`)),
    loose: all(terms.flatMap(operands)),
  };
}
