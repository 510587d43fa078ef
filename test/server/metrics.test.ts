import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Assay, conversation, modelCriterion, startAssay } from '../helpers.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';

/** The samples of the text form, by name and labels. */
async function scrape(assay: Assay): Promise<Record<string, number>> {
  const { status, headers, body } = await assay.get('/metrics', { key: null });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = (body as string).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

const evaluations = (status: number) =>
  `assay_request_duration_seconds_count{operation="reward_api_v1_evals_reward_post",status="${status}"}`;

test('requests are counted by operation and status, with their latency', async () => {
  await using assay = await startAssay();
  for (let sent = 0; sent < 3; sent++) await assay.evaluate();
  await assay.evaluate({ evaluation_criteria: 'Nothing' });
  await assay.get('/nothing');
  const metrics = await scrape(assay);
  expect(metrics).toMatchObject({
    [evaluations(200)]: 3,
    [evaluations(422)]: 1,
    'assay_request_duration_seconds_count{operation="none",status="404"}': 1,
    // The scrape itself.
    assay_requests_in_flight: 1,
    'assay_judgments_total{decided_by="check"}': 3,
    'assay_build_info{version="0.1.0"}': 1,
  });
  const within = (le: string) =>
    metrics[
      `assay_request_duration_seconds_bucket{le="${le}",operation="reward_api_v1_evals_reward_post",status="200"}`
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
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const ask = async (criterion: string) => (await assay.evaluate({ evaluation_criteria: criterion })).status;
  const statuses = [await ask(modelCriterion), await ask('Passes if it is polite'), await ask('Passes if it is calm')];
  expect([...statuses, await ask(modelCriterion)]).toEqual([200, 500, 500, 200]);
  expect(await scrape(assay)).toMatchObject({
    'assay_judgments_total{decided_by="model"}': 2,
    'assay_score_cache_total{result="hit"}': 1,
    'assay_score_cache_total{result="miss"}': 3,
    // A verdict from the cache takes no model's time and no tokens.
    'assay_judge_duration_seconds_count{judge="openai:stub"}': 1,
    'assay_judge_errors_total{fault="key_refused"}': 1,
    'assay_judge_errors_total{fault="unusable_reply"}': 1,
    'assay_judge_tokens_total{judge="openai:stub",kind="prompt"}': 300,
    'assay_judge_tokens_total{judge="openai:stub",kind="completion"}': 60,
    'assay_judge_tokens_total{judge="openai:stub",kind="cached_prompt"}': 180,
  });
});

test('a caller who leaves is counted as 499, and is in flight no more', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const controller = new AbortController();
  const left = assay.evaluate({ evaluation_criteria: modelCriterion }, { signal: controller.signal });
  await provider.arrived(1);
  expect((await scrape(assay)).assay_requests_in_flight).toBe(2);
  controller.abort();
  await expect(left).rejects.toThrow();
  // The connection's end reaches the server before a request that is sent after it, but not always its handler.
  let metrics = await scrape(assay);
  while (metrics[evaluations(499)] === undefined) metrics = await scrape(assay);
  expect(metrics).toMatchObject({ [evaluations(499)]: 1, assay_requests_in_flight: 1 });
});

test('the database: its size, its transactions and their rows', async () => {
  await using assay = await startAssay();
  // The key's last use is written beside the first request.
  await assay.get('/api/v1/usage');
  await assay.get('/api/v1/usage');
  const before = await scrape(assay);
  await assay.post('/api/v1/traces', { messages: conversation, tags: { a: '1', b: '2' } });
  const after = await scrape(assay);
  const grown = (name: string) => after[name]! - before[name]!;
  expect(grown('assay_database_commits_total')).toBe(1);
  // A trace and two tags.
  expect(grown('assay_database_commit_rows_sum')).toBe(3);
  const size = (name: string) => statSync(join(assay.dataDir, name)).size;
  expect(after).toMatchObject({
    'assay_database_bytes{file="database"}': size('assay.db'),
    'assay_database_bytes{file="wal"}': size('assay.db-wal'),
  });
});

test('neither accounts nor keys nor criteria are named', async () => {
  await using assay = await startAssay();
  await assay.evaluate({ tags: { customer: 'unique-marker' } });
  const { body } = await assay.get('/metrics', { key: null });
  for (const hidden of [assay.key, 'default', 'fewer than', 'unique-marker']) expect(body).not.toContain(hidden);
});
