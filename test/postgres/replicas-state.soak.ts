import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAuthentication } from '../../src/evaluation/authenticate.ts';
import { hashKey, newKey } from '../../src/store/key.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { signInLink } from '../../src/store/sign-in-link.ts';
import { createStore } from '../../src/store/store.ts';
import { conversation, modelCriterion } from '../helpers.ts';
import { chatSpan } from '../otlp/chat-span.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy, submit } from '../tasks/task-helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { ended, startReplicas } from './replicas.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

onPostgres(
  'a sign-in link signs in once, and its session counts at every replica until it is ended at one',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using replicas = await startReplicas(databaseUrl);
    const own = { 'Sec-Fetch-Site': 'same-origin', 'X-Deemster-Pages': '1' };
    const store = createStore(await openPostgres(databaseUrl));
    for (let round = 0; round < 10; round++) {
      const link = new URL((await signInLink(store, 'default', replicas.url, Date.now()))!).hash.slice(1);
      const signIns = await Promise.all(
        replicas.replicas.map((one) => one.post('/api/v1/session', { link }, { key: null, headers: own })),
      );
      expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      const cookie = signIns
        .find(({ status }) => status === 200)!
        .headers.get('set-cookie')!
        .split(';')[0]!;
      const options = { key: null, headers: { Cookie: cookie, ...own } };
      const statuses = async () =>
        (await Promise.all(replicas.replicas.map((one) => one.get('/api/v1/traces', options)))).map(
          (one) => one.status,
        );
      expect(await statuses()).toEqual([200, 200, 200]);
      expect((await replicas.call('DELETE', '/api/v1/session', undefined, options)).status).toBe(204);
      expect(await statuses()).toEqual([401, 401, 401]);
    }
    await store.close();
  },
);

onPostgres(
  'a task that runs at one replica is stopped by a cancellation at another, and by the deletion of its trace',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using provider = await scriptedProvider([{ hang: true }, { hang: true }]);
    await using replicas = await startReplicas(databaseUrl, { ...judgedBy(provider), taskConcurrency: 1 });
    const cancelled = await submit(replicas, { evaluation_criteria: modelCriterion });
    await provider.arrived(1);
    const waits = ended(replicas.get, cancelled);
    const statuses = await Promise.all(
      replicas.replicas.map((one) => one.call('DELETE', `/api/v1/tasks/${cancelled}`)),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await waits).toMatchObject({ status: 'cancelled' });

    const { body: trace } = await replicas.post('/api/v1/traces', { messages: conversation });
    const lost = await submit(replicas, { evaluation_criteria: modelCriterion, trace_id: trace.id });
    await provider.arrived(2);
    for (const [status, one] of [
      [204, replicas.replicas[2]],
      [404, replicas.replicas[0]],
    ] as const)
      expect((await one!.call('DELETE', `/api/v1/traces/${trace.id}`)).status).toBe(status);
    expect(await ended(replicas.get, lost)).toMatchObject({ status: 'failed' });
    expect(await asked(databaseUrl, 'SELECT count(*)::int AS left FROM evaluations')).toEqual([{ left: 0 }]);
  },
);

onPostgres('the spans of one trace that reach different replicas are built into one trace', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  await using replicas = await startReplicas(databaseUrl, { otlpIdleSeconds: 2 });
  const root = chatSpan('root');
  const said = Array.from({ length: 12 }, (_, at) => `turn ${at}`);
  const bodies = said.map(
    (one) => chatSpan(one, { traceId: root.traceId, parentSpanId: root.span.spanId } as never).body,
  );
  const answers = await Promise.all([root.body, ...bodies, ...bodies].map((body) => replicas.post('/v1/traces', body)));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, {}]);
  for (;;) {
    const { status } = await replicas.get(`/api/v1/traces/${root.id}`);
    if (status === 200) break;
  }
  expect(await asked(databaseUrl, 'SELECT count(*)::int AS built FROM traces')).toEqual([{ built: 1 }]);
  expect(await asked(databaseUrl, 'SELECT count(*)::int AS spans FROM otel_spans')).toEqual([
    { spans: said.length + 1 },
  ]);
});

onPostgres(
  "a rule draws each trace once, and the day's budget holds, whichever replicas the traces reach",
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using provider = await scriptedProvider([]);
    const [traces, budget] = [60, 20];
    provider.script(...Array.from({ length: budget }, () => ({ reply: verdictReply() })));
    await using replicas = await startReplicas(databaseUrl, judgedBy(provider));
    await replicas.post('/api/v1/evaluators', { name: 'cites', evaluation_criteria: modelCriterion });
    const rule = { name: 'all', sample_percent: 100, evaluators: [{ name: 'cites' }], daily_judgments: budget };
    expect((await replicas.call('PUT', '/api/v1/rules', { rules: [rule] })).status).toBe(200);
    const stored = Array.from({ length: traces }, (_, at) =>
      replicas.post('/api/v1/traces', { messages: [conversation[0], { role: 'assistant', content: `Answer ${at}.` }] }),
    );
    for (const { status } of await Promise.all(stored)) expect(status).toBe(201);
    for (;;) {
      const [{ today }] = (await replicas.get('/api/v1/rules')).body.rules;
      if (today.drawn < traces || today.in_progress > 0) continue;
      expect(today).toMatchObject({
        drawn: traces,
        judgments: budget,
        failed: 0,
        skipped: { budget: traces - budget },
      });
      break;
    }
    expect(provider.requests).toHaveLength(budget);
  },
);

onPostgres('what a process tells the others is heard again after their connections have broken', async () => {
  const url = await emptyDatabase(server!.url);
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const heard: number[] = [];
  let next = Promise.withResolvers<void>();
  two.news!.listen({
    ended(tasks) {
      heard.push(...tasks.map(({ seq }) => seq));
      next.resolve();
    },
  });
  const tellUntilHeard = async (seq: number) => {
    next = Promise.withResolvers();
    // What is told before the other one listens is lost.
    const telling = setInterval(() => one.news!.tellEnded({ seq, id: `${seq}` }), 50);
    await next.promise;
    clearInterval(telling);
  };
  await tellUntilHeard(1);
  await asked(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  heard.length = 0;
  while (!heard.includes(2)) await tellUntilHeard(2);
  await Promise.all([one.close(), two.close()]);
});

onPostgres('a key that one process revokes is told to the others, which then look it up again', async () => {
  const url = await emptyDatabase(server!.url);
  const [one, two] = [createStore(await openPostgres(url)), createStore(await openPostgres(url))];
  const key = newKey();
  await one.createFirst('default', { id: 'k1', hash: hashKey(key), label: '', createdAt: 1, expiresAt: null });
  let looked = 0;
  const findKey = (hash: string) => {
    looked += 1;
    return two.findKey(hash);
  };
  // The clock stands still, so that a key stays known until somebody tells of it.
  const authenticate = createAuthentication({ ...two, findKey }, () => 1, fail);
  await authenticate(key);
  while (looked === 1) {
    // What is told before the other one listens is lost.
    one.news!.tellRevoked();
    await nextTurn();
    await authenticate(key);
  }
  await one.revokeKey('k1', 1);
  let isRefused = false;
  while (!isRefused) {
    await nextTurn();
    isRefused = await authenticate(key).then(
      () => false,
      ({ kind }) => kind === 'unauthorized',
    );
  }
  await Promise.all([one.close(), two.close()]);
});

const fail = (error: unknown) => {
  throw error;
};
