import Sqlite from 'better-sqlite3';
import type { Deemster } from '../helpers.ts';

/** Copies the only trace's rows in a table, or the trace itself, until there are this many; it must have at least one. */
export function fill(
  deemster: Deemster,
  table: 'comments' | 'evaluations' | 'labels' | 'evaluator_candidates' | 'traces',
  count: number,
) {
  const connection = new Sqlite(`${deemster.dataDir}/deemster.db`);
  const names = connection.prepare(`SELECT group_concat(name) FROM pragma_table_info('${table}') WHERE name <> 'seq'`);
  const columns = names.pluck().get() as string;
  // The key of a label is unique, and so are the ids of a candidate and of a trace.
  const unique = table === 'evaluator_candidates' || table === 'traces' ? /\bid\b/ : /\bkey\b/;
  const copied = columns.replace(unique, "'00000000-0000-4000-8000-' || lower(hex(randomblob(6)))");
  connection
    .prepare(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO ${table} (${columns}) SELECT ${copied} FROM (SELECT * FROM ${table} LIMIT 1), numbers`)
    .run(count - (connection.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number));
  if (table === 'traces') connection.exec('INSERT OR IGNORE INTO unsearched SELECT seq FROM traces');
  connection.close();
}
