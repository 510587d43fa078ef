import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { conversation, modelCriterion, startAssay } from '../helpers.ts';
import { type Step, scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';

const request = { evaluation_criteria: modelCriterion };
const apiKey = 'sk-secret-of-the-operator';
const good = verdictReply({ level: 6 });
const cut = '{"label": "holds", "expla';

/** The model server's behaviour → what the caller gets. A fault is never a score. */
const faults: [
  name: string,
  steps: Step[],
  want: { status: number; detail?: RegExp; retryAfter?: string },
  overrides?: object,
][] = [
  [
    'refuses the key',
    [{ status: 401, body: { error: { message: `Incorrect API key provided: ${apiKey}` } } }],
    { status: 500, detail: /key/ },
  ],
  ['forbids', [{ status: 403 }], { status: 500, detail: /key/ }],
  [
    'limits past the deadline, in seconds',
    [{ status: 429, headers: { 'Retry-After': '120' } }],
    { status: 429, retryAfter: '120' },
  ],
  ['breaks for good', [{ status: 503 }, { status: 500 }, { status: 502 }], { status: 500 }],
  ['answers prose, twice', [{ reply: 'It is fine.' }, { reply: 'As I said, fine.' }], { status: 500 }],
  [
    'answers a score out of range, twice',
    [{ reply: verdictReply({ level: 11 }) }, { reply: verdictReply({ level: -1 }) }],
    { status: 500 },
  ],
  [
    'answers a level as a text, twice',
    [{ reply: verdictReply({ level: '7' }) }, { reply: verdictReply({ level: '7' }) }],
    { status: 500 },
  ],
  ['answers truncated JSON, twice', [{ reply: cut }, { reply: cut }], { status: 500 }],
  ['is cut by its length', [{ reply: cut, finish: 'length' }], { status: 500 }],
  ['answers nothing, twice', [{ reply: '' }, { reply: null }], { status: 500 }],
  ['is not a model server', [{ garbage: '<html>Welcome</html>' }], { status: 500 }],
  [
    'finds it too long',
    [
      {
        status: 400,
        body: { error: { code: 'context_length_exceeded', message: 'maximum context length is 8 tokens' } },
      },
    ],
    { status: 400, detail: /long/ },
  ],
  ['is slower than the deadline', [{ hang: true }], { status: 524, detail: /1 second/ }, { timeoutSeconds: 1 }],
];

test.each(faults)('a model server that %s', async (_name, steps, want, overrides = {}) => {
  await using provider = await scriptedProvider(steps);
  await using assay = await startAssay({
    judge: 'openai:stub',
    openaiBaseUrl: provider.url,
    openaiApiKey: apiKey,
    ...overrides,
  });
  const { status, headers, body } = await assay.evaluate(request);
  expect([status, Object.keys(body)]).toEqual([want.status, ['detail']]);
  expect(body.detail).toMatch(want.detail ?? /^[A-Z].*\.$/);
  if (want.retryAfter) expect(headers.get('retry-after')).toBe(want.retryAfter);
  expect(JSON.stringify(body) + assay.log.join('')).not.toContain(apiKey);

  expect((await assay.get('/api/v1/traces')).body.traces).toEqual([]);
  const { usage } = (await assay.get('/api/v1/usage')).body;
  const paid = steps.filter((step) => 'reply' in step).length;
  expect(usage).toMatchObject([{ requests: 1, evaluations: 0, judge_tokens: { prompt: paid * USAGE.prompt_tokens } }]);
});

test('a model server that is not there', async () => {
  const unused = createServer().listen(0, '127.0.0.1');
  await once(unused, 'listening');
  const { port } = unused.address() as AddressInfo;
  unused.close();
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: `http://127.0.0.1:${port}/v1` });
  const { status, body } = await assay.evaluate(request);
  expect([status, body.detail]).toEqual([500, expect.stringMatching(/reach/)]);
});

