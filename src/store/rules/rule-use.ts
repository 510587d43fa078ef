import { query, type Step, step } from '../database.ts';
import { larger, type SqlPart, sql } from '../dialect.ts';

/** What the tag of a judged trace begins with; the name of the rule follows. */
export const ruleTagPrefix = 'rule.';

/** The rule that a judgment is made for. */
export interface RuleOfJob {
  name: string;
  /** YYYY-MM-DD: the UTC day on which its trace was drawn. */
  day: string;
  /** The background task. */
  taskId: string;
  /** About how many tokens it takes. */
  reserved: number;
}

const addToDay = query(`
  UPDATE rule_days SET tokens = tokens + :tokens, failed = failed + :failed
  WHERE account_id = :account AND rule = :rule AND day = :day`);
/**
 * If the trace was deleted during the attempt, `countLost` has counted what was reserved. If the task was cancelled, nobody learns
 * what the calls in progress took: what was reserved counts here, or what is known if that is more.
 */
const addOpenToDay = query(sql`
  UPDATE rule_days SET tokens = tokens + CASE (SELECT status FROM tasks WHERE id = :task_id)
    WHEN 'failed' THEN ${larger('CAST(:tokens AS BIGINT) - CAST(:reserved AS BIGINT)', 'CAST(0 AS BIGINT)')}
    WHEN 'cancelled' THEN ${larger('CAST(:tokens AS BIGINT)', 'CAST(:if_cancelled AS BIGINT)')}
    ELSE CAST(:tokens AS BIGINT) END
  WHERE account_id = :account AND rule = :rule AND day = :day`);
const closeJudgment = query(`
  UPDATE rule_judgments SET is_open = 0, evaluations = :evaluations, failed = :failed WHERE task_id = :task_id`);

/** What an attempt at a rule's task came to. */
export interface RuleUse extends RuleOfJob {
  tokens: number;
  evaluations: number;
  /** The records of failed judgments, 0 or 1. */
  failures: number;
  /**
   * How the attempt leaves its task. `open`: it will be tried again, or was ended elsewhere; `aborted`: it was ended elsewhere while
   * calls were in progress.
   */
  end: 'open' | 'aborted' | 'succeeded' | 'failed';
}

/** The steps that settle what a rule's judgment took, in the transaction that stores it. */
export function ruleUseSteps(account: number, use: RuleUse): Step[] {
  const { name: rule, day, taskId, reserved, tokens, evaluations, failures, end } = use;
  if (end === 'open' || end === 'aborted') {
    const ifCancelled = end === 'aborted' ? reserved : 0;
    if (tokens + ifCancelled === 0) return [];
    const parameters = { account, rule, day, tokens, reserved, if_cancelled: ifCancelled, task_id: taskId };
    return [step(addOpenToDay, parameters)];
  }
  const failed = end === 'failed' ? 1 : 0;
  const added = tokens + failed > 0 ? [step(addToDay, { account, rule, day, tokens, failed })] : [];
  return [...added, step(closeJudgment, { task_id: taskId, evaluations, failed: failures })];
}

/**
 * Counts the tasks of rules that fail because these traces are deleted, before they end and `rule_judgments` loses them. Calls
 * in progress are aborted, so nobody learns what they took: what was reserved for them counts as taken.
 */
export function countLost(ofTraces: SqlPart) {
  const ofDay = 'lost.account_id = rule_days.account_id AND lost.rule = rule_days.rule AND lost.day = rule_days.day';
  const lost = sql`rule_judgments AS lost JOIN tasks ON tasks.id = lost.task_id AND finished_at IS NULL
    WHERE lost.trace_seq IN ${ofTraces}`;
  return query(sql`
    UPDATE rule_days SET
      failed = failed + (SELECT count(*) FROM ${lost} AND ${ofDay}),
      tokens = tokens + (
        SELECT CAST(coalesce(sum(reserved), 0) AS BIGINT) FROM ${lost} AND ${ofDay} AND tasks.status = 'running')
    WHERE (account_id, rule, day) IN (SELECT lost.account_id, lost.rule, lost.day FROM ${lost})`);
}
