import { hash } from 'node:crypto';
import { type CaseRecord, caseRecord, distinctWords, mostExcerpt } from './case-text.ts';
import { type Database, query, type Step, step } from './database.ts';
import { either, picked, seqsIn, sql, storedInteger, textsIn, textsOf } from './dialect.ts';

/** The annotations that an evaluator may see: those of the versions that share their labels. */
export interface CaseScope {
  account: number;
  evaluatorName: string;
  labelsSince: number;
}

/** A case that a person annotated. */
export interface AnnotatedCase {
  /** Higher for later ones. */
  seq: number;
  traceId: string;
  contentHash: string;
  textHash: string;
  request: string;
  response: string;
  /** In the form of `tokensOf`. */
  tokens: string[];
}

export interface CaseLabel {
  id: string;
  contentHash: string;
  label: boolean;
  score: number | null;
  /** The beginning of the criterion that it was given for; null if it is the one in question. */
  criteria: string | null;
}

export interface CaseComment {
  id: string;
  traceId: string;
  /** Its beginning. */
  comment: string;
}

/** Per word, at most this many cases are looked at: the newest. So a search takes the same time, however many there are. */
const mostPerToken = 100;
/** Counting stops here. */
const mostCounted = 1000;
/** Evaluations of a trace that a comment on it is about: the newest. */
const mostPerComment = 20;
const mostBytes = 1024 * 1024;

/**
 * Words as the index holds them: hashed with their scope. So no search sees a word of another account or evaluator, and the
 * index holds no text.
 */
const tokensOf = ({ account, evaluatorName, labelsSince }: CaseScope, words: readonly string[]): string[] => {
  const scope = JSON.stringify([account, evaluatorName, labelsSince]);
  return words.map((word) => hash('sha256', `${scope}${word}`).slice(0, 12));
};

const insertCase = query(`
  INSERT INTO annotated_cases
    (account_id, trace_seq, evaluator_name, labels_since, content_hash, text_hash, request, response, tokens)
  SELECT account_id, seq, :evaluator_name, :labels_since, :content_hash, :text_hash, :request, :response, :tokens
  FROM traces WHERE account_id = :account AND id = :trace_id
  ON CONFLICT DO NOTHING`);

/** The parameters of a case's row, also for the migration. */
export const caseParameters = (scope: CaseScope, contentHash: string, record: CaseRecord) => ({
  account: scope.account,
  evaluator_name: scope.evaluatorName,
  labels_since: scope.labelsSince,
  content_hash: contentHash,
  text_hash: record.textHash,
  request: record.request,
  response: record.response,
  tokens: tokensOf(scope, distinctWords(record)).join(' '),
});

/** The step that makes a case of a trace findable; it changes nothing if it is already. */
export const caseStep = (traceId: string, scope: CaseScope, contentHash: string, record: CaseRecord): Step =>
  step(insertCase, { trace_id: traceId, ...caseParameters(scope, contentHash, record) });

/** Evaluations of early versions of Deemster have it only in JSON. */
const versionOf = either(
  "sub_trace ->> '$.evaluator_version'",
  `coalesce(evaluator_version, ${storedInteger('sub_trace', 'evaluator_version').postgres})`,
);

/**
 * SQL for the first version that shares its labels with the version of a row of `evaluations`; null without an evaluator.
 * Versions that were deleted with their evaluator share labels only with themselves.
 */
export const labelsSinceOf = sql`CASE WHEN evaluator_name IS NOT NULL THEN
  coalesce((SELECT labels_since FROM evaluator_versions AS one WHERE one.account_id = evaluations.account_id
    AND one.name = evaluator_name AND one.version = ${versionOf}),
    ${versionOf}) END`;

const selectJudged = query<{ name: string; since: number; content_hash: string; subject: string | null }>(sql`
  SELECT evaluator_name AS name, ${labelsSinceOf} AS since, content_hash,
    CASE WHEN octet_length(subject) <= ${mostBytes} THEN subject END AS subject
  FROM evaluations WHERE content_hash <> '' AND seq IN (
    SELECT seq FROM evaluations WHERE evaluator_name IS NOT NULL
      AND trace_seq = (SELECT seq FROM traces WHERE account_id = :account AND id = :trace_id)
    ORDER BY seq DESC LIMIT ${mostPerComment})
  ORDER BY seq DESC`);
const selectTrace = query<{ trace: string }>(`
  SELECT trace FROM traces WHERE account_id = :account AND id = :trace_id AND octet_length(trace) <= ${mostBytes}`);

/** The steps that make the cases findable which a comment on a trace is about: what evaluators have judged of it. */
export async function caseStepsOfTrace(database: Database, account: number, traceId: string): Promise<Step[]> {
  const parameters = { account, trace_id: traceId };
  const judged = await database.rows(selectJudged, parameters, mostBytes);
  const [own] = judged.length > 0 ? await database.rows(selectTrace, parameters) : [];
  const messages = own && JSON.parse(own.trace).messages;
  return judged.flatMap(({ name, since, content_hash, subject }) => {
    if (subject === null) return [];
    const { conversation, responses } = JSON.parse(subject);
    const record = caseRecord(conversation?.messages ?? messages, responses);
    if (!record) return [];
    return [caseStep(traceId, { account, evaluatorName: name, labelsSince: since }, content_hash, record)];
  });
}

