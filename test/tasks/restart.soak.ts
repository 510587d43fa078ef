import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveDeemster } from '../cli/deemster-process.ts';
import { bytesOf, conversation, modelCriterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { createClient } from '../torture/client.ts';
import { endOf, judgedBy, submit } from './task-helpers.ts';

const key = 'correct-horse-battery-staple';
const good: Step = { reply: verdictReply() };
const kills = 10;

/** A service in a separate process, which can be killed. */
async function serve(folder: string, providerUrl: string, env: Record<string, string> = {}) {
  const { child, url, ended } = await serveDeemster(
    ['--judge', 'openai:stub', '--openai-base-url', providerUrl, '--log-level', 'warn'],
    { cwd: folder, env: { DEEMSTER_BOOTSTRAP_KEY: key, ...env } },
  );
  const client = createClient(url, key, 8);
  const stop = async (signal: 'SIGKILL' | 'SIGTERM') => {
    client[Symbol.dispose]();
    child.kill(signal);
    await ended;
  };
  return {
    get: (path: string) => client.call('GET', path),
    post: (path: string, body: unknown) => client.call('POST', path, body),
    put: (path: string, body: unknown) => client.call('PUT', path, body),
    kill: () => stop('SIGKILL'),
    [Symbol.asyncDispose]: () => stop('SIGTERM'),
  };
}

test(`killed ${kills} times in the middle of it, a task still ends once, with one evaluation`, async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(Array.from({ length: kills }, () => ({ hang: true as const })));
  const ids: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const service = await serve(folder.path, provider.url, { DEEMSTER_TASK_CONCURRENCY: '1' });
    if (kill === 0) ids.push(await submit(service, { evaluation_criteria: modelCriterion }));
    // One more each time, which waits in the queue.
    ids.push(await submit(service));
    await provider.arrived(kill + 1);
    await service.kill();
  }
  provider.script(good);
  await using service = await serve(folder.path, provider.url, { DEEMSTER_TASK_CONCURRENCY: '1' });
  for (const id of ids) {
    const task = await endOf(service, id);
    expect(task).toMatchObject({ status: 'succeeded', attempts: 1, result: { score: 1 } });
    expect((await service.get(`/api/v1/traces/${task.trace_id}`)).body.evaluations).toHaveLength(1);
  }
  const { body } = await service.get('/api/v1/traces?page_size=500');
  expect(body.traces).toHaveLength(ids.length);
  expect((await service.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: kills + 1, evaluations: kills + 1, judge_tokens: { prompt: USAGE.prompt_tokens } },
  ]);
});

/** A clock of services in this folder that can be set to another time. */
async function shiftedClock(folder: string) {
  const file = `${folder}/shift`;
  const preload = fileURLToPath(new URL('../faults/shifted-clock.js', import.meta.url));
  const shift = (milliseconds: number) => writeFile(file, String(milliseconds));
  await shift(0);
  return { env: { CLOCK_SHIFT: file, NODE_OPTIONS: `--import=${preload}` }, shift };
}

test('killed while a rule judges, every trace is drawn once and the budget of the day holds', async () => {
  const [lives, perLife, budget] = [5, 4, 6];
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider(Array.from({ length: lives }, () => ({ hang: true as const })));
  const env = { DEEMSTER_TASK_CONCURRENCY: '1' };
  for (let life = 0; life < lives; life++) {
    const service = await serve(folder.path, provider.url, env);
    if (life === 0) {
      await service.post('/api/v1/evaluators', { name: 'cites', evaluation_criteria: modelCriterion });
      const rule = { name: 'all', sample_percent: 100, evaluators: [{ name: 'cites' }], daily_judgments: budget };
      expect((await service.put('/api/v1/rules', { rules: [rule] })).status).toBe(200);
    }
    const stored = Array.from({ length: perLife }, (_, at) => {
      const messages = [conversation[0], { role: 'assistant', content: `Answer ${at} of life ${life}.` }];
      return service.post('/api/v1/traces', { messages });
    });
    for (const { status } of await Promise.all(stored)) expect(status).toBe(201);
    await provider.arrived(life + 1);
    await service.kill();
  }
  provider.script(...Array.from({ length: budget }, () => good));
  await using service = await serve(folder.path, provider.url, env);
  for (;;) {
    const [{ today }] = (await service.get('/api/v1/rules')).body.rules;
    if (today.drawn < lives * perLife || today.in_progress > 0) continue;
    const tokens = budget * (USAGE.prompt_tokens + USAGE.completion_tokens);
    const skipped = { budget: lives * perLife - budget };
    expect(today).toMatchObject({ drawn: lives * perLife, judgments: budget, tokens, failed: 0, skipped });
    break;
  }
  const { body } = await service.get('/api/v1/traces?tag=rule.all:judged');
  const evaluations = body.traces.map((trace: { evaluations: object[] }) => trace.evaluations.length);
  expect(evaluations).toEqual(Array.from({ length: budget }, () => 1));
});

