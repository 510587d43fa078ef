import { temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { nobody } from '../server/fault-raw-server.ts';
import { writeTinyGguf } from '../tiny-gguf.ts';
import { runDeemster } from './deemster-process.ts';

const KEY = 'sk-secret-of-the-operator';
const MODELS = [{ id: 'stub', max_model_len: 32_768 }, { id: 'studio' }, { id: 'other' }];
/** Exactly what the schema of the check asks for. */
const inForm = { label: 'Y', explanation: 'It offers help.', quotes: [{ message: 1, text: 'with pleasure' }] };
const good: Step = { reply: inForm, labels: { Y: 0.9, N: 0.1 } };
const refused = (message: string, status = 400): Step => ({ status, body: { error: { message } } });

async function check(env: Record<string, string>, args: string[] = []) {
  await using folder = await temporaryFolder();
  const finished = await runDeemster(['judge', 'check', ...args], {
    cwd: folder.path,
    env: { OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, ...env },
  });
  expect(finished.stdout + finished.stderr).not.toContain(KEY);
  return finished;
}

const openai = (url: string, judge = 'openai:stub') => ({ DEEMSTER_JUDGE: judge, OPENAI_BASE_URL: url });
const linesOf = (stdout: string) =>
  Object.fromEntries(
    stdout
      .split('\n')
      .flatMap((line) => [
        /^ {2}(.{17}) {2}(.*)$/
          .exec(line)
          ?.slice(1)
          .map((part) => part.trim()) ?? [],
      ])
      .filter(({ length }) => length > 0),
  );

test('of a judge that works: one list, one call, and what each has shown', async () => {
  await using provider = await scriptedProvider([good], MODELS);
  const { code, stdout, stderr } = await check(openai(provider.url));
  expect([code, stderr, provider.lists.length, provider.requests.length]).toEqual([0, '', 1, 1]);
  expect(provider.lists[0]).toMatchObject({ authorization: `Bearer ${KEY}` });
  expect(stdout).toMatch(/^openai:stub at http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions\n/);
  expect(linesOf(stdout)).toEqual({
    'model cores': 'all',
    reachable: 'yes',
    'key accepted': 'yes',
    'model known': 'yes',
    'structured output': 'JSON schema taken; the reply kept to it',
    probabilities: 'yes',
    window: '32,768 tokens',
    latency: expect.stringMatching(/^[\d,]+ ms$/),
  });
  // The way of every judgment: its rules, its mark, its schema.
  const { body, text } = provider.requests[0]!;
  expect([body.response_format?.json_schema?.name, body.logprobs]).toEqual(['verdict', true]);
  expect(text).toMatch(/You judge one response.*The mark is [0-9a-f]+\./s);
});

test('the list and the judgment are asked for at the same time, so that a silent server takes no longer than one of them', async () => {
  const judged = Promise.withResolvers<void>();
  await using provider = await scriptedProvider(
    [
      () => {
        judged.resolve();
        return good;
      },
    ],
    () => judged.promise.then(() => MODELS),
  );
  const { stdout } = await check(openai(provider.url));
  expect(linesOf(stdout)).toMatchObject({ 'model known': 'yes', window: '32,768 tokens' });
});

test('what a server does not take is said', async () => {
  const steps = [
    refused('response_format is unsupported'),
    refused('tools are unsupported'),
    refused('response_format json_object is unsupported'),
    refused('temperature is unsupported'),
    { reply: verdictReply({ label: 'N' }), as: 'content' as const },
  ];
  await using provider = await scriptedProvider(steps);
  const { code, stdout } = await check(openai(provider.url));
  expect(code).toBe(0);
  expect(linesOf(stdout)).toMatchObject({
    'model known': 'yes',
    'structured output': 'not taken; asked for in words instead; the reply did not keep to it; temperature not taken',
    probabilities: 'no; a Reward or Penalize score takes three samples instead',
    window: 'not known; DEEMSTER_JUDGE_WINDOW sets it for a server that cuts long prompts',
  });
});

test.each<[string, Step[], object[] | undefined, object, RegExp]>([
  [
    'refuses the key',
    [refused(`Incorrect key ${KEY}`, 401)],
    undefined,
    { reachable: 'yes', 'key accepted': 'no', 'model known': 'not known' },
    /status 401\).*\(Incorrect key …\): the server does not accept the key in OPENAI_API_KEY/,
  ],
  [
    'does not have the model',
    [refused('The model does not exist', 404)],
    [{ id: 'other' }, { id: 'studio' }],
    { reachable: 'yes', 'model known': 'no; the server lists studio, other' },
    /the server has no model "stub"/,
  ],
  [
    'replies with prose',
    [{ reply: 'Prose.' }, { reply: 'Prose.' }],
    MODELS,
    {
      'key accepted': 'yes',
      'model known': 'yes',
      'structured output': 'JSON schema taken; the reply did not keep to it, so the server seems not to enforce it',
      probabilities: 'not known',
    },
    /unusable reply/,
  ],
])('a server that %s: exit code 3', async (_, steps, models, lines, fault) => {
  await using provider = await scriptedProvider(steps, models);
  const { code, stdout } = await check(openai(provider.url));
  expect([code, linesOf(stdout)]).toEqual([3, expect.objectContaining(lines)]);
  expect(linesOf(stdout)['no judgment']).toMatch(fault);
  // It does not recommend itself.
  expect(stdout).not.toContain('judge check');
});

