import type { components } from '../../generated/openapi.d.ts';
import { blanked } from './blanked.ts';
import { candidateCaseTexts } from './candidate-schema.ts';
import { type Database, query, step } from './database.ts';
import { elementsOf, integerIn, realIn, sql, storedInteger, storedJson, storedLength, textsIn } from './dialect.ts';
import { type EvaluatorSettings, versionSteps } from './evaluators.ts';
import { isoTime } from './iso-time.ts';
import type { Use, UseSteps } from './usage.ts';

type Schemas = components['schemas'];
type Candidate = Schemas['Candidate'];

/** A candidate as it is planned. */
export interface NewCandidate {
  id: string;
  name: string;
  baseVersion: number;
  createdAt: number;
  changes: Candidate['changes'];
  settings: EvaluatorSettings;
  threshold: number;
  plan: Candidate['plan'];
  /** The judges and prompts of the stored verdicts that it is compared with. */
  base: Schemas['ReplaySetup'];
}

export interface StoredCandidate extends NewCandidate {
  seq: number;
  account: number;
  status: Candidate['status'];
  /** Who started its replay. */
  keyId: string | null;
  requestId: string | null;
  stoppedBy: Candidate['stopped_by'];
  comparison: Candidate['comparison'];
  promotion: Candidate['promotion'];
}

/** A labelled response to replay. */
export interface NewCase {
  /** An evaluation of the same content. */
  evaluationId: string;
  contentHash: string;
  /** Whether it deserves to pass. */
  label: boolean;
  baseScore: number;
  /** About how many tokens it takes. */
  estimate: number;
}

export interface CaseOutcome {
  outcome: 'scored' | 'not_applicable' | 'failed';
  /** null unless scored */
  score: number | null;
  judge: string | null;
  promptVersion: string | null;
  tokens: number;
  /** The candidate's, where its verdict is not that of the version that serves; else null. */
  explanation: string | null;
  /** Why it failed; else null. */
  reason: string | null;
}

export interface StoredCase {
  seq: number;
  trace_id: string;
  evaluation_id: string;
  content_hash: string;
  label: 0 | 1;
  base_score: number;
  estimate: number;
  /** null: not replayed yet */
  outcome: CaseOutcome['outcome'] | null;
  score: number | null;
  judge: string | null;
  prompt_version: string | null;
  tokens: number;
  /** The candidate's; null unless its verdict is not that of the version that serves. */
  explanation: string | null;
  /** Why it failed; null otherwise. */
  reason: string | null;
}

/** What a case is judged on. */
export interface CaseContent {
  /** The stored trace as JSON text. */
  trace: string;
  subject: Schemas['SubTrace']['subject'];
  /** The values of the criterion's placeholders; undefined if it had none. */
  variables: Record<string, string | number> | undefined;
}

/** What an evaluation cost. */
export interface JudgedCost {
  id: string;
  /** null if it called no model */
  prompt: number | null;
  /** 0 of a cached one */
  completion: number | null;
  /** How many verdicts of the model are behind it. */
  samples: number;
  /** Of the stored texts that were judged. */
  bytes: number;
}

interface CandidateRow {
  seq: number;
  id: string;
  account_id: number;
  name: string;
  base_version: number;
  created_at: number;
  changes: Candidate['changes'];
  settings: string;
  threshold: number;
  plan: string;
  base: string;
  status: Candidate['status'];
  key_id: string | null;
  request_id: string | null;
  stopped_by: Candidate['stopped_by'];
  comparison: string | null;
  promotion: string | null;
}

/** The most candidates of one evaluator, and bytes of their settings: a list of them is one answer. */
const mostCandidates = 100;
const mostBytes = 4 * 1024 * 1024;

const ofName = 'account_id = CAST(:account AS BIGINT) AND name = CAST(:name AS TEXT)';
const insertCandidate = query(`
  INSERT INTO evaluator_candidates
    (id, account_id, name, base_version, created_at, changes, settings, threshold, plan, base, status)
  SELECT :id, :account, :name, :base_version, :created_at, :changes, :settings, :threshold, :plan, :base, 'planned'
  WHERE (SELECT count(*) < ${mostCandidates} AND coalesce(sum(octet_length(settings)), 0) + octet_length(:settings) <= ${mostBytes}
    FROM evaluator_candidates WHERE ${ofName})`);
const insertCases = query(sql`
  INSERT INTO candidate_cases (candidate_seq, trace_seq, evaluation_id, content_hash, label, base_score, estimate)
  SELECT (SELECT seq FROM evaluator_candidates WHERE id = :id), trace_seq, evaluations.id, one.value ->> 'contentHash',
    ${integerIn('one.value', 'label')}, ${realIn('one.value', 'baseScore')}, ${integerIn('one.value', 'estimate')}
  FROM ${elementsOf(':cases', 'one')} JOIN evaluations ON evaluations.id = one.value ->> 'evaluationId'
    AND evaluations.account_id = :account
  ORDER BY one.key`);
const columns = `seq, id, account_id, name, base_version, created_at, changes, settings, threshold, plan, base, status, key_id,
  request_id, stopped_by, comparison, promotion`;
