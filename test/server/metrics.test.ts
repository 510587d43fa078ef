import { statSync } from 'node:fs';
import { join } from 'node:path';
import { conversation, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';

/** The samples of the text form, by name and labels. */
async function scrape(deemster: Deemster): Promise<Record<string, number>> {
  const { status, headers, body } = await deemster.get('/metrics', { key: null });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = (body as string).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

const evaluations = (status: number) =>
  `deemster_request_duration_seconds_count{operation="reward_api_v1_evals_reward_post",status="${status}"}`;

test('requests are counted by operation and status, with their latency', async () => {
  await using deemster = await startDeemster();
  for (let sent = 0; sent < 3; sent++) await deemster.evaluate();
  await deemster.evaluate({ evaluation_criteria: 'Nothing' });
  await deemster.get('/nothing');
  const metrics = await scrape(deemster);
  expect(metrics).toMatchObject({
    [evaluations(200)]: 3,
    [evaluations(422)]: 1,
    'deemster_request_duration_seconds_count{operation="none",status="404"}': 1,
    // The scrape itself.
    deemster_requests_in_flight: 1,
    'deemster_judgments_total{decided_by="check"}': 3,
  });
  const within = (le: string) =>
    metrics[
      `deemster_request_duration_seconds_bucket{le="${le}",operation="reward_api_v1_evals_reward_post",status="200"}`
    ];
  expect([within('0.0005'), within('300')]).toEqual([expect.any(Number), 3]);
});

test('the judge’s latency, errors by kind and tokens', async () => {
  await using provider = await scriptedProvider([
    { reply: verdictReply(), usage: USAGE },
    { status: 401, body: 'no' },
    // Unusable, and so is its repair: no verdict, but paid for.
    { reply: 'I would rather not say.', usage: USAGE },
    { reply: 'Still not.', usage: USAGE },
  ]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const ask = async (criterion: string) => (await deemster.evaluate({ evaluation_criteria: criterion })).status;
  const statuses = [await ask(modelCriterion), await ask('Passes if it is polite'), await ask('Passes if it is calm')];
  expect([...statuses, await ask(modelCriterion)]).toEqual([200, 500, 500, 200]);
  expect(await scrape(deemster)).toMatchObject({
    'deemster_judgments_total{decided_by="model"}': 2,
    'deemster_score_cache_total{result="hit"}': 1,
    'deemster_score_cache_total{result="miss"}': 3,
    // A verdict from the cache takes no model's time and no tokens.
    'deemster_judge_duration_seconds_count{judge="openai:stub"}': 1,
    'deemster_judge_errors_total{fault="key_refused"}': 1,
    'deemster_judge_errors_total{fault="unusable_reply"}': 1,
    'deemster_judge_tokens_total{judge="openai:stub",kind="prompt"}': 300,
    'deemster_judge_tokens_total{judge="openai:stub",kind="completion"}': 60,
    'deemster_judge_tokens_total{judge="openai:stub",kind="cached_prompt"}': 180,
  });
});

test('a caller who leaves is counted as 499, and is in flight no more', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const controller = new AbortController();
  const left = deemster.evaluate({ evaluation_criteria: modelCriterion }, { signal: controller.signal });
  await provider.arrived(1);
  expect((await scrape(deemster)).deemster_requests_in_flight).toBe(2);
  controller.abort();
  await expect(left).rejects.toThrow();
  // The connection's end reaches the server before a request that is sent after it, but not always its handler.
  let metrics = await scrape(deemster);
  while (metrics[evaluations(499)] === undefined) metrics = await scrape(deemster);
  expect(metrics).toMatchObject({ [evaluations(499)]: 1, deemster_requests_in_flight: 1 });
});

test('the database: its size, its transactions and their rows', async () => {
  await using deemster = await startDeemster();
  const before = await scrape(deemster);
  await deemster.post('/api/v1/traces', { messages: conversation, tags: { a: '1', b: '2' } });
  const after = await scrape(deemster);
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  const ofRows = (most: number) => grown(`deemster_database_commit_rows_bucket{le="${most}"}`);
  expect(grown('deemster_database_commits_total')).toBeGreaterThanOrEqual(1);
  // A trace, two tags, and a note that its text is not indexed yet.
  expect(ofRows(10) - ofRows(3)).toBe(1);
  // One row each may be stored at any time: the key's last use, the end of the first sweep's claim, and the end of that note.
  expect([4, 5, 6, 7]).toContain(grown('deemster_database_commit_rows_sum'));
  if (deemster.databaseUrl) {
    expect(after['deemster_database_bytes{file="database"}']).toBeGreaterThan(1e6);
    return;
  }
  const size = (name: string) => statSync(join(deemster.dataDir, name)).size;
  expect(after).toMatchObject({
    'deemster_database_bytes{file="database"}': size('deemster.db'),
    'deemster_database_bytes{file="wal"}': size('deemster.db-wal'),
  });
});

test('neither accounts nor keys nor criteria are named', async () => {
  await using deemster = await startDeemster();
  await deemster.evaluate({ tags: { customer: 'unique-marker' } });
  const { body } = await deemster.get('/metrics', { key: null });
  for (const hidden of [deemster.key, 'default', 'fewer than', 'unique-marker']) expect(body).not.toContain(hidden);
});
