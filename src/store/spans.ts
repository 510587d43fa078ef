import type { Retention } from './accounts.ts';
import { blanked } from './blanked.ts';
import { type Database, query, type Step, step } from './database.ts';
import { isDeleted } from './deleted-traces.ts';
import { elementsOf, integerIn, larger, type SqlPart, seqsIn, sql, truth } from './dialect.ts';
import { replaceTraces } from './removal.ts';
import { incomingStep } from './rules/incoming.ts';
import { ruleTagPrefix } from './rules/rule-use.ts';
import { type NewTrace, tagSteps, traceStep, unsearchedStep } from './traces.ts';
import { withinBytes } from './within-bytes.ts';

/** A span or event of an OpenTelemetry trace, as it is stored. */
export interface NewSpan {
  /** OpenTelemetry's. */
  traceId: string;
  /** Identifies it within its trace. */
  key: string;
  /** JSON text. */
  reading: string;
  isRoot: boolean;
}

/** An OpenTelemetry trace, as far as it was received. */
export interface ReceivedTrace {
  traceId: string;
  spans: number;
  bytes: number;
  /** Whether it takes no more spans: its trace has been judged, rated or annotated, or was built long ago. */
  isClosed: boolean;
  /** Whether somebody has deleted it lately, so that it must not come back. */
  isDeleted: boolean;
}

/** An OpenTelemetry trace that is to be built. */
export interface DueTrace {
  seq: number;
  account: number;
  retention: Retention;
  trace_id: string;
  received_at: number;
  due_at: number;
  trace_seq: number | null;
}

/** The tags that a built trace may have. */
export const builtTags = ['otel.trace_id', 'otel.span_id', 'service.name', 'session.id', 'otel.content', 'otel.hint'];

const listOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join();

/**
 * SQL for whether something was added to the row of `traces`, so that it has to stay as it is. What rules have added goes with
 * the trace: they judge the one that takes its place.
 */
const isReferred = `(rating IS NOT NULL
  OR EXISTS (SELECT 1 FROM trace_tags WHERE trace_seq = traces.seq
    AND key NOT IN (${listOf(builtTags)})
    AND NOT EXISTS (SELECT 1 FROM rule_judgments WHERE trace_seq = traces.seq AND '${ruleTagPrefix}' || rule = key))
  OR (SELECT count(*) FROM evaluations WHERE trace_seq = traces.seq) >
    (SELECT coalesce(sum(evaluations), 0) FROM rule_judgments WHERE trace_seq = traces.seq)
  OR EXISTS (SELECT 1 FROM comments WHERE trace_seq = traces.seq)
  OR EXISTS (SELECT 1 FROM labels WHERE trace_seq = traces.seq)
  OR EXISTS (SELECT 1 FROM tasks WHERE trace_seq = traces.seq
    AND NOT EXISTS (SELECT 1 FROM rule_judgments WHERE task_id = tasks.id))
  OR (SELECT count(*) FROM failed_judgments WHERE trace_seq = traces.seq) >
    (SELECT coalesce(sum(failed), 0) FROM rule_judgments WHERE trace_seq = traces.seq))`;

interface ReceivedRow {
  trace_id: string;
  spans: number | null;
  bytes: number | null;
  is_closed: 0 | 1;
  is_deleted: 0 | 1;
}
const selectReceived = query<ReceivedRow>(sql`
  SELECT given.value ->> 0 AS trace_id, spans, bytes,
    coalesce((SELECT ${truth(`otel_traces.seq IS NULL OR ${isReferred}`)} FROM traces
      WHERE account_id = :account AND id = given.value ->> 1), 0) AS is_closed,
    ${truth(isDeleted(':account', 'given.value ->> 0'))} AS is_deleted
  FROM ${elementsOf(':traces', 'given')}
    LEFT JOIN otel_traces ON otel_traces.account_id = :account AND otel_traces.trace_id = given.value ->> 0`);
