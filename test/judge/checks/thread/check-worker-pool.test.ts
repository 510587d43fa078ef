import { spawnSync } from 'node:child_process';
import { jest } from '@jest/globals';
import type { CheckMessage } from '../../../../src/judge/checks/thread/check-worker-messages.ts';
import { createCheckPool } from '../../../../src/judge/checks/thread/check-worker-pool.ts';
import { JudgeError } from '../../../../src/judge/judge-error.ts';

/** A thread's program that does what its message says, in place of a criterion. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    const deeds = {
      answer: () => parentPort.postMessage({ checked: [{ undecided: String(threadId) }] }),
      throw: () => { throw new Error('thrown by a thread') },
      exit: () => process.exit(3),
      fail: () => parentPort.postMessage({ error: new RangeError('thrown by a check') }),
      hang: () => { for (;;); },
    };
    parentPort.on('message', ({ criterion }) => deeds[criterion]());
  `)}`,
);

type Deed = 'answer' | 'throw' | 'exit' | 'fail' | 'hang';

const messageOf = (criterion: string): CheckMessage => ({ criterion, knownTools: [], subjects: [] });
const never = () => new AbortController().signal;

/** What a pool of such threads is asked; an answer is the number of its thread. */
function poolOf(options: { threads?: number; waits?: number } = {}) {
  const pool = createCheckPool({ program: () => program, threads: 1, ...options });
  return async (deed: Deed, signal = never()) => {
    const [checked] = await pool(messageOf(deed), signal);
    return (checked as { undecided: string }).undecided;
  };
}

const failureOf = (run: Promise<unknown>) =>
  run.then(
    (value) => Promise.reject(new Error(`No failure but ${value}`)),
    (error: unknown) => error,
  );

const cancelled = () => new JudgeError('cancelled', 'Nobody waits.');

test('a thread stays for the next run', async () => {
  const run = poolOf();
  expect(await run('answer')).toBe(await run('answer'));
});

test('several threads work side by side, and no more of them than may', async () => {
  const run = poolOf({ threads: 2 });
  const numbers = await Promise.all(Array.from({ length: 6 }, () => run('answer')));
  expect(new Set(numbers).size).toBe(2);
});

test('a thread ends after some time without work', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const run = poolOf();
    const first = await run('answer');
    jest.advanceTimersByTime(59_000);
    expect(await run('answer')).toBe(first);
    jest.advanceTimersByTime(60_000);
    expect(await run('answer')).not.toBe(first);
  } finally {
    jest.useRealTimers();
  }
});

const DEATHS: [Deed, unknown][] = [
  ['throw', { fault: 'failed', canSucceedLater: true, cause: { message: 'thrown by a thread' } }],
  ['exit', { fault: 'failed', canSucceedLater: true, cause: { message: 'The thread ended with code 3.' } }],
  ['fail', { fault: 'failed', canSucceedLater: false, cause: { name: 'RangeError', message: 'thrown by a check' } }],
];

test.each(DEATHS)('a thread that does not answer fails only its own run: %s', async (deed, want) => {
  const run = poolOf();
  const [failed, waited] = [failureOf(run(deed)), run('answer')];
  expect(await failed).toBeInstanceOf(JudgeError);
  expect(await failed).toMatchObject(want as object);
  expect(await waited).toMatch(/^\d+$/);
});

test('a thread that cannot start fails its run', async () => {
  const pool = createCheckPool({ program: () => new URL('./there-is-none.ts', import.meta.url) });
  expect(await failureOf(pool(messageOf('answer'), never()))).toMatchObject({
    fault: 'failed',
    cause: { code: 'MODULE_NOT_FOUND' },
  });
});

test('a run that is aborted ends at once, and its place is free', async () => {
  const run = poolOf();
  const controller = new AbortController();
  const aborted = failureOf(run('hang', controller.signal));
  const next = run('answer');
  const reason = cancelled();
  controller.abort(reason);
  expect(await aborted).toBe(reason);
  expect(await next).toMatch(/^\d+$/);
});

test('a run that is aborted before it begins takes no place', async () => {
  const run = poolOf();
  const [hanging, waiting] = [new AbortController(), new AbortController()];
  const reason = cancelled();
  const hangs = failureOf(run('hang', hanging.signal));
  const waits = failureOf(run('hang', waiting.signal));
  waiting.abort(reason);
  expect(await waits).toBe(reason);
  expect(await failureOf(run('answer', AbortSignal.abort(reason)))).toBe(reason);
  hanging.abort(reason);
  await hangs;
  expect(await run('answer')).toMatch(/^\d+$/);
});

test('no more runs wait than may', async () => {
  const run = poolOf({ waits: 1 });
  const controller = new AbortController();
  const hangs = failureOf(run('hang', controller.signal));
  const waits = run('answer');
  expect(await failureOf(run('answer'))).toMatchObject({ fault: 'limited', canSucceedLater: true });
  controller.abort(cancelled());
  await hangs;
  expect(await waits).toMatch(/^\d+$/);
});

test('a thread without work keeps no process alive, one with work does', () => {
  const script = `
    import { createCheckPool } from ${JSON.stringify(new URL('../../../../src/judge/checks/thread/check-worker-pool.ts', import.meta.url).href)};
    const pool = createCheckPool({ program: () => new URL(${JSON.stringify(program.href)}) });
    pool({ criterion: 'answer' }, new AbortController().signal).then(() => console.log('answered'));
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, 'answered\n']);
});
