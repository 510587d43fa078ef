import { bytesOf, conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { fill } from './full-trace.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const unknown = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const attach = (body: Record<string, unknown>, options = {}) =>
  deemster.post('/api/v1/annotations/label', { label: true, ...body }, options);
const withdraw = (id: string, options = {}) =>
  deemster.call('DELETE', `/api/v1/annotations/label/${id}`, undefined, options);
const labelsOf = async (trace: string) => (await deemster.get(`/api/v1/traces/${trace}`)).body.labels;

/** An evaluation, by its ids. */
async function evaluated(request: Record<string, unknown> = {}, options = {}) {
  const { headers } = await deemster.evaluate(request, options);
  return { trace_id: headers.get('x-trace-id')!, evaluation_id: headers.get('x-evaluation-id')! };
}

test('a label on an evaluation is in its trace, and gone once it is withdrawn', async () => {
  const { trace_id, evaluation_id } = await evaluated();
  const made = await attach({ evaluation_id: evaluation_id.toUpperCase(), label: false, score: 0.25, author: 'lead' });
  const stored = {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    trace_id,
    evaluation_id,
    evaluator_name: null,
    criteria: criterion,
    label: false,
    score: 0.25,
    author: 'lead',
    created_at: expect.stringMatching(/Z$/),
  };
  expect([made.status, made.body]).toEqual([200, stored]);
  expect(await labelsOf(trace_id)).toEqual([made.body]);
  expect((await withdraw(made.body.id.toUpperCase())).status).toBe(204);
  expect(await labelsOf(trace_id)).toEqual([]);
  expect(await withdraw(made.body.id)).toMatchObject({ status: 404, body: { detail: 'No such label.' } });
});

test('an author has one label on a content, whichever evaluation of it is named; authors do not replace each other', async () => {
  const messages = [...conversation, { role: 'user', content: 'Thanks' }, { role: 'assistant', content: 'Bye' }];
  const [first, second] = [await evaluated({ messages }), await evaluated({ messages })];
  const { body: before } = await attach({ evaluation_id: first.evaluation_id, author: 'a' });
  const { body: other } = await attach({ evaluation_id: first.evaluation_id, label: false, author: 'b' });
  const { body: nobodys } = await attach({ evaluation_id: first.evaluation_id });
  const { body: after } = await attach({ evaluation_id: second.evaluation_id, label: false, author: 'a' });
  expect(await labelsOf(first.trace_id)).toEqual([other, nobodys]);
  expect(await labelsOf(second.trace_id)).toEqual([after]);
  expect((await withdraw(before.id)).status).toBe(404);
});

test.each([
  ['another criterion', { evaluation_criteria: 'Fails if the response has fewer than 3 words' }],
  ['another conversation', { messages: [conversation[0], { role: 'assistant', content: 'Soon.' }] }],
  ['another system message', { system: 'Be brief.' }],
  ['other tools', { tools: [{ type: 'function', function: { name: 'f' } }] }],
])('%s is another content', async (_what, request) => {
  const messages = [conversation[0]!, { role: 'assistant', content: 'In May.' }];
  const [one, another] = [await evaluated({ messages }), await evaluated({ messages, ...request })];
  await attach({ evaluation_id: one.evaluation_id, author: 'x' });
  await attach({ evaluation_id: another.evaluation_id, author: 'x' });
  expect(await labelsOf(one.trace_id)).toHaveLength(1);
  expect(await labelsOf(another.trace_id)).toHaveLength(1);
});

test('every response and the latest one are two contents', async () => {
  const messages = [...conversation, { role: 'user', content: 'When?' }, { role: 'assistant', content: 'Monday.' }];
  const latest = await evaluated({ messages });
  const all = await evaluated({ messages, evaluate_latest: false });
  await attach({ evaluation_id: latest.evaluation_id });
  await attach({ evaluation_id: all.evaluation_id });
  expect(await labelsOf(latest.trace_id)).toHaveLength(1);
});

test('a response that was never judged is labelled by a criterion or an evaluator, and a later judgment has that label', async () => {
  const name = 'short';
  await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
  const messages = [conversation[0], { role: 'assistant', content: 'Never judged before.' }];
  const { body: trace } = await deemster.post('/api/v1/traces', { messages });
  const by = await attach({ trace_id: trace.id.toUpperCase(), evaluation_criteria: criterion });
  const named = await attach({ trace_id: trace.id, evaluator_name: name });
  expect(by.body).toMatchObject({ trace_id: trace.id, evaluation_id: null, evaluator_name: null, criteria: criterion });
  expect(named.body).toMatchObject({ evaluator_name: name, criteria: criterion });
  expect(await labelsOf(trace.id)).toEqual([by.body, named.body]);

  const { evaluation_id, trace_id } = await evaluated({ messages, evaluation_criteria: null, evaluator_name: name });
  const { body: replaced } = await attach({ evaluation_id, label: false });
  expect(await labelsOf(trace.id)).toEqual([by.body]);
  expect(await labelsOf(trace_id)).toEqual([replaced]);
});

test('an author is a name without spaces around it', async () => {
  const messages = [conversation[0], { role: 'assistant', content: 'Named.' }];
  const { trace_id, evaluation_id } = await evaluated({ messages });
  const { status, body } = await attach({ evaluation_id, author: ' \t\u00a0' });
  expect([status, body.detail]).toMatchObject([
    422,
    [{ loc: ['body', 'author'], msg: 'Give a name, or leave it out.', type: 'string_pattern_mismatch' }],
  ]);
  expect((await attach({ evaluation_id, author: ' ada\n' })).body.author).toBe('ada');
  expect((await attach({ evaluation_id, author: 'ada' })).body.author).toBe('ada');
  const names = (await labelsOf(trace_id)).map(({ author }: { author: string | null }) => author);
  expect(names).toEqual(['ada']);
});

test('labels go on to a new version of an evaluator that keeps its criterion, or as its author says', async () => {
  const name = 'versions';
  const path = `/api/v1/evaluators/${name}`;
  const other = 'Passes if the response has fewer than 60 words';
  const since = [
    (await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion })).body.labels_since,
  ];
  for (const body of [
    { evaluation_criteria: criterion, model_core: 'align-20260109' },
    { evaluation_criteria: other },
    { evaluation_criteria: criterion, keep_labels: true },
    { evaluation_criteria: criterion, keep_labels: false },
  ])
    since.push((await deemster.call('PUT', path, body)).body.labels_since);
  expect(since).toEqual([1, 1, 3, 3, 5]);
  expect((await deemster.get(`${path}?version=4`)).body.labels_since).toBe(3);

  const messages = [conversation[0], { role: 'assistant', content: 'One for every version.' }];
  const judge = () => evaluated({ messages, evaluation_criteria: null, evaluator_name: name });
  const before = await judge();
  await attach({ evaluation_id: before.evaluation_id });
  await deemster.call('PUT', path, { evaluation_criteria: criterion, description: 'The same.' });
  const same = await judge();
  await attach({ evaluation_id: same.evaluation_id });
  expect(await labelsOf(before.trace_id)).toEqual([]);
  await deemster.call('PUT', path, { evaluation_criteria: other });
  await attach({ evaluation_id: (await judge()).evaluation_id });
  expect(await labelsOf(same.trace_id)).toHaveLength(1);

  // A deleted name that is used again begins with no labels.
  await deemster.call('DELETE', path);
  await attach({ evaluation_id: same.evaluation_id });
  const again = await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: other });
  expect(again.body.labels_since).toBe(again.body.version);
});