// CROSS JOIN keeps the order: the other way round, the list would be parsed once per stored row.
const selectKnown = query<{ trace_id: string; key: string }>(sql`
  SELECT trace_id, otel_spans.key FROM ${elementsOf(':spans', 'given')} CROSS JOIN otel_traces CROSS JOIN otel_spans
  WHERE account_id = :account AND trace_id = given.value ->> 0
    AND otel_seq = otel_traces.seq AND otel_spans.key = given.value ->> 1`);
const dueAt = (root: SqlPart) =>
  sql`CAST(:at AS BIGINT) + CASE ${root} WHEN 1 THEN CAST(:idle AS BIGINT) ELSE CAST(:idle_without_root AS BIGINT) END`;
const hasRoot = larger('otel_traces.has_root', 'excluded.has_root');
const upsertTraces = query(sql`
  INSERT INTO otel_traces (account_id, trace_id, received_at, last_at, has_root, spans, bytes, due_at)
  SELECT :account, value ->> 0, :at, :at, ${integerIn('value', 1)}, ${integerIn('value', 2)}, ${integerIn('value', 3)},
    ${dueAt(integerIn('value', 1))}
  FROM ${elementsOf(':traces', 'given')} WHERE NOT ${isDeleted(':account', 'value ->> 0')}
  ON CONFLICT (account_id, trace_id) DO UPDATE SET
    last_at = excluded.last_at, has_root = ${hasRoot}, spans = otel_traces.spans + excluded.spans,
    bytes = otel_traces.bytes + excluded.bytes, due_at = ${dueAt(hasRoot)}`);
const insertSpans = query(sql`
  INSERT INTO otel_spans (otel_seq, key, reading)
  SELECT otel_traces.seq, given.value ->> 1, given.value ->> 2
  FROM ${elementsOf(':spans', 'given')} CROSS JOIN otel_traces
  WHERE account_id = :account AND trace_id = given.value ->> 0 ON CONFLICT DO NOTHING`);

const insertLargeSpan = query(`
  INSERT INTO otel_spans (otel_seq, key, reading)
  SELECT seq, :key, :reading FROM otel_traces WHERE account_id = :account AND trace_id = :trace_id
  ON CONFLICT DO NOTHING`);

/** What is due later than any delay was so by a clock that has been set back. */
const selectDue = query<DueTrace>(`
  SELECT otel_traces.seq, account_id AS account, retention, trace_id, received_at, due_at, trace_seq
  FROM otel_traces JOIN accounts ON accounts.id = account_id
  WHERE due_at IS NOT NULL AND (due_at <= :at OR due_at > :latest) ORDER BY due_at LIMIT :count`);
const selectNextDue = query<{ due_at: number }>(
  'SELECT due_at FROM otel_traces WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1',
);
const selectSpans = query<{ seq: number; reading: string }>(
  'SELECT seq, reading FROM otel_spans WHERE otel_seq = :otel_seq AND seq > :after ORDER BY seq LIMIT 1000',
);
const selectIsReferred = query<{ is_referred: 0 | 1 }>(
  sql`SELECT ${truth(isReferred)} AS is_referred FROM traces WHERE seq = :trace_seq`,
);
const selectBuilt = query<{ trace: string }>('SELECT trace FROM traces WHERE seq = :trace_seq');
const selectBuiltTags = query<{ key: string; value: string }>(`
  SELECT key, value FROM trace_tags WHERE trace_seq = :trace_seq AND key IN (${listOf(builtTags)})`);
const settle = query('UPDATE otel_traces SET due_at = NULL WHERE seq = :seq AND due_at = :due_at');
const postpone = query('UPDATE otel_traces SET due_at = :until WHERE seq = :seq AND due_at = :due_at');
const linkTrace = query('UPDATE otel_traces SET trace_seq = :trace_seq WHERE seq = :seq');
/** Also takes the link from the trace that is replaced, whose deletion would delete the spans. */
const settleAndUnlink = query(`
  UPDATE otel_traces SET due_at = NULL, trace_seq = NULL
  WHERE seq = :seq AND due_at = :due_at AND NOT EXISTS (SELECT 1 FROM traces WHERE traces.seq = :trace_seq AND ${isReferred})`);

