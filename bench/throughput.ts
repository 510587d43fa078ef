import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Child, startChild } from './child.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { median, type Report } from './report.ts';

const key = 'bench-key-of-twenty-or-more-characters';
const criterion = 'Passes if the response has fewer than 500 words';
const connections = 32;
const rounds = 11;
const milliseconds = 1500;

/**
 * Requests a second of the service against the floor, in short alternating rounds, so that what else the machine does
 * meets both. Each request is a distinct conversation: key, validation, exact check, and the rows on the disk.
 */
export async function throughput(): Promise<Report> {
  await using floor = await startChild('./floor.ts');
  await using assay = await startChild('./assay.ts', { BENCH_KEY: key });
  const measured = { floor: [] as Round[], assay: [] as Round[] };
  for (let round = 0; round <= rounds; round++) {
    const results = { floor: await measure(floor, round * 2), assay: await measure(assay, round * 2 + 1) };
    // The first round warms both up.
    if (round > 0) for (const name of ['floor', 'assay'] as const) measured[name].push(results[name]);
  }
  const ratios = measured.assay.map(({ perSecond }, index) => perSecond / measured.floor[index]!.perSecond);
  const row = (name: 'floor' | 'assay') => ({
    server: name,
    'requests/s': Math.round(median(measured[name].map(({ perSecond }) => perSecond))),
    'CPU µs/request': Math.round(median(measured[name].map(({ cpu }) => cpu))),
  });
  return {
    title: `${connections} connections, ${rounds} alternating rounds of ${milliseconds / 1000} s, medians`,
    rows: [row('floor'), row('assay')],
    figures: [
      { name: 'requests/s, ratio to the floor', value: median(ratios), wanted: '≥ 0.9', met: median(ratios) >= 0.9 },
    ],
    detail: measured,
  };
}

interface Round {
  perSecond: number;
  cpu: number;
}

async function measure(server: Child, seed: number): Promise<Round> {
  const before = await server.used();
  const load = await generateLoad({
    port: server.port,
    path: '/api/v1/evals/reward',
    key,
    connections,
    milliseconds,
    criterion,
    seed,
  });
  const after = await server.used();
  if (load.failures > 0) throw new Error(`${load.failures} of ${load.answers} requests failed.`);
  return {
    perSecond: load.answers / load.seconds,
    cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / load.answers,
  };
}

async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const child = fork(new URL('./load.ts', import.meta.url), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(options);
  const [result] = (await once(child, 'message')) as [LoadResult];
  child.disconnect();
  return result;
}
