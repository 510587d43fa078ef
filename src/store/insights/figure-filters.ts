import { seqsIn, sql } from '../dialect.ts';
import type { NotedMatches } from '../search/matches.ts';

/** Which evaluations are read, apart from their time. */
export interface FigureFilters {
  account: number;
  /** Undefined: any. */
  series: readonly number[] | undefined;
  tags: readonly (readonly [key: string, value: string])[];
  rating: boolean | undefined;
  minScore: number | undefined;
  maxScore: number | undefined;
  threshold: number;
  /** The traces that hold the text that is looked for; undefined: none is. */
  texts: NotedMatches | undefined;
  /** Whether evaluations are told apart by the run of their trace. */
  withRuns: boolean;
}

export interface Range {
  start: number;
  end: number;
}

export const inSeries = sql`series_seq IN ${seqsIn(':series')}`;
