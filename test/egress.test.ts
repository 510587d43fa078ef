import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { conversation, criterion, modelCriterion, temporaryFolder } from './helpers.ts';
import { scriptedProvider, verdictReply } from './scripted-provider.ts';
import { createClient } from './torture/client.ts';

const key = 'correct-horse-battery-staple';
const preload = `--import=${fileURLToPath(new URL('./no-egress.js', import.meta.url))}`;

/** A folder with a record of what tried to leave the machine. */
async function recorder() {
  const folder = await temporaryFolder();
  const record = `${folder.path}/egress`;
  writeFileSync(record, '');
  return {
    path: folder.path,
    env: { EGRESS_RECORD: record, NODE_OPTIONS: preload },
    recorded: () => readFileSync(record, 'utf8').split('\n').slice(0, -1),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** Everything that a service does, from its start to its end. */
async function live(folder: string, env: Record<string, string>) {
  const verdict = { reply: verdictReply() };
  await using provider = await scriptedProvider([verdict, verdict]);
  const settings = {
    ...env,
    DEEMSTER_BOOTSTRAP_KEY: key,
    OPENAI_BASE_URL: provider.url,
    DEEMSTER_JUDGE: 'openai:stub',
    // Meant for the applications of a machine: only the service's own setting makes it send results.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  };
  const surroundings = { cwd: folder, env: settings };
  const { child, url, ended } = await serveDeemster([], surroundings);
  using client = createClient(url, key, 1);
  const evaluate = (evaluation_criteria: string) =>
    client.call('POST', '/api/v1/evals/reward', { messages: conversation, evaluation_criteria });
  const trace_id = (await evaluate(criterion)).headers['x-trace-id'];
  const answers = [
    await evaluate(modelCriterion),
    await client.call('POST', '/api/v1/annotations/comment', { trace_id, comment: 'Good.' }),
    await client.call('POST', '/api/v1/annotations/rating', { trace_id, rating: true }),
  ];
  for (const path of ['/api/v1/traces', '/api/v1/usage', '/api/v1/rate-limits/me', '/readyz', '/openapi.json'])
    answers.push(await client.call('GET', path));
  for (const path of ['/traces', '/docs', '/docs/start.js', '/openapi.yaml'])
    answers.push({ status: (await fetch(url + path)).status, headers: {}, body: undefined });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  writeFileSync(`${folder}/one.json`, JSON.stringify({ messages: conversation }));
  for (const args of [
    ['keys', 'create'],
    ['keys', 'list'],
    ['accounts', 'list'],
    ['evaluate', 'one.json', '--criterion', criterion],
    ['evaluate', 'one.json', '--criterion', modelCriterion],
    ['--help'],
  ])
    expect(await runDeemster(args, surroundings)).toMatchObject({ code: 0 });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

test('the service and its commands reach for nothing but loopback', async () => {
  await using folder = await recorder();
  await live(folder.path, folder.env);
  expect(folder.recorded()).toEqual([]);
});

test('the judge’s endpoint, and one for results if it is set, are all that it calls', async () => {
  await using folder = await recorder();
  const results = { DEEMSTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
  const { child, url, ended } = await serveDeemster(['--judge', 'openai:stub'], {
    cwd: folder.path,
    env: { ...folder.env, DEEMSTER_BOOTSTRAP_KEY: key, OPENAI_BASE_URL: 'http://judge.example:81/v1', ...results },
  });
  using client = createClient(url, key, 1);
  const body = { messages: conversation, evaluation_criteria: modelCriterion };
  expect((await client.call('POST', '/api/v1/evals/reward', body)).status).toBe(500);
  child.kill('SIGTERM');
  await ended;
  expect([...new Set(folder.recorded())].toSorted()).toEqual([
    'connect collector.example:4318',
    'connect judge.example:81',
  ]);
});

const ways: [name: string, code: string, record: RegExp][] = [
  ['a socket', `require('net').connect(80, '192.0.2.1').on('error', () => {})`, /^connect 192\.0\.2\.1:80$/],
  ['fetch', `fetch('http://192.0.2.1/').catch(() => {})`, /^connect 192\.0\.2\.1:80$/],
  ['https', `require('https').get('https://collect.example/').on('error', () => {})`, /^connect collect\.example:443$/],
  [
    'an imported connect',
    `import('node:net').then((net) => net.createConnection({ host: '2001:db8::1', port: 9 }).on('error', () => {}))`,
    /^connect 2001:db8::1:9$/,
  ],
  [
    'a datagram',
    `require('dgram').createSocket('udp4').send('x', 53, '192.0.2.1', () => process.exit())`,
    /^udp send 192\.0\.2\.1$/,
  ],
  ['a lookup', `require('dns').lookup('example.invalid', () => {})`, /^dns lookup example\.invalid$/],
  [
    'a promised lookup',
    `import('node:dns/promises').then((dns) => dns.resolve4('example.invalid')).catch(() => {})`,
    /^dns resolve4 example\.invalid$/,
  ],
  [
    'another resolver',
    `new (require('dns').Resolver)().resolveTxt('example.invalid', () => {})`,
    /^dns resolveTxt example\.invalid$/,
  ],
  [
    'another program',
    `try { require('child_process').execFileSync('true') } catch (error) { if (!/^Not allowed/.test(error.message)) throw error }`,
    /^execFileSync true$/,
  ],
];

test.each(ways)('%s would be recorded', async (_name, code, record) => {
  await using folder = await recorder();
  execFileSync(process.execPath, ['-e', code], { env: { PATH: process.env.PATH, ...folder.env } });
  expect(folder.recorded()).toEqual([expect.stringMatching(record)]);
});
