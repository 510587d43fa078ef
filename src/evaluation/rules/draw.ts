import { setImmediate } from 'node:timers/promises';
import type { IncomingTrace, RuleCount, RuleTask } from '../../store/rules/incoming.ts';
import type { RuleSet, StoredRule } from '../../store/rules/rules.ts';
import type { Store } from '../../store/store.ts';
import { type Budget, budgetLeft, takeFrom } from './budget.ts';
import { type Content, type createRuleJobs, hasAgent } from './rule-jobs.ts';
import { hasTagsOf, isDrawn } from './sampling.ts';

/** What rules make of one trace. */
export interface Draw {
  counts: RuleCount[];
  tasks: RuleTask[];
}

/** An account's rules, and what each may still begin today; the budgets shrink with each trace that is drawn. */
export interface RulesOfDay extends RuleSet {
  day: string;
  budgets: Map<string, Budget>;
}

/** Reads an account's rules with their budgets; undefined: it never had any. */
export async function readRulesOfDay(store: Store, account: number, day: string): Promise<RulesOfDay | undefined> {
  const set = await store.getRules(account);
  if (!set) return undefined;
  const used = await store.ruleDays(account, day);
  const budgets = new Map(set.rules.map((rule) => [rule.name, budgetLeft(rule, used.get(rule.name))]));
  return { ...set, day, budgets };
}

/**
 * Makes the function that decides which rules judge a trace, by which evaluators.
 * @param unexpected Is called with a fault of the program: the trace counts as not judgeable, and keeps no other one waiting.
 */
export function createDraw(
  store: Store,
  ruleJobs: ReturnType<typeof createRuleJobs>,
  unexpected: (error: unknown) => void,
) {
  async function drawBy(
    rule: StoredRule,
    incoming: IncomingTrace,
    content: Content,
    { day, keyId, budgets }: RulesOfDay,
  ): Promise<{ counts: RuleCount['counts']; tasks: RuleTask[] }> {
    if (incoming.account.retention === 'none') return { counts: { drawn: 1, retention: 1 }, tasks: [] };
    if (incoming.tags['otel.content'] === 'partial') return { counts: { drawn: 1, partial: 1 }, tasks: [] };
    const jobs = await ruleJobs(incoming, content, rule, { day, keyId }).catch((error: unknown) => {
      if (store.isTemporary(error)) throw error;
      unexpected(error);
      return { tasks: [], cost: { judgments: 0, tokens: 0 }, isPartial: true };
    });
    if (!jobs) return { counts: { drawn: 1, no_response: 1 }, tasks: [] };
    const left = { drawn: 1, not_judgeable: jobs.isPartial ? 1 : 0 };
    if (jobs.tasks.length === 0) return { counts: left, tasks: [] };
    if (!takeFrom(budgets.get(rule.name)!, jobs.cost)) return { counts: { ...left, budget: 1 }, tasks: [] };
    return { counts: { ...left, judgments: jobs.cost.judgments }, tasks: jobs.tasks };
  }

  return async (incoming: IncomingTrace, rules: RulesOfDay): Promise<Draw> => {
    const draw: Draw = { counts: [], tasks: [] };
    const drawing = rules.rules.filter(
      ({ paused, match, sample_percent }) =>
        !paused && hasTagsOf(match, incoming.tags) && isDrawn(incoming.id, sample_percent),
    );
    if (drawing.length === 0) return draw;
    const text = await store.getConversationText(incoming.account.id, incoming.id);
    if (text === undefined) return draw;
    await setImmediate();
    const content: Content = JSON.parse(text);
    for (const rule of drawing) {
      if (!hasAgent(content, rule.match.agent)) continue;
      const { counts, tasks } = await drawBy(rule, incoming, content, rules);
      draw.counts.push({ rule: rule.name, counts });
      draw.tasks.push(...tasks);
      // Preparing tens of evaluators of a large trace must not hold the event loop.
      await setImmediate();
    }
    return draw;
  };
}