test('a task that waits for its next try is taken up when that is due, also after a crash', async () => {
  await using folder = await temporaryFolder();
  const clock = await shiftedClock(folder.path);
  await using provider = await scriptedProvider([{ status: 429, headers: { 'Retry-After': '3000' } }]);
  const service = await serve(folder.path, provider.url, clock.env);
  const id = await submit(service, { evaluation_criteria: modelCriterion });
  const taskOf = async () => (await service.get(`/api/v1/tasks/${id}?wait=1`)).body;
  while ((await taskOf()).attempts === 0);
  expect(await taskOf()).toMatchObject({ status: 'queued', attempts: 1, attempt_log: [{ error: { status: 429 } }] });
  await service.kill();

  await clock.shift(3_600_000);
  provider.script(good);
  await using next = await serve(folder.path, provider.url, clock.env);
  expect(await endOf(next, id)).toMatchObject({ status: 'succeeded', attempts: 2 });
});

const jumps: [direction: string, hours: number][] = [
  ['back', -36],
  ['forward', 36],
];

test.each(jumps)('a clock that jumped %s leaves no task stuck', async (_direction, hours) => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([{ hang: true }]);
  const clock = await shiftedClock(folder.path);
  const service = await serve(folder.path, provider.url, clock.env);
  const before = await submit(service, { evaluation_criteria: modelCriterion });
  await provider.arrived(1);
  await clock.shift(hours * 3_600_000);
  const after = await submit(service);
  expect((await endOf(service, after)).status).toBe('succeeded');
  await service.kill();

  provider.script(good);
  await using next = await serve(folder.path, provider.url, clock.env);
  expect((await endOf(next, before)).status).toBe('succeeded');
});

test('a stop lets what runs end, tells those who wait, and leaves the rest for the next start', async () => {
  await using folder = await temporaryFolder();
  const reply = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    async () => {
      await reply.promise;
      return good as { reply: object };
    },
  ]);
  const settings = { ...judgedBy(provider), taskConcurrency: 1, bootstrapKey: key };
  await using deemster = await startDeemster(settings, { folder: folder.path });
  const runs = await submit(deemster, { evaluation_criteria: modelCriterion });
  await provider.arrived(1);
  const waits = await submit(deemster);
  const waiting = deemster.get(`/api/v1/tasks/${waits}?wait=60`);
  // The wait has begun once a later request is answered.
  await deemster.get('/api/v1/tasks');
  const stopped = deemster.stop();
  expect((await waiting).body.status).toBe('queued');
  reply.resolve();
  await stopped;

  await using next = await startDeemster(settings, { folder: folder.path });
  expect(await endOf(next, runs)).toMatchObject({ status: 'succeeded', attempts: 1, result: { score: 1 } });
  expect(await endOf(next, waits)).toMatchObject({ status: 'succeeded', attempts: 1 });
});

test('under retention none a task is only in memory: its result is returned, and a restart fails it', async () => {
  const marker = 'zanzibar-marker-7391';
  await using folder = await temporaryFolder();
  const reply = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    async () => {
      await reply.promise;
      return { reply: verdictReply({ label: 'Y', explanation: `Because of ${marker}.` }) };
    },
    { hang: true },
  ]);
  const request = {
    messages: [conversation[0], { role: 'assistant', content: marker }],
    evaluation_criteria: modelCriterion,
    data_retention: 'none',
  };
  const service = await serve(folder.path, provider.url);
  const id = await submit(service, request);
  reply.resolve();
  const task = await endOf(service, id);
  expect(task).toMatchObject({ status: 'succeeded', trace_id: null, evaluation_ids: [], result: { score: 1 } });
  expect(task.result.explanation).toContain(marker);
  expect((await service.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await service.get('/api/v1/usage')).body.usage).toMatchObject([{ requests: 1, evaluations: 1 }]);

  const lost = await submit(service, request);
  await provider.arrived(2);
  await service.kill();
  expect((await bytesOf(`${folder.path}/data`)).includes(marker)).toBe(false);

  await using next = await serve(folder.path, provider.url);
  expect((await next.get(`/api/v1/tasks/${lost}`)).body).toMatchObject({
    status: 'failed',
    error: { status: 500, detail: expect.stringContaining('restarted') },
  });
  expect((await next.get(`/api/v1/tasks/${id}`)).body).toMatchObject({ status: 'succeeded', result: null });
});

test('an account that keeps nothing any more keeps nothing of tasks that wait', async () => {
  const marker = 'zanzibar-marker-7391';
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([{ hang: true }]);
  const service = await serve(folder.path, provider.url);
  const id = await submit(service, {
    messages: [conversation[0], { role: 'assistant', content: marker }],
    evaluation_criteria: modelCriterion,
  });
  await provider.arrived(1);
  await service.kill();
  const { runDeemster } = await import('../cli/deemster-process.ts');
  expect((await runDeemster(['accounts', 'set-retention', 'default', 'none'], { cwd: folder.path })).code).toBe(0);

  provider.script(good);
  const next = await serve(folder.path, provider.url);
  expect(await endOf(next, id)).toMatchObject({ status: 'succeeded', trace_id: null, result: { score: 1 } });
  expect((await next.get('/api/v1/traces')).body.traces).toEqual([]);
  await next[Symbol.asyncDispose]();
  expect((await bytesOf(`${folder.path}/data`)).includes(marker)).toBe(false);
});