test.each<[string, Step[]]>([
  ['prose around it', [{ reply: `Here it is: ${JSON.stringify(inForm)}` }, good]],
  ['a key more', [{ reply: { ...inForm, score: 1 } }]],
  ['a key less', [{ reply: { label: 'Y', explanation: 'It offers help.' } }, good]],
  ['a label of another type', [{ reply: { ...inForm, label: true } }, good]],
  ['a list in another form', [{ reply: { ...inForm, quotes: [{ message: '1', text: 'with pleasure' }] } }, good]],
])('a server that takes a schema and ignores it is not said to have structured output: %s', async (_, steps) => {
  await using provider = await scriptedProvider(steps, MODELS);
  const { code, stdout } = await check(openai(provider.url));
  expect([code, linesOf(stdout)['structured output']]).toEqual([
    0,
    'JSON schema taken; the reply did not keep to it, so the server seems not to enforce it',
  ]);
});

test('a server that is not there: exit code 3', async () => {
  const { code, stdout } = await check(openai((await nobody()).url));
  expect([code, linesOf(stdout)]).toMatchObject([3, { reachable: 'no', 'key accepted': 'not known' }]);
  expect(linesOf(stdout)['no judgment']).toMatch(/ECONNREFUSED.*is the server running/);
});

test('a model that answers, though the list does not have it, is known', async () => {
  await using provider = await scriptedProvider([good], [{ id: 'other' }]);
  const { code, stdout } = await check(openai(provider.url));
  expect([code, linesOf(stdout)['model known']]).toEqual([0, "yes, although the server's list does not have it"]);
});

test('each of several judges is checked once; JSON is one object per judge', async () => {
  await using one = await scriptedProvider([good], MODELS);
  await using two = await scriptedProvider([{ reply: verdictReply() }], [{ id: 'claude-x-20260101' }]);
  const env = {
    ...openai(one.url),
    DEEMSTER_JUDGE_LIGHTNING: 'anthropic:claude-x',
    ANTHROPIC_BASE_URL: two.anthropicUrl,
    DEEMSTER_JUDGE_WINDOW: '20000',
  };
  const { code, stdout } = await check(env, ['--json']);
  expect([code, two.lists.length]).toEqual([0, 1]);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      judge: 'openai:stub',
      model_cores: expect.not.arrayContaining(['align-lightning-20251127']),
      address: `${one.url}/chat/completions`,
      reachable: true,
      key_accepted: true,
      model_known: true,
      structured_output: 'json_schema',
      reply_kept_form: true,
      left_out: [],
      probabilities: true,
      window: 20_000,
      latency_ms: expect.any(Number),
      error: null,
    },
    expect.objectContaining({
      judge: 'anthropic:claude-x',
      model_cores: ['align-lightning-20251127', 'align-lightning-20250731'],
      model_known: true,
      probabilities: false,
      error: null,
    }),
  ]);
});

test('a model file needs no server', async () => {
  await using folder = await temporaryFolder();
  const path = await writeTinyGguf(`${folder.path}/tiny.gguf`, { labels: ['Y'] });
  const { code, stdout } = await check({ DEEMSTER_JUDGE: `gguf:${path}`, DEEMSTER_GGUF_THREADS: '1' });
  expect([code, linesOf(stdout)]).toMatchObject([
    0,
    {
      reachable: 'no server is needed',
      'key accepted': 'no key is needed',
      'model known': 'yes',
      'structured output': 'yes, by a grammar',
      probabilities: 'yes',
      window: '16,384 tokens',
    },
  ]);
});

test('--debug shows unusable replies', async () => {
  await using provider = await scriptedProvider([{ reply: 'Prose.' }, { reply: 'Still.' }]);
  const { code, stderr } = await check(openai(provider.url), ['--debug']);
  expect([code, stderr]).toEqual([
    3,
    `deemster: openai:stub, reply 1 of 2, 6 characters:\n  | Prose.\ndeemster: openai:stub, reply 2 of 2, 6 characters:\n  | Still.\n`,
  ]);
});

test('without a judge it is wrong usage', async () => {
  expect(await check({})).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^deemster: No judge model is configured: set --judge or DEEMSTER_JUDGE to openai:MODEL[^\n]*\n$/,
    ),
  });
});
