import { type CaseScope, caseParameters, labelsSinceOf } from './annotated-cases.ts';
import { caseRecord } from './case-text.ts';
import type { Move } from './migration.ts';

/**
 * Cases that people annotated, with an index over their words, so that evaluators with `memory` find similar ones. The index
 * keeps what it indexes in no second copy, and removes the words of a deleted case from its pages (`secure-delete`).
 */
export const createAnnotatedCases = `
  ALTER TABLE evaluator_versions ADD COLUMN memory INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE annotated_cases (
    seq INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    evaluator_name TEXT NOT NULL,
    labels_since INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    request TEXT NOT NULL,
    response TEXT NOT NULL,
    tokens TEXT NOT NULL,
    UNIQUE (trace_seq, evaluator_name, labels_since, content_hash)
  ) STRICT;
  CREATE INDEX annotated_cases_of_evaluator ON annotated_cases (account_id, evaluator_name, labels_since);
  CREATE VIRTUAL TABLE annotated_case_tokens USING fts5 (
    tokens, content = 'annotated_cases', content_rowid = 'seq', detail = none, columnsize = 0, tokenize = 'ascii');
  INSERT INTO annotated_case_tokens (annotated_case_tokens, rank) VALUES ('secure-delete', 1);
  CREATE TRIGGER annotated_cases_indexed AFTER INSERT ON annotated_cases BEGIN
    INSERT INTO annotated_case_tokens (rowid, tokens) VALUES (new.seq, new.tokens);
  END;
  CREATE TRIGGER annotated_cases_forgotten BEFORE DELETE ON annotated_cases BEGIN
    INSERT INTO annotated_case_tokens (annotated_case_tokens, rowid, tokens) VALUES ('delete', old.seq, old.tokens);
  END;

  CREATE TABLE annotations_to_index (
    seq INTEGER PRIMARY KEY,
    trace_seq INTEGER NOT NULL,
    evaluation_seq INTEGER,
    evaluator_name TEXT NOT NULL,
    labels_since INTEGER NOT NULL,
    content_hash TEXT NOT NULL
  ) STRICT;
  INSERT INTO annotations_to_index (trace_seq, evaluation_seq, evaluator_name, labels_since, content_hash)
    SELECT trace_seq, (SELECT seq FROM evaluations WHERE evaluations.id = evaluation_id
      AND evaluations.account_id = labels.account_id), evaluator_name, labels_since, content_hash
    FROM labels WHERE evaluator_name IS NOT NULL ORDER BY seq;
  INSERT INTO annotations_to_index (trace_seq, evaluation_seq, evaluator_name, labels_since, content_hash)
    SELECT trace_seq, seq, evaluator_name, ${labelsSinceOf.sqlite}, content_hash FROM evaluations
    WHERE content_hash <> '' AND sub_trace ->> '$.evaluator_version' IS NOT NULL AND seq IN (
      SELECT seq FROM (
        SELECT seq, row_number() OVER (PARTITION BY trace_seq ORDER BY seq DESC) AS place
        FROM evaluations WHERE evaluator_name IS NOT NULL AND trace_seq IN (SELECT trace_seq FROM comments))
      WHERE place <= 20)
    ORDER BY seq;
`;

interface Row {
  seq: number;
  account: number;
  trace_seq: number;
  evaluator_name: string;
  labels_since: number;
  content_hash: string;
  trace: string;
  subject: string | null;
}

/** Per transaction: about 50 ms. A longer conversation is never kept. */
const mostRows = 20;
const mostBytes = 1024 * 1024;

/** Indexes the labels and comments of a database that had no index. */
export const indexAnnotations: Move = {
  from: 'annotations_to_index',
  some({ all, run }) {
    const rows = all<Row>(`
      SELECT one.seq, traces.account_id AS account, one.trace_seq, one.evaluator_name, one.labels_since, one.content_hash,
        CASE WHEN octet_length(trace) <= ${mostBytes} THEN trace ELSE '{}' END AS trace,
        CASE WHEN octet_length(subject) <= ${mostBytes} THEN subject END AS subject
      FROM (SELECT * FROM annotations_to_index ORDER BY seq LIMIT ${mostRows}) AS one
        JOIN traces ON traces.seq = one.trace_seq LEFT JOIN evaluations ON evaluations.seq = one.evaluation_seq
      ORDER BY one.seq`);
    for (const row of rows) {
      const record = recordOf(row);
      const scope: CaseScope = {
        account: row.account,
        evaluatorName: row.evaluator_name,
        labelsSince: row.labels_since,
      };
      if (record)
        run(
          `INSERT INTO annotated_cases
            (account_id, trace_seq, evaluator_name, labels_since, content_hash, text_hash, request, response, tokens)
          VALUES (:account, :trace_seq, :evaluator_name, :labels_since, :content_hash, :text_hash, :request, :response, :tokens)
          ON CONFLICT DO NOTHING`,
          { trace_seq: row.trace_seq, ...caseParameters(scope, row.content_hash, record) },
        );
    }
    const last = rows.at(-1)?.seq;
    if (last !== undefined) run('DELETE FROM annotations_to_index WHERE seq <= :last', { last });
    return rows.length;
  },
  last: 'DROP TABLE annotations_to_index',
};

/** A label on a trace that nothing had judged is on the messages after the last user message. */
function recordOf({ trace, subject }: Row) {
  const { messages } = JSON.parse(trace);
  if (subject !== null) {
    const { conversation, responses } = JSON.parse(subject);
    return caseRecord(conversation?.messages ?? messages ?? [], responses);
  }
  if (!Array.isArray(messages)) return undefined;
  const first = messages.findLastIndex((message) => message?.role === 'user') + 1;
  return caseRecord(messages, [{ first, last: messages.length - 1 }]);
}
