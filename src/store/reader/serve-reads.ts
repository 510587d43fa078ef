import { parentPort } from 'node:worker_threads';
import type { Database, Parameters, Query } from '../database.ts';
import { inSqlite, type Sql } from '../dialect.ts';
import { readInsights } from '../insights/read-insights.ts';
import { findTexts } from '../search/find-texts.ts';
import { textMatches } from '../search/text-matches.ts';
import { openReadOnly } from '../sqlite.ts';
import { countFacets, mostCounted } from '../trace-facets.ts';
import { type Position, traceList } from '../trace-list.ts';
import type { JobMessage, ReaderJobs } from './reader-jobs.ts';
import { type Rows, readAtOnce } from './rows.ts';

/** A caller that has given up is noticed after so many rows. */
const rowsBetweenLooks = 2048;

/** Answers the jobs of the main thread, one after the other, each from one state of the database. */
export function serveReads(folder: string): void {
  const connection = openReadOnly(folder);
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  const workOf = (given: SharedArrayBuffer) => {
    const flag = new Int32Array(given);
    const look = () => {
      if (Atomics.load(flag, 0) === 1) throw new Error('The caller has given up.');
    };
    const rows = function* (text: string | Sql, parameters: Parameters) {
      look();
      let count = 0;
      for (const row of prepare(inSqlite(text)).raw().iterate(parameters)) {
        if (++count % rowsBetweenLooks === 0) look();
        yield row;
      }
    } as Rows;
    const database: Pick<Database, 'rows'> = {
      async rows<Row>({ sql }: Query<Row>, parameters: Parameters) {
        look();
        return prepare(sql).raw(false).all(parameters) as Row[];
      },
    };
    return { rows, look, database, find: traceList(database) };
  };

  async function run({ name, input, given }: JobMessage): Promise<unknown> {
    const { rows, look, database, find } = workOf(given);
    const { account, filters } = input;
    using matches = filters.text === undefined ? undefined : textMatches(folder, rows, look, account, filters.text);
    if (name === 'insights') return readAtOnce(readInsights(input as ReaderJobs['insights']['input'], matches), rows);
    const found = async (limit: number, after?: Position) =>
      matches
        ? await findTexts(find, matches, account, filters, limit, after)
        : { positions: await find(account, filters, limit, after), unsearched: 0 };
    if (name === 'facets') {
      const { positions } = await found(mostCounted + 1);
      return countFacets(database, positions, filters, (input as ReaderJobs['facets']['input']).threshold);
    }
    const { limit, after } = input as ReaderJobs['find']['input'];
    // Awaited, because the index is closed on return.
    return await found(limit, after);
  }

  let last: Promise<unknown> = Promise.resolve();
  parentPort!.on('message', (message: JobMessage) => {
    last = last.then(async () => {
      try {
        connection.exec('BEGIN');
        const output = await run(message);
        parentPort!.postMessage({ number: message.number, output });
      } catch (error) {
        parentPort!.postMessage({ number: message.number, error });
      } finally {
        if (connection.inTransaction) connection.exec('COMMIT');
      }
    });
  });
}
