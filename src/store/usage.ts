import type { components } from '../../generated/openapi.d.ts';
import { type Database, query, type Step, step } from './database.ts';
import { type FailedJudgment, failedSteps } from './failed-judgments.ts';
import { type RuleUse, ruleUseSteps } from './rules/rule-use.ts';

type Schemas = components['schemas'];

/** Usage of one request. It is stored under any retention, and also for failed requests. */
export interface Use {
  /** Null for a signed-in page. */
  keyId: string | null;
  requestId: string;
  at: number;
  modelCore: Schemas['ModelCore'];
  /** 1; 0 for a retry of a background task. */
  requests: number;
  evaluations: number;
  cached: number;
  tokens: Schemas['TokenUsage'] | null;
  /** 1 if no judgment could be made. */
  failed?: 0 | 1;
  /** The record of the failed judgment; undefined under retention `none`. */
  failure?: FailedJudgment;
  /** What it is to the rule that it was made for. */
  rule?: RuleUse;
  /** Under retention `none`, the redacted request: names and sizes of its fields. */
  redacted?: unknown;
}

const insertUse = query(`
  INSERT INTO usage (account_id, day, model_core, key_id, requests, evaluations, cached, failed,
    prompt_tokens, completion_tokens, cached_prompt_tokens)
  VALUES (:account, :day, :model_core, :key_id, :requests, :evaluations, :cached, :failed,
    :prompt, :completion, :cached_prompt)
  ON CONFLICT (account_id, day, model_core, key_id) DO UPDATE SET
    requests = usage.requests + excluded.requests,
    evaluations = usage.evaluations + excluded.evaluations,
    cached = usage.cached + excluded.cached,
    failed = usage.failed + excluded.failed,
    prompt_tokens = usage.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = usage.completion_tokens + excluded.completion_tokens,
    cached_prompt_tokens = usage.cached_prompt_tokens + excluded.cached_prompt_tokens`);

const insertRedacted = query(`
  INSERT INTO redacted_requests (account_id, request_id, created_at, model_core, request)
  VALUES (:account, :request_id, :created_at, :model_core, :request)`);

const selectUsage = query<{
  day: string;
  model_core: Schemas['ModelCore'];
  key_id: string | null;
  key_label: string | null;
  requests: number;
  evaluations: number;
  cached: number;
  failed: number;
  prompt: number;
  completion: number;
  cached_prompt: number;
}>(`
  SELECT day, model_core, keys.id AS key_id, label AS key_label, requests, evaluations, cached, failed,
    prompt_tokens AS prompt, completion_tokens AS completion, cached_prompt_tokens AS cached_prompt
  FROM usage LEFT JOIN keys ON keys.id = key_id
  WHERE usage.account_id = :account AND day >= :start AND day <= :end
  ORDER BY day, model_core, usage.key_id`);

const dayMilliseconds = 24 * 3600 * 1000;

/** Creates the function that returns the steps which store a request's usage. */
export function createUseSteps() {
  let latest = { day: Number.NaN, text: '' };
  /** The day as YYYY-MM-DD (UTC). Formatted once per day, because formatting takes longer than checking a key. */
  const dayOf = (at: number): string => {
    const day = Math.floor(at / dayMilliseconds);
    if (day !== latest.day) latest = { day, text: new Date(at).toISOString().slice(0, 10) };
    return latest.text;
  };

  return (account: number, use: Use): Step[] => {
    const { keyId, at, modelCore, requests, evaluations, cached, tokens, failed = 0, failure, rule, redacted } = use;
    const day = dayOf(at);
    const add: Step = {
      query: insertUse,
      parameters: {
        account,
        day,
        model_core: modelCore,
        key_id: keyId ?? '',
        requests,
        evaluations,
        cached,
        failed,
        prompt: tokens?.prompt ?? 0,
        completion: tokens?.completion ?? 0,
        cached_prompt: tokens?.cached_prompt ?? 0,
      },
      adds: ['requests', 'evaluations', 'cached', 'failed', 'prompt', 'completion', 'cached_prompt'],
      addsTo: `${account} ${day} ${modelCore} ${keyId ?? ''}`,
    };
    const steps = [
      add,
      ...(failure ? failedSteps(account, failure) : []),
      ...(rule ? ruleUseSteps(account, rule) : []),
    ];
    if (redacted === undefined) return steps;
    const request = JSON.stringify(redacted);
    return [
      ...steps,
      step(insertRedacted, { account, request_id: use.requestId, created_at: at, model_core: modelCore, request }),
    ];
  };
}

export type UseSteps = ReturnType<typeof createUseSteps>;

/** Usage of accounts. */
export const usageStore = (database: Database, useSteps: UseSteps) => ({
  /** Stores the usage of a request that stores no evaluation. */
  async addUse(account: number, use: Use): Promise<void> {
    await database.write({ steps: useSteps(account, use), isIndependent: true });
  },

  /** One row per day, model core and key, between two days (YYYY-MM-DD), both inclusive. */
  async usage(account: number, start = '0000-01-01', end = '9999-12-31'): Promise<Schemas['Usage']['usage']> {
    const rows = await database.rows(selectUsage, { account, start, end });
    return rows.map(({ prompt, completion, cached_prompt, ...row }) => ({
      ...row,
      judge_tokens: { prompt, completion, cached_prompt },
    }));
  },
});
