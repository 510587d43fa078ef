import { allEvaluators } from '../../api/all-evaluators.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { type Change, changed, type Rule, RuleConflict } from './change.ts';

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

/** The rules are stored by others at the same time; after so many times, their reason is shown. */
const mostTries = 5;

/**
 * Makes a change to one rule. If other rules were stored meanwhile, it is made to those.
 * @param overtaken Gets the rules that are stored now, if somebody else has changed the same rule.
 * @throws RuleConflict in that case
 */
export async function makeChange(stored: Stored, change: Change, overtaken: (now: Stored) => void): Promise<Stored> {
  let known = stored;
  for (let tries = 1; ; tries++) {
    const body = { rules: changed(known.rules, change), expected_revision: known.revision };
    try {
      const { revision, rules } = await bodyOf(api.PUT('/api/v1/rules', { body }));
      return { ...known, revision, rules };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || tries === mostTries) throw error;
      known = await loadRules(new AbortController().signal);
      try {
        changed(known.rules, change);
      } catch (conflict) {
        if (conflict instanceof RuleConflict) overtaken(known);
        throw conflict;
      }
    }
  }
}