const spent = 'otel_seq IN (SELECT seq FROM otel_traces WHERE due_at IS NULL AND last_at < :until)';
const selectSpent = query<{ seq: number; bytes: number }>(
  `SELECT seq, octet_length(reading) AS bytes FROM otel_spans WHERE ${spent} LIMIT 1000`,
);
const ofSeqs = sql`seq IN ${seqsIn(':seqs')}`;
const deleteSpans = [
  query(sql`UPDATE otel_spans SET ${blanked('reading')} WHERE ${ofSeqs}`),
  query(sql`DELETE FROM otel_spans WHERE ${ofSeqs}`),
];
const deleteSpentTraces = query(`
  DELETE FROM otel_traces WHERE seq IN (
    SELECT seq FROM otel_traces WHERE due_at IS NULL AND last_at < :until
      AND NOT EXISTS (SELECT 1 FROM otel_spans WHERE otel_seq = otel_traces.seq) LIMIT 1000)`);
const countSpent = query<{ seq: number }>(
  'SELECT seq FROM otel_traces WHERE due_at IS NULL AND last_at < :until LIMIT 1',
);

/** From this length on, a reading is stored by itself: in a list, it would be written and parsed once more. */
const largeReading = 16 * 1024;
/** Most bytes of spans that are read or deleted in one go. */
const mostBytes = 512 * 1024;

