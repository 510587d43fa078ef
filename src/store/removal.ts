import { blanked } from './blanked.ts';
import { candidateCaseTexts } from './candidate-schema.ts';
import { type Database, query, type Step, step, type Unit } from './database.ts';
import { rememberDeleted } from './deleted-traces.ts';
import { picked, seqsIn, sql } from './dialect.ts';
import { contentColumns, evaluationBytes, nameColumns } from './evaluation-row.ts';
import { forgetSteps } from './insights/insight-counts.ts';
import { countLost } from './rules/rule-use.ts';
import { uncountEvaluations, uncountTraces } from './run-counts.ts';
import { transitionSql } from './task-states.ts';
import { withinBytes } from './within-bytes.ts';

/** The traces to delete. SQLite reuses the seq of a deleted row, so the other fields must match too. */
export interface Removed {
  seqs: number[];
  /** Only this account's trace with this id. */
  own?: { account: number; id: string };
  /** Only this account's traces of this run. */
  run?: { account: number; name: string };
  /** Only traces created before this time. */
  until?: number;
}

const ofTraces = sql`(SELECT seq FROM traces WHERE seq IN ${seqsIn(':seqs')}
  AND account_id = coalesce(:account, account_id) AND id = coalesce(:id, id)
  AND created_at < coalesce(:until, created_at + 1)
  AND (CAST(:run AS TEXT) IS NULL OR EXISTS (SELECT 1 FROM trace_tags WHERE trace_seq = traces.seq AND key = 'run' AND value = :run)))`;

const parametersOf = ({ seqs, own, run, until }: Removed) => ({
  seqs: JSON.stringify(seqs),
  account: own?.account ?? run?.account ?? null,
  id: own?.id ?? null,
  run: run?.name ?? null,
  until: until ?? null,
});

/** The columns of a label that hold text; an author may be null. */
export const labelTexts = ['criteria', 'author'];

/** The columns of an annotated case that hold text. Its tokens are hashes, which its index needs unchanged. */
export const caseTexts = ['request', 'response'];

/** The spans that a trace was built of. */
const ofSpans = sql`otel_seq IN (SELECT seq FROM otel_traces WHERE trace_seq IN ${ofTraces})`;

const blankTraces = query(sql`UPDATE traces SET ${blanked('trace')} WHERE seq IN ${ofTraces}`);
const blankOthers = [
  query(sql`UPDATE comments SET ${blanked('comment')} WHERE trace_seq IN ${ofTraces}`),
  query(sql`UPDATE evaluations SET ${blanked(...contentColumns, ...nameColumns)} WHERE trace_seq IN ${ofTraces}`),
  query(sql`UPDATE labels SET ${blanked(...labelTexts)} WHERE trace_seq IN ${ofTraces}`),
  query(sql`UPDATE annotated_cases SET ${blanked(...caseTexts)} WHERE trace_seq IN ${ofTraces}`),
  query(sql`UPDATE candidate_cases SET ${blanked(...candidateCaseTexts)} WHERE trace_seq IN ${ofTraces}`),
  query(sql`UPDATE otel_spans SET ${blanked('reading')} WHERE ${ofSpans}`),
  query(sql`UPDATE answers SET ${blanked('answer')} WHERE trace_seq IN ${ofTraces}`),
  query(
    sql`UPDATE failed_judgments SET ${blanked('criteria')} WHERE trace_seq IN ${ofTraces} AND criteria IS NOT NULL`,
  ),
];

/** A task outlives its trace, but loses its request and its result. An unfinished task that adds to the trace fails. */
const ofTasks = sql`(SELECT seq FROM tasks WHERE trace_seq IN ${ofTraces})`;
const losing = transitionSql('loseTrace');
const endTasks = query(sql`
  UPDATE tasks SET ${losing.set}, finished_at = :at, error = :error, lease_owner = NULL, lease_until = NULL
  WHERE trace_seq IN ${ofTraces} AND ${losing.where}`);
const blankTasks = [
  query(sql`UPDATE task_requests SET ${blanked('request')} WHERE task_seq IN ${ofTasks}`),
  query(sql`UPDATE task_results SET ${blanked('outcome')} WHERE task_seq IN ${ofTasks}`),
];
const traceIsGone = JSON.stringify({
  status: 400,
  detail: 'The trace with this trace_id was deleted before the evaluation could be added to it.',
});

const countLostTasks = countLost(ofTraces);
const remember = rememberDeleted(ofTraces);
const deleteTraces = query(sql`DELETE FROM traces WHERE seq IN ${ofTraces}`);

