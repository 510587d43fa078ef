import { once } from 'node:events';
import { createServer } from 'node:net';
import { jest } from '@jest/globals';
import { AsyncDeemster, ConnectionError, TimeoutError } from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { failed, misbehavingServer, type Step, scored, thrown, timers } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };

// The first wait between two tries is then none.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

describe('a connection that breaks', () => {
  const BREAKS: [string, Step][] = [
    ['before the answer', { reset: 'at once' }],
    ['in the body', { reset: 'in the body' }],
  ];

  test.each(BREAKS)('%s is made again', async (_, step) => {
    await using server = await misbehavingServer(step, scored);
    await using deemster = server.client();
    expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
  });

  test.each(BREAKS)('%s twice is a ConnectionError with its cause', async (_, step) => {
    await using server = await misbehavingServer(step, step);
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ status: undefined, body: undefined });
    expect(error.message).toMatch(`No response from ${server.url} (`);
    expect(error.cause).toMatchObject({ name: 'TypeError' });
  });
});

test('a service that is not there is a ConnectionError that says where', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  await using deemster = new AsyncDeemster({ apiKey: 'key', baseUrl: `http://127.0.0.1:${port}/deemster/` });
  const error = await thrown(deemster.evaluate(asked));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error.message).toBe(
    `No response from http://127.0.0.1:${port}/deemster (ECONNREFUSED). Is the service running?`,
  );
  expect(error.cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

test.each([
  ['Node', Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } }), ' (ENOTFOUND)'],
  ['Bun', Object.assign(new Error('Unable to connect'), { code: 'ConnectionRefused' }), ' (ConnectionRefused)'],
  ['a browser', new TypeError('Failed to fetch'), ''],
])('the code of a fault is found where %s puts it', async (_, fault, code) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(fault);
  await using deemster = new AsyncDeemster({ apiKey: 'key' });
  const error = await thrown(deemster.evaluate(asked));
  expect(error.message).toBe(`No response from http://127.0.0.1:8080${code}. Is the service running?`);
  expect(error.cause).toBe(fault);
});

/** A server that is silent when a call comes, at which its timeout of so many milliseconds is over. Other timers run. */
function endsWhenAsked(milliseconds: number): Step {
  const { setTimeout } = globalThis;
  const ends: (() => void)[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
    if (time !== milliseconds) return setTimeout(run, time);
    ends.push(run);
    return setTimeout(() => {}, 0);
  }) as typeof setTimeout);
  return () => {
    ends.pop()!();
    return { hang: true };
  };
}

describe('the timeout', () => {
  test.each<[string, Step]>([
    ['a service that is silent', { hang: true }],
    ['a body that never ends', { drip: true }],
  ])('ends %s, and hangs up', async (_, step) => {
    await using server = await misbehavingServer(step);
    await using deemster = server.client({ timeout: 0.5 });
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ status: undefined, message: 'No response within 0.5 s.' });
    await server.hungUp(1);
  });

  test('holds for all tries together, and says what came of the one before', async () => {
    const late = endsWhenAsked(9000);
    await using server = await misbehavingServer(failed(500), late, { reset: 'at once' }, late);
    await using deemster = server.client({ timeout: 9 });
    expect(await thrown(deemster.evaluate(asked))).toMatchObject({
      name: 'TimeoutError',
      message: 'No response within 9 s, after a try that was answered with 500.',
    });
    expect(await thrown(deemster.evaluate(asked))).toMatchObject({
      name: 'TimeoutError',
      message: 'No response within 9 s, after a failed attempt.',
      cause: expect.any(ConnectionError),
    });
  });

  test('of a call goes before that of the client', async () => {
    await using server = await misbehavingServer(endsWhenAsked(9000));
    await using deemster = server.client();
    await expect(deemster.evaluate({ ...asked, timeout: 9 })).rejects.toThrow('No response within 9 s.');
  });

  test('does not count while a call waits for its place', async () => {
    const gate = Promise.withResolvers<void>();
    await using server = await misbehavingServer({ hang: true }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    // The first holds the only place for longer than the second may take.
    const first = thrown(deemster.evaluate({ ...asked, timeout: 0.2 })).finally(gate.resolve);
    const second = deemster.evaluate({ ...asked, timeout: 0.1 });
    await gate.promise;
    expect(await first).toBeInstanceOf(TimeoutError);
    expect(await second).toMatchObject({ score: 1 });
  });

  test('leaves no timer behind that keeps a program running', async () => {
    await using server = await misbehavingServer(scored, failed(500), scored, failed(400), {
      status: 200,
      body: { task_id: '1', finished_at: '2026-11-21T00:00:00Z' },
    });
    await using deemster = server.client();
    const before = timers();
    await deemster.evaluate(asked);
    await deemster.evaluate(asked);
    await thrown(deemster.evaluate(asked));
    await deemster.waitForTask('1');
    expect(timers()).toBe(before);
  });

  test('frees its place', async () => {
    await using server = await misbehavingServer({ hang: true }, { drip: true }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    for (let call = 0; call < 2; call++)
      await expect(deemster.evaluate({ ...asked, timeout: 0.5 })).rejects.toThrow(TimeoutError);
    expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2_147_484, '5' as unknown as number])(
    'of %s is refused before anything is sent',
    async (timeout) => {
      await using server = await misbehavingServer();
      await using deemster = server.client();
      await expect(deemster.evaluate({ ...asked, timeout })).rejects.toThrow(RangeError);
      await expect(deemster.waitForTask('1', { timeout })).rejects.toThrow(RangeError);
      await expect(deemster.trace('1', { timeout })).rejects.toThrow(RangeError);
    },
  );

  test('of the service itself is tried again, and is a TimeoutError with its status', async () => {
    await using server = await misbehavingServer(failed(524), failed(524));
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ status: 524, message: '524: It is a 524.' });
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('of %i is not followed, so that the key stays here', async (status) => {
    await using other = await misbehavingServer();
    const target = `${other.url}/api/v1/evals/reward`;
    await using server = await misbehavingServer(
      { status, headers: { location: target }, body: 'Moved' },
      { status, headers: { location: '/elsewhere' } },
    );
    await using deemster = server.client();
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toMatchObject({ name: 'DeemsterError', status });
    expect(error.message).toContain(`${server.url} answered with a redirect to ${target}.`);
    await expect(deemster.trace('1')).rejects.toMatchObject({ name: 'DeemsterError', status });
    expect(other.requests).toEqual([]);
  });

  test('that a browser hides is one too', async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(hidden);
    await using deemster = new AsyncDeemster({ apiKey: 'key' });
    const error = await thrown(deemster.evaluate(asked));
    expect(error).toMatchObject({ name: 'DeemsterError', status: undefined });
    expect(error.message).toMatch('http://127.0.0.1:8080 answered with a redirect. It was not followed');
  });
});

