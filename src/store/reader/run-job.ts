import type { Database } from '../database.ts';
import { readInsights } from '../insights/read-insights.ts';
import { findTexts } from '../search/find-texts.ts';
import type { TextMatches } from '../search/matches.ts';
import { countFacets, mostCounted } from '../trace-facets.ts';
import { type Position, traceList } from '../trace-list.ts';
import type { JobMessage, ReaderJobs } from './reader-jobs.ts';
import type { Reading } from './rows.ts';

/** What a job reads with, from one state of the database. */
export interface JobTools {
  database: Pick<Database, 'rows'>;
  read<Result>(reading: Reading<Result>): Result | Promise<Result>;
  /** The traces that hold what is looked for; undefined: nothing is. */
  matches: TextMatches | undefined;
}

export async function runJob({ name, input }: JobMessage, { database, read, matches }: JobTools): Promise<unknown> {
  if (name === 'insights') return read(readInsights(input as ReaderJobs['insights']['input'], await matches?.noted()));
  const find = traceList(database);
  const { account, filters } = input;
  const found = async (limit: number, after?: Position) =>
    matches
      ? await findTexts(find, matches, account, filters, limit, after)
      : { positions: await find(account, filters, limit, after), unsearched: 0 };
  if (name === 'facets') {
    const { positions } = await found(mostCounted + 1);
    return countFacets(database, positions, filters, (input as ReaderJobs['facets']['input']).threshold);
  }
  const { limit, after } = input as ReaderJobs['find']['input'];
  return found(limit, after);
}
