import type { Job, Result } from './job.ts';

/** How long a result under retention `none` is held, in milliseconds (decisions: an hour). */
const resultMilliseconds = 3600 * 1000;
/** The most that waiting jobs and held results may take, in characters of JSON: they have no disk to go to. */
const mostCharacters = 256 * 1024 * 1024;

export type TaskMemory = ReturnType<typeof createTaskMemory>;

/** What tasks under retention `none` were asked and what came of it: in memory alone, never in a file. */
export function createTaskMemory({ milliseconds = resultMilliseconds, most = mostCharacters } = {}) {
  const jobs = new Map<string, { job: Job; characters: number }>();
  const results = new Map<string, { text: string; characters: number }>();
  let held = 0;
  const forget = (kept: Map<string, { characters: number }>, id: string): void => {
    held -= kept.get(id)?.characters ?? 0;
    kept.delete(id);
  };

  return {
    /** False: there is no room for it. */
    keepJob(id: string, job: Job): boolean {
      const characters = JSON.stringify(job).length;
      if (held + characters > most) return false;
      held += characters;
      jobs.set(id, { job, characters });
      return true;
    },
    jobOf: (id: string): Job | undefined => jobs.get(id)?.job,
    forgetJob: (id: string): void => forget(jobs, id),

    keepResult(id: string, result: Result): void {
      const text = JSON.stringify(result);
      held += text.length;
      results.set(id, { text, characters: text.length });
      setTimeout(() => forget(results, id), milliseconds).unref();
    },
    forgetResult: (id: string): void => forget(results, id),

    /** JSON text of the result of a task, where it is held here. */
    resultOf: (id: string): string | undefined => results.get(id)?.text,
  };
}
