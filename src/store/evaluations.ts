import type { components } from '../../generated/openapi.d.ts';
import { type Database, query, type Step, step } from './database.ts';
import { type NewTrace, tagSteps, traceStep } from './traces.ts';

type Schemas = components['schemas'];
type TokenUsage = Schemas['TokenUsage'];

/** What one request used. It is stored whatever the retention, and for failed requests too. */
export interface Use {
  keyId: string;
  requestId: string;
  at: number;
  modelCore: Schemas['ModelCore'];
  evaluations: number;
  cached: number;
  tokens: TokenUsage | null;
}

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
}

/** A good answer that the same Idempotency-Key gets again. */
export interface Answer {
  operation: string;
  key: string;
  bodyHash: string;
  /** JSON text of the answer. */
  answer: string;
  createdAt: number;
}

const insertEvaluation = query(`
  INSERT INTO evaluations (id, trace_seq, created_at, model_core, evaluator_name, score, explanation, criteria,
    sub_trace, sources, cached, cached_tokens, account_id, trace_created_at)
  SELECT :id, seq, :created_at, :model_core, :evaluator_name, :score, :explanation, :criteria,
    :sub_trace, :sources, :cached, :cached_tokens, account_id, created_at
  FROM traces WHERE account_id = :account AND id = :trace_id`);

const insertUse = query(`
  INSERT INTO usage (account_id, day, model_core, key_id, requests, evaluations, cached,
    prompt_tokens, completion_tokens, cached_prompt_tokens)
  VALUES (:account, :day, :model_core, :key_id, :requests, :evaluations, :cached, :prompt, :completion, :cached_prompt)
  ON CONFLICT (account_id, day, model_core, key_id) DO UPDATE SET
    requests = usage.requests + excluded.requests,
    evaluations = usage.evaluations + excluded.evaluations,
    cached = usage.cached + excluded.cached,
    prompt_tokens = usage.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = usage.completion_tokens + excluded.completion_tokens,
    cached_prompt_tokens = usage.cached_prompt_tokens + excluded.cached_prompt_tokens`);

const insertRedacted = query(`
  INSERT INTO redacted_requests (account_id, request_id, created_at, model_core, request)
  VALUES (:account, :request_id, :created_at, :model_core, :request)`);

const insertAnswer = query(`
  INSERT INTO answers (account_id, operation, key, body_hash, answer, trace_seq, created_at)
  SELECT :account, :operation, :key, :body_hash, :answer, seq, :created_at
  FROM traces WHERE account_id = :account AND id = :trace_id
  ON CONFLICT (account_id, operation, key) DO UPDATE SET
    body_hash = excluded.body_hash, answer = excluded.answer,
    trace_seq = excluded.trace_seq, created_at = excluded.created_at`);
const selectAnswer = query<{ body_hash: string; answer: string }>(`
  SELECT body_hash, answer FROM answers
  WHERE account_id = :account AND operation = :operation AND key = :key AND created_at > :after`);
const deleteOldAnswers = query('DELETE FROM answers WHERE created_at <= :until');

const selectUsage = query<{
  day: string;
  model_core: Schemas['ModelCore'];
  requests: number;
  evaluations: number;
  cached: number;
  prompt: number;
  completion: number;
  cached_prompt: number;
}>(`
  SELECT day, model_core, sum(requests) AS requests, sum(evaluations) AS evaluations, sum(cached) AS cached,
    sum(prompt_tokens) AS prompt, sum(completion_tokens) AS completion, sum(cached_prompt_tokens) AS cached_prompt
  FROM usage WHERE account_id = :account AND day >= :start AND day <= :end
  GROUP BY day, model_core ORDER BY day, model_core`);

/** A trace that changes when it exists, and nothing else: the guard of an evaluation that joins a stored trace. */
const touchTrace = query('UPDATE traces SET id = id WHERE account_id = :account AND id = :id');

/** How long an answer is remembered, in milliseconds (decisions: 24 hours). */
const answerMilliseconds = 24 * 3600 * 1000;
const dayMilliseconds = 24 * 3600 * 1000;

/** Evaluations, what they used, and the answers that are remembered for a retry. */
export function evaluationsStore(database: Database) {
  let latest = { day: Number.NaN, text: '' };
  /** As YYYY-MM-DD, in UTC; written anew when the day changes, since that takes longer than to check a key. */
  const dayOf = (at: number): string => {
    const day = Math.floor(at / dayMilliseconds);
    if (day !== latest.day) latest = { day, text: new Date(at).toISOString().slice(0, 10) };
    return latest.text;
  };
  const useStep = (account: number, { keyId, at, modelCore, evaluations, cached, tokens }: Use): Step => ({
    query: insertUse,
    parameters: {
      account,
      day: dayOf(at),
      model_core: modelCore,
      key_id: keyId,
      requests: 1,
      evaluations,
      cached,
      prompt: tokens?.prompt ?? 0,
      completion: tokens?.completion ?? 0,
      cached_prompt: tokens?.cached_prompt ?? 0,
    },
    adds: ['requests', 'evaluations', 'cached', 'prompt', 'completion', 'cached_prompt'],
  });

  return {
    /**
     * Stores an evaluation with its use, and the answer where one is to be remembered, at once or not at all.
     * `trace` is a new trace, or the id and new tags of a stored one. False: that stored trace is gone.
     */
    addEvaluation(
      account: number,
      trace: NewTrace | { id: string; tags: Record<string, string> },
      evaluation: NewEvaluation,
      use: Use,
      answer: Answer | undefined,
    ): Promise<boolean> {
      const ids = { account, trace_id: trace.id };
      const steps = [
        ...tagSteps(account, trace.id, trace.tags),
        step(insertEvaluation, {
          ...ids,
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
        }),
        useStep(account, use),
      ];
      if (answer)
        steps.push(
          step(insertAnswer, {
            ...ids,
            operation: answer.operation,
            key: answer.key,
            body_hash: answer.bodyHash,
            answer: answer.answer,
            created_at: answer.createdAt,
          }),
        );
      const guard = 'trace' in trace ? traceStep(account, trace) : step(touchTrace, { account, id: trace.id });
      return database.write({ guard, steps });
    },

    /** Stores what a request used where no evaluation is stored; `redacted` holds its fields' names and sizes. */
    async addUse(account: number, use: Use, redacted?: unknown): Promise<void> {
      const steps = [useStep(account, use)];
      if (redacted !== undefined)
        steps.push(
          step(insertRedacted, {
            account,
            request_id: use.requestId,
            created_at: use.at,
            model_core: use.modelCore,
            request: JSON.stringify(redacted),
          }),
        );
      await database.write({ steps });
    },

    async findAnswer(account: number, operation: string, key: string, now: number) {
      const [row] = await database.rows(selectAnswer, { account, operation, key, after: now - answerMilliseconds });
      return row && { bodyHash: row.body_hash, answer: row.answer };
    },

    /** Deletes the answers that are no longer remembered. */
    async forgetOldAnswers(now: number): Promise<void> {
      const guard = step(deleteOldAnswers, { until: now - answerMilliseconds });
      await database.write({ guard, steps: [], erases: true });
    },

    /** One row for each day and model core, between two days (YYYY-MM-DD), both included. */
    async usage(account: number, start = '0000-01-01', end = '9999-12-31'): Promise<Schemas['Usage']['usage']> {
      const rows = await database.rows(selectUsage, { account, start, end });
      return rows.map(({ prompt, completion, cached_prompt, ...row }) => ({
        ...row,
        judge_tokens: { prompt, completion, cached_prompt },
      }));
    },
  };
}
