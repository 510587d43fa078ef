import { type Database, query } from '../database.ts';

/** How often new texts are looked for, in milliseconds. */
export const lookEvery = 500;
/** The longest pause after a fault, in milliseconds. */
export const longestPause = 60_000;
/**
 * The thread that indexes takes 40 MB, so texts wait for it until there are so many, or so many bytes of them. Meanwhile they
 * are searched one by one, in 45 ms at most.
 */
export const mostTexts = 500;
const enoughBytes = 1024 * 1024;

/** Without an index, every text waits. */
const waitingTexts = (hasIndex: boolean) => `
  (SELECT seq FROM ${hasIndex ? '(SELECT trace_seq AS seq FROM unsearched) AS noted' : 'traces'} ORDER BY seq LIMIT ${mostTexts})`;
const selectTexts = (hasIndex: boolean) =>
  query<{ texts: number; last: number | null }>(`
    SELECT count(*) AS texts, max(seq) AS last FROM ${waitingTexts(hasIndex)} AS waiting`);
const selectBytes = (hasIndex: boolean) =>
  query<{ bytes: number }>(`
    SELECT coalesce(sum(octet_length(trace)), 0) AS bytes
    FROM ${waitingTexts(hasIndex)} AS waiting JOIN traces ON traces.seq = waiting.seq`);

/** Looks at the texts that are not indexed yet. */
export function createWaitingTexts(database: Pick<Database, 'rows'>) {
  /** What waited when it was last too little to index. */
  let tooFew: string | undefined;

  return {
    async isEnough(hasIndex: boolean): Promise<boolean> {
      const [found] = await database.rows(selectTexts(hasIndex), {});
      const { texts, last } = found!;
      const waiting = `${hasIndex} ${texts} ${last}`;
      if (texts === 0 || waiting === tooFew) return false;
      const [size] = await database.rows(selectBytes(hasIndex), {});
      if (texts >= mostTexts || size!.bytes >= enoughBytes) return true;
      tooFew = waiting;
      return false;
    },
  };
}
