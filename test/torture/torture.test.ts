import { temporaryFolder } from '../helpers.ts';
import { runTorture } from './run-torture.ts';

test('ten kills under load lose nothing that was answered, and store nothing twice', async () => {
  await using folder = await temporaryFolder();
  const report = await runTorture({ folder: folder.path, kills: 10, connections: 32, seed: 7 });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(10);
  // It had something to lose: answers of every kind, and requests that were under way.
  for (const number of [...Object.values(report.answers), report.unanswered, ...Object.values(report.repeated)])
    expect(number).toBeGreaterThan(0);
  expect(report.compared).toBeGreaterThan(report.answers.evaluations);
}, 120_000);
