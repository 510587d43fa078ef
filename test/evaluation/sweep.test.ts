import { createSweep, startSweeps } from '../../src/evaluation/sweep.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, conversation, startDeemster, temporaryFolder } from '../helpers.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { isSoak } from '../soak.ts';
import { readPage, subTrace, useOf } from '../store/stored-traces.ts';

const day = 24 * 3600 * 1000;
const today = Date.UTC(2026, 10, 20);

/** A real database with two accounts, and a clock that the test moves. */
async function setUp(retentionDays: number | undefined = 30) {
  const folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: today, expiresAt: null });
  await store.createAccount('team', 'standard', today);
  const clock = { now: today };
  const sweep = createSweep(store, { retentionDays, taskDays: 7 }, () => clock.now);
  const use = useOf('k');
  return {
    folder: folder.path,
    store,
    clock,
    sweep: () => sweep(new AbortController().signal),
    /** A trace with all that can hang on one; every text of it holds its id. */
    async add(account: number, id: string, createdAt: number, text = '', tags: Record<string, string> = {}) {
      const messages = [{ role: 'user', content: `${id} ${text} ${id}` }];
      await store.addEvaluations(account, {
        trace: { id, createdAt, tags, trace: { messages, system: id, tools: null } },
        use: { ...use, at: createdAt },
        answer: { operation: 'reward', key: id, bodyHash: 'h', answer: JSON.stringify(id), createdAt },
        evaluations: [
          {
            id: `${id}-evaluation`,
            createdAt,
            modelCore: 'align-20251111',
            evaluatorName: null,
            score: 1,
            explanation: id,
            criteria: `Passes if ${id} ${text.slice(0, 300)}`,
            subTrace: { ...subTrace, evidence: [id] as never },
            sources: null,
            cached: false,
            cachedTokens: 0,
            cacheKey: id,
            contentHash: id,
          },
        ],
      });
      await store.addComment(account, id, { id: `${id}-comment`, comment: id, createdAt });
    },
    addRedacted: (at: number) => store.addUse(1, { ...use, at, redacted: { messages: { items: 2 } } }),
    ids: async () =>
      (await Promise.all([1, 2].map((account) => readPage(store.listTraces(account, {}, 500))))).flatMap(({ traces }) =>
        traces.map(({ id }) => id),
      ),
    async [Symbol.asyncDispose]() {
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('deletes what is older, of every account, and nothing younger', async () => {
  await using one = await setUp();
  await one.add(1, 'young', today - 30 * day);
  await one.add(1, 'old', today - 30 * day - 1);
  await one.add(2, 'old-of-team', today - 31 * day);
  for (const at of [today - 31 * day, today]) await one.addRedacted(at);
  expect(await one.sweep()).toMatchObject({ traces: 2, redactedRequests: 1, erased: true });
  expect(await one.ids()).toEqual(['young']);
  const found = ['young', 'old'].map(async (id) => (await one.store.findVerdict(1, id))?.explanation);
  expect(await Promise.all(found)).toEqual(['young', undefined]);
  expect(await one.sweep()).toMatchObject({ traces: 0, redactedRequests: 0 });
  // What was used stays counted.
  expect(await one.store.usage(1)).toHaveLength(3);
});

test('is done in several units where there is much, and no byte of the text is left in any file', async () => {
  await using one = await setUp();
  const ids = Array.from({ length: 130 }, (_, index) => `marker-${1000 + index}`);
  // Some on one page, some on pages of their own.
  for (const [index, id] of ids.entries())
    await one.add(1, id, today - (index < 120 ? 31 : 1) * day, 'and so on '.repeat(index % 7 === 0 ? 2000 : 20), {
      [`${id}-key`]: `${id}-value`,
    });
  expect(await one.sweep()).toMatchObject({ traces: 120 });
  expect((await one.ids()).toSorted()).toEqual(ids.slice(120));
  const bytes = (await bytesOf(one.folder)).toString('latin1');
  expect(ids.filter((id) => bytes.includes(id))).toEqual(ids.slice(120));
});

test('a sweep leaves no copies of what it deletes where SQLite moves rows between pages', async () => {
  await using one = await setUp(1);
  // Sizes at which deleting the rows without their text first leaves such copies.
  let seed = 8;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const ids: string[] = [];
  for (let round = 0; round < (isSoak ? 15 : 6); round++) {
    for (let index = 0; index < 60; index++) {
      const id = `marker-${10_000 + ids.length}`;
      await one.add(1, id, ids.length * day, 'x'.repeat(upTo(index % 7 === 0 ? 9000 : 800)));
      ids.push(id);
    }
    const kept = Math.max(0, ids.length - 240);
    one.clock.now = (kept + 1) * day;
    await one.sweep();
    const bytes = (await bytesOf(one.folder)).toString('latin1');
    expect(ids.slice(0, kept).filter((id) => bytes.includes(`${id} `))).toEqual([]);
  }
});

test('deleted traces of OpenTelemetry are remembered for 30 days, but not those that are only too old', async () => {
  await using one = await setUp();
  const [deleted, old] = ['0af76519-16cd-43dd-8448-eb211c80319c', '1af76519-16cd-43dd-8448-eb211c80319c'];
  const hex = (id: string) => id.replaceAll('-', '');
  await one.add(1, deleted, today, '', { 'otel.trace_id': hex(deleted) });
  await one.add(1, old, today - 31 * day, '', { 'otel.trace_id': hex(old) });
  await one.store.deleteTrace(1, deleted, today);
  const remembered = () => Promise.all([deleted, old].map((id) => one.store.isTraceDeleted(1, hex(id))));
  expect(await one.sweep()).toMatchObject({ traces: 1 });
  one.clock.now = today + 30 * day;
  await one.sweep();
  expect(await remembered()).toEqual([true, false]);
  one.clock.now += 1;
  await one.sweep();
  expect(await remembered()).toEqual([false, false]);
});

test('what rules did is deleted after two days, as only today is read', async () => {
  await using one = await setUp();
  const rule = { name: 'one', paused: false, match: { service: null, tags: {}, agent: null }, sample_percent: 100 };
  const rules = [{ ...rule, evaluators: [], daily_judgments: 1, daily_tokens: 0 }];
  await one.store.replaceRules(1, { revision: 0, rules, keyId: null, updatedAt: today });
  const days = ['2026-11-17', '2026-11-18', '2026-11-20'];
  const empty = { createdAt: today, tags: {}, trace: { messages: [], system: null, tools: null } };
  for (const id of days) {
    await one.store.createTrace(1, { id, ...empty });
    const [incoming] = await one.store.incomingTraces(1);
    await one.store.drawTrace(incoming!, id, [{ rule: 'one', counts: { drawn: 1 } }], []);
  }
  await one.sweep();
  const left = await Promise.all(days.map(async (at) => (await one.store.ruleDays(1, at)).size));
  expect(left).toEqual([0, 1, 1]);
});

test('without a retention nothing is deleted', async () => {
  await using one = await setUp();
  await one.add(1, 'ancient', 0);
  const sweep = createSweep(one.store, { retentionDays: undefined, taskDays: 7 }, () => today);
  expect(await sweep(new AbortController().signal)).toMatchObject({ traces: 0 });
  expect(await one.ids()).toEqual(['ancient']);
});

test('a clock that went back deletes nothing', async () => {
  await using one = await setUp();
  await one.add(1, 'a', today);
  for (const now of [today - 400 * day, 0, -1]) {
    one.clock.now = now;
    expect(await one.sweep()).toMatchObject({ traces: 0 });
  }
  expect(await one.ids()).toEqual(['a']);
});

test('an abort ends it between two units', async () => {
  await using one = await setUp();
  for (let index = 0; index < 60; index++) await one.add(1, `t${index}`, 0);
  const controller = new AbortController();
  const sweep = createSweep(
    {
      ...one.store,
      deleteOldTraces: (until, now) => one.store.deleteOldTraces(until, now).finally(() => controller.abort()),
    },
    { retentionDays: 30, taskDays: 7 },
    () => today,
  );
  const { traces } = await sweep(controller.signal);
  expect([traces > 0, traces < 60, (await one.ids()).length]).toEqual([true, true, 60 - traces]);
});

test('sweeps at once and again, also after a failure, and a stop waits for what runs', async () => {
  await using one = await setUp();
  const log: string[] = [];
  const [third, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stop = startSweeps(
    one.store,
    async (signal) => {
      log.push('begin');
      if (log.length === 1) throw new Error('failed');
      if (log.length === 5) {
        third.resolve();
        await finish.promise;
        log.push(`aborted: ${signal.aborted}`);
      }
      return { traces: 0, redactedRequests: 0, failedJudgments: 0, tasks: 0, milliseconds: 0, erased: true };
    },
    {
      swept: () => log.push('swept'),
      failed: (error) => log.push((error as Error).message),
      notErased: (error) => log.push((error as Error).message),
    },
    { sweepEvery: 1, eraseEvery: 1 },
  );
  await third.promise;
  const stopped = stop().then(() => log.push('stopped'));
  await one.store.ping();
  finish.resolve();
  await stopped;
  expect(log).toEqual(['begin', 'failed', 'begin', 'swept', 'begin', 'aborted: true', 'swept', 'stopped']);
});

test('the service sweeps at its start and says how much it deleted, not what', async () => {
  await using folder = await temporaryFolder();
  await using first = await startDeemster({}, { folder: folder.path });
  for (let index = 0; index < 3; index++) await first.post('/api/v1/traces', { messages: conversation });
  const { body: young } = await first.post('/api/v1/traces', { messages: conversation });
  await first.stop();
  await storedRows(folder.path, `UPDATE traces SET created_at = created_at - ${91 * day} WHERE id <> '${young.id}'`);

  await using deemster = await startDeemster({ retentionDays: 90 }, { folder: folder.path });
  const key = { key: first.key };
  const line = () => deemster.log.find((entry) => entry.includes('deleted data past its retention'));
  while (!line()) await deemster.get('/healthz');
  expect(JSON.parse(line()!)).toMatchObject({ level: 30, traces: 3, milliseconds: expect.any(Number) });
  expect((await deemster.get('/api/v1/traces', key)).body.traces).toEqual([young]);
  expect(deemster.log.join()).not.toContain('Refunds');
});
