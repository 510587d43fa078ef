import { jest } from '@jest/globals';
import {
  AuthenticationError,
  BadRequestError,
  DeemsterError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { failed, key, misbehavingServer, type Step, scored, thrown } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };
const trace = traceOf(agent('root', llm([user('Hello')], [says('Good day.')])));
const page: Step = { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Welcome</p>' };
const score = { score: 1, explanation: 'Because.', sources: null };

// The first wait between two tries is then none.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe('an answer that stands for an error', () => {
  const CLASSES: [number, typeof DeemsterError][] = [
    [400, BadRequestError],
    [401, AuthenticationError],
    [403, DeemsterError],
    [404, NotFoundError],
    [405, DeemsterError],
    [409, DeemsterError],
    [413, DeemsterError],
    [415, DeemsterError],
  ];

  test.each(CLASSES)('%i is not tried again, and is thrown with all that is known', async (status, Class) => {
    await using server = await misbehavingServer(failed(status, { 'x-request-id': 'abc' }));
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      requestId: 'abc',
      message: `${status}: It is a ${status}.`,
      body: { detail: `It is a ${status}.` },
    });
  });

  test('422 holds every fault', async () => {
    const detail = [
      { loc: ['body', 'messages', 0], msg: 'Input should be an object', type: 'dict_type' },
      { loc: ['body', 'tags'], msg: 'Input should be an object', type: 'dict_type' },
    ];
    await using server = await misbehavingServer({ status: 422, body: { detail } });
    await using deemster = server.client();
    const error = (await thrown(deemster.evaluate(asked))) as ValidationError;
    expect(error).toBeInstanceOf(ValidationError);
    expect(error.errors).toEqual(detail);
    expect(error.message).toBe('422: body.messages.0: Input should be an object; body.tags: Input should be an object');
  });

  const PERSISTENT: [number, typeof DeemsterError][] = [
    [408, TimeoutError],
    [425, DeemsterError],
    [429, RateLimitError],
    [500, ServerError],
    [502, ServerError],
    [503, ServerError],
    [524, TimeoutError],
  ];

  test.each(PERSISTENT)('%i is tried again; twice, it is thrown', async (status, Class) => {
    await using server = await misbehavingServer(failed(status), scored, failed(status), failed(status));
    await using deemster = server.client();
    expect(await deemster.evaluate(asked)).toMatchObject(score);
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ name: Class.name, status });
  });

  test('numRetries says how often it is tried again', async () => {
    await using server = await misbehavingServer(failed(500), failed(503), failed(429), scored);
    await using deemster = server.client({ numRetries: 3 });
    expect(await deemster.evaluate(asked)).toMatchObject(score);
  });

  test.each([404, 500])('a page of %i is no answer of the service', async (status) => {
    await using server = await misbehavingServer(
      ...Array(2)
        .fill({ ...page, status })
        .slice(status === 404 ? 1 : 0),
    );
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toMatchObject({ status, body: '<!doctype html><p>Welcome</p>' });
    expect(error.message).toBe(`${status}: the response is not from Deemster. Is the base URL right?`);
  });

  test('an error without a body has a status all the same', async () => {
    await using server = await misbehavingServer({ status: 404 });
    await using deemster = server.client();
    expect(await thrown(deemster.evaluate(asked))).toMatchObject({ name: 'NotFoundError', status: 404 });
  });
});

