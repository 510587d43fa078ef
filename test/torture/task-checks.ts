import type { components } from '../../generated/openapi.d.ts';
import type { Client } from './client.ts';
import type { Entry } from './ledger.ts';
import type { TortureReport } from './report.ts';
import { compareTask, evaluationOfTask } from './task-ledger.ts';
import { together } from './together.ts';

type Task = components['schemas']['Task'];

/**
 * The longest time that a task may take after a restart, in seconds: more than a full queue needs, and less than what is
 * left of a dead process's lease, which no task may have to wait for.
 */
const longestEnd = 15;

const waitFor = (client: Client, id: string) => client.call('GET', `/api/v1/tasks/${id}?wait=${longestEnd}`);

/** Waits for the end of every known task, and compares it with the earlier answers. */
export async function compareTasks(client: Client, entries: Entry[], report: TortureReport): Promise<void> {
  const known = entries.filter(({ task }) => task?.id !== undefined);
  await together(client.connections, known, async (entry) => {
    const task = entry.task!;
    const answer = await waitFor(client, task.id!);
    const faults = compareTask(entry, answer);
    report.faults.push(...faults);
    if (faults.length > 0) return;
    task.ended = answer.body as Task;
    entry.evaluation = evaluationOfTask(task.ended);
  });
}

/** Waits for unknown tasks, whose 202 was lost. */
export async function waitForOthers(client: Client): Promise<void> {
  // In the order of a task's life, so that none slips from one list to the other.
  for (const status of ['queued', 'running']) {
    const { body } = await client.call('GET', `/api/v1/tasks?status=${status}&page_size=500`);
    await together(
      client.connections,
      body.tasks as Task[],
      async ({ task_id }) => void (await waitFor(client, task_id)),
    );
  }
}

/** Counts the tasks that a kill found unfinished. */
export function countLeftOver(fresh: Entry[], killedAt: Date, { leftOver }: TortureReport): void {
  const moment = killedAt.toISOString();
  for (const { task } of fresh) {
    if (!task?.ended) continue;
    const { created_at, started_at, finished_at } = task.ended;
    if (created_at > moment || finished_at! < moment) continue;
    leftOver[started_at !== null && started_at < moment ? 'running' : 'queued']++;
  }
}

/** Checks that no task was invented: there are at most as many unknown tasks as unanswered requests. */
export async function compareTaskList(client: Client, entries: Entry[], report: TortureReport): Promise<void> {
  const sent = entries.flatMap(({ task }) => task ?? []);
  const missing = new Set(sent.flatMap(({ id }) => id ?? []));
  const others: Task[] = [];
  let token: string | null = null;
  do {
    const { body } = await client.call('GET', `/api/v1/tasks?page_size=500${token ? `&page_token=${token}` : ''}`);
    others.push(...(body.tasks as Task[]).filter(({ task_id }) => !missing.delete(task_id)));
    token = body.next_page_token;
  } while (token !== null);
  for (const id of missing) report.faults.push({ kind: 'lost', text: `task ${id}: it is in no list` });
  const unanswered = sent.filter(({ id }) => id === undefined).length;
  if (others.length > unanswered)
    report.faults.push({ kind: 'twice', text: `${others.length} unknown tasks of ${unanswered} unanswered` });
  for (const { task_id, status } of others)
    if (status !== 'succeeded') report.faults.push({ kind: 'lost', text: `unknown task ${task_id} is ${status}` });
}
