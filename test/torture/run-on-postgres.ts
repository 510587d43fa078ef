import { temporaryFolder } from '../helpers.ts';
import { createCluster } from '../postgres/cluster.ts';
import { programs } from '../postgres/server.ts';
import { tortureOnPostgres } from './postgres-torture.ts';

/** Kills three servers on one PostgreSQL of their own, and that as well, and prints what it kept of their answers. */
export async function runOnPostgres({ kills, seed }: { kills: number; seed: number }): Promise<void> {
  const bin = programs();
  if (!bin) {
    console.error('PostgreSQL is not installed. Install the Debian package postgresql.');
    process.exitCode = 2;
    return;
  }
  await using folder = await temporaryFolder();
  using cluster = await createCluster(bin);
  const databaseKills = Math.ceil(kills / 10);
  const onKill = (kill: number) => {
    if (kill % 10 === 0 || kill === kills) console.error(`${kill} of ${kills} kills`);
  };
  const options = { cluster, folder: folder.path, kills, databaseKills, workers: 12, seed, onKill };
  const { lost, twice, refused, ...report } = await tortureOnPostgres(options);
  for (const text of [...lost, ...twice, ...refused].slice(0, 20)) console.log(text);
  console.log(`seed ${seed}: ${report.kills} kills of a server, ${report.databaseKills} of PostgreSQL`);
  console.log(
    `answered: ${report.answered}, never answered: ${report.unanswered}; tries without an answer: ${report.unavailable}`,
  );
  console.log(`judgments: ${report.judgments}, of them again: ${report.judgedAgain}`);
  console.log(`lost ${lost.length}, twice ${twice.length}, refused ${refused.length}`);
  if (lost.length + twice.length + refused.length + report.unanswered > 0) process.exitCode = 1;
}
