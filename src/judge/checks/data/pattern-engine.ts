import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';
import { translated } from './pattern-syntax.ts';

/** A regular expression that takes linear time, whatever it is. */
export interface Pattern {
  /** How many steps a character of a text may take. */
  readonly size: number;
  /** Whether it matches somewhere in a text. */
  test(text: string): boolean;
  /** Whether it matches a text from its beginning to its end. */
  testWhole(text: string): boolean;
  /** Where it matches, in order, none overlapping another. All of them together may take quadratic time. */
  places(text: string): Iterable<{ start: number; end: number }>;
}

export interface PatternFlags {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
}

export const NO_FLAGS: PatternFlags = { ignoreCase: false, multiline: false, dotAll: false };

/** Longer ones, in UTF-16 code units, are no patterns that people write. */
const longestPattern = 1000;
/** Each step takes up to 25 ns a character. */
const largestProgram = 2000;

const require = createRequire(import.meta.url);
/** The engine takes 10 ms to load, which a start without such a criterion should not pay. */
const load = () => require('re2js') as typeof import('re2js');

/** Reads a pattern as JavaScript does under the flag "u"; `refused` says why it cannot, as the end of a sentence. */
export function compilePattern(source: string, flags: PatternFlags = NO_FLAGS): Pattern | { refused: string } {
  if (source.length > longestPattern) return { refused: `it is longer than ${longestPattern} characters` };
  const pattern = translated(source);
  if (typeof pattern === 'object') return pattern;
  const { RE2JS } = load();
  const bits =
    (flags.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.multiline ? RE2JS.MULTILINE : 0) |
    (flags.dotAll ? RE2JS.DOTALL : 0);
  const build = () => RE2JS.compile(pattern, bits);
  try {
    const size = build().programSize();
    return size > largestProgram ? { refused: 'it repeats too much' } : patternOf(build, size);
  } catch (error) {
    return { refused: `it cannot be read (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** Characters times steps after which an engine is made again: it learns of the texts that it reads, up to 8 MB. */
const mostLearned = 200_000;

function patternOf(build: () => RE2JS, size: number): Pattern {
  let built: RE2JS | undefined;
  let learned = 0;
  function using<T>(text: string, use: (engine: RE2JS) => T): T {
    built ??= build();
    const engine = built;
    learned += text.length * size;
    if (learned > mostLearned) {
      built = undefined;
      learned = 0;
    }
    return use(engine);
  }
  return {
    size,
    test: (text) => using(text, (engine) => engine.test(text)),
    testWhole: (text) => using(text, (engine) => engine.testExact(text)),
    *places(text) {
      const matcher = using(text, (engine) => engine.matcher(text));
      while (matcher.find()) yield { start: matcher.start(), end: matcher.end() };
    },
  };
}
