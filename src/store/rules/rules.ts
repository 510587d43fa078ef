import type { components } from '../../../generated/openapi.d.ts';
import { type Database, query, step } from '../database.ts';

type Schemas = components['schemas'];

/** A rule as it is stored, with every default filled in. */
export type StoredRule = Omit<Schemas['Rule'], 'today'>;

/** An account's rules. */
export interface RuleSet {
  revision: number;
  rules: StoredRule[];
  /** Who stored them. Null: a signed-in page. */
  keyId: string | null;
  updatedAt: number;
}

/** What a rule has done on one UTC day, without what is in progress. */
export type RuleCounts = Pick<Schemas['RuleDay'], 'drawn' | 'judgments' | 'tokens' | 'failed'> &
  Schemas['RuleDay']['skipped'];

/** What a rule has in progress. */
export interface RuleProgress {
  tasks: number;
  /** About how many tokens they will take. */
  reserved: number;
}

interface SetRow {
  revision: number;
  rules: string;
  key_id: string | null;
  updated_at: number;
}
const selectSet = query<SetRow>(
  'SELECT revision, rules, key_id, updated_at FROM rule_sets WHERE account_id = :account',
);
const upsertSet = query(`
  INSERT INTO rule_sets (account_id, revision, rules, active, key_id, updated_at)
  SELECT :account, 1, :rules, :active, :key_id, :at WHERE :revision = 0
  ON CONFLICT (account_id) DO NOTHING`);
const updateSet = query(`
  UPDATE rule_sets SET revision = revision + 1, rules = :rules, active = :active, key_id = :key_id, updated_at = :at
  WHERE account_id = :account AND revision = :revision`);
/**
 * A task that was cancelled, or whose trace was deleted, has no use for what is reserved. One query, so that a judgment that ends
 * meanwhile counts once.
 */
const selectDays = query<RuleCounts & RuleProgress & { rule: string }>(`
  SELECT rule, drawn, judgments, tokens, failed, budget, no_response, partial, retention, not_judgeable,
    coalesce(tasks, 0) AS tasks, coalesce(reserved, 0) AS reserved
  FROM rule_days LEFT JOIN (
    SELECT rule AS rule_in_progress, count(*) AS tasks, sum(reserved) AS reserved
    FROM rule_judgments JOIN tasks ON tasks.id = task_id AND finished_at IS NULL
    WHERE rule_judgments.account_id = :account AND day = :day AND is_open = 1 GROUP BY rule
  ) AS progress ON rule_in_progress = rule
  WHERE account_id = :account AND day = :day`);
const deleteDays = query('DELETE FROM rule_days WHERE day < :until');

/** Rules that judge incoming traces, and what they did per day. */
export const rulesStore = (database: Database) => ({
  /** Undefined: the account never had rules. */
  async getRules(account: number): Promise<RuleSet | undefined> {
    const [row] = await database.rows(selectSet, { account });
    return (
      row && { revision: row.revision, rules: JSON.parse(row.rules), keyId: row.key_id, updatedAt: row.updated_at }
    );
  },

  /** Stores rules as the revision after this one. False: another one was stored meanwhile. */
  replaceRules(account: number, { revision, rules, keyId, updatedAt }: RuleSet): Promise<boolean> {
    const active = rules.filter(({ paused }) => !paused).length;
    const parameters = { account, revision, rules: JSON.stringify(rules), active, key_id: keyId, at: updatedAt };
    return database.write({ guard: step(revision === 0 ? upsertSet : updateSet, parameters), steps: [] });
  },

  /** @param day YYYY-MM-DD. By the rule's name; those that did nothing are missing. */
  async ruleDays(account: number, day: string): Promise<Map<string, RuleCounts & RuleProgress>> {
    const rows = await database.rows(selectDays, { account, day });
    return new Map(rows.map(({ rule, ...counts }) => [rule, counts]));
  },

  /** Deletes what rules did before a day, of all accounts. @param until YYYY-MM-DD */
  async deleteRuleDays(until: string): Promise<void> {
    await database.write({ guard: step(deleteDays, { until }), steps: [] });
  },
});
