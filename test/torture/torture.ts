// npm run torture -- --kills N [--seed S] [--postgres]: kills the service N times under load, and says what it kept of its
// answers; with --postgres, one of three services on PostgreSQL, and PostgreSQL itself a tenth as often.
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../helpers.ts';
import type { FaultKind } from './ledger.ts';
import { runOnPostgres } from './run-on-postgres.ts';
import { runTorture } from './run-torture.ts';

/** A restart is healthy again within this. */
const longestStartMilliseconds = 2000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run torture -- --kills N [--seed S] [--postgres], with whole numbers.');
  process.exit(2);
}

if (values.postgres) await runOnPostgres({ kills, seed });
else {
  await using folder = await temporaryFolder();
  const onRound = (round: number, faults: number) => {
    if (round % 10 === 0 || round === kills) console.error(`${round} of ${kills} kills, ${faults} faults`);
  };
  const report = await runTorture({ folder: folder.path, kills, seed, connections: 32, onRound });

  const count = (kind: FaultKind) => report.faults.filter((fault) => fault.kind === kind).length;
  const { evaluations, comments, ratings, tasks, cancelled } = report.answers;
  const { queued, running } = report.leftOver;
  for (const { kind, text } of report.faults.slice(0, 20)) console.log(`${kind}: ${text}`);
  console.log(`seed ${seed}: ${report.kills} kills under load, ${report.killsWhileStarting} more while starting`);
  console.log(
    `answered: ${evaluations} evaluations, ${comments} comments, ${ratings} ratings; ${report.unanswered} not`,
  );
  console.log(
    `answered: ${tasks} tasks, ${cancelled} of them cancelled; kills found ${queued} queued and ${running} running`,
  );
  console.log(`sent again: ${report.repeated.answered} answered, ${report.repeated.unanswered} unanswered`);
  console.log(`traces compared: ${report.compared}`);
  console.log(
    `lost ${count('lost')}, twice ${count('twice')}, changed ${count('changed')}, refused ${count('refused')}`,
  );
  console.log(`longest start: ${Math.round(report.longestStartMilliseconds)} ms (at most ${longestStartMilliseconds})`);
  if (report.faults.length > 0 || report.longestStartMilliseconds > longestStartMilliseconds) process.exitCode = 1;
}
