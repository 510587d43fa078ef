import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transferToPostgres } from '../src/store/transfer/transfer.ts';
import { emptyDatabase } from '../test/postgres/empty-database.ts';
import { startPostgres } from '../test/postgres/server.ts';
import { startServiceChild } from './child.ts';
import { fill, key } from './fill.ts';
import { type Case, inTurns, listClient, listsOf, requests, wanted } from './lists.ts';
import { quantile, type Report } from './report.ts';

/**
 * The lists of bench/lists.ts on PostgreSQL and on SQLite, in turns, of the same stored evaluations: `deemster migrate` copies them. Every
 * first and far page must have the same traces on both. BENCH_COUNT and BENCH_FILLED are those of `lists`.
 */
export async function postgresLists(): Promise<Report> {
  await using resources = new AsyncDisposableStack();
  const database = await startPostgres({ isDurable: true });
  if (!database) throw new Error('There is no PostgreSQL. Install it, or name a server with DEEMSTER_TEST_POSTGRES.');
  resources.use(database);
  const count = Number(process.env.BENCH_COUNT ?? 1_000_000);
  const folder = process.env.BENCH_FILLED ?? mkdtempSync(join(tmpdir(), 'deemster-bench-lists-'));
  if (!process.env.BENCH_FILLED) {
    resources.defer(() => rmSync(folder, { recursive: true }));
    await fill(folder, count);
  }
  const url = await emptyDatabase(database.url);
  const silent = { began: () => undefined, moved: () => undefined };
  const contents = await transferToPostgres({ folder, url, setting: 'DEEMSTER_DATABASE_URL' }, silent);

  const started = async (settings: object, data?: string) => {
    const env = { BENCH_KEY: key, BENCH_SETTINGS: JSON.stringify(settings), ...(data && { BENCH_DATA: data }) };
    const { port } = resources.use(await startServiceChild('./deemster.ts', env));
    return resources.use(listClient(port));
  };
  const clients = { SQLite: await started({}, folder), PostgreSQL: await started({ databaseUrl: url }) };
  const [ofSqlite, ofPostgres] = [await listsOf(clients.SQLite), await listsOf(clients.PostgreSQL)];
  let different = 0;
  for (const [at, { paths }] of ofSqlite.cases.entries())
    for (const [index, path] of paths.entries()) {
      const [here, there] = [
        await clients.SQLite.list(path),
        await clients.PostgreSQL.list(ofPostgres.cases[at]!.paths[index]!),
      ];
      if (JSON.stringify(here.traces) !== JSON.stringify(there.traces)) different += 1;
    }
  const [sqlite, postgres] = [
    await inTurns(clients.SQLite, ofSqlite.cases, requests),
    await inTurns(clients.PostgreSQL, ofPostgres.cases, requests),
  ];
  const p99 = ({ times }: Case & { times: number[] }) => Number(quantile(times, 0.99).toFixed(2));
  const worst = Math.max(...postgres.map(p99));
  return {
    title: `lists of ${contents.evaluations.toLocaleString('en')} evaluations on both databases, ${requests} requests of each kind`,
    rows: postgres.map((one, at) => ({
      filter: one.filter,
      share: one.share,
      page: one.page,
      'SQLite p99 ms': p99(sqlite[at]!),
      'PostgreSQL p50 ms': Number(quantile(one.times, 0.5).toFixed(2)),
      'PostgreSQL p99 ms': p99(one),
    })),
    figures: [
      { name: 'PostgreSQL: highest p99 in ms', value: worst, wanted: `≤ ${wanted.list}`, met: worst <= wanted.list },
      { name: 'pages that differ', value: different, wanted: '0', met: different === 0 },
    ],
    detail: { sqlite, postgres },
  };
}
