import { parentPort } from 'node:worker_threads';
import { type Database, type Parameters, type Query, query } from '../database.ts';
import type { JobMessage } from '../reader/reader-jobs.ts';
import { type Reading, readInTurns } from '../reader/rows.ts';
import { type JobTools, runJob } from '../reader/run-job.ts';
import { ask, askForLists, type Client, createConnection } from './connection.ts';
import { inOneState } from './one-state.ts';
import { isBroken, isEnvironmental } from './postgres-fault.ts';
import { textMatches } from './text-matches.ts';

/** No statement may take longer, in milliseconds: by then the caller has given up. */
const longest = 10_000;

/** Answers the jobs of the main thread, one after the other, each from one state of the database. */
export function servePostgresReads(url: string): void {
  const connection = createConnection(url);

  const run = (message: JobMessage): Promise<unknown> =>
    connection.use(
      (client) =>
        inOneState(client, async () => {
          await client.query(`SET LOCAL statement_timeout = ${longest}`);
          return runJob(message, await toolsFor(client, message));
        }),
      // The statements' own limit comes first, unless the server does not answer at all.
      longest * 1.5,
    );

  let last: Promise<unknown> = Promise.resolve();
  parentPort!.on('message', (message: JobMessage) => {
    last = last.then(async () => {
      try {
        // A read changes nothing, so it is repeated where only the connection had broken.
        const output = await run(message).catch((error) => (isBroken(error) ? run(message) : Promise.reject(error)));
        parentPort!.postMessage({ number: message.number, output });
      } catch (error) {
        parentPort!.postMessage({ number: message.number, error, isTemporary: isEnvironmental(error) });
      }
    });
  });
}

async function toolsFor(client: Client, { given: shared, input }: JobMessage): Promise<JobTools> {
  const given = new Int32Array(shared);
  const look = () => {
    if (Atomics.load(given, 0) === 1) throw new Error('The caller has given up.');
  };
  const database: Pick<Database, 'rows'> = {
    async rows<Row>(asked: Query<Row>, parameters: Parameters) {
      look();
      return (await ask(client, asked, parameters)).rows as Row[];
    },
  };
  const { account, filters } = input;
  return {
    database,
    read: <Result>(reading: Reading<Result>) =>
      readInTurns(reading, async (text, parameters) => {
        look();
        return askForLists(client, query(text), parameters);
      }),
    matches: filters.text === undefined ? undefined : await textMatches(database, account, filters.text),
  };
}
