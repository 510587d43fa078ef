import { hash } from 'node:crypto';
import type { components } from '../../generated/openapi.d.ts';
import { caseStep, labelsSinceOf } from './annotated-cases.ts';
import { blanked } from './blanked.ts';
import type { CaseRecord } from './case-text.ts';
import { type Database, query, step } from './database.ts';
import { sql } from './dialect.ts';
import { caseTexts, labelTexts } from './removal.ts';
import { roomForLabels } from './room.ts';

type SubTrace = components['schemas']['SubTrace'];

export interface NewLabel {
  id: string;
  traceId: string;
  /** Null for a response that was not judged. */
  evaluationId: string | null;
  evaluatorName: string | null;
  /** The first evaluator version that shares its labels with the labelled one; null without an evaluator. */
  labelsSince: number | null;
  criteria: string;
  contentHash: string;
  /** What the judges of similar cases may see of it; undefined if nothing, and without an evaluator. */
  record: CaseRecord | undefined;
  label: boolean;
  score: number | null;
  author: string | null;
  createdAt: number;
}

/** An evaluation, as far as a label on it needs it. */
export interface LabelledEvaluation {
  traceId: string;
  evaluatorName: string | null;
  labelsSince: number | null;
  criteria: string;
  /** Equal for evaluations of the same content. Empty if an earlier version of Deemster stored it. */
  contentHash: string;
  /** The judged conversation as JSON text. */
  conversation: string;
  responses: SubTrace['subject']['responses'];
}

/**
 * One label for each author on the same content, by the same evaluator or criterion. Its key is a hash: an index would
 * otherwise hold copies of texts that a deletion must blank.
 */
const ofKey = 'account_id = :account AND key = :key';
/** The guard of a label. It leaves the trace unchanged, but needs it to exist and have room, or a label to replace. */
const touchTrace = query(sql`
  UPDATE traces SET id = id WHERE account_id = :account AND id = :trace_id
    AND (${roomForLabels} > 0 OR EXISTS (SELECT 1 FROM labels WHERE ${ofKey}))`);
const insertLabel = query(`
  INSERT INTO labels (id, account_id, trace_seq, evaluation_id, evaluator_name, labels_since, criteria, content_hash,
    key, label, score, author, created_at)
  SELECT :id, account_id, seq, :evaluation_id, :evaluator_name, :labels_since, :criteria, :content_hash,
    :key, :label, :score, :author, :created_at
  FROM traces WHERE account_id = :account AND id = :trace_id`);
const ofId = 'account_id = :account AND id = :id';
/** The texts are blanked first, in place, and then the row is deleted, as in removal.ts. */
const removalOf = (which: string) => [
  query(sql`UPDATE labels SET ${blanked(...labelTexts)} WHERE ${which}`),
  query(`DELETE FROM labels WHERE ${which}`),
];
const removeReplaced = removalOf(ofKey);
const [blankWithdrawn, deleteWithdrawn] = removalOf(ofId);
/** The case of a label, if no other label or comment is on it. */
const caseOfId = `seq IN (
  SELECT one.seq FROM labels JOIN annotated_cases AS one USING (trace_seq, evaluator_name, labels_since, content_hash)
  WHERE labels.account_id = :account AND labels.id = :id
    AND NOT EXISTS (SELECT 1 FROM comments WHERE comments.trace_seq = labels.trace_seq)
    AND NOT EXISTS (SELECT 1 FROM labels AS other WHERE other.trace_seq = labels.trace_seq AND other.id <> labels.id
      AND other.evaluator_name = labels.evaluator_name AND other.labels_since = labels.labels_since
      AND other.content_hash = labels.content_hash))`;
const removeCase = [
  query(sql`UPDATE annotated_cases SET ${blanked(...caseTexts)} WHERE ${caseOfId}`),
  query(`DELETE FROM annotated_cases WHERE ${caseOfId}`),
];
const selectLabelled = query<{
  trace_id: string;
  evaluator_name: string | null;
  labels_since: number | null;
  criteria: string;
  content_hash: string;
  subject: string;
  trace: string;
}>(sql`
  SELECT traces.id AS trace_id, evaluator_name, criteria, content_hash, subject, trace, ${labelsSinceOf} AS labels_since
  FROM evaluations JOIN traces ON traces.seq = trace_seq
  WHERE evaluations.id = :id AND evaluations.account_id = :account`);

/** People's labels on stored responses. */
export function labelsStore(database: Database) {
  return {
    /** Undefined: the account has no such evaluation. */
    async findLabelled(account: number, evaluationId: string): Promise<LabelledEvaluation | undefined> {
      const [row] = await database.rows(selectLabelled, { account, id: evaluationId });
      if (!row) return undefined;
      const { conversation, responses } = JSON.parse(row.subject) as SubTrace['subject'];
      return {
        traceId: row.trace_id,
        evaluatorName: row.evaluator_name,
        labelsSince: row.labels_since,
        criteria: row.criteria,
        contentHash: row.content_hash,
        conversation: conversation ? JSON.stringify(conversation) : row.trace,
        responses,
      };
    },

    /** False: there is no such trace, or it has the maximum number of labels. */
    addLabel(account: number, { evaluatorName, labelsSince, record, ...label }: NewLabel): Promise<boolean> {
      const by = evaluatorName === null ? label.criteria : [evaluatorName, labelsSince];
      const parameters = {
        account,
        id: label.id,
        trace_id: label.traceId,
        evaluation_id: label.evaluationId,
        evaluator_name: evaluatorName,
        labels_since: labelsSince,
        criteria: label.criteria,
        content_hash: label.contentHash,
        key: hash('sha256', JSON.stringify([by, label.contentHash, label.author]), 'base64url'),
        label: label.label ? 1 : 0,
        score: label.score,
        author: label.author,
        created_at: label.createdAt,
      };
      const steps = [...removeReplaced, insertLabel].map((one) => step(one, parameters));
      if (record && evaluatorName !== null && labelsSince !== null)
        steps.push(caseStep(label.traceId, { account, evaluatorName, labelsSince }, label.contentHash, record));
      return database.write({ guard: step(touchTrace, parameters), steps, erases: 'soon' });
    },

    /** False: there is no such label. */
    removeLabel(account: number, id: string): Promise<boolean> {
      const parameters = { account, id };
      const steps = [...removeCase, deleteWithdrawn!].map((one) => step(one, parameters));
      return database.write({ guard: step(blankWithdrawn!, parameters), steps, erases: 'at once' });
    },
  };
}
