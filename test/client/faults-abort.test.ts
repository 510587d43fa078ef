import { getEventListeners } from 'node:events';
import { jest } from '@jest/globals';
import type { AsyncAssay } from '../../src/client/index.ts';
import { conversation, criterion } from '../helpers.ts';
import { failed, misbehavingServer, type Step, scored, thrown, timers } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };
const several = { ...asked, criteria: [criterion, 'Passes if the response has fewer than 60 words'] };
const stored: Step = { status: 201, body: {} };
const reason = new Error('The reader has left.');

afterEach(() => jest.restoreAllMocks());

/** The signal has no listener left, and the client's only place is free. */
async function expectNothingLeft(assay: AsyncAssay, signal: AbortSignal) {
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(await assay.evaluate(asked)).toMatchObject({ score: 1 });
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
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const signal = AbortSignal.abort(reason);
    expect(await thrown(assay.evaluate({ ...asked, signal }))).toBe(reason);
    expect(await thrown(assay.evaluate({ ...several, signal }))).toBe(reason);
    expect(await thrown(assay.evaluate({ ...several, settle: true, signal }))).toBe(reason);
    expect(await thrown(assay.waitForTask('1', { signal }))).toBe(reason);
    expect(await thrown(assay.traces({ signal }).next())).toBe(reason);
    expect(await thrown(assay.comment('1', 'Good', { signal }))).toBe(reason);
    expect(server.requests).toEqual([]);
    await expectNothingLeft(assay, signal);
  });

  test('before the call, also where no place is free', async () => {
    await using server = await misbehavingServer({ hang: true });
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const first = thrown(assay.evaluate(asked));
    await server.arrived(1);
    expect(await thrown(assay.evaluate({ ...asked, signal: AbortSignal.abort(reason) }))).toBe(reason);
    await assay.close();
    await first;
  });

  test('while it waits for a place', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using server = await misbehavingServer(() => released.then(() => ({ status: 200, body: {} })), scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const first = thrown(assay.evaluate(asked));
    const second = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await second).toBe(reason);
    release();
    expect(await first).toMatchObject({ name: 'ServerError' });
    await expectNothingLeft(assay, controller.signal);
    expect(server.requests).toHaveLength(2);
  });

  test('in the turn in which it is given its place', async () => {
    const controller = new AbortController();
    await using server = await misbehavingServer(scored, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const first = assay.evaluate(asked).then(() => controller.abort(reason));
    const second = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
    await first;
    expect(await second).toBe(reason);
    await expectNothingLeft(assay, controller.signal);
  });

  test('while the service is silent, which sees the connection closed', async () => {
    await using server = await misbehavingServer({ hang: true }, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const call = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await call).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(assay, controller.signal);
  });

  test('in the body', async () => {
    await using server = await misbehavingServer({ drip: true }, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const came = headCame();
    const call = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
    await came;
    controller.abort(reason);
    expect(await call).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(assay, controller.signal);
  });

  test('while it waits for its next try', async () => {
    await using server = await misbehavingServer(failed(429, { 'retry-after': '30' }), scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const begun = waitBegun(30_000);
    const before = timers();
    const call = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
    await begun;
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(timers()).toBe(before);
    await expectNothingLeft(assay, controller.signal);
    expect(server.requests).toHaveLength(2);
  });

  test.each([false, true])('between two criteria (settle: %s)', async (settle) => {
    const controller = new AbortController();
    const abort: Step = () => {
      controller.abort(reason);
      return { hang: true };
    };
    await using server = await misbehavingServer(stored, scored, abort, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    expect(await thrown(assay.evaluate({ ...several, settle, signal: controller.signal }))).toBe(reason);
    await server.hungUp(1);
    await expectNothingLeft(assay, controller.signal);
  });

  test('while the shared trace is being stored', async () => {
    await using server = await misbehavingServer({ hang: true }, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const call = thrown(assay.evaluate({ ...several, signal: controller.signal }));
    await server.arrived(1);
    controller.abort(reason);
    expect(await call).toBe(reason);
    await expectNothingLeft(assay, controller.signal);
  });

  test('while it waits for a task, between two questions', async () => {
    await using server = await misbehavingServer({ status: 200, body: { task_id: '1', finished_at: null } }, scored);
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const real = setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
      if (time! > 0 && time! <= 500) controller.abort(reason);
      return real(run, time);
    }) as typeof setTimeout);
    expect(await thrown(assay.waitForTask('1', { signal: controller.signal }))).toBe(reason);
    await expectNothingLeft(assay, controller.signal);
  });

  test('between two pages', async () => {
    await using server = await misbehavingServer(
      { status: 200, body: { traces: [{ id: '1' }], next_page_token: 'next' } },
      scored,
    );
    await using assay = server.client({ maxConcurrentRequests: 1 });
    const controller = new AbortController();
    const traces = assay.traces({ signal: controller.signal });
    await traces.next();
    controller.abort(reason);
    expect(await thrown(traces.next())).toBe(reason);
    await expectNothingLeft(assay, controller.signal);
  });

  test.each([undefined, null, 'gone'])('even where the reason is %p', async (given) => {
    await using server = await misbehavingServer({ hang: true });
    await using assay = server.client();
    const controller = new AbortController();
    const call = thrown(assay.evaluate({ ...asked, signal: controller.signal }));
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
  await using assay = server.client({ maxConcurrentRequests: 2 });
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
  await expect(assay.evaluate({ ...asked, criteria })).rejects.toMatchObject({ name: 'BadRequestError' });
  expect(open.fetches).toBe(0);
  await server.hungUp(1);
  // The two that waited for a place were never sent.
  expect(server.requests).toHaveLength(3);
  expect(await assay.evaluate(asked)).toMatchObject({ score: 1 });
});

test('a signal that many calls are given has one listener, and none when they have ended', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting: Step = () => released.then(() => ({ status: 200, body: { score: 1, explanation: '' } }));
  await using server = await misbehavingServer(...Array<Step>(5).fill(waiting), ...Array<Step>(35).fill(scored));
  await using assay = server.client();
  const { signal } = new AbortController();
  const calls = Array.from({ length: 20 }, (_, at) =>
    at % 2 ? assay.evaluate({ ...asked, signal }) : assay.evaluate({ ...several, traceId: 'x', signal }),
  );
  // Ten calls of one criterion, and ten of two.
  calls.push(...Array.from({ length: 10 }, () => assay.evaluate({ ...asked, signal })));
  await server.arrived(5);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  release();
  await Promise.all(calls);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('one signal ends all calls that were given it, of every client, and no others', async () => {
  await using server = await misbehavingServer({ hang: true }, { hang: true }, { hang: true }, scored);
  await using assay = server.client();
  await using other = server.client();
  const controller = new AbortController();
  const calls = [assay, assay, other].map((one) => thrown(one.evaluate({ ...asked, signal: controller.signal })));
  await server.arrived(3);
  const free = assay.evaluate(asked);
  controller.abort(reason);
  expect(await Promise.all(calls)).toEqual([reason, reason, reason]);
  expect(await free).toMatchObject({ score: 1 });
  await server.hungUp(3);
});

describe('close', () => {
  test('ends what is under way and what waits, and refuses what comes', async () => {
    await using server = await misbehavingServer({ hang: true }, { drip: true });
    const assay = server.client({ maxConcurrentRequests: 2 });
    const { signal } = new AbortController();
    const calls = [
      assay.evaluate({ ...asked, signal }),
      assay.evaluate({ ...asked, signal }),
      assay.evaluate({ ...asked, signal }),
      assay.evaluate({ ...several, signal }),
      assay.waitForTask('1', { signal }),
    ].map(thrown);
    await server.arrived(2);
    await assay.close();
    const closed = { name: 'AssayError', status: undefined, message: 'This client is closed: make a new one.' };
    for (const error of await Promise.all(calls)) expect(error).toMatchObject(closed);
    await server.hungUp(2);
    expect(getEventListeners(signal, 'abort')).toEqual([]);

    await assay.close();
    await expect(assay.evaluate(asked)).rejects.toMatchObject(closed);
    // Each error has a stack of its own, which says who has called.
    expect(await thrown(assay.usage())).not.toBe(await thrown(assay.usage()));
    await expect(assay.evaluate(several)).rejects.toMatchObject(closed);
    await expect(assay.traces().next()).rejects.toMatchObject(closed);
    await expect(assay.evaluators.list()).rejects.toMatchObject(closed);
    expect(server.requests).toHaveLength(2);
  });

  test('ends a wait for the next try', async () => {
    await using server = await misbehavingServer(failed(429, { 'retry-after': '30' }));
    const assay = server.client();
    const begun = waitBegun(30_000);
    const call = thrown(assay.evaluate(asked));
    await begun;
    await assay.close();
    expect(await call).toMatchObject({ message: 'This client is closed: make a new one.' });
  });

  test('comes by itself at the end of an `await using`', async () => {
    await using server = await misbehavingServer({ hang: true });
    let call: Promise<unknown>;
    {
      await using assay = server.client();
      call = thrown(assay.evaluate(asked));
      await server.arrived(1);
    }
    expect(await call).toMatchObject({ message: 'This client is closed: make a new one.' });
  });
});
