import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../src/store/database-folder.ts';
import { startJudged } from './callers.ts';
import { fill, key } from './fill.ts';
import { fillQueue } from './fill-queue.ts';
import { oneConnection } from './one-connection.ts';
import { watchPeak } from './process-use.ts';
import { median, quantile, type Report } from './report.ts';
import { drained } from './task-counts.ts';

const tasks = 10_000;
const taskConcurrency = 64;
/** Milliseconds until the model answers. */
const delay = 50;
const rounds = 3;
/** The number of stored traces that are read meanwhile, one after the other, and the pause between reads in milliseconds. */
const traces = 1000;
const pause = 5;

const criteria = {
  model: 'Passes if the response is polite',
  check: 'Passes if the response has fewer than 500 words',
};
type Judge = keyof typeof criteria;

/**
 * How fast the service works off a long queue of background tasks, and how long reading one trace over HTTP takes meanwhile.
 * Every task must succeed, with one model call.
 */
export async function drain(): Promise<Report> {
  const measured: Record<Judge, Round[]> = { model: [], check: [] };
  for (let round = 0; round < rounds; round++)
    for (const judge of ['model', 'check'] as const) measured[judge].push(await measure(judge));
  const row = (judge: Judge) => {
    const medianOf = (read: (round: Round) => number) => median(measured[judge].map(read));
    return {
      judge,
      'wall s': medianOf(({ seconds }) => seconds).toFixed(2),
      'tasks/s': Math.round(medianOf(({ seconds }) => tasks / seconds)),
      'at once, at the model': medianOf(({ peak }) => peak),
      'CPU µs/task': Math.round(medianOf(({ cpu }) => cpu / tasks)),
      'GET p50 ms': medianOf(({ times }) => median(times)).toFixed(2),
      'GET p99 ms': medianOf(({ times }) => quantile(times, 0.99)).toFixed(2),
      'GET p99 ms, afterwards': medianOf(({ timesAfter }) => quantile(timesAfter, 0.99)).toFixed(2),
      'MB resident at most': Math.round(medianOf(({ bytes }) => bytes / 1e6)),
    };
  };
  const slowest = median(measured.model.map(({ times }) => quantile(times, 0.99)));
  return {
    title: `${tasks.toLocaleString('en')} tasks, ${taskConcurrency} at a time, a model answers after ${delay} ms, medians of ${rounds} rounds`,
    rows: [row('model'), row('check')],
    figures: [{ name: 'p99 of one trace meanwhile, ms', value: slowest, wanted: '≤ 20', met: slowest <= 20 }],
    detail: measured,
  };
}

interface Round {
  /** From the first task's start to the last one's end. */
  seconds: number;
  /** Calls that waited for the model at the same time. */
  peak: number;
  /** CPU time of the service in microseconds, including the reads. */
  cpu: number;
  bytes: number;
  /** The duration of each read of a trace in milliseconds, before and after the last task's end. */
  times: number[];
  timesAfter: number[];
}

async function measure(judge: Judge): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-drain-'));
  try {
    await fill(folder, traces);
    const ids = tracesIn(folder);
    await fillQueue(folder, tasks, criteria[judge]);
    const { asked, reads, ...round } = await run(folder, ids);
    const { count, first, last } = endsIn(folder);
    if (count !== tasks) throw new Error(`${count} of ${tasks} tasks succeeded with an evaluation.`);
    if (judge === 'model' && asked !== tasks) throw new Error(`The model was asked ${asked} times.`);
    const timesOf = (those: Read[]) => those.map(({ milliseconds }) => milliseconds);
    const { meanwhile = [], afterwards = [] } = Object.groupBy(reads, ({ at }) =>
      at < last ? 'meanwhile' : 'afterwards',
    );
    return { ...round, seconds: (last - first) / 1000, times: timesOf(meanwhile), timesAfter: timesOf(afterwards) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Read {
  /** Its start, in milliseconds since the epoch. */
  at: number;
  milliseconds: number;
}

/** Starts the service, which begins with the queue. Reads traces until the queue is empty, and as many again. */
async function run(folder: string, ids: string[]) {
  await using judged = await startJudged({ delay, settings: { taskConcurrency }, data: folder });
  const before = await judged.deemster.used();
  using memory = watchPeak(judged.deemster.pid);
  using client = oneConnection(judged.deemster.port, key);
  const reads: Read[] = [];
  const read = async () => {
    const at = Date.now();
    reads.push({ at, milliseconds: await client.time(`/api/v1/traces/${ids[(reads.length * 7) % ids.length]}`) });
    await sleep(pause);
  };
  let isDrained = false;
  const ending = drained(judged.deemster.port).finally(() => {
    isDrained = true;
  });
  const reading = async () => {
    while (!isDrained) await read();
  };
  await Promise.all([ending, reading()]);
  const after = await judged.deemster.used();
  for (let more = reads.length; more > 0; more--) await read();
  return {
    ...(await judged.count()),
    cpu: after.cpuMicroseconds - before.cpuMicroseconds,
    bytes: memory.bytes(),
    reads,
  };
}

function tracesIn(folder: string): string[] {
  const connection = new Sqlite(databaseFile(folder), { readonly: true });
  const ids = connection.prepare('SELECT id FROM traces').pluck().all() as string[];
  connection.close();
  return ids;
}

/** The number of tasks that succeeded and stored an evaluation, the first one's start and the last one's end. */
function endsIn(folder: string) {
  const connection = new Sqlite(databaseFile(folder), { readonly: true });
  const ends = connection.prepare(`
    SELECT count(*) AS count, min(started_at) AS first, max(finished_at) AS last
    FROM tasks JOIN evaluations ON evaluations.trace_seq = tasks.trace_seq WHERE status = 'succeeded'`);
  const found = ends.get() as { count: number; first: number; last: number };
  connection.close();
  return found;
}
