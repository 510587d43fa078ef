import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runDeemster, serveDeemster } from '../cli/deemster-process.ts';
import { criterion, modelCriterion, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { share, testAtLength } from '../soak.ts';
import { createClient } from '../torture/client.ts';
import { databaseFaults } from '../torture/database-faults.ts';
import { key } from './writes.ts';

const hour = 3_600_000;
const jumps: [name: string, milliseconds: number][] = [
  ['forward', 36 * hour],
  ['back', -36 * hour],
];

/** A service whose wall clock a test sets. */
async function serveWithClock(args: string[] = []) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const provider = resources.use(await scriptedProvider());
  const shift = `${folder.path}/shift`;
  const jump = (milliseconds: number) => writeFileSync(shift, String(milliseconds));
  jump(0);
  const preload = fileURLToPath(new URL('./shifted-clock.js', import.meta.url));
  const surroundings = {
    cwd: folder.path,
    env: { CLOCK_SHIFT: shift, NODE_OPTIONS: `--import=${preload}` },
  };
  const { child, url, ended } = await serveDeemster(
    ['--judge', 'openai:stub', '--openai-base-url', provider.url, '--log-level', 'warn', ...args],
    { ...surroundings, env: { ...surroundings.env, DEEMSTER_BOOTSTRAP_KEY: key } },
  );
  const client = resources.use(createClient(url, key, 8));
  const kept = resources.move();
  return {
    provider,
    jump,
    folder: `${folder.path}/data`,
    deemster: (...args: string[]) => runDeemster(args, surroundings),
    get: (path: string) => client.call('GET', path),
    evaluate: (request: object = {}, headers?: Record<string, string>) =>
      client.call('POST', '/api/v1/evals/reward', { messages: conversationOf('?'), ...request }, headers),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await kept.disposeAsync();
    },
  };
}

const conversationOf = (question: string) => [
  { role: 'user', content: question },
  { role: 'assistant', content: 'Refunds arrive within five working days.' },
];

test('the list is in the order of its times, and pages give each trace once, whatever the clock did', async () => {
  await using service = await serveWithClock();
  const ids: string[] = [];
  for (const shift of [0, 36 * hour, -36 * hour, 0, 5, -5, 36 * hour]) {
    service.jump(shift);
    for (const question of ['first', 'second']) {
      const messages = conversationOf(`${question} at ${shift}, ${ids.length}`);
      const { headers } = await service.evaluate({ messages, evaluation_criteria: criterion });
      ids.push(headers['x-trace-id'] as string);
    }
  }
  const listed: { id: string; created_at: string }[] = [];
  for (let token: string | null = ''; token !== null; ) {
    const { body } = await service.get(`/api/v1/traces?page_size=3${token && `&page_token=${token}`}`);
    listed.push(...body.traces);
    token = body.next_page_token;
  }
  expect(listed.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
  expect(listed).toHaveLength(14);
  const times = listed.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(databaseFaults(service.folder)).toEqual([]);
});

describe.each(share(jumps, 2))('a clock that jumps %s in the middle of a judgment', (_name, milliseconds) => {
  const whenAsked =
    (service: { jump: (milliseconds: number) => void }, step: Exclude<Step, (...args: never[]) => unknown>): Step =>
    () => {
      service.jump(milliseconds);
      return step;
    };

  test('does not end it', async () => {
    await using service = await serveWithClock();
    service.provider.script(whenAsked(service, { reply: verdictReply() }));
    const { status, body } = await service.evaluate({ evaluation_criteria: modelCriterion });
    expect([status, body.score]).toEqual([200, 1]);
  });

  testAtLength('does not keep a failed call from being tried again', async () => {
    await using service = await serveWithClock();
    service.provider.script(whenAsked(service, { status: 500 }), { reply: verdictReply() });
    const { status, body } = await service.evaluate({ evaluation_criteria: modelCriterion });
    expect([status, body.score]).toEqual([200, 1]);
  });

  testAtLength('does not put off its deadline', async () => {
    await using service = await serveWithClock(['--timeout-seconds', '1']);
    service.provider.script(whenAsked(service, { hang: true }));
    expect((await service.evaluate({ evaluation_criteria: modelCriterion })).status).toBe(524);
  });

  testAtLength('does not make it wait for a limit that ends after its deadline', async () => {
    await using service = await serveWithClock(['--timeout-seconds', '2']);
    service.provider.script(whenAsked(service, { status: 429, headers: { 'Retry-After': '60' } }));
    const { status, headers } = await service.evaluate({ evaluation_criteria: modelCriterion });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
  });
});

describe.each(share(jumps, 2))('after a clock that jumped %s', (_name, milliseconds) => {
  test('a key that is revoked is refused', async () => {
    await using service = await serveWithClock();
    expect((await service.get('/api/v1/usage')).status).toBe(200);
    service.jump(milliseconds);
    const list = await service.deemster('keys', 'list');
    const [id] = /[0-9a-f-]{36}/.exec(list.stdout)!;
    expect(await service.deemster('keys', 'revoke', id)).toMatchObject({ code: 0 });
    expect((await service.get('/api/v1/usage')).status).toBe(401);
  });

  testAtLength('a limit gives way again when its window is over', async () => {
    await using service = await serveWithClock(['--rate-limit', '1/second']);
    expect((await service.get('/api/v1/usage')).status).toBe(200);
    service.jump(milliseconds);
    for (;;) {
      const { status, headers } = await service.get('/api/v1/usage');
      if (status === 200) break;
      expect([status, headers['retry-after']]).toEqual([429, '1']);
    }
  });
});

test('after a clock that jumped back a retry still gets its answer, stored or remembered, without a second judgment', async () => {
  await using service = await serveWithClock();
  for (const retention of ['standard', 'none']) {
    service.jump(0);
    const send = () =>
      service.evaluate(
        { evaluation_criteria: modelCriterion, data_retention: retention },
        { 'Idempotency-Key': `key of ${retention}` },
      );
    service.provider.script({ reply: verdictReply() });
    const first = await send();
    service.jump(-36 * hour);
    const again = await send();
    expect([again.status, again.body, again.headers['x-trace-id']]).toEqual([
      200,
      first.body,
      first.headers['x-trace-id'],
    ]);
  }
});
