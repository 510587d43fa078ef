import { setTimeout as sleep } from 'node:timers/promises';
import { startDeemster } from '../helpers.ts';
import { startEvaluating } from './answered.ts';
import { type Cluster, createCluster } from './cluster.ts';
import { startCutProxy } from './cut-proxy.ts';
import { asked } from './empty-database.ts';
import { programs } from './server.ts';

const bin = programs();
const onOwnPostgres = bin ? test : test.skip;

const nothingWrong = { faults: [], lost: [], twice: [], unevaluated: 0 };
const viaPort = (url: string, port: number) => Object.assign(new URL(url), { port }).href;

async function untilReady(get: (path: string) => Promise<{ status: number }>, wanted: 200 | 503): Promise<void> {
  for (const late = performance.now() + 120_000; (await get('/readyz')).status !== wanted; await sleep(20))
    if (performance.now() > late) throw new Error(`/readyz has not become ${wanted}.`);
}

/** A server on a database that a test breaks, and mends. */
async function startOn(cluster: Cluster, settings: Record<string, unknown> = {}) {
  const proxy = await startCutProxy(cluster.port);
  const deemster = await startDeemster({ databaseUrl: viaPort(cluster.url, proxy.port), ...settings });
  const noted = (message: RegExp) => deemster.log.filter((line) => message.test(JSON.parse(line).msg)).length;
  return {
    ...deemster,
    proxy,
    /** How often the log says that the database was lost, and that it was back. */
    lostAndBack: () => [noted(/^the database cannot be used/), noted(/^the database can be used again/)],
    /** Lines of warnings and errors that are about something else. */
    others: () =>
      deemster.log
        .map((line) => JSON.parse(line))
        .filter(({ level, msg }) => level >= 40 && !/^the database/.test(msg)),
    async [Symbol.asyncDispose]() {
      await deemster[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

onOwnPostgres(
  'a server that is stopped and started, or crashes, under load loses nothing and needs no restart',
  async () => {
    using cluster = await createCluster(bin!);
    await using deemster = await startOn(cluster);
    const load = startEvaluating(deemster.post);
    await load.more(40);
    for (const end of [() => cluster.stop(), () => cluster.kill()]) {
      const [lost, back] = deemster.lostAndBack();
      end();
      await untilReady(deemster.get, 503);
      expect((await deemster.get('/healthz')).status).toBe(200);
      cluster.startAgain();
      await untilReady(deemster.get, 200);
      await load.more(40);
      expect(deemster.lostAndBack()).toEqual([lost! + 1, back! + 1]);
    }
    const { answered, unavailable, ...wrong } = await load.end(cluster.url);
    expect(wrong).toEqual(nothingWrong);
    expect(answered).toBeGreaterThan(100);
    expect(unavailable).toBeGreaterThan(0);
    expect(deemster.others()).toEqual([]);
  },
);

onOwnPostgres('a connection that breaks before or after a commit is sent stores nothing twice', async () => {
  using cluster = await createCluster(bin!);
  await using deemster = await startOn(cluster);
  const load = startEvaluating(deemster.post);
  await load.more(10);
  for (let round = 0; round < 10; round++) {
    await deemster.proxy.cutNext(round % 2 === 0 ? 'before commit' : 'after commit');
    await load.more(10);
  }
  const { answered, unavailable: _, ...wrong } = await load.end(cluster.url);
  expect(wrong).toEqual(nothingWrong);
  expect(answered).toBeGreaterThan(100);
  expect(deemster.others()).toEqual([]);
});

onOwnPostgres('connections that the server ends in the middle of commits store nothing twice', async () => {
  using cluster = await createCluster(bin!);
  await using deemster = await startOn(cluster);
  const load = startEvaluating(deemster.post);
  for (let round = 0; round < 10; round++) {
    await load.more(10);
    await asked(
      cluster.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'deemster'",
    );
  }
  const { answered, unavailable: _, ...wrong } = await load.end(cluster.url);
  expect(wrong).toEqual(nothingWrong);
  expect(answered).toBeGreaterThan(100);
});

onOwnPostgres('a fail-over to a synchronous standby loses nothing that was answered', async () => {
  using cluster = await createCluster(bin!);
  using standby = await cluster.standby();
  await asked(cluster.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await asked(cluster.url, 'SELECT pg_reload_conf()');
  await using deemster = await startOn(cluster);
  const load = startEvaluating(deemster.post);
  await load.more(40);
  cluster.kill();
  await untilReady(deemster.get, 503);
  // The standby does not answer writes yet.
  deemster.proxy.lead(standby.port);
  const refused = await deemster.evaluate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  standby.promote();
  await asked(standby.url, "ALTER SYSTEM SET synchronous_standby_names = ''");
  await asked(standby.url, 'SELECT pg_reload_conf()');
  await untilReady(deemster.get, 200);
  await load.more(40);
  const { answered, unavailable, ...wrong } = await load.end(standby.url);
  expect(wrong).toEqual(nothingWrong);
  expect(answered).toBeGreaterThan(80);
  expect(unavailable).toBeGreaterThan(0);
});

onOwnPostgres('a server without a free connection is 503, and served again once it has one', async () => {
  using cluster = await createCluster(bin!, { settings: ['max_connections=20', 'superuser_reserved_connections=3'] });
  await asked(
    cluster.url,
    'CREATE ROLE guest LOGIN; ALTER DATABASE postgres OWNER TO guest; GRANT ALL ON SCHEMA public TO guest',
  );
  const asGuest = { ...cluster, url: Object.assign(new URL(cluster.url), { username: 'guest' }).href };
  await using deemster = await startOn(asGuest);
  expect((await deemster.evaluate()).status).toBe(200);
  await asked(cluster.url, 'ALTER ROLE guest CONNECTION LIMIT 0');
  deemster.proxy.lead(cluster.port);
  const refused = await deemster.evaluate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await deemster.get('/readyz')).status).toBe(503);
  await asked(cluster.url, 'ALTER ROLE guest CONNECTION LIMIT -1');
  await untilReady(deemster.get, 200);
  expect((await deemster.evaluate()).status).toBe(200);
});

onOwnPostgres('a database that takes no writes is 503 for what writes, and still reads', async () => {
  using cluster = await createCluster(bin!);
  await using deemster = await startOn(cluster);
  const stored = (await deemster.evaluate()).headers.get('x-trace-id');
  await asked(cluster.url, 'ALTER DATABASE postgres SET default_transaction_read_only = on');
  deemster.proxy.lead(cluster.port);
  const refused = await deemster.evaluate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await deemster.get(`/api/v1/traces/${stored}`)).status).toBe(200);
  expect((await deemster.get('/readyz')).status).toBe(503);
  await asked(cluster.url, 'BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT');
  await untilReady(deemster.get, 200);
  expect((await deemster.evaluate()).status).toBe(200);
  expect(deemster.lostAndBack()).toEqual([1, 1]);
});

onOwnPostgres('a server that answers slowly is waited for', async () => {
  using cluster = await createCluster(bin!);
  await using deemster = await startOn(cluster);
  deemster.proxy.slowDown(50);
  const load = startEvaluating(deemster.post);
  await load.more(15);
  deemster.proxy.slowDown(0);
  const { unavailable, answered: _, ...wrong } = await load.end(cluster.url);
  expect([wrong, unavailable]).toEqual([nothingWrong, 0]);
  expect(deemster.lostAndBack()).toEqual([0, 0]);
});

onOwnPostgres('every operation that needs the database is 503 while it is gone', async () => {
  using cluster = await createCluster(bin!);
  await using deemster = await startOn(cluster);
  const { body: contract } = await deemster.get('/openapi.json');
  cluster.stop('immediate');
  await untilReady(deemster.get, 503);
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const operations = Object.entries(contract.paths as Record<string, Record<string, { responses?: object }>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, { responses }]) => ({ path, method, responses })),
  );
  let tried = 0;
  for (const { path, method, responses } of operations) {
    if (!responses || !('503' in responses) || path === '/readyz') continue;
    const { status, headers } = await deemster.call(
      method.toUpperCase(),
      path.replaceAll(/\{\w+\}/g, id),
      ['get', 'delete'].includes(method) ? undefined : path === '/api/v1/session' ? { key: deemster.key } : {},
    );
    expect([path, method, status, headers.get('retry-after')]).toEqual([path, method, 503, '1']);
    tried++;
  }
  expect(tried).toBeGreaterThan(45);
});
