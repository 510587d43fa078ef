import { type Database, query } from './database.ts';
import { indexed, numbersOf, seqsIn, sql, storedText } from './dialect.ts';
import { withinBytes } from './within-bytes.ts';

/** One evaluation or failed judgment of a run, without texts of the conversation. */
export interface RunRow {
  /** Of the evaluation; 0 for a failed judgment. */
  seq: number;
  traceSeq: number;
  /** The tag `case`; empty without one. */
  caseName: string;
  contentHash: string;
  /** Of a multi-agent trace, the judged agent. */
  agentName: string | null;
  evaluatorName: string | null;
  /** Equal for equal criteria of equal evaluators. Null: see `criterion`. */
  criterionKey: string | null;
  /** Of an evaluation that an earlier version stored, and of a failed judgment without an evaluator. */
  criterion: string | null;
  score: number | null;
  /** Null if the judgment failed. */
  judge: string | null;
  promptVersion: string | null;
  modelCore: string;
  readerVersion: string | null;
  failed: boolean;
}

const selectTraces = query<{ seq: number; case_name: string; evaluations: number }>(sql`
  SELECT trace_seq AS seq, case_name,
    (SELECT count(*) FROM evaluations WHERE evaluations.trace_seq = run_traces.trace_seq) AS evaluations
  FROM run_traces WHERE run_seq = CAST(:run AS BIGINT) AND (${indexed('case_name')}, trace_seq) > (${indexed('CAST(:case_name AS TEXT)')}, :seq)
  ORDER BY ${indexed('case_name')}, trace_seq LIMIT 200`);
const ofSeqs = sql`trace_seq IN ${seqsIn(':seqs')}`;
const criterion = sql`coalesce(${storedText('sub_trace', 'criterion_template')}, criteria)`;
/** JSON is read only in evaluations of earlier versions, which lack these columns. */
const selectEvaluations = query<Omit<RunRow, 'caseName' | 'failed'>>(sql`
  SELECT seq, trace_seq AS "traceSeq", content_hash AS "contentHash", agent_name AS "agentName", evaluator_name AS "evaluatorName",
    criterion_key AS "criterionKey", CASE WHEN criterion_key IS NULL THEN ${criterion} END AS criterion, score,
    coalesce(judge, ${storedText('sub_trace', 'judge')}) AS judge, model_core AS "modelCore", reader_version AS "readerVersion",
    CASE WHEN judge IS NULL THEN ${storedText('sub_trace', 'prompt_version')} ELSE prompt_version END AS "promptVersion"
  FROM evaluations WHERE ${ofSeqs} ORDER BY trace_seq, seq`);
/** Several attempts at the same judgment are one. */
const selectFailed = query<Pick<RunRow, 'traceSeq' | 'contentHash' | 'evaluatorName' | 'criterion' | 'modelCore'>>(sql`
  SELECT DISTINCT trace_seq AS "traceSeq", evaluator_name AS "evaluatorName", criteria AS criterion, model_core AS "modelCore",
    coalesce((SELECT content_hash FROM evaluations WHERE evaluations.trace_seq = failed_judgments.trace_seq LIMIT 1), '')
      AS "contentHash"
  FROM failed_judgments WHERE ${ofSeqs}`);
const selectCounts = query<{ seq: number; evaluations: number }>(sql`
  SELECT value AS seq, (SELECT count(*) FROM evaluations WHERE trace_seq = value) AS evaluations
  FROM ${numbersOf(':seqs', 'wanted')}`);
const selectCriterion = query<{ criterion: string }>(sql`
  SELECT ${criterion} AS criterion FROM evaluations WHERE ${ofSeqs} AND criterion_key = :key LIMIT 1`);

/** One read returns about as many evaluations: a few milliseconds. */
const mostEvaluations = 500;

/** What comparisons read of runs, and of other traces. */
export function runResultsStore(database: Database) {
  return {
    /** The evaluations and failed judgments of a run by case, some at a time. Traces that join it meanwhile may be missed. */
    async *runRows(run: number): AsyncGenerator<RunRow[], void> {
      let after = { case_name: '', seq: -1 };
      for (;;) {
        const found = await database.rows(selectTraces, { run, ...after });
        if (found.length === 0) return;
        const traces = withinBytes(found, mostEvaluations, ({ evaluations }) => evaluations);
        const { seq, case_name } = traces.at(-1)!;
        after = { seq, case_name };
        const caseNames = new Map(traces.map((trace) => [trace.seq, trace.case_name]));
        const seqs = JSON.stringify([...caseNames.keys()]);
        const evaluations = await database.rows(selectEvaluations, { seqs });
        const failed = await database.rows(selectFailed, { seqs });
        const none = { seq: 0, agentName: null, criterionKey: null, score: null, judge: null };
        yield [
          ...evaluations.map((row) => ({ ...row, failed: false })),
          ...failed.map((row) => ({ ...none, promptVersion: null, readerVersion: null, ...row, failed: true })),
        ].map((row) => ({ ...row, caseName: caseNames.get(row.traceSeq)! }));
      }
    },

    /** The evaluations of traces, some at a time. They are of any traces, so they are without the case. */
    async *evaluationRows(seqs: readonly number[]): AsyncGenerator<RunRow[], void> {
      let left = await database.rows(selectCounts, { seqs: JSON.stringify(seqs) });
      while (left.length > 0) {
        const some = withinBytes(left, mostEvaluations, ({ evaluations }) => evaluations);
        left = left.slice(some.length);
        const rows = await database.rows(selectEvaluations, { seqs: JSON.stringify(some.map(({ seq }) => seq)) });
        yield rows.map((row) => ({ ...row, caseName: '', failed: false }));
      }
    },

    /** The criterion of an evaluation, with its placeholders; undefined if it was deleted meanwhile. */
    async criterionOf(traceSeq: number, key: string): Promise<string | undefined> {
      const [row] = await database.rows(selectCriterion, { seqs: JSON.stringify([traceSeq]), key });
      return row?.criterion;
    },
  };
}
