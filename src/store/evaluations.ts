import type { components } from '../../generated/openapi.d.ts';
import { type Answer, answerStep } from './answers.ts';
import { type Database, query, type Step, step } from './database.ts';
import { readSubTrace } from './sub-trace.ts';
import { type EndedRun, endOfRun } from './task-ends.ts';
import { type NewTrace, tagSteps, traceStep } from './traces.ts';
import type { Use, UseSteps } from './usage.ts';

type Schemas = components['schemas'];

export interface NewEvaluation {
  id: string;
  createdAt: number;
  modelCore: Schemas['ModelCore'];
  evaluatorName: string | null;
  score: number | null;
  explanation: string;
  criteria: string;
  subTrace: Schemas['SubTrace'];
  sources: Schemas['Source'][] | null;
  cached: boolean;
  cachedTokens: number;
  /** What the score cache finds it by; null where it is no entry of it. */
  cacheKey: string | null;
}

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

const insertEvaluation = query(`
  INSERT INTO evaluations (id, trace_seq, created_at, model_core, evaluator_name, score, explanation, criteria,
    sub_trace, sources, cached, cached_tokens, cache_key, account_id, trace_created_at)
  SELECT :id, seq, :created_at, :model_core, :evaluator_name, :score, :explanation, :criteria,
    :sub_trace, :sources, :cached, :cached_tokens, :cache_key, account_id, created_at
  FROM traces WHERE account_id = :account AND id = :trace_id`);

/** Without its subject, which may be megabytes. The casts hide the parameters from SQLite's planner, as in trace-list.ts. */
const ofKey = 'FROM evaluations WHERE account_id = CAST(:account AS INTEGER) AND cache_key = CAST(:cache_key AS TEXT)';
const selectVerdict = query<{ score: number | null; explanation: string; sub_trace: string; entries: 1 | 2 }>(`
  SELECT score, explanation, json_remove(sub_trace, '$.subject') AS sub_trace,
    (SELECT count(*) FROM (SELECT seq ${ofKey} LIMIT 2)) AS entries
  ${ofKey} ORDER BY cached, seq DESC LIMIT 1`);

/** A trace that changes when it exists, and nothing else: the guard of an evaluation that joins a stored trace. */
const touchTrace = query('UPDATE traces SET id = id WHERE account_id = :account AND id = :id');

/** Evaluations with their traces, and what they used. */
export function evaluationsStore(database: Database, useSteps: UseSteps) {
  const evaluationStep = (account: number, traceId: string, evaluation: NewEvaluation): Step =>
    step(insertEvaluation, {
      account,
      trace_id: traceId,
      id: evaluation.id,
      created_at: evaluation.createdAt,
      model_core: evaluation.modelCore,
      evaluator_name: evaluation.evaluatorName,
      score: evaluation.score,
      explanation: evaluation.explanation,
      criteria: evaluation.criteria,
      sub_trace: JSON.stringify(evaluation.subTrace),
      sources: evaluation.sources && JSON.stringify(evaluation.sources),
      cached: evaluation.cached ? 1 : 0,
      cached_tokens: evaluation.cachedTokens,
      cache_key: evaluation.cacheKey,
    });

  return {
    /** The verdict of the newest judgment under a key of the score cache; undefined where there is none. */
    async findVerdict(account: number, cacheKey: string): Promise<StoredVerdict | undefined> {
      const [row] = await database.rows(selectVerdict, { account, cache_key: cacheKey });
      if (!row) return undefined;
      const { score, explanation, sub_trace, entries } = row;
      return { score, explanation, subTrace: readSubTrace(sub_trace), isAlone: entries === 1 };
    },

    /**
     * Stores what a judgment leaves behind. False, and nothing is written: the stored trace that it names is gone, or its
     * task is no longer this run's to end.
     */
    addEvaluations(account: number, { use, trace, evaluations, answer, task }: Outcome): Promise<boolean> {
      const store = 'trace' in trace ? traceStep(account, trace) : step(touchTrace, { account, id: trace.id });
      const steps = [
        ...tagSteps(account, trace.id, trace.tags),
        ...evaluations.map((evaluation) => evaluationStep(account, trace.id, evaluation)),
        ...useSteps(account, use),
        ...(answer ? [answerStep(account, answer, trace.id)] : []),
      ];
      if (!task) return database.write({ guard: store, steps });
      const { guard, after } = endOfRun(account, task, trace.id, 'trace' in trace ? 'new' : 'stored');
      return database.write({ guard, steps: [store, ...steps, ...after] });
    },
  };
}