const selectOne = query<CandidateRow>(`
  SELECT ${columns} FROM evaluator_candidates WHERE id = :id AND ${ofName}`);
const selectAll = query<CandidateRow>(`
  SELECT ${columns} FROM evaluator_candidates WHERE ${ofName} ORDER BY seq DESC`);
const selectReplaying = query<CandidateRow & { retention: 'standard' | 'none' }>(`
  SELECT ${columns.replaceAll(/\w+/g, 'one.$&')}, retention FROM evaluator_candidates AS one
  JOIN accounts ON accounts.id = account_id WHERE status = 'replaying' ORDER BY one.seq`);
const selectCases = query<StoredCase>(`
  SELECT candidate_cases.seq, traces.id AS trace_id, evaluation_id, content_hash, label, base_score, estimate, outcome, score,
    judge, prompt_version, tokens, explanation, reason
  FROM candidate_cases JOIN traces ON traces.seq = trace_seq WHERE candidate_seq = :seq ORDER BY candidate_cases.seq`);
/** What the candidate that became a version said in its replay. */
const selectPromotedCases = query<
  Pick<StoredCase, 'evaluation_id' | 'content_hash' | 'score' | 'judge' | 'prompt_version'>
>(`
  SELECT evaluation_id, content_hash, score, judge, prompt_version
  FROM evaluator_candidates AS one JOIN candidate_cases ON candidate_seq = one.seq
  WHERE ${ofName} AND version = :version AND outcome <> 'failed'`);
/** A number of a deleted row is used again, so a case is that of its candidate's id. */
const selectContent = query<{ trace: string; subject: string; variables: string | null }>(sql`
  SELECT trace, subject, ${storedJson('sub_trace', 'variables')} AS variables
  FROM candidate_cases JOIN evaluator_candidates AS one ON one.seq = candidate_seq AND one.id = :candidate
  JOIN evaluations ON evaluations.id = evaluation_id AND evaluations.account_id = one.account_id
  JOIN traces ON traces.seq = evaluations.trace_seq
  WHERE candidate_cases.seq = :seq`);
const selectCosts = query<JudgedCost>(sql`
  SELECT evaluations.id, ${storedInteger('sub_trace', 'usage.prompt')} AS prompt,
    ${storedInteger('sub_trace', 'usage.completion')} AS completion,
    coalesce(${storedLength('sub_trace', 'samples')}, 1) AS samples, octet_length(subject) + octet_length(trace) AS bytes
  FROM evaluations JOIN traces ON traces.seq = trace_seq
  WHERE evaluations.id IN ${textsIn(':ids')} AND evaluations.account_id = :account`);
const beginReplay = query(`
  UPDATE evaluator_candidates SET status = 'replaying', key_id = :key_id, request_id = :request_id
  WHERE id = :id AND status = 'planned' AND NOT EXISTS (
    SELECT 1 FROM evaluator_candidates AS other WHERE other.account_id = :account AND other.status = 'replaying')`);
const endCase = query(`
  UPDATE candidate_cases SET outcome = :outcome, score = :score, judge = :judge, prompt_version = :prompt_version,
    tokens = :tokens, explanation = :explanation, reason = :reason
  WHERE seq = :seq AND candidate_seq = (SELECT seq FROM evaluator_candidates WHERE id = :candidate) AND outcome IS NULL`);
const endReplay = query(`
  UPDATE evaluator_candidates SET status = 'replayed', stopped_by = :stopped_by, comparison = :comparison
  WHERE id = :id AND status = 'replaying'`);
const markPromoted = query(`
  UPDATE evaluator_candidates SET version = :version, promotion = :promotion
  WHERE id = :id AND ${ofName} AND status = 'replayed' AND version IS NULL AND EXISTS (
    SELECT 1 FROM evaluators WHERE evaluators.account_id = evaluator_candidates.account_id
      AND evaluators.name = evaluator_candidates.name AND evaluators.version = base_version AND is_deleted = 0)`);
/** The texts are blanked first, in place, and then the rows are deleted, as in removal.ts. */
const removeCandidate = [
  query(sql`UPDATE evaluator_candidates SET ${blanked('settings')} WHERE id = :id AND ${ofName}`),
  query(sql`
    UPDATE candidate_cases SET ${blanked(...candidateCaseTexts)}
    WHERE candidate_seq = (SELECT seq FROM evaluator_candidates WHERE id = :id AND ${ofName})`),
  query(`DELETE FROM evaluator_candidates WHERE id = :id AND ${ofName}`),
];

