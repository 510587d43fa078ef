import { allEvaluators } from '../../api/all-evaluators.ts';
import { api, bodyOf, type Schemas } from '../../api/client.ts';

export type Rule = Schemas['Rule'];
/** What somebody sets of a rule. */
export type Settings = Omit<Rule, 'today'>;

export interface Stored {
  revision: number;
  rules: Rule[];
  evaluators: Schemas['Evaluator'][];
}

export async function loadRules(signal: AbortSignal): Promise<Stored> {
  const [{ revision, rules }, evaluators] = await Promise.all([
    bodyOf(api.GET('/api/v1/rules', { signal })),
    allEvaluators(signal),
  ]);
  return { revision, rules, evaluators };
}

/** Stores a rule in place of the one with this name, or as the last one; null deletes it. Others stay as they are. */
export async function saveRule(stored: Stored, name: string, settings: Settings | null): Promise<Stored> {
  const all: Settings[] = stored.rules.map(({ today: _today, ...rule }) => rule);
  const isThere = all.some((one) => one.name === name);
  const rules = isThere
    ? all.flatMap((one) => (one.name === name ? (settings ?? []) : one))
    : settings
      ? [...all, settings]
      : all;
  const body = { rules, expected_revision: stored.revision };
  const { revision, rules: now } = await bodyOf(api.PUT('/api/v1/rules', { body }));
  return { ...stored, revision, rules: now };
}
