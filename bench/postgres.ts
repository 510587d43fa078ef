import pg from 'pg';
import { emptyDatabase } from '../test/postgres/empty-database.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { generateLoad } from './against-floor.ts';
import { key } from './callers.ts';
import { type Child, startServiceChild } from './child.ts';
import { cpuBetween, cpuOf } from './process-use.ts';
import { median, type Report } from './report.ts';

const connections = 64;
const rounds = 5;
const milliseconds = 3000;

/** Servers that share the connections. */
interface Contender {
  servers: Child[];
  /** The address of their database; undefined with SQLite. */
  url?: string;
}

interface Round {
  perSecond: number;
  /** CPU of all servers, in microseconds per request. */
  serverCpu: number;
  /** CPU of PostgreSQL, likewise. */
  databaseCpu: number;
  rowsPerCommit: number;
}

/**
 * Compares one server on SQLite with one and with two on PostgreSQL, in alternating rounds: evaluations that code decides, each stored
 * durably. The PostgreSQL server is of the bench's own, on the same machine, with its defaults; or that of DEEMSTER_TEST_POSTGRES, which must be on
 * this machine too, for its CPU.
 */
export async function postgres(): Promise<Report> {
  await using resources = new AsyncDisposableStack();
  const database = await startPostgres({ isDurable: true });
  if (!database) throw new Error('There is no PostgreSQL. Install it, or name a server with DEEMSTER_TEST_POSTGRES.');
  resources.use(database);
  const contender = async (count: number, url?: string): Promise<Contender> => {
    const servers: Child[] = [];
    const settings = JSON.stringify({ databaseUrl: url });
    for (let at = 0; at < count; at++)
      servers.push(
        resources.use(await startServiceChild('./deemster.ts', { BENCH_KEY: key, BENCH_SETTINGS: settings })),
      );
    return { servers, ...(url !== undefined && { url }) };
  };
  const racing: Record<string, Contender> = {
    SQLite: await contender(1),
    PostgreSQL: await contender(1, await emptyDatabase(database.url)),
    'PostgreSQL, two servers': await contender(2, await emptyDatabase(database.url)),
  };
  const measured: Record<string, Round[]> = Object.fromEntries(Object.keys(racing).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const order = Object.entries(racing);
    for (const [name, one] of round % 2 === 0 ? order : order.toReversed()) {
      const result = await measure(one, round);
      // The first round warms all of them up.
      if (round > 0) measured[name]!.push(result);
    }
  }
  const medianOf = (name: string, read: (round: Round) => number) => median(measured[name]!.map(read));
  const databaseMicroseconds = medianOf('PostgreSQL', ({ databaseCpu }) => databaseCpu);
  const ratio = (name: string, to: string) =>
    median(measured[name]!.map(({ perSecond }, at) => perSecond / measured[to]![at]!.perSecond));
  return {
    title: `${connections} connections, ${rounds} alternating rounds of ${milliseconds / 1000} s, medians`,
    rows: Object.keys(racing).map((name) => ({
      servers: name,
      'evaluations/s': Math.round(medianOf(name, ({ perSecond }) => perSecond)),
      'ratio to SQLite': ratio(name, 'SQLite').toFixed(2),
      'CPU µs/evaluation': Math.round(medianOf(name, ({ serverCpu }) => serverCpu)),
      'of PostgreSQL': Math.round(medianOf(name, ({ databaseCpu }) => databaseCpu)),
      'rows/commit': Math.round(medianOf(name, ({ rowsPerCommit }) => rowsPerCommit)),
    })),
    figures: [
      figure('PostgreSQL, ratio to SQLite', ratio('PostgreSQL', 'SQLite'), 0.75),
      {
        name: 'CPU µs of PostgreSQL per evaluation',
        value: databaseMicroseconds,
        wanted: '≤ 130',
        met: databaseMicroseconds <= 130,
      },
      figure('two servers, ratio to one', ratio('PostgreSQL, two servers', 'PostgreSQL'), 1),
    ],
    detail: measured,
  };
}

const figure = (name: string, value: number, wanted: number): Report['figures'][number] => ({
  name: `evaluations/s: ${name}`,
  value,
  wanted: `≥ ${wanted}`,
  met: value >= wanted,
});

async function measure({ servers, url }: Contender, round: number): Promise<Round> {
  const look = () =>
    Promise.all([
      Promise.all(servers.map(async (server) => (await server.used()).cpuMicroseconds)),
      url === undefined ? new Map<number, number>() : databaseCpu(url),
      Promise.all(servers.map(commits)),
    ]);
  const before = await look();
  const loads = await Promise.all(
    servers.map(({ port }, at) =>
      generateLoad({
        ...{ port, path: '/api/v1/evals/reward', key, milliseconds, seed: round * servers.length + at },
        connections: connections / servers.length,
        criterion: 'Passes if the response has fewer than 500 words',
      }),
    ),
  );
  const after = await look();
  const answers = sum(loads.map((one) => one.answers));
  const failures = sum(loads.map((one) => one.failures));
  if (failures > 0) throw new Error(`${failures} of ${answers} requests failed.`);
  const grown = (read: (one: { rows: number; commits: number }) => number) =>
    sum(after[2].map(read)) - sum(before[2].map(read));
  return {
    perSecond: sum(loads.map(({ answers, seconds }) => answers / seconds)),
    serverCpu: (sum(after[0]) - sum(before[0])) / answers,
    databaseCpu: cpuBetween(before[1], after[1]) / answers,
    rowsPerCommit: grown(({ rows }) => rows) / grown(({ commits }) => commits),
  };
}

const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0);

/** The CPU that PostgreSQL's processes have used, by their pids. One of autovacuum may end at any time. */
async function databaseCpu(url: string): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await client.end();
  return cpuOf(rows.map(({ pid }) => pid));
}

async function commits({ port }: Child): Promise<{ rows: number; commits: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^deemster_database_commit_rows_${name} (\\S+)$`, 'm').exec(text)![1]);
  return { rows: read('sum'), commits: read('count') };
}
