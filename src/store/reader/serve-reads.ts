import { parentPort } from 'node:worker_threads';
import type { Database, Parameters, Query } from '../database.ts';
import { openReadOnly } from '../database-folder.ts';
import { inSqlite, type Sql } from '../dialect.ts';
import { textMatches } from '../search/text-matches.ts';
import type { JobMessage } from './reader-jobs.ts';
import { type Rows, readAtOnce } from './rows.ts';
import { runJob } from './run-job.ts';

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
    return { rows, look, database };
  };

  async function run(message: JobMessage): Promise<unknown> {
    const { rows, look, database } = workOf(message.given);
    const { account, filters } = message.input;
    using matches = filters.text === undefined ? undefined : textMatches(folder, rows, look, account, filters.text);
    // Awaited, because the index is closed on return.
    return await runJob(message, { database, read: (reading) => readAtOnce(reading, rows), matches });
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
