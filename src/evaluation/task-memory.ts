import type { components } from '../../generated/openapi.d.ts';
import type { Job, Result } from './job.ts';

type Task = components['schemas']['Task'];

/** How long a result under retention `none` is held, in milliseconds (decisions: an hour). */
const resultMilliseconds = 3600 * 1000;

export type TaskMemory = ReturnType<typeof createTaskMemory>;

/** What tasks under retention `none` were asked and what came of it: in memory alone, never in a file. */
export function createTaskMemory(milliseconds = resultMilliseconds) {
  const jobs = new Map<string, Job>();
  const results = new Map<string, Result>();
  return {
    keepJob: (id: string, job: Job): void => void jobs.set(id, job),
    jobOf: (id: string): Job | undefined => jobs.get(id),
    forgetJob: (id: string): void => void jobs.delete(id),
    forgetResult: (id: string): void => void results.delete(id),

    keepResult(id: string, result: Result): void {
      results.set(id, result);
      setTimeout(() => results.delete(id), milliseconds).unref();
    },

    /** The task with its result, where it is held here. */
    complete(task: Task): Task {
      const result = task.status === 'succeeded' ? results.get(task.task_id) : undefined;
      return result ? { ...task, result } : task;
    },
  };
}
