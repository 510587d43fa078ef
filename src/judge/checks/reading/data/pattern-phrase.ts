import { type Noun, type WrittenPattern, writtenAt } from '../../data/pattern-phrase.ts';
import { isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';

const DETERMINERS = ['', 'the ', 'a ', 'this ', 'the following ', 'following '];

const NOUNS: readonly (readonly [string, Noun])[] = DETERMINERS.flatMap((determiner) => [
  ...['regex', 'regexp', 'regular expression', 'regex pattern', 'regular expression pattern', 'regexp pattern'].map(
    (noun) => [`${determiner}${noun}`, 'regex'] as const,
  ),
  [`${determiner}pattern`, 'pattern'] as const,
]);

const IGNORING_CASE = ['case-insensitive', 'case-insensitively', 'case insensitive', 'ignoring case'].map(
  (phrase) => [phrase, null] as const,
);

/**
 * Reads "[the] regular expression /^\d+$/i", "the regex `^\d+$`", "/^\d+$/", and "(case-insensitive)" after it. A quotation
 * must be called a regular expression, or hold what nothing else does.
 */
export function readPattern(tokens: readonly Token[], at: number): Reading<WrittenPattern> | undefined {
  const noun = readPhrase(tokens, at, NOUNS);
  const named = noun?.next ?? at;
  const place = noun && isMark(tokens[named], ':') ? named + 1 : named;
  const written = writtenAt(tokens[place], noun?.value);
  if (!written) return undefined;
  const next = afterIgnoringCase(tokens, place + 1);
  return next === undefined
    ? { value: written, next: place + 1 }
    : { value: { ...written, flags: { ...written.flags, ignoreCase: true } }, next };
}

function afterIgnoringCase(tokens: readonly Token[], at: number): number | undefined {
  const opens = isMark(tokens[at], '(');
  const found = readPhrase(tokens, opens || isMark(tokens[at], ',') ? at + 1 : at, IGNORING_CASE);
  if (!found || !opens) return found?.next;
  return isMark(tokens[found.next], ')') ? found.next + 1 : undefined;
}