test('an agent of a multi-agent trace is labelled by its evaluation, and not by the trace alone', async () => {
  const trace = {
    root_agent_instance_id: 'root',
    agent_instance_by_id: {
      root: {
        id: 'root',
        name: 'planner',
        interactions: [{ input_messages: [{ role: 'user', content: 'Hi' }], output_messages: [{ content: 'Hello.' }] }],
      },
    },
  };
  const { headers } = await deemster.post('/api/v1/evals/trace', { trace, evaluation_criteria: criterion });
  const trace_id = headers.get('x-trace-id')!;
  const { evaluations } = (await deemster.get(`/api/v1/traces/${trace_id}`)).body;
  expect(await attach({ evaluation_id: evaluations[0].id })).toMatchObject({ status: 200, body: { trace_id } });
  expect(await attach({ trace_id, evaluation_criteria: criterion })).toMatchObject({
    status: 400,
    body: { detail: 'This is a multi-agent trace. Name the evaluation of one of its agents.' },
  });
});

test.each([
  [{}, ['body'], 'Give one of evaluation_id and trace_id.'],
  [{ evaluation_id: unknown, trace_id: unknown }, ['body'], 'Give only one of evaluation_id and trace_id.'],
  [{ trace_id: unknown }, ['body'], 'Give one of evaluator_name and evaluation_criteria.'],
  [
    { evaluation_id: unknown, evaluator_name: 'x' },
    ['body', 'evaluator_name'],
    'Remove this: the evaluation says what judged it.',
  ],
  [
    { trace_id: unknown, evaluation_criteria: 'Passes if it has at least 5 and at most 3 words' },
    ['body', 'evaluation_criteria'],
    expect.any(String),
  ],
])('%j is refused', async (body, loc, msg) => {
  expect(await attach(body)).toMatchObject({ status: 422, body: { detail: [{ loc, msg, type: 'value_error' }] } });
});

