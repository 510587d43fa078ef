import { type AsyncDeemster, NotFoundError, ValidationError } from '../../src/client/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { clientOf } from './client-of.ts';

const unknownTrace = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const long = 'Passes if the response has more than 50 words';
const wrong = 'Whatever the response says';

let deemster: Deemster;
let client: AsyncDeemster;
beforeAll(async () => {
  deemster = await startDeemster();
  client = clientOf(deemster);
});
afterAll(async () => {
  await client.close();
  await deemster.stop();
});

const tracesOf = async () => (await deemster.get('/api/v1/traces')).body.traces;

describe('one criterion', () => {
  test('gives one result, stored, with the names of the wire', async () => {
    const result = await client.evaluate({
      messages: conversation,
      criteria: criterion,
      tags: { attempt: 3, live: true },
    });
    expect(result).toEqual({
      score: 1,
      explanation: '6 words; the criterion asks for fewer than 50.',
      sources: [{ id: 'messages[1]', type: 'message' }],
      trace_id: expect.any(String),
      evaluation_id: expect.any(String),
      request_id: expect.stringMatching(/./),
    });
    const trace = await client.trace(result.trace_id!);
    expect(trace).toMatchObject({
      tags: { attempt: '3', live: 'true' },
      trace: { messages: conversation, system: null, tools: null },
      evaluations: [{ id: result.evaluation_id, criteria: criterion, score: 1 }],
    });
  });

  test('is judged with the result at the end of the messages, the system message and the tools', async () => {
    const messages = conversation.slice(0, 1);
    const tools = [{ type: 'function', function: { name: 'look_up', parameters: { type: 'object' } } }];
    const { score, trace_id } = await client.evaluate({
      messages,
      result: { role: 'assistant', content: 'Five days.' },
      system: 'Answer briefly.',
      tools,
      criteria: 'Passes if the response has fewer than 3 words',
    });
    expect(score).toBe(1);
    expect(messages).toHaveLength(1);
    expect((await client.trace(trace_id!)).trace).toEqual({
      messages: [...messages, { role: 'assistant', content: 'Five days.' }],
      system: 'Answer briefly.',
      tools,
    });
  });

  test('looks at the latest response, or at every one', async () => {
    const messages = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day to you!' },
      ...conversation,
    ];
    const criteria = 'Fails if the response contains "!"';
    expect(await client.evaluate({ messages, criteria })).toMatchObject({ score: 1 });
    expect(await client.evaluate({ messages, criteria, evaluateLatest: true })).toMatchObject({ score: 1 });
    expect(await client.evaluate({ messages, criteria, evaluateLatest: false })).toMatchObject({ score: 0.5 });
  });

  test('that does not apply gives null', async () => {
    await using model = await scriptedProvider([{ reply: verdictReply({ label: 'X' }) }]);
    await using judged = await startDeemster(judgedBy(model));
    await using own = clientOf(judged);
    const criteria = 'Passes if the response quotes the policy that the user asked for';
    expect(await own.evaluate({ messages: conversation, criteria })).toMatchObject({ score: null });
  });

  test('can have its explanation cleaned', async () => {
    const plain = await client.evaluate({ messages: conversation, criteria: criterion });
    expect(plain).not.toHaveProperty('cleaned_explanation');
    const cleaned = await client.evaluate({
      messages: conversation,
      criteria: criterion,
      explanationCleaning: 'end_user',
    });
    expect(cleaned.cleaned_explanation).toEqual(expect.stringContaining('6 words'));
  });

  test('can add to a stored trace', async () => {
    const { trace_id } = await client.evaluate({ messages: conversation, criteria: criterion, tags: { a: 1 } });
    const second = await client.evaluate({
      messages: conversation,
      criteria: long,
      traceId: trace_id!,
      tags: { b: 2 },
    });
    expect(second).toMatchObject({ score: 0, trace_id });
    const trace = await client.trace(trace_id!);
    expect(trace.tags).toEqual({ a: '1', b: '2' });
    expect(trace.evaluations.map(({ criteria }) => criteria)).toEqual([criterion, long]);
    await expect(
      client.evaluate({ messages: conversation, criteria: criterion, traceId: unknownTrace }),
    ).rejects.toMatchObject({ name: 'BadRequestError' });
  });

  test('that is none is a ValidationError with its fault', async () => {
    const error = await client.evaluate({ messages: conversation, criteria: wrong }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error.errors).toMatchObject([{ loc: ['body', 'evaluation_criteria'] }]);
  });
});

describe('an evaluator', () => {
  test('stands for its criterion', async () => {
    await client.evaluators.create('brevity', { criteria: criterion });
    const { score, trace_id } = await client.evaluate({ messages: conversation, evaluatorName: 'brevity' });
    expect(score).toBe(1);
    expect((await client.trace(trace_id!)).evaluations).toMatchObject([{ evaluator_name: 'brevity' }]);
    await expect(client.evaluate({ messages: conversation, evaluatorName: 'nobody' })).rejects.toMatchObject({
      name: 'BadRequestError',
    });
  });
});

