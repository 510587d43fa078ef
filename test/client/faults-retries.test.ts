import { jest } from '@jest/globals';
import { type AsyncDeemster, RateLimitError, ServerError } from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { failed, misbehavingServer, type Step, scored } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };
const headerOf = 'idempotency-key';

// The first wait between two tries is then none, unless the server asks for one.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

/** The timers that were set, in milliseconds. */
const timers = () => {
  const spy = jest.spyOn(globalThis, 'setTimeout');
  return () => spy.mock.calls.map(([, milliseconds]) => milliseconds);
};

describe('Retry-After', () => {
  test.each([429, 503])('of a %i in seconds is waited for', async (status) => {
    const set = timers();
    await using server = await misbehavingServer(failed(status, { 'retry-after': '0.013' }), scored);
    await using deemster = server.client();
    expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
    expect(set()).toContain(13);
  });

  test('as a date is waited for: one that is past is no wait', async () => {
    const past = new Date(Date.now() - 60_000).toUTCString();
    await using server = await misbehavingServer(failed(429, { 'retry-after': past }), scored);
    await using deemster = server.client();
    expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
  });

  test.each([
    ['in seconds', () => '3600', 3600],
    ['as a date', () => new Date(Date.now() + 3_600_500).toUTCString(), 3600],
  ])('%s beyond the timeout is not waited for', async (_, retryAfter, seconds) => {
    await using server = await misbehavingServer(failed(429, { 'retry-after': retryAfter() }));
    await using deemster = server.client();
    const error = await deemster.evaluate(asked).catch((reason) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect([error.retryAfter % 1, Math.abs(error.retryAfter - seconds) <= 1]).toEqual([0, true]);
  });

  test('that says nothing is undefined in the error', async () => {
    await using server = await misbehavingServer(failed(429), failed(429, { 'retry-after': 'soon' }));
    await using deemster = server.client();
    const error = await deemster.evaluate(asked).catch((reason) => reason);
    expect([error.name, error.retryAfter]).toEqual(['RateLimitError', undefined]);
  });

  test('beyond the timeout after a 503 is an error of the server', async () => {
    await using server = await misbehavingServer(failed(503, { 'retry-after': '61' }));
    await using deemster = server.client();
    await expect(deemster.evaluate(asked)).rejects.toThrow(ServerError);
  });
});

describe('the Idempotency-Key', () => {
  test('is the same for every attempt of a call, and each call has its own', async () => {
    await using server = await misbehavingServer(
      failed(500),
      { reset: 'at once' },
      scored,
      { reset: 'in the body' },
      failed(429),
      scored,
    );
    await using deemster = server.client({ numRetries: 2 });
    await deemster.evaluate(asked);
    await deemster.evaluate(asked);
    const keys = server.requests.map(({ headers }) => headers[headerOf]);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3], keys[3], keys[3]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(server.requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  const AGENTS: [boolean, object][] = [
    [true, { agent_scores: { root: 1 }, overall_score: 1, explanation: '' }],
    [false, { task_id: '1' }],
  ];
  test.each(AGENTS)('is there for a trace of several agents too (block: %s)', async (block, body) => {
    const answered: Step = { status: 200, body };
    await using server = await misbehavingServer(failed(500), answered, answered);
    await using deemster = server.client();
    const trace = traceOf(agent('root', llm([user('Hello')], [says('Good day.')])));
    await deemster.evaluateTrace({ trace, criteria: criterion, block });
    await deemster.evaluateTrace({ trace, criteria: criterion, block });
    const [first, second, third] = server.requests.map(({ headers }) => headers[headerOf]);
    expect(first).toEqual(expect.any(String));
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('differs for each criterion, of background tasks too', async () => {
    const taken: Step = { status: 202, body: { task_id: '1' } };
    await using server = await misbehavingServer(...Array<Step>(4).fill(taken));
    await using deemster = server.client();
    const criteria = [criterion, 'Passes if the response has fewer than 60 words'];
    await deemster.evaluate({ ...asked, criteria, dataRetention: 'none', block: false });
    await deemster.evaluate({ ...asked, criteria, dataRetention: 'none', block: false });
    expect(new Set(server.requests.map(({ headers }) => headers[headerOf])).size).toBe(4);
  });

  test('is a UUID also where the runtime makes none', async () => {
    const { randomUUID } = crypto;
    await using server = await misbehavingServer(scored);
    await using deemster = server.client();
    Object.assign(crypto, { randomUUID: undefined });
    try {
      await deemster.evaluate(asked);
    } finally {
      Object.assign(crypto, { randomUUID });
    }
    expect(server.requests[0]!.headers[headerOf]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

const settings = { criteria: criterion };
const NOT_REPEATABLE: [string, (deemster: AsyncDeemster) => Promise<unknown>, Step][] = [
  ['comment', (deemster) => deemster.comment('1', 'Good'), { status: 200, body: { comment: 'Good' } }],
  ['cancelTask', (deemster) => deemster.cancelTask('1'), { status: 204 }],
  [
    'createTrace without an id',
    (deemster) => deemster.createTrace({ messages: conversation }),
    { status: 201, body: { evaluations: [] } },
  ],
  ['deleteTrace', (deemster) => deemster.deleteTrace('1'), { status: 204 }],
  ['evaluators.create', (deemster) => deemster.evaluators.create('a', settings), { status: 201, body: { name: 'a' } }],
  ['evaluators.update', (deemster) => deemster.evaluators.update('a', settings), { status: 200, body: { name: 'a' } }],
  ['evaluators.delete', (deemster) => deemster.evaluators.delete('a'), { status: 204 }],
];

describe.each(NOT_REPEATABLE)('%s, which is not to be done twice,', (_, call, good) => {
  test.each<[string, Step, string]>([
    ['a 500', failed(500), 'ServerError'],
    ['a 524', failed(524), 'TimeoutError'],
    ['a lost connection', { reset: 'at once' }, 'ConnectionError'],
    ['a lost answer', { reset: 'in the body' }, 'ConnectionError'],
  ])('is not tried again after %s', async (_name, step, name) => {
    await using server = await misbehavingServer(step);
    await using deemster = server.client({ numRetries: 3 });
    await expect(call(deemster)).rejects.toMatchObject({ name });
  });

  test('is tried again after what says that nothing was done', async () => {
    await using server = await misbehavingServer(failed(429), failed(503), good);
    await using deemster = server.client({ numRetries: 2 });
    await call(deemster);
    expect(server.requests).toHaveLength(3);
  });
});

const REPEATABLE: [string, (deemster: AsyncDeemster) => Promise<unknown>, object][] = [
  ['rate', (deemster) => deemster.rate('1', true), { rating: true }],
  ['tag', (deemster) => deemster.tag('1', { a: 'b' }), { tags: {} }],
  ['trace', (deemster) => deemster.trace('1'), { trace: {} }],
  ['tracePage', (deemster) => deemster.tracePage(), { traces: [], next_page_token: null }],
  ['task', (deemster) => deemster.task('1'), { task_id: '1', finished_at: null }],
  ['usage', (deemster) => deemster.usage(), { usage: [] }],
  ['evaluators.get', (deemster) => deemster.evaluators.get('a'), { name: 'a' }],
  ['evaluators.list', (deemster) => deemster.evaluators.list(), { evaluators: [], next_page_token: null }],
  ['evaluate', (deemster) => deemster.evaluate(asked), { score: 1, explanation: '' }],
  ['evaluate without waiting', (deemster) => deemster.evaluate({ ...asked, block: false }), { task_id: '1' }],
];

test.each(REPEATABLE)('%s is tried again after whatever can go away', async (_, call, body) => {
  await using server = await misbehavingServer({ reset: 'at once' }, failed(500), { status: 200, body });
  await using deemster = server.client({ numRetries: 2 });
  await call(deemster);
  expect(new Set(server.requests.map(({ line }) => line)).size).toBe(1);
});

describe('a trace that several evaluations share', () => {
  const several = { ...asked, criteria: [criterion, 'Passes if the response has fewer than 60 words'] };

  test('was stored where its answer was lost, and the second try says that it is there', async () => {
    await using server = await misbehavingServer({ reset: 'in the body' }, failed(409), scored, scored);
    await using deemster = server.client();
    expect(await deemster.evaluate(several)).toMatchObject([{ score: 1 }, { score: 1 }]);
    const [first, second, ...evaluations] = server.requests;
    expect([first!.line, second!.line]).toEqual(['POST /api/v1/traces', 'POST /api/v1/traces']);
    expect(second!.body).toEqual(first!.body);
    expect(evaluations.map(({ body }) => body.trace_id)).toEqual([first!.body.id, first!.body.id]);
  });

  test('that cannot be stored ends all of them, or is the error of each', async () => {
    await using server = await misbehavingServer(...Array<Step>(4).fill(failed(500)));
    await using deemster = server.client();
    await expect(deemster.evaluate(several)).rejects.toMatchObject({ name: 'ServerError', status: 500 });
    expect(await deemster.evaluate({ ...several, settle: true })).toMatchObject([{ status: 500 }, { status: 500 }]);
  });

  test('is not stored where the service keeps nothing, nor where the retention is no word that it knows', async () => {
    await using server = await misbehavingServer(failed(400), scored, scored, failed(422), failed(422));
    await using deemster = server.client();
    await deemster.evaluate(several);
    const none = { ...several, dataRetention: 'None' as 'none', settle: true } as const;
    expect(await deemster.evaluate(none)).toMatchObject([{ status: 422 }, { status: 422 }]);
    expect(server.requests.map(({ line, body }) => [line, body.trace_id])).toEqual([
      ['POST /api/v1/traces', undefined],
      ...Array(4).fill(['POST /api/v1/evals/reward', undefined]),
    ]);
  });
});