test('a fault that passes is not a fault', async () => {
  await using provider = await scriptedProvider([
    { status: 429, headers: { 'Retry-After': '0' } },
    { status: 500 },
    { reply: good },
  ]);
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const { status, body } = await assay.evaluate(request);
  expect([status, body.score]).toEqual([200, 0.6]);
});

test('what the model said is stored with how it was judged', async () => {
  const reply = verdictReply({ level: 9, quotes: [{ message: 1, text: 'five working days' }] });
  await using provider = await scriptedProvider([{ reply }]);
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const { headers, body } = await assay.evaluate(request);
  expect(body.sources).toEqual([{ id: 'messages[1]', type: 'message' }]);
  const [evaluation] = (await assay.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
  expect(evaluation).toMatchObject({
    id: headers.get('x-evaluation-id'),
    evaluator_name: null,
    score: 0.9,
    explanation: body.explanation,
    criteria: modelCriterion,
    cached: false,
    c_cached_tokens: 60,
    sub_trace: {
      subject: { conversation: null, responses: [{ first: 1, last: 1 }] },
      judge: 'openai:stub',
      decided_by: 'model',
      samples: [0.9],
      usage: { prompt: 100, completion: 20, cached_prompt: 60 },
      prompt_version: expect.any(String),
      latency_ms: expect.any(Number),
    },
  });
});

test('not applicable is null, and stored as null', async () => {
  await using provider = await scriptedProvider([{ reply: verdictReply({ label: 'not_applicable' }) }]);
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const { status, headers, body } = await assay.evaluate({
    evaluation_criteria: 'Passes if the refund policy is cited when asked',
  });
  expect([status, body.score]).toEqual([200, null]);
  const [evaluation] = (await assay.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
  expect(evaluation.score).toBeNull();
});

test('the lightning cores may have a judge of their own', async () => {
  await using provider = await scriptedProvider([{ reply: verdictReply() }, { reply: verdictReply() }]);
  await using assay = await startAssay({
    judge: 'openai:large',
    judgeLightning: 'openai:small',
    openaiBaseUrl: provider.url,
  });
  const passes = 'Passes if the reply is kind';
  await assay.evaluate({ evaluation_criteria: passes });
  await assay.evaluate({ evaluation_criteria: passes, model_core: 'align-lightning-20251127' });
  expect(provider.requests.map(({ body }) => body.model)).toEqual(['large', 'small']);
});

test('a criterion that nobody can decide is 400 and says what to configure', async () => {
  await using assay = await startAssay();
  const { status, body } = await assay.evaluate(request);
  expect([status, body.detail]).toEqual([400, expect.stringContaining('ASSAY_JUDGE')]);
});

test('a conversation without a response is 400', async () => {
  await using assay = await startAssay();
  for (const messages of [
    [conversation[0], conversation[0]],
    [...conversation, conversation[0]],
    [{}, {}],
  ]) {
    const { status, body } = await assay.evaluate({ messages });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('assistant')]);
  }
});

test('an evaluator that does not exist is 400', async () => {
  await using assay = await startAssay();
  const { status, body } = await assay.evaluate({ evaluation_criteria: null, evaluator_name: 'tone "x"' });
  expect([status, body.detail]).toEqual([400, 'There is no evaluator named "tone \\"x\\"".']);
});

test('when the caller goes away the judge’s call is cancelled and what it cost is recorded', async () => {
  await using provider = await scriptedProvider([{ hang: true }]);
  await using assay = await startAssay({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const caller = new AbortController();
  const gone = assay.evaluate(request, { signal: caller.signal });
  await provider.arrived(1);
  caller.abort();
  await expect(gone).rejects.toThrow();
  // Stopping waits for what runs: that it ends at all shows that the hanging call was cancelled.
  await assay.stop();
  expect(assay.log.some((line) => line.includes('"status":499'))).toBe(true);
});
