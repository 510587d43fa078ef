import type { Task } from '../contract.ts';
import { ConnectionError, TimeoutError } from '../errors.ts';
import type { CallOptions, TaskWaitOptions } from '../options.ts';
import { readTimeout } from '../settings.ts';
import { pause } from '../transport/signals.ts';
import type { Transport } from '../transport/transport.ts';
import { has } from './responses.ts';

/** The longest that the service is asked to hold one answer back, in seconds: a place of the client is taken meanwhile. */
const longestPoll = 10;

/** The shortest time between two questions, in milliseconds, should an answer not be held back. */
const shortestPause = 500;

/** @param wait How long the service may hold its answer back until the task has ended, in seconds. */
export async function getTask(transport: Transport, task_id: string, wait: number, call: CallOptions): Promise<Task> {
  const params = { path: { task_id }, query: { wait } };
  const { data } = await transport.call((api, sending) => api.GET('/api/v1/tasks/{task_id}', { params, ...sending }), {
    ...call,
    isExpected: has('finished_at'),
  });
  return data;
}

/** Statuses that a proxy answers with while the service is away. */
const absences: ReadonlySet<unknown> = new Set([502, 503, 504]);

/**
 * Waits on while the service is away: its tasks survive a restart.
 * @throws TimeoutError for a task that has not ended in time, NotFoundError
 */
export async function waitForTask(
  transport: Transport,
  id: string,
  { signal, timeout = transport.timeout }: TaskWaitOptions,
): Promise<Task> {
  const seconds = readTimeout(timeout);
  const deadline = performance.now() + seconds * 1000;
  const ending = new AbortController();
  const forget = transport.follow([signal], ending);
  // Waiting for a free place counts too, so the time of each question would not do.
  let absence: unknown;
  const timer = setTimeout(() => ending.abort(notEnded(id, seconds, absence)), seconds * 1000);
  try {
    for (;;) {
      const asked = performance.now();
      const wait = Math.max(1, Math.min(longestPoll, Math.ceil((deadline - asked) / 1000)));
      const task = await getTask(transport, id, wait, { signal: ending.signal, timeout: seconds }).catch((error) => {
        if (!(error instanceof ConnectionError || absences.has(error?.status))) throw error;
        absence = error;
      });
      if (task && task.finished_at !== null) return task;
      if (task) absence = undefined;
      await pause(asked + shortestPause - performance.now(), ending.signal);
    }
  } finally {
    clearTimeout(timer);
    forget();
  }
}

const notEnded = (id: string, seconds: number, cause: unknown) =>
  new TimeoutError(
    `Task ${id} did not end within ${seconds} s. It was not cancelled; wait again with a longer timeout.`,
    { cause },
  );
