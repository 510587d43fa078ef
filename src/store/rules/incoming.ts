import type { Retention } from '../accounts.ts';
import { type Database, query, type Step, step } from '../database.ts';
import { seqsIn, sql } from '../dialect.ts';
import { newId } from '../new-id.ts';
import { type NewTask, taskSteps } from '../tasks.ts';
import { withinBytes } from '../within-bytes.ts';
import type { RuleCounts } from './rules.ts';

/** A trace that came and has not been looked at by rules. */
export interface IncomingTrace {
  /** Names this coming: a trace that takes its place has another one. */
  incomingId: string;
  seq: number;
  id: string;
  account: { id: number; name: string; retention: Retention };
  tags: Record<string, string>;
}

/** A background task of a rule, with what is reserved for it. */
export interface RuleTask {
  rule: string;
  evaluator: { name: string; version: number };
  /** About how many tokens it takes. */
  reserved: number;
  task: NewTask;
}

/** What one rule makes of one trace. */
export interface RuleCount {
  rule: string;
  counts: Partial<RuleCounts>;
}

const insertIncoming = query(`
  INSERT INTO rule_incoming (id, trace_seq) SELECT :id, :trace_seq
  WHERE EXISTS (SELECT 1 FROM rule_sets WHERE account_id = :account AND active > 0)`);
const selectIncoming = query<{
  incoming_id: string;
  seq: number;
  id: string;
  account_id: number;
  name: string;
  retention: Retention;
  bytes: number;
}>(`
  SELECT rule_incoming.id AS incoming_id, traces.seq, traces.id, account_id, name, retention, octet_length(trace) AS bytes
  FROM rule_incoming JOIN traces ON traces.seq = trace_seq JOIN accounts ON accounts.id = account_id
  ORDER BY rule_incoming.id LIMIT :count`);
const selectTags = query<{ trace_seq: number; key: string; value: string }>(
  sql`SELECT trace_seq, key, value FROM trace_tags WHERE trace_seq IN ${seqsIn(':seqs')}`,
);
/** Ids are in the order of their time. */
const selectWaiting = query<{ id: string }>(`
  SELECT rule_incoming.id FROM rule_incoming JOIN traces ON traces.seq = trace_seq
  WHERE account_id = :account AND rule_incoming.id < :until LIMIT 1`);
const deleteIncoming = query('DELETE FROM rule_incoming WHERE id = :id');
const names = [
  'drawn',
  'judgments',
  'tokens',
  'failed',
  'budget',
  'no_response',
  'partial',
  'retention',
  'not_judgeable',
] as const;
const upsertDay = query(`
  INSERT INTO rule_days (account_id, rule, day, ${names.join()})
  VALUES (:account, :rule, :day, ${names.map((name) => `:${name}`).join()})
  ON CONFLICT (account_id, rule, day) DO UPDATE SET
    ${names.map((name) => `${name} = rule_days.${name} + excluded.${name}`).join()}`);
const insertJudgment = query(`
  INSERT INTO rule_judgments (trace_seq, account_id, rule, day, evaluator, version, task_id, reserved)
  VALUES (:trace_seq, :account, :rule, :day, :evaluator, :version, :task_id, :reserved)`);

/** The most bytes of traces that are looked at together, because their tasks are in memory at the same time. */
const mostBytes = 4 * 1024 * 1024;

/** The step that makes rules look at a trace, if the account has any. An earlier step gives `trace_seq`. */
export const incomingStep = (account: number): Step => ({
  query: insertIncoming,
  parameters: { account, id: newId() },
  takes: ['trace_seq'],
});

/** Traces that came, and what rules make of them. */
export const incomingStore = (database: Database) => ({
  /** The oldest ones. */
  async incomingTraces(count: number): Promise<IncomingTrace[]> {
    const rows = withinBytes(await database.rows(selectIncoming, { count }), mostBytes, ({ bytes }) => bytes);
    const seqs = JSON.stringify(rows.map(({ seq }) => seq));
    const tags = rows.length === 0 ? [] : await database.rows(selectTags, { seqs });
    const tagsOf = Map.groupBy(tags, ({ trace_seq }) => trace_seq);
    return rows.map(({ incoming_id, seq, id, account_id, name, retention }) => ({
      incomingId: incoming_id,
      seq,
      id,
      account: { id: account_id, name, retention },
      tags: Object.fromEntries((tagsOf.get(seq) ?? []).map(({ key, value }) => [key, value])),
    }));
  },

  /** Whether a trace of the account that came before this id was made has not been looked at. */
  isIncomingLeft: async (account: number, until: string): Promise<boolean> =>
    (await database.rows(selectWaiting, { account, until })).length > 0,

  /**
   * Stores what rules make of a trace, so that it is looked at once. False, with nothing written: the trace was deleted
   * or replaced.
   * @param day YYYY-MM-DD
   */
  drawTrace(
    { incomingId, seq, account: { id: account } }: IncomingTrace,
    day: string,
    counts: readonly RuleCount[],
    tasks: readonly RuleTask[],
  ): Promise<boolean> {
    return database.write({
      guard: step(deleteIncoming, { id: incomingId }),
      steps: [
        ...counts.map(({ rule, counts: added }) => {
          const values = Object.fromEntries(names.map((name) => [name, added[name] ?? 0]));
          return step(upsertDay, { account, rule, day, ...values });
        }),
        ...tasks.flatMap(({ rule, evaluator, reserved, task }) => [
          ...taskSteps(account, task),
          step(insertJudgment, {
            trace_seq: seq,
            account,
            rule,
            day,
            evaluator: evaluator.name,
            version: evaluator.version,
            task_id: task.id,
            reserved,
          }),
        ]),
      ],
    });
  },
});
