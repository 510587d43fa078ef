import type { components } from '../../generated/openapi.d.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, query, step } from './database.ts';
import { evaluationStep, type NewEvaluation } from './evaluation-row.ts';
import { room } from './room.ts';
import { type EndedRun, endOfRun } from './task-ends.ts';
import { type NewTrace, tagSteps, traceStep } from './traces.ts';
import type { Use, UseSteps } from './usage.ts';

type Schemas = components['schemas'];

export type { NewEvaluation } from './evaluation-row.ts';

/** The verdict of a stored evaluation, without what it was of. */
export interface StoredVerdict {
  score: number | null;
  explanation: string;
  subTrace: Omit<Schemas['SubTrace'], 'subject'>;
  /** Whether no other evaluation holds it under the same key. */
  isAlone: boolean;
}

/** All that a judgment leaves behind; it is stored at once or not at all. */
export interface Outcome {
  use: Use;
  /** A new trace, or the id and new tags of a stored one. */
  trace: NewTrace | { id: string; tags: Record<string, string> };
  evaluations: NewEvaluation[];
  answer?: Answer | undefined;
  /** The run of a background task that ends with this. */
  task?: EndedRun | undefined;
}

/** The casts hide the parameters from SQLite's planner, as in trace-list.ts. */
const ofKey = 'FROM evaluations WHERE account_id = CAST(:account AS INTEGER) AND cache_key = CAST(:cache_key AS TEXT)';
const selectVerdict = query<{ score: number | null; explanation: string; sub_trace: string; entries: 1 | 2 }>(`
  SELECT score, explanation, sub_trace,
    (SELECT count(*) FROM (SELECT seq ${ofKey} LIMIT 2)) AS entries
  ${ofKey} ORDER BY cached, seq DESC LIMIT 1`);

const selectRoom = query<{ room: number }>(
  `SELECT ${room} AS room FROM traces WHERE account_id = :account AND id = :id`,
);

/** Changes nothing of a trace that exists and has room: the guard of evaluations that join a stored trace. */
const touchTrace = query(`UPDATE traces SET id = id WHERE account_id = :account AND id = :id AND ${room} >= :added`);

/** Evaluations with their traces, and what they used. */
export function evaluationsStore(database: Database, useSteps: UseSteps) {
  return {
    /** How many more evaluations a trace may hold; undefined: no such trace. */
    async roomOf(account: number, id: string): Promise<number | undefined> {
      const [row] = await database.rows(selectRoom, { account, id });
      return row?.room;
    },

    /** The verdict of the newest judgment under a key of the score cache; undefined where there is none. */
    async findVerdict(account: number, cacheKey: string): Promise<StoredVerdict | undefined> {
      const [row] = await database.rows(selectVerdict, { account, cache_key: cacheKey });
      if (!row) return undefined;
      const { score, explanation, sub_trace, entries } = row;
      return { score, explanation, subTrace: JSON.parse(sub_trace), isAlone: entries === 1 };
    },

    /**
     * Stores what a judgment leaves behind. False, and nothing is written: the stored trace that it names is gone or
     * full, or its task is no longer this run's to end.
     */
    addEvaluations(account: number, { use, trace, evaluations, answer, task }: Outcome): Promise<boolean> {
      const added = evaluations.length;
      const store = 'trace' in trace ? traceStep(account, trace) : step(touchTrace, { account, id: trace.id, added });
      const steps = [
        ...tagSteps(account, trace.id, trace.tags),
        ...evaluations.map((evaluation) => evaluationStep(account, trace.id, evaluation)),
        ...useSteps(account, use),
        ...(answer ? [answerStep(account, answer, trace.id)] : []),
      ];
      if (!task) return database.write({ guard: store, steps });
      const { guard, after } = endOfRun(account, task, { id: trace.id, isNew: 'trace' in trace, added });
      return database.write({ guard, steps: [store, ...steps, ...after] });
    },
  };
}
