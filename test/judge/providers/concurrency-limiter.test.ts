import { setImmediate } from 'node:timers/promises';
import { JudgeError } from '../../../src/judge/judge-error.ts';
import { createConcurrencyLimiter, type Slot } from '../../../src/judge/providers/http/concurrency-limiter.ts';
import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, failure, PROVIDERS } from './completion-requests.ts';

/** A clock that stands until it is moved. */
function standingClock() {
  const timers = new Set<{ at: number; call: () => void }>();
  let time = 0;
  return {
    now: () => time,
    after(milliseconds: number, call: () => void) {
      const timer = { at: time + milliseconds, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    timers,
    moveTo(to: number) {
      time = to;
      for (const timer of timers)
        if (timer.at <= to) {
          timers.delete(timer);
          timer.call();
        }
    },
  };
}

function start() {
  const clock = standingClock();
  const limiter = createConcurrencyLimiter(clock);
  const begun: string[] = [];
  const underWay = new Map<string, Slot>();
  const ask = (name: string, { signal = new AbortController().signal, deadline = 60_000 } = {}) => {
    const taken = limiter.acquire({ signal, deadline }).then((slot) => {
      begun.push(name);
      underWay.set(name, slot);
    });
    // Callers that await it handle its rejection.
    taken.catch(() => undefined);
    return taken;
  };
  /** A call's answer, or its 429. */
  const end = async (name: string, retryAfter?: number) => {
    const slot = underWay.get(name)!;
    if (retryAfter === undefined) slot.answered();
    else slot.limited(retryAfter);
    slot[Symbol.dispose]();
    await setImmediate();
  };
  return { clock, ask, end, begun };
}

const timedOut = new JudgeError('timed_out', 'The judge did not answer in time.');

test('all calls begin at once', async () => {
  const { ask, begun } = start();
  await Promise.all(Array.from({ length: 500 }, (_, index) => ask(String(index))));
  expect(begun).toHaveLength(500);
});

test('after a 429 calls wait for a slot, in order', async () => {
  const { ask, end, begun } = start();
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name)));
  await end('a', 0);
  for (const name of ['e', 'f', 'g']) void ask(name);
  await setImmediate();
  // Two may be under way, and three are.
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('b');
  expect(begun).toHaveLength(4);
  await end('c');
  await end('d');
  expect(begun.slice(4)).toEqual(['e', 'f', 'g']);
});

test('Retry-After holds back calls that come later, too', async () => {
  const { clock, ask, end, begun } = start();
  await ask('a');
  await end('a', 3000);
  void ask('b');
  clock.moveTo(2999);
  await setImmediate();
  expect(begun).toEqual(['a']);
  clock.moveTo(3000);
  await setImmediate();
  expect([begun, clock.timers.size]).toEqual([['a', 'b'], 0]);
});

test('a call that would wait past its deadline fails at once', async () => {
  const { clock, ask, end } = start();
  await ask('a');
  clock.moveTo(500);
  await end('a', 3000);
  await expect(ask('b', { deadline: 3500 })).rejects.toMatchObject({ fault: 'limited', retryAfterMilliseconds: 3000 });
});

test('the deadline of a waiting call is a limit, any other abort is itself; both leave at once', async () => {
  const { clock, ask, end, begun } = start();
  await ask('a');
  await end('a', 3000);
  const [late, gone] = [new AbortController(), new AbortController()];
  const waiting = [ask('b', late), ask('c', gone), ask('d')];
  late.abort(timedOut);
  gone.abort(new JudgeError('cancelled', 'Gone.'));
  await expect(waiting[0]).rejects.toMatchObject({ fault: 'limited', retryAfterMilliseconds: 3000, cause: timedOut });
  await expect(waiting[1]).rejects.toMatchObject({ fault: 'cancelled', message: 'Gone.' });
  clock.moveTo(3000);
  await waiting[2];
  expect(begun).toEqual(['a', 'd']);
});

test('no timer is left when no call waits', async () => {
  const { clock, ask, end } = start();
  await ask('a');
  await end('a', 3000);
  const controller = new AbortController();
  const waiting = ask('b', controller);
  expect(clock.timers.size).toBe(1);
  controller.abort(timedOut);
  await expect(waiting).rejects.toMatchObject({ fault: 'limited' });
  expect(clock.timers.size).toBe(0);
});

test('a call that is aborted before it asks does not wait', async () => {
  const { ask, end } = start();
  await ask('a');
  await end('a', 3000);
  await expect(ask('b', { signal: AbortSignal.abort(timedOut) })).rejects.toMatchObject({ fault: 'limited' });
});

describe.each(PROVIDERS)('%s', (_provider, at) => {
  const limit = (retryAfter: string): Step => ({ status: 429, headers: { 'retry-after': retryAfter } });

  test('a 429 lets only half of the calls under way go on, and all of them succeed', async () => {
    let underWay = 0;
    let most = 0;
    const answers = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
    const { promise: allCame, resolve: came } = Promise.withResolvers<void>();
    const refused: Step = async () => {
      await allCame;
      return limit('0') as { status: number };
    };
    const counted = answers.map(
      ({ promise }): Step =>
        async () => {
          most = Math.max(most, ++underWay);
          await promise;
          underWay--;
          return { reply: 'good' };
        },
    );
    await using server = await scriptedProvider([...Array<Step>(8).fill(refused), ...counted]);
    const judge = at(server);
    const calls = Array.from({ length: 8 }, () => judge.complete(asked()));
    await server.arrived(8);
    came();
    await server.arrived(12);
    // As many as may be under way have come; the others wait until one of these has its answer.
    expect([underWay, most]).toEqual([4, 4]);
    for (const { resolve } of answers) resolve();
    expect((await Promise.all(calls)).map(({ text }) => text)).toEqual(Array(8).fill('good'));
  });

  test('another call does not go to a server that said to wait for longer than it has time', async () => {
    await using server = await scriptedProvider([limit('36000')]);
    const judge = at(server);
    const own = await failure(judge.complete(asked()));
    expect(own.fault).toBe('limited');
    expect(own.retryAfterMilliseconds).toBeGreaterThan(35_000_000);
    // The next caller is told of half a minute at most.
    const next = await failure(judge.complete(asked({ deadline: performance.now() + 15_000 })));
    expect(next.fault).toBe('limited');
    expect(next.retryAfterMilliseconds).toBeGreaterThan(15_000);
    expect(next.retryAfterMilliseconds).toBeLessThanOrEqual(30_000);
  });

  test('429 until the deadline is a limit', async () => {
    const controller = new AbortController();
    await using server = await scriptedProvider([limit('30')]);
    const judge = at(server);
    const first = failure(judge.complete(asked({ deadline: performance.now() + 10 })));
    expect((await first).fault).toBe('limited');
    // The next one waits, and its deadline comes.
    const second = failure(judge.complete(asked({ signal: controller.signal })));
    await setImmediate();
    controller.abort(timedOut);
    expect(await second).toMatchObject({ fault: 'limited', retryAfterMilliseconds: expect.any(Number) });
  });
});