/** Spans that were received, until their traces are built and for a while after that. */
export const spansStore = (database: Database) => ({
  /** @param traces OpenTelemetry's ids with those of the traces that are built of them. */
  async receivedTraces(account: number, traces: [traceId: string, id: string][]): Promise<ReceivedTrace[]> {
    const rows = await database.rows(selectReceived, { account, traces: JSON.stringify(traces) });
    return rows.map(({ trace_id, spans, bytes, is_closed, is_deleted }) => ({
      traceId: trace_id,
      spans: spans ?? 0,
      bytes: bytes ?? 0,
      isClosed: is_closed === 1,
      isDeleted: is_deleted === 1,
    }));
  },

  /** Those of the spans that were received before, as `TRACE_ID KEY`. */
  async knownSpans(account: number, spans: Pick<NewSpan, 'traceId' | 'key'>[]): Promise<Set<string>> {
    const given = JSON.stringify(spans.map(({ traceId, key }) => [traceId, key]));
    const rows = await database.rows(selectKnown, { account, spans: given });
    return new Set(rows.map(({ trace_id, key }) => `${trace_id} ${key}`));
  },

  /**
   * Stores new spans, except those of a trace that was deleted meanwhile. Their traces become due when none has come for a while.
   * @param idle How long, in milliseconds; `withoutRoot`: as long as the root span has not come.
   */
  async addSpans(account: number, spans: NewSpan[], at: number, idle: { rooted: number; withoutRoot: number }) {
    const traces = [...Map.groupBy(spans, ({ traceId }) => traceId)].map(([traceId, ofTrace]) => [
      traceId,
      ofTrace.some(({ isRoot }) => isRoot) ? 1 : 0,
      ofTrace.length,
      ofTrace.reduce((sum, { reading }) => sum + reading.length, 0),
    ]);
    const isLarge = ({ reading }: NewSpan) => reading.length > largeReading;
    const rows = spans.filter((span) => !isLarge(span)).map(({ traceId, key, reading }) => [traceId, key, reading]);
    await database.write({
      steps: [
        step(upsertTraces, {
          account,
          at,
          traces: JSON.stringify(traces),
          idle: idle.rooted,
          idle_without_root: idle.withoutRoot,
        }),
        step(insertSpans, { account, spans: JSON.stringify(rows) }),
        ...spans
          .filter(isLarge)
          .map(({ traceId, key, reading }) => step(insertLargeSpan, { account, trace_id: traceId, key, reading })),
      ],
    });
  },

  /** @param latest Nothing can be due after this. */
  dueTraces: (at: number, latest: number, count: number): Promise<DueTrace[]> =>
    database.rows(selectDue, { at, latest, count }),

  /** When the next trace is due; undefined: none is. */
  async nextDue(): Promise<number | undefined> {
    const [row] = await database.rows(selectNextDue, {});
    return row?.due_at;
  },

  /** The readings of a trace, as JSON texts, in the order in which they came; some at a time. */
  async *readings({ seq }: Pick<DueTrace, 'seq'>): AsyncGenerator<string[]> {
    for (let after = 0; ; ) {
      const rows = await database.rows(selectSpans, { otel_seq: seq, after }, mostBytes);
      if (rows.length === 0) return;
      yield rows.map(({ reading }) => reading);
      after = rows.at(-1)!.seq;
    }
  },

  /** Leaves a due trace as it is: nothing is built of it. */
  settleTrace: ({ seq, due_at }: DueTrace): Promise<boolean> =>
    database.write({ guard: step(settle, { seq, due_at }), steps: [] }),

  postponeTrace: ({ seq, due_at }: DueTrace, until: number): Promise<boolean> =>
    database.write({ guard: step(postpone, { seq, due_at, until }), steps: [] }),

  /**
   * Stores the trace that was built, in place of an earlier one, unless something refers to that, or it is the same. Nothing
   * happens if more spans have come meanwhile.
   * @returns whether an earlier trace, and the rules' tasks for it, were removed
   */
  async storeBuilt(due: DueTrace, trace: NewTrace, at: number): Promise<boolean> {
    const { seq, account, due_at, trace_seq } = due;
    const link: Step = { query: linkTrace, parameters: { seq }, takes: ['trace_seq'] };
    const steps = [
      traceStep(account, trace),
      unsearchedStep(),
      incomingStep(account),
      link,
      ...tagSteps(account, trace.id, trace.tags, true),
    ];
    if (trace_seq === null) {
      await database.write({ guard: step(settle, { seq, due_at }), steps });
      return false;
    }
    const [earlier] = await database.rows(selectIsReferred, { trace_seq });
    if (earlier?.is_referred === 1 || (await isBuilt(database, trace_seq, trace))) {
      await database.write({ guard: step(settle, { seq, due_at }), steps: [] });
      return false;
    }
    // A trace is never rewritten in place: SQLite would move it, and leave copies of it in the file.
    const removed = { seqs: [trace_seq], own: { account, id: trace.id } };
    return replaceTraces(database, removed, at, { guard: step(settleAndUnlink, { seq, due_at, trace_seq }), steps });
  },

  /** Deletes some of the spans whose traces were built before a time. Returns how many; 0: none are left. */
  async deleteSpentSpans(until: number): Promise<number> {
    const some = withinBytes(await database.rows(selectSpent, { until }), mostBytes, ({ bytes }) => bytes);
    const seqs = JSON.stringify(some.map(({ seq }) => seq));
    if (some.length > 0) {
      await database.write({ steps: deleteSpans.map((one) => step(one, { seqs })), erases: 'soon' });
      return some.length;
    }
    const [left] = await database.rows(countSpent, { until });
    if (!left) return 0;
    await database.write({ steps: [step(deleteSpentTraces, { until })] });
    return 1;
  },
});

/** Whether a stored trace is what was built: late spans may add nothing to it, and then what was said of it stays. */
async function isBuilt(database: Database, trace_seq: number, { trace, tags }: NewTrace): Promise<boolean> {
  const [stored] = await database.rows(selectBuilt, { trace_seq });
  if (stored?.trace !== JSON.stringify(trace)) return false;
  const storedTags = await database.rows(selectBuiltTags, { trace_seq });
  return storedTags.length === Object.keys(tags).length && storedTags.every(({ key, value }) => tags[key] === value);
}