/**
 * The steps that delete traces with all dependent rows (ON DELETE CASCADE).
 *
 * SQLite overwrites a deleted row with zeros, but not the copies that it leaves in unused space when it moves rows between
 * pages, which a large deletion causes. So the texts are blanked first, in place, and then the rows are deleted.
 * @param at Now, in milliseconds since the epoch.
 */
function removalSteps(removed: Removed, at: number): [blank: Step, ...rest: Step[]] {
  const parameters = parametersOf(removed);
  return [
    step(blankTraces, parameters),
    ...blankOthers.map((one) => step(one, parameters)),
    step(countLostTasks, parameters),
    step(endTasks, { ...parameters, at, error: traceIsGone }),
    ...forgetSteps(sql`trace_seq IN ${ofTraces}`, parameters),
    ...[...blankTasks, ...uncountTraces(ofTraces), deleteTraces].map((one) => step(one, parameters)),
  ];
}

/**
 * Its guard fails if none of the traces exists. What only became too old is not remembered as deleted: that would be a row for
 * each trace that ever came.
 */
function removalOf(removed: Removed, at: number, erases: Unit['erases']): Unit {
  const [guard, ...steps] = removalSteps(removed, at);
  const remembered = removed.until === undefined ? [step(remember, { ...parametersOf(removed), at })] : [];
  return { guard, steps: [...remembered, ...steps], erases };
}

/**
 * Deletes traces to which nothing refers, and runs the steps of a unit after that, all in one transaction: nobody sees a moment
 * between them. False: the unit's guard changed nothing, and nothing is deleted.
 */
export async function replaceTraces(
  database: Database,
  removed: Removed,
  at: number,
  { guard, steps }: Required<Pick<Unit, 'guard' | 'steps'>>,
): Promise<boolean> {
  const release = await database.forget?.(removed.seqs);
  try {
    return await database.write({ guard, steps: [...removalSteps(removed, at), ...steps], erases: 'soon' });
  } finally {
    release?.();
  }
}

/** One unit deletes at most this many dependent rows: about 50 ms, and little enough to fit into the reserve. */
const mostRows = 1000;
/** The same, of rows with an index over their words: 2 to 5 ms each. */
const mostIndexed = 10;
const mostBytes = 4 * 1024 * 1024;

const large = [
  { table: 'annotated_cases', columns: caseTexts, bytes: '0', most: mostIndexed },
  { table: 'comments', columns: ['comment'], bytes: 'octet_length(comment)', most: mostRows },
  { table: 'otel_spans', columns: ['reading'], bytes: 'octet_length(reading)', most: mostRows, of: ofSpans },
  { table: 'evaluations', columns: [...contentColumns, ...nameColumns], bytes: evaluationBytes, most: mostRows },
].map(({ table, columns, bytes, most, of = sql`trace_seq IN ${ofTraces}` }) => {
  const ofRows = sql`${of} AND seq <= :last`;
  const isCounted = table === 'evaluations';
  return {
    most,
    counted: isCounted ? ofRows : undefined,
    select: query<{ seq: number; bytes: number }>(sql`
      SELECT seq, bytes FROM (SELECT seq, ${bytes} AS bytes FROM ${table} WHERE ${of}
      ORDER BY seq LIMIT ${most + 1})${picked}`),
    steps: [
      ...(isCounted ? uncountEvaluations(ofRows) : []),
      query(sql`UPDATE ${table} SET ${blanked(...columns)} WHERE ${ofRows}`),
      query(sql`DELETE FROM ${table} WHERE ${ofRows}`),
    ],
  };
});

/**
 * Deletes traces. The dependent rows of a large one are deleted first, a few at a time, so that other writers hardly wait.
 * False: none of the traces exists.
 * @param at Now, in milliseconds since the epoch.
 * @param erases `soon` if the caller calls `erase` itself, after more deletions.
 */
export async function removeTraces(
  database: Database,
  removed: Removed,
  at: number,
  erases: Unit['erases'] = 'at once',
): Promise<boolean> {
  const release = await database.forget?.(removed.seqs);
  try {
    return await removeRows(database, removed, at, erases);
  } finally {
    release?.();
  }
}

async function removeRows(database: Database, removed: Removed, at: number, erases: Unit['erases']): Promise<boolean> {
  const parameters = parametersOf(removed);
  for (const { select, counted, steps, most } of large)
    for (;;) {
      const rows = await database.rows(select, parameters);
      const some = withinBytes(rows.slice(0, most), mostBytes, ({ bytes }) => bytes);
      // The remaining rows are deleted with their trace.
      if (some.length === rows.length) break;
      const last = some.at(-1)!.seq;
      const which = { ...parameters, last };
      const forget = counted === undefined ? [] : forgetSteps(counted, which);
      await database.write({ steps: [...forget, ...steps.map((one) => step(one, which))], erases });
    }
  return database.write(removalOf(removed, at, erases));
}
