import { characters, sql } from '../dialect.ts';
import { bucketOfScore } from '../trace-list.ts';
import { toLatency } from './gathering.ts';
import { millionths } from './insight-counts.ts';
import { digits, numberAt } from './packed.ts';

/** In place of the part of no score. */
const noScore = 63;

/** The text of a narrow row, made of its other columns. It changes only with the schema. */
export const packedFigures = characters([
  digits('series_seq', 3),
  digits('trace_seq', 5),
  digits(sql`coalesce(${millionths('score')}, 0)`, 4),
  digits(sql`coalesce(${bucketOfScore}, ${noScore})`, 1),
  digits(`(coalesce(latency_part + ${toLatency}, 0) << 1) | cached`, 2),
  digits('prompt_tokens', 3),
  digits('completion_tokens', 3),
  digits('saved_tokens', 3),
]);

/** The length of the text. */
export const packedWidth = 24;

/** What the text of an evaluation says, from a place in a longer text. */
export const unpack = {
  series: (text: string, from: number): number => numberAt(text, from, 3),
  trace: (text: string, from: number): number => numberAt(text, from + 3, 5),
  /** In millionths; 0 without a score. */
  score: (text: string, from: number): number => numberAt(text, from + 8, 4),
  /** Of the scale; undefined without a score. */
  part: (text: string, from: number): number | undefined => {
    const part = numberAt(text, from + 12, 1);
    return part === noScore ? undefined : part;
  },
  /** The part of the latencies and `toLatency`; 0: none. */
  latency: (text: string, from: number): number => numberAt(text, from + 13, 2) >> 1,
  cached: (text: string, from: number): number => numberAt(text, from + 13, 2) & 1,
  promptTokens: (text: string, from: number): number => numberAt(text, from + 15, 3),
  completionTokens: (text: string, from: number): number => numberAt(text, from + 18, 3),
  savedTokens: (text: string, from: number): number => numberAt(text, from + 21, 3),
};
