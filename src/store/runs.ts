import { setImmediate } from 'node:timers/promises';
import { type Database, inOneState, query } from './database.ts';
import { indexed, seqsIn, sql } from './dialect.ts';
import { removeTraces } from './removal.ts';
import { withinBytes } from './within-bytes.ts';

/** A run with its figures. Times are milliseconds since the epoch. */
export interface RunSummary {
  seq: number;
  name: string;
  /** When its oldest and its newest trace were created. */
  createdAt: number;
  lastAt: number;
  traces: number;
  /** Different values of the tag `case`. */
  cases: number;
  evaluations: number;
  failed: number;
  /** `check` for exact checks. */
  judges: string[];
  criteria: number;
}

/** The casts hide the parameters from SQLite's planner, as in trace-list.ts. */
const account = 'CAST(:account AS BIGINT)';
const ofName = sql`account_id = ${account} AND ${indexed('name')} = ${indexed('CAST(:name AS TEXT)')}`;
const edge = (which: 'min' | 'max') => sql`(
  SELECT ${which}(trace_created_at) FROM trace_tags
  WHERE account_id = ${account} AND ${indexed('key')} = 'run' AND ${indexed('value')} = ${indexed('runs.name')})`;
const selectRuns = query<{
  seq: number;
  name: string;
  traces: number;
  cases: number;
  failed: number;
  created_at: number;
  last_at: number;
}>(sql`
  SELECT seq, name, traces, cases, failed, ${edge('min')} AS created_at, ${edge('max')} AS last_at
  FROM runs WHERE account_id = ${account} AND seq < CAST(:before AS BIGINT)
  ORDER BY seq DESC LIMIT CAST(:limit AS BIGINT)`);
const selectJudges = query<{ judge: string; evaluations: number }>(`
  SELECT judge, sum(evaluations) AS evaluations FROM run_parts WHERE run_seq = :seq GROUP BY judge ORDER BY judge`);
const countCriteria = query<{ criteria: number }>(
  'SELECT count(DISTINCT criterion_key) AS criteria FROM run_parts WHERE run_seq = :seq',
);
const selectSeq = query<{ seq: number }>(sql`SELECT seq FROM runs WHERE ${ofName}`);

const selectLast = query<{ last: number | null }>(sql`
  SELECT max(trace_seq) AS last FROM run_traces WHERE run_seq = (SELECT seq FROM runs WHERE ${ofName})`);
/** In the order of storing, so that one unit deletes neighbours and changes few pages. */
const selectSome = query<{ seq: number }>(sql`
  SELECT trace_seq AS seq FROM run_traces
  WHERE run_seq = (SELECT seq FROM runs WHERE ${ofName}) AND trace_seq <= :last ORDER BY trace_seq LIMIT 5000`);
const selectSizes = query<{ seq: number; bytes: number }>(
  sql`SELECT seq, octet_length(trace) AS bytes FROM traces WHERE seq IN ${seqsIn(':seqs')}`,
);
/** One unit deletes at most this many traces. */
const mostTraces = 50;
/** One unit deletes traces of at most this many bytes, but at least one. */
const mostBytes = 512 * 1024;

/** Runs: the traces with the same tag `run`. */
export function runsStore(database: Database) {
  async function deleteSome(run: { account: number; name: string }, seqs: number[], now: () => number) {
    for (let from = 0; from < seqs.length; ) {
      const next = seqs.slice(from, from + mostTraces);
      const sizes = await database.rows(selectSizes, { seqs: JSON.stringify(next) });
      const bytes = new Map(sizes.map((one) => [one.seq, one.bytes]));
      const removed = withinBytes(next, mostBytes, (seq) => bytes.get(seq) ?? 0);
      await removeTraces(database, { seqs: removed, run }, now(), 'soon');
      from += removed.length;
    }
  }

  return {
    /** One page of runs, newest first. @param before Only runs with a lower seq. */
    listRuns: (account: number, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<RunSummary[]> =>
      inOneState(database, async (state) => {
        const rows = await state.rows(selectRuns, { account, limit, before });
        const runs: RunSummary[] = [];
        for (const { seq, created_at, last_at, ...counts } of rows) {
          await setImmediate();
          const judges = await state.rows(selectJudges, { seq });
          const [parts] = await state.rows(countCriteria, { seq });
          runs.push({
            seq,
            ...counts,
            createdAt: created_at,
            lastAt: last_at,
            evaluations: judges.reduce((sum, { evaluations }) => sum + evaluations, 0),
            judges: judges.map(({ judge }) => judge).filter((judge) => judge !== ''),
            criteria: parts!.criteria,
          });
        }
        return runs;
      }),

    /** The number of a run; undefined: there is no such run. */
    async findRun(account: number, name: string): Promise<number | undefined> {
      const [row] = await database.rows(selectSeq, { account, name });
      return row?.seq;
    },

    /**
     * Deletes the traces that a run has now, some at a time, so that other writers hardly wait. After an interruption the rest
     * remains, and can be deleted again. False: there is no such run.
     * @param now The clock, in milliseconds since the epoch.
     */
    async deleteRun(account: number, name: string, now: () => number): Promise<boolean> {
      const [run] = await database.rows(selectLast, { account, name });
      const last = run?.last ?? null;
      if (last === null) return false;
      for (;;) {
        const some = await database.rows(selectSome, { account, name, last });
        if (some.length === 0) break;
        await deleteSome(
          { account, name },
          some.map(({ seq }) => seq),
          now,
        );
      }
      await database.erase();
      return true;
    },
  };
}
