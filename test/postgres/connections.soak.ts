import pg from 'pg';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { startDeemster } from '../helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

onPostgres('a server without room for all connections is one line that says so', async () => {
  const url = new URL(await emptyDatabase(server!.url));
  await asked(
    url.href,
    `CREATE ROLE narrow LOGIN CONNECTION LIMIT 2; ALTER DATABASE ${url.pathname.slice(1)} OWNER TO narrow`,
  );
  await asked(url.href, 'ALTER SCHEMA public OWNER TO narrow');
  await expect(openPostgres(Object.assign(new URL(url), { username: 'narrow' }).href)).rejects.toThrow(
    /^Cannot use the PostgreSQL database [^\n]+: the server has no free connection \([^\n]+\)\. Raise its max_connections, or the limit of the user\.$/,
  );
});

onPostgres('while somebody else has locked a table, callers get 503, and connections do not pile up', async () => {
  const url = await emptyDatabase(server!.url);
  await using deemster = await startDeemster({ databaseUrl: url });
  expect((await deemster.evaluate()).status).toBe(200);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE traces IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all([
    deemster.evaluate(),
    ...Array.from({ length: 8 }, () => deemster.get('/api/v1/traces')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  const open = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'deemster' AND datname = current_database()`;
  expect((await asked(url, open)).length).toBeLessThanOrEqual(8);
  await holder.query('COMMIT');
  await holder.end();
  while ((await deemster.get('/readyz')).status !== 200);
  expect((await deemster.evaluate()).status).toBe(200);
  expect((await deemster.get('/api/v1/traces')).body.traces.length).toBe(2);
});