/** Candidates of evaluators, and what they said of their labelled cases. */
export function candidatesStore(database: Database, useSteps: UseSteps) {
  return {
    /** False: the evaluator has the most candidates that one may have. */
    addCandidate(account: number, one: NewCandidate, cases: readonly NewCase[]): Promise<boolean> {
      const guard = step(insertCandidate, {
        account,
        id: one.id,
        name: one.name,
        base_version: one.baseVersion,
        created_at: one.createdAt,
        changes: one.changes,
        settings: JSON.stringify(one.settings),
        threshold: one.threshold,
        plan: JSON.stringify(one.plan),
        base: JSON.stringify(one.base),
      });
      const rows = JSON.stringify(cases.map((row) => ({ ...row, label: row.label ? 1 : 0 })));
      return database.write({ guard, steps: [step(insertCases, { account, id: one.id, cases: rows })] });
    },

    async getCandidate(account: number, name: string, id: string): Promise<StoredCandidate | undefined> {
      const [row] = await database.rows(selectOne, { account, name, id });
      return row && candidateOf(row);
    },

    /** The newest first. */
    async listCandidates(account: number, name: string): Promise<StoredCandidate[]> {
      return (await database.rows(selectAll, { account, name })).map(candidateOf);
    },

    /** Those of all accounts whose replay has begun and not ended. */
    async replayingCandidates(): Promise<(StoredCandidate & { retention: 'standard' | 'none' })[]> {
      const rows = await database.rows(selectReplaying, {});
      return rows.map((row) => ({ ...candidateOf(row), retention: row.retention }));
    },

    /** All cases of a candidate, without those of deleted traces. */
    casesOf: (seq: number): Promise<StoredCase[]> => database.rows(selectCases, { seq }),

    /** What a version said in the replay that it was promoted by. */
    promotedCases: (account: number, name: string, version: number) =>
      database.rows(selectPromotedCases, { account, name, version }),

    /** Undefined: the case was deleted. */
    async caseContent(candidate: string, seq: number): Promise<CaseContent | undefined> {
      const [row] = await database.rows(selectContent, { candidate, seq });
      if (!row) return undefined;
      const variables = row.variables === null ? undefined : JSON.parse(row.variables);
      return { trace: row.trace, subject: JSON.parse(row.subject), variables };
    },

    judgedCosts: (account: number, ids: readonly string[]): Promise<JudgedCost[]> =>
      database.rows(selectCosts, { account, ids: JSON.stringify(ids) }),

    /** False: it is not `planned`, or the account has another replay in progress. */
    beginReplay: (account: number, id: string, by: { keyId: string | null; requestId: string }): Promise<boolean> =>
      database.write({
        guard: step(beginReplay, { account, id, key_id: by.keyId, request_id: by.requestId }),
        steps: [],
      }),

    /** Stores what became of a case, with its usage. The case may have been deleted meanwhile; its usage is stored anyway. */
    async endCase(account: number, candidate: string, seq: number, end: CaseOutcome, use: Use): Promise<void> {
      const { promptVersion, outcome, score, judge, tokens, explanation, reason } = end;
      const made = { outcome, score, judge, prompt_version: promptVersion, tokens, explanation, reason };
      const parameters = { candidate, seq, ...made };
      await database.write({ steps: [step(endCase, parameters), ...useSteps(account, use)] });
    },

    /** False: it was deleted meanwhile. */
    endReplay: (
      id: string,
      stoppedBy: Candidate['stopped_by'],
      comparison: NonNullable<Candidate['comparison']>,
    ): Promise<boolean> =>
      database.write({
        guard: step(endReplay, { id, stopped_by: stoppedBy, comparison: JSON.stringify(comparison) }),
        steps: [],
      }),

    /**
     * Makes a replayed candidate its evaluator's next version, which shares the labels of the version before.
     * @returns false if it was promoted or deleted meanwhile, or the evaluator has another version than the one it was compared
     *   with
     */
    promoteCandidate(
      account: number,
      { id, name, settings }: StoredCandidate,
      serving: Schemas['Evaluator'],
      promotion: Omit<Schemas['Promotion'], 'created_at'>,
      now: number,
    ): Promise<boolean> {
      const { version } = promotion;
      const row = {
        name,
        version,
        ...settings,
        memory: settings.memory ? (1 as const) : (0 as const),
        labels_since: serving.labels_since,
        created_at: Date.parse(serving.created_at),
        updated_at: now,
      };
      const { guard: counted, steps } = versionSteps(account, true, row, promotion.key_id);
      const stored = JSON.stringify({ ...promotion, created_at: isoTime(now) });
      const guard = step(markPromoted, { account, name, id, version, promotion: stored });
      return database.write({ guard, steps: [counted, ...steps] });
    },

    /** False: there is no such candidate. */
    deleteCandidate(account: number, name: string, id: string): Promise<boolean> {
      const [guard, ...steps] = removeCandidate.map((one) => step(one, { account, name, id }));
      return database.write({ guard: guard!, steps, erases: 'at once' });
    },
  };
}

const candidateOf = (row: CandidateRow): StoredCandidate => ({
  seq: row.seq,
  id: row.id,
  account: row.account_id,
  name: row.name,
  baseVersion: row.base_version,
  createdAt: row.created_at,
  changes: row.changes,
  // Those of an earlier release have no reading.
  settings: { reading: null, ...JSON.parse(row.settings) },
  threshold: row.threshold,
  plan: JSON.parse(row.plan),
  base: JSON.parse(row.base),
  status: row.status,
  keyId: row.key_id,
  requestId: row.request_id,
  stoppedBy: row.stopped_by,
  comparison: row.comparison === null ? null : JSON.parse(row.comparison),
  promotion: row.promotion === null ? null : JSON.parse(row.promotion),
});
