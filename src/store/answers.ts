import { type Database, query, type Step, step } from './database.ts';

/** A successful response, replayed for requests with the same Idempotency-Key. */
export interface Answer {
  operation: string;
  key: string;
  bodyHash: string;
  /** The response as JSON text. */
  answer: string;
  createdAt: number;
}

/** The response is deleted with the trace that it came from. A response without content names no trace. */
const insertAnswer = query(`
  INSERT INTO answers (account_id, operation, key, body_hash, answer, trace_seq, created_at)
  VALUES (:account, :operation, :key, :body_hash, :answer,
    (SELECT seq FROM traces WHERE account_id = :account AND id = :trace_id), :created_at)
  ON CONFLICT (account_id, operation, key) DO UPDATE SET
    body_hash = excluded.body_hash, answer = excluded.answer,
    trace_seq = excluded.trace_seq, created_at = excluded.created_at`);
const selectAnswer = query<{ body_hash: string; answer: string }>(`
  SELECT body_hash, answer FROM answers
  WHERE account_id = :account AND operation = :operation AND key = :key AND created_at > :after`);
const deleteOldAnswers = query('DELETE FROM answers WHERE created_at <= :until');

/** How long a response is kept for replay, in milliseconds (decisions: 24 hours). */
const answerMilliseconds = 24 * 3600 * 1000;

/** The step that stores a response for replay, with the trace that it came from. */
export const answerStep = (account: number, answer: Answer, traceId: string | null): Step =>
  step(insertAnswer, {
    account,
    operation: answer.operation,
    key: answer.key,
    body_hash: answer.bodyHash,
    answer: answer.answer,
    trace_id: traceId,
    created_at: answer.createdAt,
  });

/** Responses kept for retries. */
export const answersStore = (database: Database) => ({
  async findAnswer(account: number, operation: string, key: string, now: number) {
    const [row] = await database.rows(selectAnswer, { account, operation, key, after: now - answerMilliseconds });
    return row && { bodyHash: row.body_hash, answer: row.answer };
  },

  /** Deletes the responses whose time is over. */
  async forgetOldAnswers(now: number): Promise<void> {
    const guard = step(deleteOldAnswers, { until: now - answerMilliseconds });
    await database.write({ guard, steps: [], erases: 'at once' });
  },
});
