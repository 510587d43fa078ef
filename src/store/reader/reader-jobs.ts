import type { InsightQuery, InsightSums } from '../insights/read-insights.ts';
import type { TraceFacets } from '../trace-facets.ts';
import type { Position, TraceFilters } from '../trace-list.ts';

/** What is read in a thread of its own, because it may take long. */
export interface ReaderJobs {
  insights: { input: InsightQuery; output: InsightSums };
  find: {
    input: { account: number; filters: TraceFilters; limit: number; after: Position | undefined };
    output: FoundTraces;
  };
  facets: { input: { account: number; filters: TraceFilters; threshold: number }; output: TraceFacets };
}

export interface FoundTraces {
  /** Newest first. */
  positions: Position[];
  /** How many traces were not searched for the text, because they are not indexed yet. */
  unsearched: number;
}

export type JobName = keyof ReaderJobs;

export interface JobMessage {
  number: number;
  name: JobName;
  input: ReaderJobs[JobName]['input'];
  /** One number: 1 once the caller has given up. */
  given: SharedArrayBuffer;
}

/** `isTemporary`: the database cannot be used for now. */
export type JobAnswer = { number: number } & (
  | { output: ReaderJobs[JobName]['output'] }
  | { error: unknown; isTemporary?: boolean }
);
