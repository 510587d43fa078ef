import { setTimeout as sleep } from 'node:timers/promises';
import { type Deemster, startDeemster } from '../helpers.ts';
import { startEvaluating } from './answered.ts';
import { asPostgres, createCluster } from './cluster.ts';
import { asked } from './empty-database.ts';
import { programs } from './server.ts';
import { createSmallDisk, testWithSmallDisk } from './small-disk.ts';

const bin = programs();
const onFullDisk = bin ? testWithSmallDisk : test.skip;
const nothingWrong = { faults: [], lost: [], twice: [], unevaluated: 0 };

async function untilReady(
  { get }: Deemster,
  wanted: 200 | 503,
  meanwhile: () => void = () => undefined,
): Promise<void> {
  for (const late = performance.now() + 120_000; (await get('/readyz')).status !== wanted; await sleep(20)) {
    meanwhile();
    if (performance.now() > late) throw new Error(`/readyz has not become ${wanted}.`);
  }
}

const noted = ({ log }: Deemster, message: RegExp) => log.filter((line) => message.test(JSON.parse(line).msg)).length;
const lostAndBack = (deemster: Deemster) =>
  [/^the database cannot be used/, /^the database can be used again/].map((message) => noted(deemster, message));

onFullDisk('on a full disk of PostgreSQL, what needs room is 503, and nothing is lost or stored twice', async () => {
  await using disk = await createSmallDisk(32, asPostgres('/'));
  using cluster = await createCluster(bin!, { disk });
  await asked(cluster.url, `CREATE TABLESPACE small LOCATION '${disk.path}'`);
  await asked(cluster.url, 'CREATE DATABASE deemster TABLESPACE small');
  const databaseUrl = Object.assign(new URL(cluster.url), { pathname: 'deemster' }).href;
  await using deemster = await startDeemster({ databaseUrl });
  const load = startEvaluating(deemster.post);
  await load.more(20);
  disk.fill();
  // Pages with room are used first.
  let number = 0;
  const evaluate = () => {
    const question = { role: 'user', content: `One of its own, ${number++}` };
    return deemster.evaluate({ messages: [question, { role: 'assistant', content: 'Yes.' }] });
  };
  let refused = await evaluate();
  while (refused.status === 200) refused = await evaluate();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  await untilReady(deemster, 503);
  // What needs no room succeeds, and shows nothing about what does.
  for (let attempt = 0; attempt < 5; attempt++) expect((await deemster.get('/readyz')).status).toBe(503);
  expect((await deemster.get('/api/v1/traces')).status).toBe(200);
  expect(lostAndBack(deemster)).toEqual([1, 0]);
  disk.free();
  await untilReady(deemster, 200);
  await load.more(40);
  const { answered, unavailable, ...wrong } = await load.end(databaseUrl);
  expect(wrong).toEqual(nothingWrong);
  expect(answered).toBeGreaterThan(60);
  expect(unavailable).toBeGreaterThan(0);
  expect(lostAndBack(deemster)).toEqual([1, 1]);
});

onFullDisk(
  'where the log of PostgreSQL has no room, its server ends, and nothing is lost once there is some',
  async () => {
    await using disk = await createSmallDisk(32, asPostgres('/'));
    using cluster = await createCluster(bin!, { walDisk: disk, isDurable: true });
    await using deemster = await startDeemster({ databaseUrl: cluster.url });
    const load = startEvaluating(deemster.post);
    await load.more(20);
    disk.fill();
    await untilReady(deemster, 503);
    const refused = await deemster.evaluate();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await deemster.get('/healthz')).status).toBe(200);
    disk.free();
    await untilReady(deemster, 200, () => void (cluster.isRunning() || cluster.startAgain()));
    await load.more(40);
    const { answered, unavailable, ...wrong } = await load.end(cluster.url);
    expect(wrong).toEqual(nothingWrong);
    expect(answered).toBeGreaterThan(60);
    expect(unavailable).toBeGreaterThan(0);
  },
);
