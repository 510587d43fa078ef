import type { Job, Result } from './job.ts';

/** How long a result under retention `none` is kept, in milliseconds (decisions: an hour). */
const resultMilliseconds = 3600 * 1000;
/** The most characters of JSON that waiting jobs and kept results may take. */
const mostCharacters = 256 * 1024 * 1024;

export type TaskMemory = ReturnType<typeof createTaskMemory>;

/** Makes the memory for jobs and results of tasks under retention `none`, which are never written to a file. */
export function createTaskMemory({ milliseconds = resultMilliseconds, most = mostCharacters } = {}) {
  const jobs = new Map<string, { job: Job; characters: number }>();
  const results = new Map<string, { text: string; characters: number }>();
  let held = 0;
  const forget = (kept: Map<string, { characters: number }>, id: string): void => {
    held -= kept.get(id)?.characters ?? 0;
    kept.delete(id);
  };

  return {
    /** Returns false if there is no room. */
    keepJob(id: string, job: Job): boolean {
      const characters = JSON.stringify(job).length;
      if (held + characters > most) return false;
      held += characters;
      jobs.set(id, { job, characters });
      return true;
    },
    jobOf: (id: string): Job | undefined => jobs.get(id)?.job,
    /** The tasks whose jobs are here. */
    ids: (): string[] => [...jobs.keys()],
    forgetJob: (id: string): void => forget(jobs, id),

    keepResult(id: string, result: Result): void {
      const text = JSON.stringify(result);
      held += text.length;
      results.set(id, { text, characters: text.length });
      setTimeout(() => forget(results, id), milliseconds).unref();
    },
    forgetResult: (id: string): void => forget(results, id),

    /** The JSON text of a task's result; undefined if it is not kept here. */
    resultOf: (id: string): string | undefined => results.get(id)?.text,
  };
}
