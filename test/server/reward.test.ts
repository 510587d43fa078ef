import { conversation, type Deemster, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const reply = (content: unknown) => [
  { role: 'user', content: 'Go on.' },
  { role: 'assistant', content },
];

test('an exact check answers with a score, what was counted, and where', async () => {
  const { status, headers, body } = await deemster.evaluate();
  expect([status, body]).toEqual([
    200,
    { score: 1, explanation: expect.stringMatching(/6 words.*50/), sources: [{ id: 'messages[1]', type: 'message' }] },
  ]);
  const { body: trace } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
  expect(trace.trace).toEqual({ messages: conversation, system: null, tools: null });
  expect(trace.evaluations).toEqual([
    {
      id: headers.get('x-evaluation-id'),
      evaluator_name: null,
      score: 1,
      explanation: body.explanation,
      criteria: 'Passes if the response has fewer than 50 words',
      sub_trace: {
        subject: { conversation: null, responses: [{ first: 1, last: 1 }] },
        judge: 'check',
        decided_by: 'check',
        method: 'words',
        probability: null,
        label_probabilities: null,
        samples: null,
        range: null,
        spread: null,
        evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: null }],
        dropped_quotes: 0,
        usage: null,
        prompt_version: null,
        reader_version: 'reader-3',
        cleaned_explanation: null,
        evaluator_version: null,
        latency_ms: expect.any(Number),
      },
      sources: body.sources,
      cached: false,
      c_cached_tokens: 0,
    },
  ]);
});

test.each([
  ['Passes if the response contains "refund"', 'A refund!', 1],
  ['Passes if the response contains "refund"', 'No.', 0],
  ['Fails if the response contains "refund"', 'A refund!', 0],
  ['Fails if the response contains "refund"', 'No.', 1],
  ['Passes if the response is valid JSON', '{"a": 1}', 1],
  ['Passes if the response is valid JSON', '{"a": 1', 0],
  ['Penalize responses that contain "sorry"', 'So sorry.', 0],
  ['Reward responses with at most 3 words', 'One two three', 1],
])('%s · %s → %d', async (evaluation_criteria, text, score) => {
  const { body } = await deemster.evaluate({ messages: reply(text), evaluation_criteria });
  expect(body.score).toBe(score);
});

test('both message styles, and content as text, null or blocks', async () => {
  const styles = [
    reply('five'),
    reply([{ type: 'text', text: 'five' }]),
    [...reply(null), { role: 'assistant', content: 'five' }],
    [
      { role: 'user', content: [{ type: 'image', source: {} }] },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'six seven' },
          { type: 'text', text: 'five' },
        ],
      },
    ],
  ];
  for (const messages of styles) {
    const { body } = await deemster.evaluate({
      messages,
      evaluation_criteria: 'Passes if the response has exactly 1 word',
    });
    expect(body.score).toBe(1);
  }
});

test('the latest response, or the mean of all', async () => {
  const messages = [...reply('good'), ...reply('bad'), ...reply('good'), ...reply('good')];
  const request = { messages, evaluation_criteria: 'Passes if the response contains "good"' };
  expect((await deemster.evaluate(request)).body.score).toBe(1);
  const { body, headers } = await deemster.evaluate({ ...request, evaluate_latest: false });
  expect(body.score).toBe(0.75);
  const { body: trace } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
  expect(trace.evaluations[0].sub_trace.subject.responses).toEqual(
    [1, 3, 5, 7].map((index) => ({ first: index, last: index })),
  );
});

test('a lone surrogate, NUL and emoji in messages are judged and kept', async () => {
  const messages = reply('a\u0000b \ud83d 👩‍👩‍👧 ok');
  const { status, headers } = await deemster.evaluate({
    messages,
    evaluation_criteria: 'Passes if the response contains "ok"',
  });
  expect(status).toBe(200);
  expect((await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.trace.messages).toEqual(messages);
});

test.each(['NUL \0', 'half a pair \ud83d', 'the other half \udc00'])(
  'an explanation that quotes %j is stored as it was answered',
  async (text) => {
    const messages = [...reply(`${text} ok`), ...reply(`${text} ok`)];
    const { body, headers } = await deemster.evaluate({
      messages,
      evaluation_criteria: 'Passes if the response contains "ok"',
      evaluate_latest: false,
    });
    // It does quote that place.
    expect(body.explanation).toContain(text.slice(0, -1));
    const { body: trace } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
    expect(trace.evaluations[0].explanation).toBe(body.explanation);
    // So that any database can hold it.
    expect(body.explanation).toBe(body.explanation.toWellFormed().replaceAll('\0', ''));
  },
);

test('a cleaned explanation shows nothing that is hidden from the end user', async () => {
  const secret = 'KX-20417-PRIVATE';
  const messages = [
    { role: 'system', content: `The internal ticket is ${secret}.` },
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello!' },
  ];
  const fields = { label: 'Y', explanation: `The ticket ${secret} is ignored. The greeting is short.` };
  await using provider = await scriptedProvider([
    { reply: verdictReply({ ...fields, cleaned_explanation: fields.explanation }) },
    { reply: verdictReply(fields) },
  ]);
  await using model = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const request = { messages, evaluation_criteria: 'Passes if the greeting is warm' };
  const { body } = await model.evaluate({ ...request, explanation_cleaning: 'end_user' });
  expect(body.explanation).toContain(secret);
  expect(body.cleaned_explanation).toBe('The greeting is short.');
  expect((await model.evaluate(request)).body).not.toHaveProperty('cleaned_explanation');
});

test('a check’s explanation is cleaned too', async () => {
  const messages = [
    { role: 'user', content: 'Find it' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'lookup_customer_record', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: 'c1', content: 'none' },
    { role: 'assistant', content: 'I found nothing.' },
  ];
  const { body } = await deemster.evaluate({
    messages,
    evaluation_criteria: 'Passes if the assistant calls the tool `lookup_customer_record`',
    explanation_cleaning: 'end_user',
  });
  expect(body.score).toBe(1);
  expect(body.explanation).toContain('lookup_customer_record');
  expect(body.cleaned_explanation).not.toContain('lookup_customer_record');
  expect(body.cleaned_explanation).toMatch(/\w/);
});

test('usage counts by day, model core and key', async () => {
  await using own = await startDeemster();
  await own.evaluate();
  await own.evaluate({ model_core: 'align-lightning-20251127' });
  await own.evaluate();
  const { body } = await own.get('/api/v1/usage');
  const day = new Date().toISOString().slice(0, 10);
  const key = { key_id: expect.any(String), key_label: 'first' };
  const tokens = { prompt: 0, completion: 0, cached_prompt: 0 };
  const row = { day, ...key, evaluations: 1, cached: 0, failed: 0, judge_tokens: tokens };
  expect(body.usage).toEqual([
    { ...row, model_core: 'align-20251111', requests: 2, evaluations: 2 },
    { ...row, model_core: 'align-lightning-20251127', requests: 1 },
  ]);
  expect((await own.get(`/api/v1/usage?start_date=${day}&end_date=${day}`)).body.usage).toHaveLength(2);
  expect((await own.get('/api/v1/usage?end_date=2020-01-01')).body.usage).toEqual([]);
});
