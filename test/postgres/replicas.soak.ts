import { modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { atLength } from '../soak.ts';
import { judgedBy, submit } from '../tasks/task-helpers.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { ended, gate, startReplicas } from './replicas.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

onPostgres('each of many tasks is judged once, by whichever replica has room, and accounts take turns', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  const judged: string[] = [];
  using go = gate();
  await using provider = await scriptedProvider([]);
  const [many, few] = [90, 6];
  provider.script(
    ...Array.from({ length: many + few }, () => async ({ text }: { text: string }) => {
      await go.opened;
      judged.push(/answer \w+ \d+/.exec(text)![0]);
      return { reply: verdictReply() };
    }),
  );
  await using replicas = await startReplicas(databaseUrl, { ...judgedBy(provider), taskConcurrency: 2 });
  await asked(databaseUrl, "INSERT INTO accounts (name, retention, created_at) VALUES ('other', 'standard', 1)");
  await asked(
    databaseUrl,
    `INSERT INTO keys (id, account_id, hash, label, created_at)
    SELECT 'other', id, encode(sha256('other-key-other-key-other'), 'hex'), '', 1 FROM accounts WHERE name = 'other'`,
  );
  const add = (text: string, key?: string) =>
    submit(
      replicas,
      {
        evaluation_criteria: modelCriterion,
        messages: [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: text },
        ],
      },
      key === undefined ? {} : { key },
    );
  const ids = await Promise.all(Array.from({ length: many }, (_, at) => add(`answer a ${at}`)));
  const key = 'other-key-other-key-other';
  const others = await Promise.all(Array.from({ length: few }, (_, at) => add(`answer b ${at}`, key)));
  go.open();
  for (const id of ids) expect(await ended(replicas.get, id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  for (const id of others)
    expect(await ended((path) => replicas.get(path, { key }), id)).toMatchObject({ status: 'succeeded', attempts: 1 });
  expect(new Set(judged).size).toBe(many + few);
  expect(judged).toHaveLength(many + few);
  // The other account's few do not wait behind all of the first one's.
  expect(judged.findLastIndex((one) => one.includes(' b '))).toBeLessThan(many / 2);
});

onPostgres(
  'a start takes nothing from a replica that lives, and fails none of its tasks under retention none',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    using go = gate();
    await using provider = await scriptedProvider([]);
    const held = async () => {
      await go.opened;
      return { reply: verdictReply() };
    };
    provider.script(held, held);
    await using replicas = await startReplicas(databaseUrl, { ...judgedBy(provider), taskConcurrency: 1 }, 1);
    const [one] = replicas.replicas;
    const running = await submit(one!, { evaluation_criteria: modelCriterion });
    await provider.arrived(1);
    const queued = await submit(one!, { evaluation_criteria: modelCriterion, data_retention: 'none' });
    await using late = await startDeemster({ databaseUrl, ...judgedBy(provider), taskConcurrency: 4 });
    const { body } = await late.get(`/api/v1/tasks/${queued}`, { headers: { 'API-Key': one!.key } });
    expect(body).toMatchObject({ status: 'queued' });
    go.open();
    expect(await ended(one!.get, running)).toMatchObject({ status: 'succeeded', attempts: 1 });
    expect(await ended(one!.get, queued)).toMatchObject({ status: 'succeeded', attempts: 1, result: { score: 1 } });
    // Its result is only in the memory of the first one.
    const elsewhere = await late.get(`/api/v1/tasks/${queued}`, { headers: { 'API-Key': one!.key } });
    expect(elsewhere).toMatchObject({ status: 404, body: { detail: expect.stringContaining('Under retention none') } });
  },
);

onPostgres('a request with an Idempotency-Key that reaches two replicas at once is judged once', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  await using provider = await scriptedProvider([]);
  const pairs = atLength(1000);
  provider.script(...Array.from({ length: pairs }, () => ({ reply: verdictReply() })));
  await using replicas = await startReplicas(databaseUrl, judgedBy(provider));
  const evaluate = (number: number) =>
    replicas.post(
      '/api/v1/evals/reward',
      {
        evaluation_criteria: modelCriterion,
        messages: [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: `Answer ${number}.` },
        ],
      },
      { headers: { 'Idempotency-Key': `key-${number}` } },
    );
  const together = 10;
  for (let first = 0; first < pairs; first += together) {
    const numbers = Array.from({ length: Math.min(together, pairs - first) }, (_, at) => first + at);
    const answers = await Promise.all(numbers.map((one) => Promise.all([evaluate(one), evaluate(one)])));
    for (const [one, other] of answers) {
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.headers.get('x-trace-id')).toBe(one.headers.get('x-trace-id'));
      expect(other.body).toEqual(one.body);
    }
  }
  expect(provider.requests).toHaveLength(pairs);
  expect(await asked(databaseUrl, 'SELECT count(*)::int AS evaluations FROM evaluations')).toEqual([
    { evaluations: pairs },
  ]);
  expect(await asked(databaseUrl, 'SELECT name FROM claims')).toEqual([]);
});

onPostgres(
  'a key that another replica is using with another body is refused, and one that it left is judged',
  async () => {
    const databaseUrl = await emptyDatabase(server!.url);
    await using provider = await scriptedProvider([{ hang: true }, { reply: verdictReply() }]);
    await using replicas = await startReplicas(databaseUrl, judgedBy(provider), 2);
    const [one, two] = replicas.replicas;
    const headers = { 'Idempotency-Key': 'same' };
    const leaves = new AbortController();
    const left = one!.evaluate({ evaluation_criteria: modelCriterion }, { headers, signal: leaves.signal });
    await provider.arrived(1);
    const other = await two!.evaluate({ evaluation_criteria: 'Passes if the response cites a page' }, { headers });
    expect([other.status, other.body.detail[0].loc]).toEqual([422, ['header', 'idempotency-key']]);
    leaves.abort();
    await expect(left).rejects.toThrow();
    expect(await two!.evaluate({ evaluation_criteria: modelCriterion }, { headers })).toMatchObject({ status: 200 });
  },
);

onPostgres('100 requests per hour are 100 requests, whichever replicas they reach', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  await using replicas = await startReplicas(databaseUrl, { rateLimit: '100/hour' });
  const statuses: number[] = [];
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => replicas.get('/api/v1/traces')));
    statuses.push(...answers.map(({ status }) => status));
  }
  const passed = statuses.filter((status) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(90);
  expect(passed).toBeLessThanOrEqual(100);
  const refused = await replicas.get('/api/v1/traces');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  const { body } = await replicas.get('/api/v1/rate-limits/me');
  const rows: { class: string; remaining: number }[] = body.rate_limits;
  expect(rows.find((row) => row.class === 'data')!.remaining).toBeLessThanOrEqual(10);
  expect(rows.find((row) => row.class === 'evaluations')!.remaining).toBe(100);
});

onPostgres('three first starts at once make one key', async () => {
  const databaseUrl = await emptyDatabase(server!.url);
  const services = await Promise.all([1, 2, 3].map(() => startDeemster({ databaseUrl })));
  const keys = services.map(({ key }) => key).filter(Boolean);
  expect(keys).toHaveLength(1);
  const answers = await Promise.all(
    services.map((one) => one.get('/api/v1/traces', { headers: { 'API-Key': keys[0]! } })),
  );
  await Promise.all(services.map((one) => one.stop()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
