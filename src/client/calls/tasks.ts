import type { Task } from '../contract.ts';
import { ConnectionError, TimeoutError } from '../errors.ts';
import type { CallOptions, TaskWaitOptions } from '../options.ts';
import { readTimeout } from '../settings.ts';
import { pause } from '../transport/signals.ts';
import type { Transport } from '../transport/transport.ts';
import { has } from './responses.ts';

/** The longest wait requested per long poll, in seconds. A poll occupies one of the client's concurrency slots. */
const longestPoll = 10;

/** The minimum interval between two polls, in milliseconds, in case the service answers at once. */
const shortestPause = 500;

/** @param wait How long the service may delay its answer until the task ends, in seconds. */
export async function getTask(transport: Transport, task_id: string, wait: number, call: CallOptions): Promise<Task> {
  const params = { path: { task_id }, query: { wait } };
  const { data } = await transport.call((api, sending) => api.GET('/api/v1/tasks/{task_id}', { params, ...sending }), {
    ...call,
    isExpected: has('finished_at'),
  });
  return data;
}

/** Statuses that a proxy returns while the service is unavailable. */
const absences: ReadonlySet<unknown> = new Set([502, 503, 504]);

/**
 * Keeps waiting while the service is unavailable, because its tasks survive a restart.
 * @throws TimeoutError if the task does not end in time, NotFoundError
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
  // The timeout includes waiting for a free slot, so a timeout per poll is not enough.
  let absence: unknown;
  const timer = setTimeout(() => ending.abort(notEnded(id, seconds, absence)), seconds * 1000);
  try {
    for (;;) {
      const sentAt = performance.now();
      const wait = Math.max(1, Math.min(longestPoll, Math.ceil((deadline - sentAt) / 1000)));
      const task = await getTask(transport, id, wait, { signal: ending.signal, timeout: seconds }).catch((error) => {
        if (!(error instanceof ConnectionError || absences.has(error?.status))) throw error;
        absence = error;
      });
      if (task && task.finished_at !== null) return task;
      if (task) absence = undefined;
      await pause(sentAt + shortestPause - performance.now(), ending.signal);
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
