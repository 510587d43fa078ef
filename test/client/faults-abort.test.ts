import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import type { AsyncDeemster } from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { failed, misbehavingServer, type Step, scored, thrown, timers } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };
const several = { ...asked, criteria: [criterion, 'Passes if the response has fewer than 60 words'] };
const stored: Step = { status: 201, body: {} };
const reason = new Error('The reader has left.');

afterEach(() => jest.restoreAllMocks());

/** The signal has no listener left, and the client's only place is free. */
async function expectNothingLeft(deemster: AsyncDeemster, signal: AbortSignal) {
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
}

/** Resolves once a wait of so many milliseconds has begun. */
function waitBegun(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const real = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
    if (time === milliseconds) resolve();
    return real(run, time);
  }) as typeof setTimeout);
  return promise;
}

/** Resolves once the head of an answer has come. */
function headCame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const real = fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await real(...args);
    resolve();
    return response;
  });
  return promise;
}

describe('an abort throws the reason of the signal, and leaves nothing behind,', () => {
  test('before the call', async () => {
    await using server = await misbehavingServer(scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const signal = AbortSignal.abort(reason);
    expect(await thrown(deemster.evaluate({ ...asked, signal }))).toBe(reason);
    expect(await thrown(deemster.evaluate({ ...several, signal }))).toBe(reason);
    expect(await thrown(deemster.evaluate({ ...several, settle: true, signal }))).toBe(reason);
    expect(await thrown(deemster.waitForTask('1', { signal }))).toBe(reason);
    expect(await thrown(deemster.traces({ signal }).next())).toBe(reason);
    expect(await thrown(deemster.comment('1', 'Good', { signal }))).toBe(reason);
    expect(server.requests).toEqual([]);
    await expectNothingLeft(deemster, signal);
  });

  test('before the call, also where no place is free', async () => {
    await using server = await misbehavingServer({ hang: true });
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const first = thrown(deemster.evaluate(asked));
    await server.arrived(1);
    expect(await thrown(deemster.evaluate({ ...asked, signal: AbortSignal.abort(reason) }))).toBe(reason);
    await deemster.close();
    await first;
  });

  test('while it waits for a place', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using server = await misbehavingServer(() => released.then(() => ({ status: 200, body: {} })), scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const first = thrown(deemster.evaluate(asked));
    const second = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await second).toBe(reason);
    release();
    expect(await first).toMatchObject({ name: 'ServerError' });
    await expectNothingLeft(deemster, controller.signal);
    expect(server.requests).toHaveLength(2);
  });

  test('in the turn in which it is given its place', async () => {
    const controller = new AbortController();
    await using server = await misbehavingServer(scored, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const first = deemster.evaluate(asked).then(() => controller.abort(reason));
    const second = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await first;
    expect(await second).toBe(reason);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('while the service is silent, which sees the connection closed', async () => {
    await using server = await misbehavingServer({ hang: true }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const call = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await call).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('in the body', async () => {
    await using server = await misbehavingServer({ drip: true }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const came = headCame();
    const call = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await came;
    controller.abort(reason);
    expect(await call).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('while it waits for its next try', async () => {
    await using server = await misbehavingServer(failed(429, { 'retry-after': '30' }), scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const begun = waitBegun(30_000);
    const before = timers();
    const call = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await begun;
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(timers()).toBe(before);
    await expectNothingLeft(deemster, controller.signal);
    expect(server.requests).toHaveLength(2);
  });

  test.each([false, true])('between two criteria (settle: %s)', async (settle) => {
    const controller = new AbortController();
    const abort: Step = () => {
      controller.abort(reason);
      return { hang: true };
    };
    await using server = await misbehavingServer(stored, scored, abort, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    expect(await thrown(deemster.evaluate({ ...several, settle, signal: controller.signal }))).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('while the shared trace is being stored', async () => {
    await using server = await misbehavingServer({ hang: true }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const call = thrown(deemster.evaluate({ ...several, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await call).toBe(reason);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('while it waits for a task, between two questions', async () => {
    await using server = await misbehavingServer({ status: 200, body: { task_id: '1', finished_at: null } }, scored);
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const real = setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
      if (time! > 0 && time! <= 500) controller.abort(reason);
      return real(run, time);
    }) as typeof setTimeout);
    expect(await thrown(deemster.waitForTask('1', { signal: controller.signal }))).toBe(reason);
    await expectNothingLeft(deemster, controller.signal);
  });

  test('between two pages', async () => {
    await using server = await misbehavingServer(
      { status: 200, body: { traces: [{ id: '1' }], next_page_token: 'next' } },
      scored,
    );
    await using deemster = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const traces = deemster.traces({ signal: controller.signal });
    await traces.next();
    controller.abort(reason);
    expect(await thrown(traces.next())).toBe(reason);
    await expectNothingLeft(deemster, controller.signal);
  });

  test.each([undefined, null, 'gone'])('even where the reason is %p', async (given) => {
    await using server = await misbehavingServer({ hang: true });
    await using deemster = server.client();
    const controller = new AbortController();
    const call = thrown(deemster.evaluate({ ...asked, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(given);
    expect(await call).toBe(controller.signal.reason);
  });
});

test('the first error ends the other criteria, and waits until they have ended', async () => {
  const criteria = Array.from({ length: 4 }, (_, at) => `Passes if the response has fewer than ${at + 50} words`);
  await using server = await misbehavingServer(
    stored,
    { hang: true },
    async () => {
      await server.arrived(3);
      return failed(400);
    },
    scored,
  );
  await using deemster = server.client({ maxConcurrentRequests: 2 });
  const open = { fetches: 0 };
  const real = fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    open.fetches++;
    try {
      return await real(...args);
    } finally {
      // A runtime may take its time to end one.
      await new Promise(setImmediate);
      open.fetches--;
    }
  });
  await expect(deemster.evaluate({ ...asked, criteria })).rejects.toMatchObject({ name: 'BadRequestError' });
  expect(open.fetches).toBe(0);
  await server.hungUp(1);
  // The two that waited for a place were never sent.
  expect(server.requests).toHaveLength(3);
  expect(await deemster.evaluate(asked)).toMatchObject({ score: 1 });
});

test('a signal that many calls are given has one listener, and none when they have ended', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting: Step = () => released.then(() => ({ status: 200, body: { score: 1, explanation: '' } }));
  await using server = await misbehavingServer(...Array<Step>(5).fill(waiting), ...Array<Step>(35).fill(scored));
  await using deemster = server.client();
  const { signal } = new AbortController();
  const calls = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? deemster.evaluate({ ...asked, signal }) : deemster.evaluate({ ...several, traceId: 'x', signal }),
  );
  // Ten calls of one criterion, and ten of two.
  calls.push(...Array.from({ length: 10 }, () => deemster.evaluate({ ...asked, signal })));
  await server.arrived(5);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  release();
  await Promise.all(calls);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('one signal ends all calls that were given it, of every client, and no others', async () => {
  await using server = await misbehavingServer({ hang: true }, { hang: true }, { hang: true }, scored);
  await using deemster = server.client();
  await using other = server.client();
  const controller = new AbortController();
  const calls = [deemster, deemster, other].map((one) => thrown(one.evaluate({ ...asked, signal: controller.signal })));
  await server.arrived(3);
  const free = deemster.evaluate(asked);
  controller.abort(reason);
  expect(await Promise.all(calls)).toEqual([reason, reason, reason]);
  expect(await free).toMatchObject({ score: 1 });
  await server.hungUp(3);
});

describe('close', () => {
  test('ends what is under way and what waits, and refuses what comes', async () => {
    await using server = await misbehavingServer({ hang: true }, { drip: true });
    const deemster = server.client({ maxConcurrentRequests: 2 });
    const { signal } = new AbortController();
    const calls = [
      deemster.evaluate({ ...asked, signal }),
      deemster.evaluate({ ...asked, signal }),
      deemster.evaluate({ ...asked, signal }),
      deemster.evaluate({ ...several, signal }),
      deemster.waitForTask('1', { signal }),
    ].map(thrown);
    await server.arrived(2);
    await deemster.close();
    const closed = { name: 'DeemsterError', status: undefined, message: 'This client is closed. Create a new one.' };
    for (const error of await Promise.all(calls)) expect(error).toMatchObject(closed);
    await server.hungUp(2);
    expect(getEventListeners(signal, 'abort')).toEqual([]);

    await deemster.close();
    await expect(deemster.evaluate(asked)).rejects.toMatchObject(closed);
    // Each error has its own stack, which shows the caller.
    expect(await thrown(deemster.usage())).not.toBe(await thrown(deemster.usage()));
    await expect(deemster.evaluate(several)).rejects.toMatchObject(closed);
    await expect(deemster.traces().next()).rejects.toMatchObject(closed);
    await expect(deemster.evaluators.list()).rejects.toMatchObject(closed);
    expect(server.requests).toHaveLength(2);
  });

  test('ends a wait for the next try', async () => {
    await using server = await misbehavingServer(failed(429, { 'retry-after': '30' }));
    const deemster = server.client();
    const begun = waitBegun(30_000);
    const call = thrown(deemster.evaluate(asked));
    await begun;
    await deemster.close();
    expect(await call).toMatchObject({ message: 'This client is closed. Create a new one.' });
  });

  test('comes by itself at the end of an `await using`', async () => {
    await using server = await misbehavingServer({ hang: true });
    let call: Promise<unknown>;
    {
      await using deemster = server.client();
      call = thrown(deemster.evaluate(asked));
      await server.arrived(1);
    }
    expect(await call).toMatchObject({ message: 'This client is closed. Create a new one.' });
  });
});
