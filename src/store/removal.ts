import { query, step, type Unit } from './database.ts';
import { contentColumns } from './evaluation-row.ts';
import { transitionSql } from './task-states.ts';

const ofTraces = '(SELECT value FROM json_each(:seqs))';
/** Assignments that overwrite texts in place, whatever their length. */
export const blanked = (...columns: string[]) =>
  columns.map((one) => `${one} = printf('%.*c', octet_length(${one}), '0')`).join();

const blankTraces = query(`UPDATE traces SET ${blanked('trace')} WHERE seq IN ${ofTraces}`);
const blankOthers = [
  query(`UPDATE comments SET ${blanked('comment')} WHERE trace_seq IN ${ofTraces}`),
  query(`UPDATE evaluations SET ${blanked(...contentColumns)} WHERE trace_seq IN ${ofTraces}`),
  query(`UPDATE answers SET ${blanked('answer')} WHERE trace_seq IN ${ofTraces}`),
  query(`UPDATE failed_judgments SET ${blanked('criteria')} WHERE trace_seq IN ${ofTraces} AND criteria IS NOT NULL`),
];

/** A task outlives its trace, without what it was asked and what it found. One that was to add to it cannot any more. */
const ofTasks = `(SELECT seq FROM tasks WHERE trace_seq IN ${ofTraces})`;
const losing = transitionSql('loseTrace');
const endTasks = query(`
  UPDATE tasks SET ${losing.set}, finished_at = :at, error = :error, lease_owner = NULL, lease_until = NULL
  WHERE trace_seq IN ${ofTraces} AND ${losing.where}`);
const blankTasks = [
  query(`UPDATE task_requests SET ${blanked('request')} WHERE task_seq IN ${ofTasks}`),
  query(`UPDATE task_results SET ${blanked('outcome')} WHERE task_seq IN ${ofTasks}`),
];
const traceIsGone = JSON.stringify({
  status: 400,
  detail: 'The trace with this trace_id, which the evaluation was to be added to, has been deleted.',
});

const deleteTraces = query(`DELETE FROM traces WHERE seq IN ${ofTraces}`);

/**
 * Removes traces with all that hangs on them (ON DELETE CASCADE); its guard fails where none of them is there.
 *
 * SQLite overwrites a deleted row with zeros where it stands, but not the copies that it leaves in unused space when it
 * moves rows between pages, as a deletion of many makes it do. So the text goes first, in place, and the row after it.
 * @param at Now, in milliseconds since the epoch.
 */
export function removalOf(seqs: number[], at: number): Unit {
  const parameters = { seqs: JSON.stringify(seqs) };
  return {
    guard: step(blankTraces, parameters),
    steps: [
      ...blankOthers.map((one) => step(one, parameters)),
      step(endTasks, { ...parameters, at, error: traceIsGone }),
      ...[...blankTasks, deleteTraces].map((one) => step(one, parameters)),
    ],
    erases: 'at once',
  };
}
