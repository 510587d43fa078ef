import type { Token } from '../grammar/tokens.ts';
import { compilePattern, NO_FLAGS, type Pattern, type PatternFlags } from './pattern-engine.ts';

/** A regular expression as a criterion has it. */
export interface WrittenPattern {
  source: string;
  flags: PatternFlags;
  /** What it finds, such as "two hashtags at the end", where the criterion has words for it and no pattern: explanations say this instead. */
  called?: string;
}

export type Noun = 'regex' | 'pattern';

/** What only regular expressions hold: "AAA-999" may be a pattern of another kind. */
const UNMISTAKABLE = /\\[dwsb]|^\^.*\$$|\[[^\]]*\][+*{]|\.[*+]|\(\?:/i;

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
