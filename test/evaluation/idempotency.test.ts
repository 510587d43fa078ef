import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { query } from '../../src/store/database.ts';
import { verdictReply } from '../scripted-provider.ts';
import { evaluatingServer } from '../server/evaluating-server.ts';

const [minute, hour] = [60_000, 3_600_000];
const key = (name: string) => ({ 'Idempotency-Key': name });

test.each([
  ['standard', 24 * hour],
  ['none', 10 * minute],
])('under retention %s an answer is remembered for %d milliseconds and no longer', async (data_retention, lasts) => {
  await using server = await evaluatingServer();
  server.provider.script({ reply: verdictReply() }, { reply: verdictReply({ label: 'N' }) });
  const score = async () => (await server.evaluate({ data_retention }, key('a'))).body.score;
  expect(await score()).toBe(1);
  server.clock.now += lasts - 1;
  expect(await score()).toBe(1);
  server.clock.now += 1;
  expect(await score()).toBe(0);
  // The new answer is remembered from now on, not from then.
  server.clock.now += lasts - 1;
  expect(await score()).toBe(0);
});

test('the sweep deletes what is over, and nothing else', async () => {
  await using server = await evaluatingServer();
  const start = server.clock.now;
  server.provider.script({ reply: verdictReply() }, { reply: verdictReply({ label: 'N' }) });
  await server.evaluate({}, key('a'));
  server.clock.now += hour;
  await server.evaluate({}, key('b'));
  const remembered = async () =>
    (await server.database.rows(query<{ key: string }>('SELECT key FROM answers ORDER BY key'), {})).map(
      (row) => row.key,
    );
  await server.store.forgetOldAnswers(start + 24 * hour - 1);
  expect(await remembered()).toEqual(['a', 'b']);
  await server.store.forgetOldAnswers(start + 24 * hour);
  expect(await remembered()).toEqual(['b']);
});

test('those that wait for an equal request end by their own deadlines', async () => {
  await using server = await evaluatingServer({ timeoutSeconds: 1 });
  server.provider.script({ hang: true });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const replies = Promise.all([1, 2, 3].map(() => server.evaluate({}, key('a'))));
    await server.provider.arrived(1);
    while (server.evaluations.length < 3) await nextTurn();
    jest.advanceTimersByTime(1000);
    expect((await replies).map(({ status }) => status)).toEqual([524, 524, 524]);
  } finally {
    jest.useRealTimers();
  }
  expect(server.provider.requests).toHaveLength(1);
});

test('one that waits for an equal request waits no more when its caller goes away', async () => {
  await using server = await evaluatingServer();
  const left = Promise.withResolvers<void>();
  server.provider.script(async () => {
    await left.promise;
    return { reply: verdictReply() };
  });
  const first = server.evaluate({}, key('a'));
  await server.provider.arrived(1);
  const caller = new AbortController();
  const gone = expect(server.evaluate({}, key('a'), caller.signal)).rejects.toThrow('aborted');
  while (server.evaluations.length < 2) await nextTurn();
  caller.abort();
  await gone;
  await expect(server.evaluations[1]).rejects.toMatchObject({ fault: 'cancelled' });
  left.resolve();
  expect(await first).toMatchObject({ status: 200, body: { score: 1 } });
});
