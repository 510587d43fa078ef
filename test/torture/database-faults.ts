import Sqlite from 'better-sqlite3';
import { databaseFile } from '../../src/store/database-folder.ts';
import type { Fault, FaultKind } from './ledger.ts';

const nonce = "(trace ->> '$.messages[0].content')";

/** Each finds rows that must not be; `what` names the row. */
const queries: [kind: FaultKind, sql: string][] = [
  ['twice', `SELECT 'conversation ' || ${nonce} AS what FROM traces GROUP BY ${nonce} HAVING count(*) > 1`],
  ['twice', `SELECT 'comment ' || comment AS what FROM comments GROUP BY comment HAVING count(*) > 1`],
  [
    'changed',
    `SELECT 'trace ' || id || ' without exactly one evaluation' AS what FROM traces
     WHERE (SELECT count(*) FROM evaluations WHERE trace_seq = traces.seq) <> 1`,
  ],
  [
    'changed',
    `SELECT 'usage ' || used || ', evaluations ' || stored AS what FROM
       (SELECT coalesce(sum(evaluations), 0) AS used FROM usage), (SELECT count(*) AS stored FROM evaluations)
     WHERE used <> stored`,
  ],
  [
    'changed',
    `SELECT 'remembered answer ' || key || ' of another trace' AS what FROM answers JOIN traces ON seq = trace_seq
     WHERE answer ->> '$.stored.traceId' <> id`,
  ],
  ['lost', `SELECT 'task ' || id || ' is ' || status AS what FROM tasks WHERE finished_at IS NULL`],
  [
    'lost',
    `SELECT 'succeeded task ' || id || ' without a trace' AS what FROM tasks LEFT JOIN task_results ON task_seq = tasks.seq
     WHERE status = 'succeeded' AND retention = 'standard' AND (trace_seq IS NULL OR outcome IS NULL)`,
  ],
  [
    'changed',
    `SELECT status || ' task ' || id || ' with a trace' AS what FROM tasks LEFT JOIN task_results ON task_seq = tasks.seq
     WHERE status <> 'succeeded' AND (trace_seq IS NOT NULL OR outcome IS NOT NULL)`,
  ],
  [
    'changed',
    `SELECT status || ' task ' || id || ' still has its request or a lease' AS what FROM tasks
     LEFT JOIN task_requests ON task_seq = seq
     WHERE finished_at IS NOT NULL AND (ltrim(request, '0') <> '' OR lease_owner IS NOT NULL)`,
  ],
  [
    'changed',
    `SELECT 'cancelled conversation ' || ${nonce} AS what FROM traces
     WHERE ${nonce} IN (SELECT value FROM json_each(:cancelled))`,
  ],
  [
    'changed',
    `SELECT 'integrity: ' || integrity_check AS what FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  ],
  ['changed', `SELECT 'foreign key of ' || "table" AS what FROM pragma_foreign_key_check`],
];

/**
 * Looks at the file beside the running service for what its answers cannot show. No task may be under way.
 * @param cancelled Nonces of the conversations whose task was cancelled.
 */
export function databaseFaults(folder: string, cancelled: string[] = []): Fault[] {
  const connection = new Sqlite(databaseFile(folder), { readonly: true });
  try {
    const parameters = { cancelled: JSON.stringify(cancelled) };
    return queries.flatMap(([kind, sql]) =>
      (connection.prepare(sql).all(parameters) as { what: string }[]).map(({ what }) => ({ kind, text: what })),
    );
  } finally {
    connection.close();
  }
}
