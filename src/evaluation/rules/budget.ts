import type { RuleCounts, RuleProgress, StoredRule } from '../../store/rules/rules.ts';

/** What a rule may still begin on one day. */
export interface Budget {
  judgments: number;
  tokens: number;
}

/** What is left of a rule's day. What is in progress counts with what is reserved for it. */
export const budgetLeft = (
  { daily_judgments, daily_tokens }: Pick<StoredRule, 'daily_judgments' | 'daily_tokens'>,
  used: Pick<RuleCounts & RuleProgress, 'judgments' | 'tokens' | 'reserved'> | undefined,
): Budget => ({
  judgments: daily_judgments - (used?.judgments ?? 0),
  tokens: daily_tokens - (used?.tokens ?? 0) - (used?.reserved ?? 0),
});

/** Takes this much out of a budget. False, with nothing taken: it does not suffice. What costs no tokens needs none to be left. */
export function takeFrom(budget: Budget, { judgments, tokens }: Budget): boolean {
  if (judgments > budget.judgments || (tokens > 0 && tokens > budget.tokens)) return false;
  budget.judgments -= judgments;
  budget.tokens -= tokens;
  return true;
}

/** Tokens of the rules that a judge reads before a conversation, and of a verdict with its reasons. */
const aroundConversation = 1300;
/** Fewer than most texts have, so that more is reserved than is taken. */
const bytesPerToken = 3;

/** About how many tokens a judgment of this JSON text takes. */
export const estimateOf = (text: string): number =>
  aroundConversation + Math.ceil(Buffer.byteLength(text) / bytesPerToken);
