import pg from 'pg';
import { query, step } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { OutcomeUnknownError } from '../../src/store/unavailable-error.ts';
import { startDeemster } from '../helpers.ts';
import { createCluster } from './cluster.ts';
import { startCutProxy } from './cut-proxy.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { programs, startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());
const bin = programs();
const onOwnPostgres = bin ? test : test.skip;

/** A connection of somebody else, in a transaction. */
async function startSession(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
  await client.query('BEGIN');
  return {
    pid: pid as number,
    lock: (number: number) => client.query(`SELECT pg_advisory_xact_lock(${number})`),
    query: (text: string) => client.query(text),
    commit: () => client.query('COMMIT'),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Resolves once a process waits for this advisory lock; `pid`: that process does. */
async function untilWaiting(url: string, lock: number, pid?: number): Promise<void> {
  const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted`;
  while ((await asked(url, pid === undefined ? waiting : `${waiting} AND pid = ${pid}`)).length === 0);
}

/** Has each evaluation that is stored run this. */
const onEvaluations = (statements: string) => `
  CREATE FUNCTION hindered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN new; END $$;
  CREATE TRIGGER hindered BEFORE INSERT ON evaluations FOR EACH ROW EXECUTE FUNCTION hindered()`;

onPostgres('a transaction that a deadlock ends is repeated, and stores its evaluation once', async () => {
  const url = await emptyDatabase(server!.url);
  await asked(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET deadlock_timeout = '10ms'`);
  await using deemster = await startDeemster({ databaseUrl: url });
  await asked(
    url,
    onEvaluations(
      'PERFORM pg_advisory_xact_lock(1); PERFORM pg_advisory_xact_lock(3); PERFORM pg_advisory_xact_lock(2);',
    ),
  );
  await using crossing = await startSession(url);
  await using gate = await startSession(url);
  // Only the server looks for deadlocks.
  await crossing.query("SET deadlock_timeout = '1h'");
  await crossing.lock(2);
  await gate.lock(3);
  const evaluating = deemster.evaluate();
  await untilWaiting(url, 3);
  const crossed = crossing.lock(1);
  await untilWaiting(url, 1, crossing.pid);
  // Now the server waits for the other, which waits for the server.
  await gate.commit();
  await crossed;
  await crossing.commit();
  expect((await evaluating).status).toBe(200);
  expect(await asked(url, 'SELECT count(*)::int AS stored FROM evaluations')).toEqual([{ stored: 1 }]);
  const counted = 'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()';
  let deadlocks = 0;
  // A connection reports what it counted a little later.
  while (deadlocks === 0) [{ deadlocks }] = await asked(url, counted);
  expect(deadlocks).toBe(1);
  expect((await deemster.get('/readyz')).status).toBe(200);
});

onPostgres('a transaction that always meets a deadlock is 503, and has stored nothing', async () => {
  const url = await emptyDatabase(server!.url);
  await using deemster = await startDeemster({ databaseUrl: url });
  await asked(url, onEvaluations("RAISE EXCEPTION 'crossed' USING ERRCODE = 'deadlock_detected';"));
  const refused = await deemster.evaluate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await asked(url, 'SELECT 1 FROM traces')).toEqual([]);
  await asked(url, 'DROP TRIGGER hindered ON evaluations');
  expect((await deemster.evaluate()).status).toBe(200);
  expect((await deemster.get('/readyz')).status).toBe(200);
});

onOwnPostgres('a commit whose outcome stays unknown says so, and is not repeated', async () => {
  using cluster = await createCluster(bin!);
  await using proxy = await startCutProxy(cluster.port);
  const throughProxy = Object.assign(new URL(cluster.url), { port: proxy.port }).href;
  const database = await openPostgres(throughProxy, { longestUncertain: 500 });
  const insert = query('INSERT INTO settings (name, value) VALUES (:name, :value)');
  const add = (name: string) => database.write({ steps: [step(insert, { name, value: '' })] });
  const cut = proxy.cutNext('after commit', true);
  const lost = add('lost');
  await expect(lost).rejects.toThrow(OutcomeUnknownError);
  await cut;
  // It is there, and stays there once it can be asked for.
  proxy.lead(cluster.port);
  const written = async () =>
    (await asked(cluster.url, "SELECT name FROM settings WHERE name IN ('lost', 'next')")).map(({ name }) => name);
  expect(await written()).toEqual(['lost']);
  for (let isStored = false; !isStored; )
    isStored = await add('next').catch((error) => {
      if (!database.isTemporary(error)) throw error;
      return false;
    });
  expect(await written()).toEqual(['lost', 'next']);
  await database.close();
});
