import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startChild } from './child.ts';
import { median, quantile, type Report } from './report.ts';

type Times = Record<'bare' | 'async' | 'sync', number[]>;
interface Memory {
  used: number[];
  peak: number;
}

/** Warm-up calls: afterwards all three ways are compiled, and the synchronous client has its worker. */
const warmUp = 1000;

/** The client's time over a bare fetch, the synchronous client's time over that, and the memory over many calls. */
export async function client(): Promise<Report> {
  await using server = await startChild('./client-server.ts');
  const all = await run<Times>('alternate', server.port);
  const { used, peak } = await run<Memory>('many', server.port);
  const counted = (way: keyof Times) => all[way].slice(warmUp);
  // Compared in pairs, because the machine's other load affects neighbouring calls alike.
  const added = (way: keyof Times, beside: keyof Times) =>
    median(counted(way).map((time, index) => time - counted(beside)[index]!));
  const row = (way: keyof Times) => ({
    calls: way,
    'p50 ms': median(counted(way)).toFixed(3),
    'p95 ms': quantile(counted(way), 0.95).toFixed(3),
    'p99 ms': quantile(counted(way), 0.99).toFixed(3),
  });
  const overhead = added('async', 'bare');
  const blocking = added('sync', 'async');
  const growth = used.at(-1)! / used[1]!;
  return {
    title: `one call at a time, the server answers at once, ${counted('bare').length} of each; 10,000 at concurrency 50`,
    rows: [row('bare'), row('async'), row('sync')],
    figures: [
      { name: 'over a bare fetch, ms a call', value: overhead, wanted: '≤ 0.15', met: overhead <= 0.15 },
      { name: 'synchronous over asynchronous, ms a call', value: blocking, wanted: '≤ 1', met: blocking <= 1 },
      { name: 'memory in use, 10,000 to 2,000 evaluations', value: growth, wanted: '≤ 1.1', met: growth <= 1.1 },
    ],
    detail: { used, peak, ...all },
  };
}

async function run<Result>(way: string, port: number): Promise<Result> {
  const child = fork(new URL('./client-calls.ts', import.meta.url), [], {
    env: { PATH: process.env.PATH, BENCH_URL: `http://127.0.0.1:${port}`, BENCH_WAY: way },
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  const ended = once(child, 'close');
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [Result | number];
  if (typeof result !== 'object') throw new Error(`The program of the bench ended with ${result}.`);
  await ended;
  return result;
}