describe('several criteria', () => {
  const numbered = Array.from({ length: 12 }, (_, at) => `Passes if the response has fewer than ${at + 1} words`);

  test('give a list in their order, and one trace with as many evaluations and its tags', async () => {
    const before = (await tracesOf()).length;
    const results = await client.evaluate({ messages: conversation, criteria: numbered, tags: { shared: 'yes' } });
    expect(results.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    const [id, ...others] = new Set(results.map(({ trace_id }) => trace_id));
    expect(others).toEqual([]);
    const trace = await client.trace(id!);
    expect(trace.tags).toEqual({ shared: 'yes' });
    expect(trace.trace).toEqual({ messages: conversation, system: null, tools: null });
    expect(trace.evaluations.map(({ criteria }) => criteria).sort()).toEqual(numbered.toSorted());
    expect(new Set(results.map(({ evaluation_id }) => evaluation_id))).toEqual(
      new Set(trace.evaluations.map((evaluation) => evaluation.id)),
    );
    expect(await tracesOf()).toHaveLength(before + 1);
  });

  test('of one give a list of one', async () => {
    const results = await client.evaluate({ messages: conversation, criteria: [criterion], tags: { one: 1 } });
    expect(results).toMatchObject([{ score: 1 }]);
    expect((await client.trace(results[0]!.trace_id!)).tags).toEqual({ one: '1' });
  });

  test('add to a stored trace that is named', async () => {
    const { trace_id } = await client.evaluate({ messages: conversation, criteria: criterion });
    const results = await client.evaluate({ messages: conversation, criteria: [criterion, long], traceId: trace_id! });
    expect(results).toMatchObject([
      { score: 1, trace_id },
      { score: 0, trace_id },
    ]);
    expect((await client.trace(trace_id!)).evaluations).toHaveLength(3);
  });

  test('throw the first error', async () => {
    await expect(client.evaluate({ messages: conversation, criteria: [criterion, wrong] })).rejects.toThrow(
      ValidationError,
    );
  });

  test('that settle keep the results of the others', async () => {
    const [good, bad, low] = await client.evaluate({
      messages: conversation,
      criteria: [criterion, wrong, long],
      settle: true,
    });
    expect([good, low]).toMatchObject([{ score: 1 }, { score: 0 }]);
    expect(bad).toBeInstanceOf(ValidationError);
  });

  test('throw what the caller did wrong even where they settle', async () => {
    const settled = { messages: conversation, criteria: [criterion, long], settle: true } as const;
    await expect(client.evaluate({ ...settled, timeout: -1 })).rejects.toThrow(RangeError);
    await expect(client.evaluate({ ...settled, tags: { a: 'x'.repeat(65) } })).rejects.toThrow(RangeError);
  });
});

describe('retention none', () => {
  const marker = 'zanzibar-marker-5521';
  const messages = [...conversation, { role: 'user', content: marker }, { role: 'assistant', content: marker }];
  const nothing = { score: 1, trace_id: null, evaluation_id: null };

  test('of a call stores nothing, of one criterion or several', async () => {
    await using empty = await startDeemster();
    await using own = clientOf(empty);
    const request = { messages, dataRetention: 'none', tags: { marker } } as const;
    expect(await own.evaluate({ ...request, criteria: criterion })).toMatchObject(nothing);
    expect(await own.evaluate({ ...request, criteria: [criterion, criterion] })).toMatchObject([nothing, nothing]);
    expect(await Array.fromAsync(own.traces())).toEqual([]);
    expect((await bytesOf(empty.dataDir)).includes(marker)).toBe(false);
  });

  test('of the account stores nothing, whatever a call says', async () => {
    await using empty = await startDeemster();
    const store = createStore(openSqlite(empty.dataDir));
    await store.setRetention('default', 'none');
    await store.close();
    await using own = clientOf(empty);
    const request = { messages, tags: { marker } };
    expect(await own.evaluate({ ...request, criteria: criterion })).toMatchObject(nothing);
    expect(await own.evaluate({ ...request, criteria: [criterion, criterion] })).toMatchObject([nothing, nothing]);
    expect(
      await own.evaluate({ ...request, criteria: [criterion, wrong], dataRetention: 'standard', settle: true }),
    ).toMatchObject([nothing, { name: 'ValidationError' }]);
    expect((await bytesOf(empty.dataDir)).includes(marker)).toBe(false);
  });
});

test('the model core of the client is that of its evaluations', async () => {
  await using own = clientOf(deemster, { modelCore: 'align-lightning-20251127' });
  await own.evaluate({ messages: conversation, criteria: criterion });
  expect((await client.usage()).map(({ model_core }) => model_core).sort()).toEqual([
    'align-20251111',
    'align-lightning-20251127',
  ]);
  await expect(own.evaluate({ messages: conversation, criteria: 'Reward warmth' })).rejects.toThrow(ValidationError);
});

test('a key that the service does not know is an AuthenticationError', async () => {
  await using stranger = clientOf(deemster, { apiKey: 'deemster_unknown' });
  await expect(stranger.evaluate({ messages: conversation, criteria: criterion })).rejects.toMatchObject({
    name: 'AuthenticationError',
    status: 401,
  });
  await expect(stranger.trace(unknownTrace)).rejects.not.toThrow(NotFoundError);
});
