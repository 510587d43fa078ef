import type { components } from '../../../generated/openapi.d.ts';
import { variablesIn } from '../../judge/criterion/template.ts';
import { dayOf, isoTime } from '../../store/iso-time.ts';
import type { RuleCounts, RuleProgress, RuleSet, StoredRule } from '../../store/rules/rules.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { type Fault, RequestError, valueError } from '../request-error.ts';

type Schemas = components['schemas'];

const never: RuleSet = { revision: 0, rules: [], keyId: null, updatedAt: 0 };
const nothingStored = "This account's retention is none, so nothing is stored that a rule could judge.";
const overtaken = 'Other rules were stored meanwhile, so these were not. Look at what changed before you replace them.';

/**
 * The operations on rules that judge incoming traces.
 * @param lookedAtAll Resolves when the rules have looked at all traces of the account that have come so far.
 */
export function createRules(store: Store, lookedAtAll: (account: number) => Promise<void>, now: () => number) {
  async function withToday(account: number, { revision, updatedAt, rules }: RuleSet): Promise<Schemas['RuleList']> {
    const day = dayOf(now());
    const days = await store.ruleDays(account, day);
    return {
      revision,
      updated_at: revision === 0 ? null : isoTime(updatedAt),
      rules: rules.map((rule) => {
        const today: Partial<RuleCounts & RuleProgress> = days.get(rule.name) ?? {};
        const { drawn = 0, judgments = 0, tokens = 0, failed = 0, tasks = 0, reserved = 0, ...skipped } = today;
        const none = { budget: 0, no_response: 0, partial: 0, retention: 0, not_judgeable: 0 };
        const counts = { drawn, judgments, tokens, in_progress: tasks, tokens_reserved: reserved, failed };
        return { ...rule, today: { day, ...counts, skipped: { ...none, ...skipped } } };
      }),
    };
  }

  return {
    get: async ({ account }: Caller): Promise<Schemas['RuleList']> =>
      withToday(account.id, (await store.getRules(account.id)) ?? never),

    /**
     * Replaces all rules of the account. Equal rules change nothing, so that the same request can be sent again. Only evaluators
     * that are new to their rule are checked: one that was deleted must not keep the other rules from being changed.
     * @throws RequestError `invalid`; `impossible` under retention none; `conflict` if others were stored meanwhile
     */
    async replace({ account, keyId }: Caller, request: Schemas['RulesRequest']): Promise<Schemas['RuleList']> {
      const rules = request.rules.map(filledIn);
      if (account.retention === 'none' && rules.length > 0) throw new RequestError('impossible', nothingStored);
      const expected = request.expected_revision ?? null;
      // Again if others are stored at the same time.
      for (;;) {
        const stored = (await store.getRules(account.id)) ?? never;
        if (JSON.stringify(stored.rules) === JSON.stringify(rules)) return withToday(account.id, stored);
        const faults = [...faultsOfNames(rules), ...(await faultsOfEvaluators(store, account.id, rules, stored.rules))];
        if (faults.length > 0) throw new RequestError('invalid', faults);
        if (expected !== null && expected !== stored.revision) throw new RequestError('conflict', overtaken);
        // A trace is judged by the rules of the moment in which it came.
        await lookedAtAll(account.id);
        const next = { rules, keyId, updatedAt: now() };
        if (await store.replaceRules(account.id, { ...next, revision: stored.revision }))
          return withToday(account.id, { ...next, revision: stored.revision + 1 });
      }
    },
  };
}

/** Always in the same order, so that equal rules have equal texts. */
const filledIn = (settings: Schemas['RuleSettings']): StoredRule => ({
  name: settings.name,
  paused: settings.paused ?? false,
  match: {
    service: settings.match?.service ?? null,
    tags: Object.fromEntries(Object.entries(settings.match?.tags ?? {}).sort()),
    agent: settings.match?.agent ?? null,
  },
  sample_percent: settings.sample_percent,
  evaluators: settings.evaluators.map(({ name, version = null }) => ({ name, version })),
  daily_judgments: settings.daily_judgments ?? 1000,
  daily_tokens: settings.daily_tokens ?? 1_000_000,
});

function faultsOfNames(rules: readonly StoredRule[]): Fault[] {
  const names = rules.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [valueError(['body', 'rules', index, 'name'], 'Another rule has this name. Give each its own.')],
  );
}

const placeIn = (evaluators: StoredRule['evaluators'], { name, version }: StoredRule['evaluators'][number]): number =>
  evaluators.findIndex((one) => one.name === name && one.version === version);

async function faultsOfEvaluators(
  store: Store,
  account: number,
  rules: readonly StoredRule[],
  stored: readonly StoredRule[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { name: rule, evaluators }] of rules.entries()) {
    const known = stored.find((one) => one.name === rule)?.evaluators ?? [];
    for (const [at, evaluator] of evaluators.entries()) {
      const { name, version } = evaluator;
      const loc = ['body', 'rules', index, 'evaluators', at];
      const isRepeated = placeIn(evaluators, evaluator) < at;
      if (!isRepeated && placeIn(known, evaluator) >= 0) continue;
      const found = await store.getEvaluator(account, name, version ?? undefined);
      const shown = JSON.stringify(name);
      if (isRepeated) faults.push(valueError(loc, `The rule names ${shown} twice. Name each evaluator once.`));
      else if (!found && version !== null && (await store.getEvaluator(account, name)))
        faults.push(valueError([...loc, 'version'], `The evaluator ${shown} has no version ${version}.`));
      else if (!found) faults.push(valueError([...loc, 'name'], `No evaluator is named ${shown}.`));
      else if (variablesIn(found.evaluation_criteria).length > 0)
        faults.push(
          valueError(
            [...loc, 'name'],
            `The criterion of ${shown} has placeholders, and an incoming trace brings no values for them.`,
          ),
        );
    }
  }
  return faults;
}
