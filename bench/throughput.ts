import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { againstFloor, type Contender } from './against-floor.ts';
import { key } from './callers.ts';
import { startServiceChild } from './child.ts';
import type { Report } from './report.ts';

const other = 'commit before';

/**
 * Compares evaluations per second with the floor: key, validation, exact check, and durable rows. If `BENCH_BEFORE` names the
 * checkout of another commit with its packages, that commit's server takes part in the same rounds.
 */
export async function throughput(): Promise<Report> {
  await using children = new AsyncDisposableStack();
  const contender = async (file: string): Promise<Contender> => ({
    server: children.use(await startServiceChild(file, { BENCH_KEY: key })),
    path: '/api/v1/evals/reward',
  });
  const before = process.env.BENCH_BEFORE;
  const race = await againstFloor({
    deemster: await contender('./deemster.ts'),
    ...(before && { [other]: await contender(pathToFileURL(resolve(join(before, 'bench/deemster.ts'))).href) }),
  });
  return {
    title: race.title,
    rows: race.rows,
    figures: [race.figure('deemster'), ...(before ? [race.figure('deemster', other, 0.92)] : [])],
    detail: race.measured,
  };
}
