import { setTimeout as sleep } from 'node:timers/promises';

export interface TaskCounts {
  /** Tasks that have not ended. */
  unfinished: number;
  /** Tasks that succeeded since the service started. */
  succeeded: number;
}

/**
 * Reads the counts of background tasks from a service's metrics.
 * @throws Error if an attempt did not succeed
 */
export async function countTasks(port: number): Promise<TaskCounts> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const numberOf = (name: string, label: string) =>
    Number(new RegExp(`^${name}{${label}} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const tries = (outcome: string) => numberOf('deemster_task_tries_total', `outcome="${outcome}"`);
  for (const outcome of ['retrying', 'failed', 'cancelled'])
    if (tries(outcome) > 0) throw new Error(`${tries(outcome)} tries of tasks ended as ${outcome}.`);
  const unfinished = ['queued', 'running'].map((status) => numberOf('deemster_tasks', `status="${status}"`));
  return { unfinished: unfinished[0]! + unfinished[1]!, succeeded: tries('succeeded') };
}

/** Waits until every task of a service has ended, and returns its counts. */
export async function drained(port: number): Promise<TaskCounts> {
  for (;;) {
    const counts = await countTasks(port);
    if (counts.unfinished === 0) return counts;
    await sleep(100);
  }
}
