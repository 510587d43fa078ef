import { type Query, query, type Step, step } from './database.ts';
import { indexed, type SqlPart, sql } from './dialect.ts';
import { criterionKey, type NewEvaluation } from './evaluation-row.ts';
import { joinSteps, leaveSteps } from './insights/insight-counts.ts';

/**
 * What a run counts, kept up to date in the transaction that changes it. A trace leaves its run before its tags change or it
 * is deleted, and joins the run of its new tags. Traces without a run cost a look-up by their number.
 */
const others = (leaving: SqlPart) => sql`SELECT 1 FROM run_traces AS other
  WHERE other.run_seq = own.run_seq AND ${indexed('other.case_name')} = ${indexed('own.case_name')} AND other.trace_seq NOT IN ${leaving}`;
const failedOf = '(SELECT count(*) FROM failed_judgments WHERE failed_judgments.trace_seq = own.trace_seq)';

/**
 * Queries that take evaluations out of their runs' counts.
 * @param rows A condition on rows of `evaluations`.
 */
export const uncountEvaluations = (rows: SqlPart): Query[] => [
  query(sql`
    UPDATE run_parts SET evaluations = run_parts.evaluations - gone.evaluations
    FROM (
      SELECT run_seq, coalesce(criterion_key, '') AS criterion_key, coalesce(judge, '') AS judge, count(*) AS evaluations
      FROM run_traces JOIN evaluations USING (trace_seq) WHERE ${rows} GROUP BY 1, 2, 3) AS gone
    WHERE run_parts.run_seq = gone.run_seq AND run_parts.criterion_key = gone.criterion_key
      AND run_parts.judge = gone.judge`),
  query(sql`
    DELETE FROM run_parts WHERE evaluations = 0 AND (run_seq, criterion_key) IN (
      SELECT run_seq, coalesce(criterion_key, '') FROM run_traces JOIN evaluations USING (trace_seq) WHERE ${rows})`),
];

/**
 * Queries that take traces out of what their runs count. The rows of `run_traces` remain.
 * @param traces A set of traces' seqs, in SQL.
 */
export const uncountTraces = (traces: SqlPart): Query[] => [
  ...uncountEvaluations(sql`trace_seq IN ${traces}`),
  query(sql`
    UPDATE runs SET traces = runs.traces - gone.traces, cases = runs.cases - gone.cases, failed = runs.failed - gone.failed
    FROM (
      SELECT run_seq, count(*) AS traces, sum(${failedOf}) AS failed,
        count(DISTINCT CASE WHEN case_name <> '' AND NOT EXISTS (${others(traces)}) THEN case_name END) AS cases
      FROM run_traces AS own WHERE trace_seq IN ${traces} GROUP BY run_seq) AS gone
    WHERE runs.seq = gone.run_seq`),
  query(
    sql`DELETE FROM runs WHERE traces = 0 AND seq IN (SELECT run_seq FROM run_traces WHERE trace_seq IN ${traces})`,
  ),
];

const ofTrace = `(SELECT seq FROM traces
  WHERE account_id = CAST(:account AS BIGINT) AND id = CAST(:id AS TEXT))`;
const leaveRun = [...uncountTraces(ofTrace), query(`DELETE FROM run_traces WHERE trace_seq = ${ofTrace}`)];
const joinRun = [
  query(sql`
    INSERT INTO runs (account_id, name, traces, cases, failed)
    SELECT account_id, value, 0, 0, 0 FROM trace_tags WHERE trace_seq = ${ofTrace} AND key = 'run' AND value <> ''
    ON CONFLICT (account_id, ${indexed('name')}) DO NOTHING`),
  query(sql`
    INSERT INTO run_traces (trace_seq, run_seq, case_name)
    SELECT own.trace_seq, runs.seq, coalesce(cases.value, '')
    FROM trace_tags AS own JOIN runs ON runs.account_id = own.account_id AND ${indexed('name')} = ${indexed('own.value')}
      LEFT JOIN trace_tags AS cases ON cases.trace_seq = own.trace_seq AND cases.key = 'case'
    WHERE own.trace_seq = ${ofTrace} AND own.key = 'run'`),
  query(sql`
    UPDATE runs SET traces = runs.traces + 1, cases = runs.cases + joined.cases, failed = runs.failed + joined.failed
    FROM (
      SELECT run_seq, ${failedOf} AS failed,
        CASE WHEN case_name <> '' AND NOT EXISTS (${others(ofTrace)}) THEN 1 ELSE 0 END AS cases
      FROM run_traces AS own WHERE trace_seq = ${ofTrace}) AS joined
    WHERE runs.seq = joined.run_seq`),
];
const countEvaluations = query(`
  INSERT INTO run_parts (run_seq, criterion_key, judge, evaluations)
  SELECT run_seq, coalesce(criterion_key, ''), coalesce(judge, ''), count(*)
  FROM run_traces JOIN evaluations USING (trace_seq) WHERE trace_seq = ${ofTrace} GROUP BY 1, 2, 3
  ON CONFLICT (run_seq, criterion_key, judge) DO UPDATE SET evaluations = run_parts.evaluations + excluded.evaluations`);
const countSome = query(`
  INSERT INTO run_parts (run_seq, criterion_key, judge, evaluations)
  SELECT run_seq, :criterion_key, :judge, :added FROM run_traces WHERE trace_seq = ${ofTrace}
  ON CONFLICT (run_seq, criterion_key, judge) DO UPDATE SET evaluations = run_parts.evaluations + excluded.evaluations`);
const countFailed = query(`
  UPDATE runs SET failed = failed + 1 WHERE seq = (SELECT run_seq FROM run_traces WHERE trace_seq = ${ofTrace})`);

/**
 * The steps around a change of a trace's tags.
 * @param isNew The trace is stored in the same transaction, without evaluations so far.
 */
export function runSteps(account: number, id: string, tags: object, isNew: boolean): { before: Step[]; after: Step[] } {
  const concerned = Object.hasOwn(tags, 'run') || (!isNew && Object.hasOwn(tags, 'case'));
  if (!concerned) return { before: [], after: [] };
  const steps = (queries: Query[]) => queries.map((one) => step(one, { account, id }));
  if (isNew) return { before: [], after: steps(joinRun) };
  const rows = `trace_seq = ${ofTrace}`;
  return {
    before: [...leaveSteps(rows, { account, id }), ...steps(leaveRun)],
    after: [...steps([...joinRun, countEvaluations]), ...joinSteps(rows, { account, id })],
  };
}

/** The steps that count evaluations which a trace gets, by criterion and judge. */
export function countSteps(account: number, id: string, evaluations: NewEvaluation[]): Step[] {
  const parts = evaluations.map((one) => ({ criterion_key: criterionKey(one), judge: one.subTrace.judge }));
  const groups = Map.groupBy(parts, (part) => Object.values(part).join(' '));
  return [...groups.values()].map((group) => step(countSome, { account, id, ...group[0]!, added: group.length }));
}

/** The step that counts a failed judgment of a stored trace. */
export const countFailedStep = (account: number, id: string): Step => step(countFailed, { account, id });