// The casts hide the parameters from SQLite's planner, as in trace-list.ts.
const ofScope = `account_id = CAST(:account AS BIGINT) AND evaluator_name = CAST(:evaluator_name AS TEXT)
  AND labels_since = CAST(:labels_since AS BIGINT)`;
const countCases = query<{ size: number }>(sql`
  SELECT count(*) AS size FROM (SELECT 1 FROM annotated_cases WHERE ${ofScope} LIMIT ${mostCounted})${picked}`);
const casesOfToken = either(
  `SELECT json_group_array(rowid) FROM (SELECT rowid FROM annotated_case_tokens
    WHERE annotated_case_tokens MATCH wanted.value ORDER BY rowid DESC LIMIT ${mostPerToken})`,
  `SELECT coalesce(json_agg(case_seq)::text, '[]') FROM (SELECT case_seq FROM annotated_case_tokens
    WHERE token = wanted.value ORDER BY case_seq DESC LIMIT ${mostPerToken}) AS picked`,
);
const selectWithTokens = query<{ cases: string }>(sql`
  SELECT (${casesOfToken}) AS cases FROM ${textsOf(':tokens', 'wanted')} ORDER BY wanted.key`);
const selectCases = query<{
  seq: number;
  trace_id: string;
  content_hash: string;
  text_hash: string;
  request: string;
  response: string;
  tokens: string;
}>(sql`
  SELECT one.seq, traces.id AS trace_id, content_hash, text_hash, request, response, tokens
  FROM annotated_cases AS one JOIN traces ON traces.seq = trace_seq
  WHERE one.seq IN ${seqsIn(':seqs')} AND one.account_id = :account
    AND evaluator_name = :evaluator_name AND labels_since = :labels_since`);
const selectLabels = query<{
  id: string;
  content_hash: string;
  label: 0 | 1;
  score: number | null;
  criteria: string | null;
}>(sql`
  SELECT id, content_hash, label, score,
    CASE WHEN criteria <> :criterion THEN substr(criteria, 1, ${mostExcerpt * 2}) END AS criteria
  FROM labels
  WHERE ${ofScope} AND content_hash IN ${textsIn(':hashes')} ORDER BY seq DESC LIMIT 1000`);
const selectComments = query<{ id: string; trace_id: string; comment: string }>(sql`
  SELECT comments.id, traces.id AS trace_id, substr(comment, 1, ${mostExcerpt * 2}) AS comment
  FROM traces JOIN comments ON comments.seq = (SELECT max(seq) FROM comments WHERE trace_seq = traces.seq)
  WHERE traces.account_id = :account AND traces.id IN ${textsIn(':traces')}`);

/** What people annotated, as far as one evaluator may see it. */
export interface CaseIndex {
  /** How many cases there are; counting stops at 1,000. */
  size(): Promise<number>;
  /** Words in the form that cases have them. */
  tokensOf(words: readonly string[]): string[];
  /** For each token, the newest cases that have it. */
  withTokens(tokens: readonly string[]): Promise<number[][]>;
  read(seqs: readonly number[]): Promise<AnnotatedCase[]>;
  /**
   * The labels on these cases, newest first, and the newest comment on the trace of each.
   * @param criterion the one that is judged now
   */
  annotationsOf(
    cases: readonly AnnotatedCase[],
    criterion: string,
  ): Promise<{ labels: CaseLabel[]; comments: CaseComment[] }>;
}

/** The cases that people annotated, to be shown to the judges of similar ones. */
export function annotatedCasesStore(database: Database) {
  return {
    annotatedCases(scope: CaseScope): CaseIndex {
      const parameters = {
        account: scope.account,
        evaluator_name: scope.evaluatorName,
        labels_since: scope.labelsSince,
      };
      return {
        size: async () => (await database.rows(countCases, parameters))[0]!.size,
        tokensOf: (words) => tokensOf(scope, words),
        async withTokens(tokens) {
          const rows = await database.rows(selectWithTokens, { tokens: JSON.stringify(tokens) });
          return rows.map(({ cases }) => JSON.parse(cases));
        },
        async read(seqs) {
          const rows = await database.rows(selectCases, { ...parameters, seqs: JSON.stringify(seqs) });
          return rows.map(({ trace_id, content_hash, text_hash, tokens, ...row }) => ({
            ...row,
            traceId: trace_id,
            contentHash: content_hash,
            textHash: text_hash,
            tokens: tokens.split(' '),
          }));
        },
        async annotationsOf(cases, criterion) {
          const hashes = JSON.stringify(cases.map(({ contentHash }) => contentHash));
          const traces = JSON.stringify(cases.map(({ traceId }) => traceId));
          const [labels, comments] = await Promise.all([
            database.rows(selectLabels, { ...parameters, hashes, criterion }),
            database.rows(selectComments, { account: scope.account, traces }),
          ]);
          return {
            labels: labels.map(({ content_hash, label, ...row }) => ({
              ...row,
              contentHash: content_hash,
              label: label === 1,
            })),
            comments: comments.map(({ trace_id, ...row }) => ({ ...row, traceId: trace_id })),
          };
        },
      };
    },
  };
}