describe('a good status that is no score', () => {
  const NO_JSON: [string, { headers?: Record<string, string>; body: string }][] = [
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Welcome</p>' }],
    ['a half object', { body: '{"score": 1, "explan' }],
    ['nothing', { body: '' }],
    ['nothing, in parts', { headers: { 'transfer-encoding': 'chunked' }, body: '' }],
  ];

  test.each(NO_JSON)('%s is an error', async (_, { headers, body }) => {
    await using server = await misbehavingServer({ status: 200, headers: { ...headers, 'x-request-id': 'r1' }, body });
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      status: 200,
      requestId: 'r1',
      body,
      message: '200: the response is not JSON. Is the base URL right?',
    });
  });

  const STRANGE: [string, unknown][] = [
    ['an empty object', {}],
    ['a list', [score]],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"1"'],
    ['a score above 1', { ...score, score: 2 }],
    ['a score below 0', { ...score, score: -0.1 }],
    ['a score in words', { ...score, score: '1' }],
    ['a score that is a list', { ...score, score: [1] }],
    ['a score without an explanation', { score: 1 }],
    ['a null without an explanation', { score: null, explanation: null }],
    ['a wrapped score', { data: score }],
  ];

  test.each(STRANGE)('%s is an error', async (_, body) => {
    await using server = await misbehavingServer({
      status: 200,
      headers: { 'x-request-id': 'r1' },
      body: body as object,
    });
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      status: 200,
      requestId: 'r1',
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    expect(error.message).toContain('not from Deemster');
  });

  test('no content is an error', async () => {
    await using server = await misbehavingServer({ status: 204 }, { status: 204 });
    await using deemster = server.client();
    expect(await thrown(deemster.evaluate(asked))).toBeInstanceOf(ServerError);
    expect(await thrown(deemster.evaluate({ ...asked, block: false }))).toBeInstanceOf(ServerError);
  });

  const agents = { agent_scores: { root: 1 }, overall_score: 1, explanation: 'Because.', criterion };
  const STRANGE_AGENTS: [string, object][] = [
    ['the score of a conversation', score],
    ['scores of null', { ...agents, agent_scores: null }],
    ['a list of scores', { ...agents, agent_scores: [1] }],
    ['one score above 1', { ...agents, agent_scores: { root: 1, other: 3 } }],
    ['one score in words', { ...agents, agent_scores: { root: '1' } }],
    ['no overall score', { ...agents, overall_score: undefined }],
  ];

  test.each(STRANGE_AGENTS)('%s is no answer for a trace', async (_, body) => {
    await using server = await misbehavingServer({ status: 200, body });
    await using deemster = server.client();
    expect(await thrown(deemster.evaluateTrace({ trace, criteria: criterion }))).toBeInstanceOf(ServerError);
  });

  test('a score that the service leaves out means not applicable', async () => {
    await using server = await misbehavingServer({ status: 200, body: { explanation: 'It does not apply.' } });
    await using deemster = server.client();
    expect(await deemster.evaluate(asked)).toEqual({
      score: null,
      explanation: 'It does not apply.',
      sources: null,
      trace_id: null,
      evaluation_id: null,
      request_id: '',
    });
  });

  test('every other call, too, knows what is none of the service’s', async () => {
    const calls = 17;
    await using server = await misbehavingServer(...Array<Step>(calls).fill({ status: 200, body: {} }));
    await using deemster = server.client();
    const made = [
      deemster.task('1'),
      deemster.waitForTask('1'),
      deemster.cancelTask('1'),
      deemster.comment('1', 'Good'),
      deemster.rate('1', true),
      deemster.tag('1', { a: 'b' }),
      deemster.trace('1'),
      deemster.tracePage(),
      deemster.traces().next(),
      deemster.deleteTrace('1'),
      deemster.usage(),
      deemster.modelCores(),
      deemster.evaluators.list(),
      deemster.evaluators.get('a'),
      deemster.evaluators.delete('a'),
      deemster.evaluate({ ...asked, block: false }),
      deemster.evaluateTrace({ trace, criteria: criterion, block: false }),
    ];
    expect(made).toHaveLength(calls);
    for (const error of await Promise.all(made.map(thrown))) expect(error).toBeInstanceOf(ServerError);
  });

  test('a list that does not say whether it ends', async () => {
    await using server = await misbehavingServer({ status: 200, body: { traces: [] } });
    await using deemster = server.client();
    expect(await thrown(Array.fromAsync(deemster.traces()))).toBeInstanceOf(ServerError);
  });

  test('a list that leads back to a page', async () => {
    const page = { status: 200, body: { traces: [], next_page_token: 'again' } };
    await using server = await misbehavingServer(page, page);
    await using deemster = server.client();
    expect(await thrown(Array.fromAsync(deemster.traces()))).toMatchObject({
      message: 'The list never ends: the service returned the same page token twice.',
    });
  });
});

test('no error holds the key, wherever one looks', async () => {
  await using server = await misbehavingServer(
    failed(401),
    page,
    { reset: 'at once' },
    { reset: 'in the body' },
    { status: 302, headers: { location: '/elsewhere' } },
    { hang: true },
  );
  await using deemster = server.client();
  const { inspect } = await import('node:util');
  for (let call = 0; call < 5; call++) {
    const error = await thrown(deemster.evaluate({ ...asked, timeout: call === 4 ? 0.05 : 60 }));
    expect(error).toBeInstanceOf(DeemsterError);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(key);
  }
  expect(inspect(deemster, { depth: 20, showHidden: true })).not.toContain(key);
});
