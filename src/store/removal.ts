import { query, step, type Unit } from './database.ts';

const ofTraces = '(SELECT value FROM json_each(:seqs))';
const blank = (...columns: string[]) =>
  columns.map((one) => `${one} = printf('%.*c', octet_length(${one}), '0')`).join();

const blankTraces = query(`UPDATE traces SET ${blank('trace')} WHERE seq IN ${ofTraces}`);
const blankOthers = [
  query(`UPDATE comments SET ${blank('comment')} WHERE trace_seq IN ${ofTraces}`),
  query(`UPDATE evaluations SET ${blank('explanation', 'criteria', 'sub_trace')} WHERE trace_seq IN ${ofTraces}`),
  query(`UPDATE answers SET ${blank('answer')} WHERE trace_seq IN ${ofTraces}`),
];
const deleteTraces = query(`DELETE FROM traces WHERE seq IN ${ofTraces}`);

/**
 * Removes traces with all that hangs on them (ON DELETE CASCADE); its guard fails where none of them is there.
 *
 * SQLite overwrites a deleted row with zeros where it stands, but not the copies that it leaves in unused space when it
 * moves rows between pages, as a deletion of many makes it do. So the text goes first, in place, and the row after it.
 */
export function removalOf(seqs: number[]): Unit {
  const parameters = { seqs: JSON.stringify(seqs) };
  return {
    guard: step(blankTraces, parameters),
    steps: [...blankOthers, deleteTraces].map((one) => step(one, parameters)),
    erases: true,
  };
}
