import { query, type Step, step } from '../database.ts';

/** What the tag of a judged trace begins with; the name of the rule follows. */
export const ruleTagPrefix = 'rule.';

/** The rule that a judgment is made for. */
export interface RuleOfJob {
  name: string;
  /** YYYY-MM-DD: the UTC day on which its trace was drawn. */
  day: string;
  /** The background task. */
  taskId: string;
}

const addToDay = query(`
  UPDATE rule_days SET tokens = tokens + :tokens, failed = failed + :failed
  WHERE account_id = :account AND rule = :rule AND day = :day`);
const closeJudgment = query(`
  UPDATE rule_judgments SET is_open = 0, evaluations = :evaluations, failed = :failed WHERE task_id = :task_id`);

/** What an attempt at a rule's task came to. */
export interface RuleUse extends RuleOfJob {
  tokens: number;
  evaluations: number;
  /** The records of failed judgments, 0 or 1. */
  failures: number;
  /** How the attempt leaves its task; `open`: it will be tried again, or was ended elsewhere. */
  end: 'open' | 'succeeded' | 'failed';
}

/** The steps that settle what a rule's judgment took, in the transaction that stores it. */
export function ruleUseSteps(account: number, use: RuleUse): Step[] {
  const { name: rule, day, taskId, tokens, evaluations, failures, end } = use;
  const failed = end === 'failed' ? 1 : 0;
  const added = tokens + failed > 0 ? [step(addToDay, { account, rule, day, tokens, failed })] : [];
  if (end === 'open') return added;
  return [...added, step(closeJudgment, { task_id: taskId, evaluations, failed: failures })];
}