/** Resolves when all places are taken; should there be more, another request has time to come. */
async function fullHouse(server: { arrived(count: number): Promise<void> }, at: number, places: number) {
  await server.arrived((Math.floor(at / places) + 1) * places);
  await new Promise(setImmediate);
}

describe('many at once', () => {
  test('a thousand evaluations are all answered, never more than five at a time', async () => {
    await using server = await misbehavingServer(
      ...Array.from(
        { length: 1000 },
        (_, at): Step =>
          async ({ body }) => {
            await fullHouse(server, at, 5);
            return { status: 200, body: { score: 1, explanation: body.messages[0].content } };
          },
      ),
    );
    await using deemster = server.client();
    const results = await Promise.all(
      Array.from({ length: 1000 }, (_, number) =>
        deemster.evaluate({ ...asked, messages: [{ role: 'user', content: `${number}` }, conversation[1]!] }),
      ),
    );
    expect(results.map(({ explanation }) => explanation)).toEqual(Array.from({ length: 1000 }, (_, at) => `${at}`));
    expect(server.counts.mostInFlight).toBe(5);
  });

  test('criteria of one call share the places, and so do the tries', async () => {
    const steps = Array.from(
      { length: 20 },
      (_, at): Step =>
        async () => {
          await fullHouse(server, at, 2);
          return at % 3 === 1 ? failed(503) : scored;
        },
    );
    await using server = await misbehavingServer(...steps, scored);
    await using deemster = server.client({ maxConcurrentRequests: 2, numRetries: 20 });
    // Seven of them are refused.
    const criteria = Array.from({ length: 14 }, (_, at) => `Passes if the response has fewer than ${at + 50} words`);
    expect(await deemster.evaluate({ ...asked, criteria, traceId: 'x' })).toHaveLength(14);
    expect(server.counts.mostInFlight).toBe(2);
  });

  test('what waits goes out in its order', async () => {
    await using server = await misbehavingServer(...Array<Step>(6).fill(scored));
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const contents = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(
      contents.map((content) => deemster.evaluate({ ...asked, messages: [{ role: 'user', content }] })),
    );
    expect(server.requests.map(({ body }) => body.messages[0].content)).toEqual(contents);
  });

  test('what a caller changes while a call waits is not evaluated', async () => {
    await using server = await misbehavingServer({ status: 201, body: {} }, ...Array<Step>(3).fill(scored));
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const messages = structuredClone(conversation);
    const tags: Record<string, string> = { turn: '1' };
    const calls = [
      deemster.evaluate({ ...asked, messages, tags, criteria: [criterion, 'Passes if the response has two words'] }),
      deemster.evaluate({ ...asked, messages, tags }),
    ];
    messages[1]!.content = 'Never.';
    messages.push({ role: 'user', content: 'Sure?' });
    tags.turn = '2';
    await Promise.all(calls);
    expect(server.requests.map(({ body }) => body.messages)).toEqual(Array(4).fill(conversation));
    expect(server.requests.map(({ body }) => body.tags?.turn)).toEqual(['1', '1', undefined, undefined]);
  });
});