test('what does not exist cannot be labelled', async () => {
  const { body: question } = await deemster.post('/api/v1/traces', { messages: [conversation[0]] });
  const { trace_id } = await evaluated();
  const replies = [
    await attach({ evaluation_id: unknown }),
    await attach({ trace_id: unknown, evaluation_criteria: criterion }),
    await attach({ trace_id: question.id, evaluation_criteria: criterion }),
    await attach({ trace_id, evaluator_name: 'nobody' }),
  ];
  expect(replies.map(({ status, body }) => [status, body.detail])).toEqual([
    [404, 'No such evaluation.'],
    [404, 'No such trace.'],
    [400, 'There is no assistant message to evaluate after the last user message.'],
    [400, 'No evaluator is named "nobody".'],
  ]);
});

test('another account can neither label an evaluation nor withdraw a label, and has labels of its own on the same content', async () => {
  const key = await otherAccount(deemster);
  const messages = [conversation[0], { role: 'assistant', content: 'Both accounts have this.' }];
  const [own, others] = [await evaluated({ messages }), await evaluated({ messages }, { key })];
  const { body: label } = await attach({ evaluation_id: own.evaluation_id });
  expect((await attach({ evaluation_id: own.evaluation_id }, { key })).status).toBe(404);
  expect((await attach({ trace_id: own.trace_id, evaluation_criteria: criterion }, { key })).status).toBe(404);
  expect((await withdraw(label.id, { key })).status).toBe(404);
  expect((await attach({ evaluation_id: others.evaluation_id, label: false }, { key })).status).toBe(200);
  expect(await labelsOf(own.trace_id)).toEqual([label]);
});

test('nothing is stored for an account whose retention is none', async () => {
  const key = await otherAccount(deemster, 'none');
  expect((await attach({ evaluation_id: unknown }, { key })).status).toBe(404);
});

test('a trace holds at most 1,000 labels, and a label that is replaced needs no room', async () => {
  await using alone = await startDeemster();
  const { headers } = await alone.evaluate();
  const send = (body: Record<string, unknown>) =>
    alone.post('/api/v1/annotations/label', { evaluation_id: headers.get('x-evaluation-id'), label: true, ...body });
  await send({ author: 'first' });
  await fill(alone, 'labels', 1000);
  expect(await send({ author: 'last' })).toMatchObject({
    status: 409,
    body: { detail: 'This trace has 1,000 labels, which is the most that one may have.' },
  });
  expect((await send({ author: 'first', label: false })).status).toBe(200);
  const { labels } = (await alone.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body;
  expect(labels).toHaveLength(1000);
});

test('a label that was withdrawn, or whose trace was deleted, is in no file', async () => {
  await using alone = await startDeemster();
  const send = async (author: string, request = {}) => {
    const { headers } = await alone.evaluate(request);
    const body = { evaluation_id: headers.get('x-evaluation-id'), label: true, author };
    const { body: label } = await alone.post('/api/v1/annotations/label', body);
    return label;
  };
  const withdrawn = await send('author-who-withdraws');
  const deleted = await send('author-whose-trace-goes', {
    evaluation_criteria: 'Fails if the response contains "secret-rule"',
  });
  await alone.call('DELETE', `/api/v1/annotations/label/${withdrawn.id}`);
  await alone.call('DELETE', `/api/v1/traces/${deleted.trace_id}`);
  const bytes = await bytesOf(alone.dataDir);
  for (const text of ['author-who-withdraws', 'author-whose-trace-goes', 'secret-rule'])
    expect([text, bytes.includes(text)]).toEqual([text, false]);
  expect(bytes.includes(criterion)).toBe(true);
});
