import { setTimeout as sleep } from 'node:timers/promises';
import { compareTraces, compareUsage, repeat } from './checks.ts';
import { createClient } from './client.ts';
import { databaseFaults } from './database-faults.ts';
import { type Entry, unanswered } from './ledger.ts';
import { type Answers, load } from './load.ts';
import { seededRandom } from './random.ts';
import { emptyReport, type TortureReport } from './report.ts';
import { compareTaskList, compareTasks, countLeftOver, waitForOthers } from './task-checks.ts';
import { key, killWhileStarting, startVictim, type Victim } from './victim.ts';

/** Longest time under load before a kill. */
const mostLoadMilliseconds = 500;
/** About how long a start takes: some are killed within it. */
const startMilliseconds = 400;

export interface TortureOptions {
  /** An empty folder. */
  folder: string;
  /** How many times the service is killed under load. */
  kills: number;
  connections: number;
  /** The same moments and requests again; what the machine makes of them differs. */
  seed: number;
  /** Hears of each round when it is over. */
  onRound?: (round: number, faults: number) => void;
}

/** Kills the service at random moments under load, and looks each time whether all that it had answered is there, once. */
export async function runTorture(options: TortureOptions): Promise<TortureReport> {
  const { folder, kills, connections, seed, onRound } = options;
  const random = seededRandom(seed);
  const entries: Entry[] = [];
  const report = emptyReport();

  async function start(): Promise<Victim> {
    const victim = await startVictim(folder);
    report.longestStartMilliseconds = Math.max(report.longestStartMilliseconds, victim.startMilliseconds);
    return victim;
  }

  let victim = await start();
  try {
    for (let round = 0; round < kills; round++) {
      const fresh = await killUnderLoad(victim, round);
      const killedAt = new Date();
      entries.push(...fresh);
      if (random() < 0.1) {
        await killWhileStarting(folder, random() * startMilliseconds);
        report.killsWhileStarting++;
      }
      victim = await start();
      await check(victim, fresh);
      countLeftOver(fresh, killedAt, report);
      onRound?.(round + 1, report.faults.length);
    }
    using client = createClient(victim.url, key, connections);
    await compareTasks(client, entries, report);
    await compareTraces(client, entries, report);
    await compareTaskList(client, entries, report);
    await compareUsage(client, entries, report);
  } finally {
    await victim.kill();
  }
  // A row that must not be is found again after every later kill.
  report.faults = [...new Map(report.faults.map((fault) => [fault.text, fault])).values()];
  return report;

  /** Resolves with what was sent to it, once it is gone. */
  async function killUnderLoad(victim: Victim, round: number): Promise<Entry[]> {
    using client = createClient(victim.url, key, connections);
    let isKilled = false;
    const loading = load(client, `${seed}-${round}`, seededRandom(seed + round), () => isKilled);
    await sleep(random() * mostLoadMilliseconds);
    isKilled = true;
    await victim.kill();
    report.kills++;
    const { entries: fresh, answers, faults } = await loading;
    for (const kind of Object.keys(answers) as (keyof Answers)[]) report.answers[kind] += answers[kind];
    report.unanswered += fresh.map(unanswered).reduce((sum, number) => sum + number, 0);
    report.faults.push(...faults);
    if (victim.log()) report.faults.push({ kind: 'refused', text: `log: ${victim.log()}` });
    return fresh;
  }

  async function check({ url }: Victim, fresh: Entry[]): Promise<void> {
    using client = createClient(url, key, connections);
    const { tasks = [], evaluations = [] } = Object.groupBy(fresh, ({ task }) => (task ? 'tasks' : 'evaluations'));
    // While the queue that the kill has left is still worked off.
    await repeat(client, tasks, report);
    await compareTasks(client, tasks, report);
    await waitForOthers(client);
    await compareTraces(client, fresh, report);
    await repeat(client, evaluations, report);
    const cancelled = entries.filter(({ task }) => task?.ended?.status === 'cancelled');
    report.faults.push(
      ...databaseFaults(
        folder,
        cancelled.map(({ nonce }) => nonce),
      ),
    );
  }
}
