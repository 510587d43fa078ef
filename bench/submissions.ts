import { againstFloor, type Contender } from './against-floor.ts';
import { key, startJudged } from './callers.ts';
import { type Child, startServiceChild } from './child.ts';
import { median, type Report } from './report.ts';
import { countTasks, drained } from './task-counts.ts';

const path = '/api/v1/evals/reward/background';

/**
 * Background submissions accepted per second, compared with the floor, while the workers run the accepted tasks. A second
 * variant has one worker that waits for a model, which shows the cost of only accepting.
 */
export async function submissions(): Promise<Report> {
  await using deemster = await startServiceChild('./deemster.ts', { BENCH_KEY: key });
  // An attempt ends after a second, so that the service stops quickly.
  await using waiting = await startJudged({ delay: 3_600_000, settings: { taskConcurrency: 1, timeoutSeconds: 1 } });
  const watched = watchTasks(deemster);
  const race = await againstFloor({
    deemster: watched.contender,
    'deemster, its worker waits': { server: waiting.deemster, path, criterion: 'Passes if the response is polite' },
  });
  return {
    title: race.title,
    rows: race.rows.map((row) => ({ ...row, ...(row.server === 'deemster' ? watched.columns() : noColumns) })),
    figures: [race.figure('deemster')],
    detail: { ...race.measured, tasks: watched.rates },
  };
}

const noColumns = { 'tasks ended/s meanwhile': '', 'tasks/s, with the rest of the queue': '' };

/** Counts the tasks that a service completes. The next round begins when its queue is empty; every task must succeed. */
function watchTasks(server: Child) {
  let [accepted, ended] = [0, 0];
  const rates = { meanwhile: [] as number[], all: [] as number[] };
  const contender: Contender = {
    server,
    path,
    async rest({ answers, seconds }) {
      const started = performance.now();
      rates.meanwhile.push(((await countTasks(server.port)).succeeded - ended) / seconds);
      ended = (await drained(server.port)).succeeded;
      rates.all.push(answers / (seconds + (performance.now() - started) / 1000));
      accepted += answers;
      if (ended !== accepted) throw new Error(`${accepted} tasks were accepted, ${ended} succeeded.`);
    },
  };
  return {
    contender,
    rates,
    columns: (): typeof noColumns | Record<keyof typeof noColumns, number> => ({
      'tasks ended/s meanwhile': Math.round(median(rates.meanwhile)),
      'tasks/s, with the rest of the queue': Math.round(median(rates.all)),
    }),
  };
}
