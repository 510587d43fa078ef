import { Worker } from 'node:worker_threads';
import { type Database, query, step } from '../database.ts';
import { seqsIn, sql } from '../dialect.ts';
import { storeProgram } from '../reader/reader.ts';
import { isDamagedIndex } from './open-index.ts';
import { hasSearchFile, removeSearchFiles } from './search-file.ts';
import type { IndexAnswer, IndexMessage } from './serve-indexing.ts';
import { createWaitingTexts, longestPause, lookEvery, mostTexts } from './waiting-texts.ts';

/** Indexing waits this much longer than it works, so that it takes little from requests. */
const rest = 9;
/** After so many milliseconds without work the thread ends. */
const idleMilliseconds = 10_000;

const selectUnsearched = query<{ seq: number }>(
  `SELECT trace_seq AS seq FROM unsearched ORDER BY trace_seq LIMIT ${mostTexts}`,
);
const ofSeqs = seqsIn(':seqs');
const deleteUnsearched = query(sql`DELETE FROM unsearched WHERE trace_seq IN ${ofSeqs}`);
const selectSearched = query<{ searched: number }>(sql`
  SELECT count(*) AS searched FROM traces WHERE seq IN ${ofSeqs} AND NOT EXISTS (
    SELECT 1 FROM unsearched WHERE trace_seq = traces.seq)`);
const insertUnsearched = query(sql`
  INSERT INTO unsearched (trace_seq) SELECT seq FROM traces WHERE seq IN ${ofSeqs} ON CONFLICT DO NOTHING`);
const selectSome = query<{ last: number | null }>(`
  SELECT max(seq) AS last FROM (SELECT seq FROM traces WHERE seq > :after ORDER BY seq LIMIT 5000) AS picked`);
const insertSome = query(`
  INSERT INTO unsearched (trace_seq) SELECT seq FROM traces WHERE seq > :after AND seq <= :last ON CONFLICT DO NOTHING`);

export type Search = ReturnType<typeof createSearch>;

/**
 * Keeps the index of texts, in a thread and a file of its own, which are started once enough texts wait. The table
 * `unsearched` has the traces that are not indexed; a trace is in the index, or there, or in both, whenever the process is
 * killed.
 * @param failed Is notified of errors. The index is then made again.
 */
export function createSearch(folder: string, database: Database, failed: (error: unknown) => void) {
  let worker: Worker | undefined;
  const texts = createWaitingTexts(database);
  const asked = new Map<number, PromiseWithResolvers<IndexAnswer>>();
  let number = 0;
  let usedAt = 0;
  let closed = false;
  /** Traces that are being deleted: meanwhile nothing is indexed. */
  let held = 0;
  let remains = false;
  /** Whether `unsearched` has every trace, so that an empty index lacks none. */
  let isNoted = false;
  /** Work is done one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  function start(): Worker {
    const program = storeProgram();
    const started = new Worker(program, {
      eval: typeof program === 'string',
      execArgv: [],
      workerData: { role: 'indexer', folder, mayCreate: isNoted },
    });
    isNoted = false;
    started.unref();
    let cause: unknown;
    started.on('error', (error) => {
      cause = error;
    });
    started.on('message', (answer: IndexAnswer) => {
      const waiting = asked.get(answer.number);
      asked.delete(answer.number);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(answer.error);
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of asked.values()) reject(new Error('The thread that indexes texts has ended.', { cause }));
      asked.clear();
    });
    return started;
  }

  async function ask(message: { task: 'index' | 'forget'; seqs: number[] } | { task: 'erase' }): Promise<IndexAnswer> {
    worker ??= start();
    usedAt = Date.now();
    const answered = Promise.withResolvers<IndexAnswer>();
    asked.set(++number, answered);
    // Only while something waits for its answer does the thread keep the process alive.
    worker.ref();
    worker.postMessage({ ...message, number } satisfies IndexMessage);
    try {
      return await answered.promise;
    } finally {
      if (asked.size === 0) worker?.unref();
    }
  }

  async function endThread(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  /** Every trace is to be indexed: first this is noted, then the file is made by the thread. */
  async function startOver(): Promise<void> {
    await endThread();
    removeSearchFiles(folder);
    remains = false;
    for (let after = 0; !closed; ) {
      const [row] = await database.rows(selectSome, { after });
      const end = row?.last ?? null;
      if (end === null) {
        isNoted = true;
        return;
      }
      await database.write({ steps: [step(insertSome, { after, last: end })] });
      after = end;
    }
  }

  /** Indexes some texts. Returns how long to wait for the next; undefined: none is left. */
  async function indexSome(): Promise<number | undefined> {
    if (held > 0 || closed) return undefined;
    if (!hasSearchFile(folder) && !worker) await startOver();
    const rows = await database.rows(selectUnsearched, {});
    if (rows.length === 0) return undefined;
    const { seqs = [], milliseconds = 0 } = await ask({ task: 'index', seqs: rows.map(({ seq }) => seq) });
    // Those that were deleted meanwhile are gone from both.
    const done = seqs.length === 0 ? rows.map(({ seq }) => seq) : seqs;
    await database.write({ steps: [step(deleteUnsearched, { seqs: JSON.stringify(done) })] });
    return milliseconds * rest;
  }

  async function work(): Promise<void> {
    try {
      if (isFirst && isDamagedIndex(folder)) await inTurn(startOver);
      isFirst = false;
      const wait = await inTurn(async () => ((await texts.isEnough(hasSearchFile(folder))) ? indexSome() : undefined));
      if (wait === undefined && worker && Date.now() - usedAt > idleMilliseconds && asked.size === 0) await endThread();
      failures = 0;
      plan(wait ?? lookEvery);
    } catch (error) {
      if (closed) return;
      failures++;
      failed(error);
      // A full disk passes; another fault of the index is mended by making it again.
      if (!database.isTemporary(error)) await inTurn(startOver).catch(failed);
      plan(Math.min(lookEvery * 2 ** failures, longestPause));
    }
  }
  let isFirst = true;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const plan = (milliseconds: number) => {
    if (!closed) timer = setTimeout(() => void work(), milliseconds).unref();
  };
  plan(lookEvery);

  return {
    /**
     * Takes texts out of the index, before their traces are deleted. Until the returned function is called, nothing is
     * indexed.
     */
    forget: (seqs: number[]): Promise<() => void> => {
      held++;
      const release = () => void held--;
      return inTurn(async () => {
        const parameters = { seqs: JSON.stringify(seqs) };
        const [row] = await database.rows(selectSearched, parameters);
        if (row!.searched === 0 || !hasSearchFile(folder)) return release;
        try {
          // Noted first: whatever happens now, those that stay are indexed again.
          await database.write({ steps: [step(insertUnsearched, parameters)] });
          const { erased } = await ask({ task: 'forget', seqs });
          remains = !erased;
        } catch (error) {
          failed(error);
          await startOver().catch(failed);
        }
        return release;
      });
    },

    /** True: no forgotten word is left in any file. */
    erase: (): Promise<boolean> =>
      inTurn(async () => {
        if (remains) remains = !(await ask({ task: 'erase' })).erased;
        return !remains;
      }),

    /** Resolves once all texts are indexed; for tests and measurements. */
    async settled(): Promise<void> {
      while (!closed && (await inTurn(indexSome)) !== undefined);
    },

    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await last;
      await endThread();
    },
  };
}
