import type { Places } from '../place-count.ts';
import type { Place } from '../texts/find.ts';
import { TooLongError } from '../too-long.ts';
import type { Pattern } from './pattern-engine.ts';

/** Characters times steps of the pattern, each up to 25 ns. */
const mostWork = 50_000_000;
/** Of this thread, in µs. To find all matches may take quadratic time, since each search may look ahead to the end of the text. */
const mostTime = 1_000_000;
/** To look at the clock takes as long as to find a match. */
const MATCHES_PER_LOOK = 8;
const MAX_SHOWN = 3;

class TooSlowError extends TooLongError {
  override message = 'The pattern may take too long over a response of this length.';
}

/** What is searched: the text with and without the line breaks at its end. */
export interface Searched {
  text: string;
  trimmed: string;
}

/**
 * The text as patterns are looked for in it: "\r\n" and "\r" are one line break, "\n", unless the pattern speaks of them.
 * @throws TooLongError where the pattern may take too long over it
 */
export function searched(given: string, { source, size }: { source: string; size: number }): Searched {
  if (given.length * size > mostWork) throw new TooSlowError();
  const text = /\\(?:r|x0d|u000d|u\{0*d\}|cM)/i.test(source) ? given : given.replaceAll(/\r\n?/g, '\n');
  let end = text.length;
  while (end > 0 && /[\r\n]/.test(text[end - 1]!)) end -= 1;
  return { text, trimmed: text.slice(0, end) };
}

/** Whether a pattern matches somewhere, and the first place. */
export function firstMatch(engine: Pattern, { text, trimmed }: Searched): Places {
  const found = [text, trimmed].find((one) => engine.test(one));
  const [first] = found === undefined ? [] : engine.places(found);
  return { count: first ? 1 : 0, first: first ? [first] : [] };
}

/** All places where a pattern matches, without or with the line breaks at the end: where it matches oftener. */
export function matchesIn(engine: Pattern, { text, trimmed }: Searched): Places {
  const all = placesOf(engine, text);
  const others = trimmed.length < text.length ? placesOf(engine, trimmed) : all;
  return others.count > all.count ? others : all;
}

/** @throws TooLongError */
function placesOf(engine: Pattern, text: string): Places {
  const first: Place[] = [];
  let count = 0;
  const before = process.threadCpuUsage();
  for (const place of engine.places(text)) {
    count += 1;
    if (first.length < MAX_SHOWN) first.push(place);
    if (count % MATCHES_PER_LOOK > 0) continue;
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > mostTime) throw new TooSlowError();
  }
  return { count, first };
}

/** The lines that a pattern matches. */
export function lineMatches(engine: Pattern, { trimmed }: Searched): Places {
  const first: Place[] = [];
  let count = 0;
  let start = 0;
  for (const line of trimmed.split('\n')) {
    if (engine.test(line)) {
      count += 1;
      if (first.length < MAX_SHOWN) first.push({ start, end: start + line.length });
    }
    start += line.length + 1;
  }
  return { count, first };
}
