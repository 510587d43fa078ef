import { againstFloor } from './against-floor.ts';
import { key } from './callers.ts';
import { startChild } from './child.ts';
import type { Report } from './report.ts';

/** Evaluations a second against the floor: key, validation, exact check, and the rows on the disk. */
export async function throughput(): Promise<Report> {
  await using server = await startChild('./deemster.ts', { BENCH_KEY: key });
  const race = await againstFloor({ deemster: { server, path: '/api/v1/evals/reward' } });
  return {
    title: race.title,
    rows: race.rows,
    figures: [race.figure('deemster')],
    detail: race.measured,
  };
}
