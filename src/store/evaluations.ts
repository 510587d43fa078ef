import { setImmediate as nextTurn } from 'node:timers/promises';
import type { components } from '../../generated/openapi.d.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, mergeAdditions, query, type Step, step } from './database.ts';
import { picked, sql } from './dialect.ts';
import { createCriterionKeys, evaluationStep, type NewEvaluation } from './evaluation-row.ts';
import { countEvaluation, countNew } from './insights/insight-counts.ts';
import { hasRoom, room, roomForTags } from './room.ts';
import { countSteps } from './run-counts.ts';
import { type EndedRun, endOfRun } from './task-ends.ts';
import { type NewTrace, tagSteps, traceStep, unsearchedStep } from './traces.ts';
import type { Use, UseSteps } from './usage.ts';

type Schemas = components['schemas'];

export type { NewEvaluation } from './evaluation-row.ts';

/** The verdict of a stored evaluation, without its subject. */
export interface StoredVerdict {
  score: number | null;
  explanation: string;
  subTrace: Omit<Schemas['SubTrace'], 'subject'>;
  /** Whether it is the only evaluation under its key. */
  isAlone: boolean;
}

/** How many more evaluations a trace may get, and how many tags besides the given ones: negative if those are too many. */
export interface Room {
  evaluations: number;
  tags: number;
}

/** Everything that a judgment stores, in one transaction. */
export interface Outcome {
  use: Use;
  /** A new trace, or the id and new tags of a stored one. */
  trace: NewTrace | { id: string; tags: Record<string, string> };
  evaluations: NewEvaluation[];
  answer?: Answer | undefined;
  /** The run of a background task that this ends. */
  task?: EndedRun | undefined;
}

/** The casts hide the parameters from SQLite's planner, as in trace-list.ts. */
const ofKey = 'FROM evaluations WHERE account_id = CAST(:account AS BIGINT) AND cache_key = CAST(:cache_key AS TEXT)';
const selectVerdict = query<{ score: number | null; explanation: string; sub_trace: string; entries: 1 | 2 }>(sql`
  SELECT score, explanation, sub_trace,
    (SELECT count(*) FROM (SELECT seq ${ofKey} LIMIT 2)${picked}) AS entries
  ${ofKey} ORDER BY cached, seq DESC LIMIT 1`);

const selectRoom = query<Room>(sql`
  SELECT ${room} AS evaluations, ${roomForTags} AS tags FROM traces WHERE account_id = :account AND id = :id`);

/** The guard of evaluations that join a stored trace. It leaves the trace unchanged, but needs it to exist and have room. */
const touchTrace = query(sql`UPDATE traces SET id = id WHERE account_id = :account AND id = :id AND ${hasRoom}`);

/** Of how many evaluations the steps are made before other requests get their turn: some 5 ms. */
const perTurn = 500;
/** In UTF-16 code units. */
const largeText = 1_000_000;

const keysOf = (tags: Record<string, string>) => JSON.stringify(Object.keys(tags));

/** Evaluations, stored with their traces and their usage. */
export function evaluationsStore(database: Database, useSteps: UseSteps) {
  const keyOf = createCriterionKeys();

  return {
    /**
     * What a trace has room for; undefined: no such trace.
     * @param tags Tags that it is to get.
     */
    async roomOf(account: number, id: string, tags: Record<string, string>): Promise<Room | undefined> {
      const [row] = await database.rows(selectRoom, { account, id, keys: keysOf(tags) });
      return row;
    },

    /** The newest verdict under a key of the score cache; undefined if there is none. */
    async findVerdict(account: number, cacheKey: string): Promise<StoredVerdict | undefined> {
      const [row] = await database.rows(selectVerdict, { account, cache_key: cacheKey });
      if (!row) return undefined;
      const { score, explanation, sub_trace, entries } = row;
      return { score, explanation, subTrace: JSON.parse(sub_trace), isAlone: entries === 1 };
    },

    /**
     * Stores a judgment. False, with nothing written: the stored trace that it names was deleted or is full, or this run no
     * longer owns its task.
     */
    async addEvaluations(account: number, { use, trace, evaluations, answer, task }: Outcome): Promise<boolean> {
      const more = { added: evaluations.length, keys: keysOf(trace.tags) };
      const isNew = 'trace' in trace;
      const mayHaveRun = !isNew || Object.hasOwn(trace.tags, 'run');
      const store = isNew ? traceStep(account, trace) : step(touchTrace, { account, id: trace.id, ...more });
      /** What is stored of one evaluation, and the sums that it adds to. */
      const stepsOf = (evaluation: NewEvaluation): Step[] => {
        const key = keyOf(evaluation);
        const stored = evaluationStep(account, trace, evaluation, key);
        return isNew
          ? [stored, ...countNew(account, trace, evaluation, key)]
          : [stored, ...countEvaluation(account, evaluation, key)];
      };
      const isMerged = isNew && evaluations.length > 1;
      const counted: Step[] = [];
      for (let from = 0; from < evaluations.length; from += perTurn) {
        // A trace of thousands of agents is long, too, and was just made into text.
        if (evaluations.length > perTurn) await nextTurn();
        const some = evaluations.slice(from, from + perTurn).flatMap(stepsOf);
        // The event loop is held for less time if sums are added up before the transaction.
        counted.push(...(isMerged ? mergeAdditions(some) : some));
      }
      const all = [
        ...(isNew ? [unsearchedStep()] : []),
        ...tagSteps(account, trace.id, trace.tags, isNew),
        ...counted,
        ...(mayHaveRun ? countSteps(account, trace.id, evaluations) : []),
        ...useSteps(account, use),
        ...(answer ? [answerStep(account, answer, trace.id)] : []),
      ];
      const steps = isMerged ? mergeAdditions(all) : all;
      const isIndependent = isNew;
      // A large trace was just made into text, which holds the event loop as long as the transaction will.
      if (isNew && (store.parameters.trace as string).length > largeText) await nextTurn();
      if (!task) return database.write({ guard: store, steps, isIndependent });
      const { guard, after } = endOfRun(account, task, { id: trace.id, isNew, more });
      return database.write({ guard, steps: [store, ...steps, ...after], isIndependent });
    },
  };
}
