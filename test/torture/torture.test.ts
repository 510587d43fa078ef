import { temporaryFolder } from '../helpers.ts';
import { atLength, isSoak } from '../soak.ts';
import { runTorture } from './run-torture.ts';

const kills = atLength(10);

test(`${kills} kills under load lose nothing that was answered, and store nothing twice`, async () => {
  await using folder = await temporaryFolder();
  const report = await runTorture({ folder: folder.path, kills, connections: 32, seed: 7 });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(kills);
  expect(report.compared).toBeGreaterThan(report.answers.evaluations);
  if (!isSoak) return;
  // It had something to lose: answers of every kind, requests that were under way, and tasks that were not yet done. How
  // many were cancelled in time depends on the machine.
  const { answers, leftOver, repeated, unanswered } = report;
  const { cancelled: _cancelled, ...certain } = answers;
  const unfinished = leftOver.queued + leftOver.running;
  for (const number of [certain, repeated, { unanswered, unfinished }].flatMap((counts) => Object.values(counts)))
    expect(number).toBeGreaterThan(0);
});
