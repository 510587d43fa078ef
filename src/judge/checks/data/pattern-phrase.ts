import { isMark, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { compilePattern, NO_FLAGS, type Pattern, type PatternFlags } from './pattern-engine.ts';

/** A regular expression as a criterion has it. */
export interface WrittenPattern {
  source: string;
  flags: PatternFlags;
}

type Noun = 'regex' | 'pattern';

const DETERMINERS = ['', 'the ', 'a ', 'this ', 'the following ', 'following '];
const NOUNS: readonly (readonly [string, Noun])[] = DETERMINERS.flatMap((determiner) => [
  ...['regex', 'regexp', 'regular expression', 'regex pattern', 'regular expression pattern', 'regexp pattern'].map(
    (noun) => [`${determiner}${noun}`, 'regex'] as const,
  ),
  [`${determiner}pattern`, 'pattern'] as const,
]);

/** What only regular expressions hold: "AAA-999" may be a pattern of another kind. */
const UNMISTAKABLE = /\\[dwsb]|^\^.*\$$|\[[^\]]*\][+*{]|\.[*+]|\(\?:/i;

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

/** A pattern that a token writes, and what it is called. */
export function writtenAt(token: Token | undefined, noun: Noun | undefined): WrittenPattern | undefined {
  if (token?.kind === 'pattern') return { source: token.source, flags: flagsOf(token.flags) };
  if (token?.kind !== 'quoted' || !noun) return undefined;
  const delimited = /^\/(.+)\/([gimsu]{0,5})$/su.exec(token.text);
  const source = delimited?.[1] ?? token.text;
  const isPlain = !UNMISTAKABLE.test(source);
  // "/api/" may be a path with its slashes.
  if (isPlain && (noun === 'pattern' || delimited || token.text.startsWith('/'))) return undefined;
  return { source, flags: flagsOf(delimited?.[2] ?? '') };
}

const flagsOf = (letters: string): PatternFlags => ({
  ignoreCase: letters.includes('i'),
  multiline: letters.includes('m'),
  dotAll: letters.includes('s'),
});

function afterIgnoringCase(tokens: readonly Token[], at: number): number | undefined {
  const opens = isMark(tokens[at], '(');
  const found = readPhrase(tokens, opens || isMark(tokens[at], ',') ? at + 1 : at, IGNORING_CASE);
  if (!found || !opens) return found?.next;
  return isMark(tokens[found.next], ')') ? found.next + 1 : undefined;
}

/** "/^\d+$/i" */
export function spelled({ source, flags }: WrittenPattern): string {
  const letters = [flags.ignoreCase && 'i', flags.multiline && 'm', flags.dotAll && 's'].filter(Boolean);
  return `/${source}/${letters.join('')}`;
}

/** The compiled pattern; undefined where the engine has none, or reads it in another way than people might. */
export function usable({ source, flags }: WrittenPattern): Pattern | undefined {
  const pattern = compilePattern(source, flags ?? NO_FLAGS);
  return 'refused' in pattern ? undefined : pattern;
}
