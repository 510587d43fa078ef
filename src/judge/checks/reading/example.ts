import { isMark, isWord, type Reading, type Token } from '../grammar/tokens.ts';

const INTRODUCTIONS = [
  'such as',
  'like',
  'for example',
  'for instance',
  'that is',
  'as in',
  'e . g',
  'i . e',
  'eg',
  'ie',
].map((phrase) => phrase.split(' '));

/**
 * Reads an example of what was said before it: "such as [name]", ", i.e. <<title>>", "(e.g., *this*)".
 * @param read what is shown
 */
export function readExample<T>(
  tokens: readonly Token[],
  at: number,
  read: (tokens: readonly Token[], at: number) => Reading<T> | undefined,
): Reading<T> | undefined {
  const opens = isMark(tokens[at], '(');
  const start = opens || isMark(tokens[at], ',') ? at + 1 : at;
  const next = afterIntroduction(tokens, start) ?? start;
  const shown = next > at ? read(tokens, next) : undefined;
  if (!shown || !opens) return shown;
  return isMark(tokens[shown.next], ')') ? { ...shown, next: shown.next + 1 } : undefined;
}

function afterIntroduction(tokens: readonly Token[], at: number): number | undefined {
  const found = INTRODUCTIONS.find((parts) =>
    parts.every((part, offset) => isWord(tokens[at + offset], part) || isMark(tokens[at + offset], part)),
  );
  if (!found) return undefined;
  let next = at + found.length;
  while (['.', ',', ':'].some((mark) => isMark(tokens[next], mark))) next += 1;
  return next;
}
