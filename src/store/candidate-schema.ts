/**
 * Candidates of evaluators, and the labelled cases that they are replayed on. Their verdicts are no evaluations: they are in
 * no trace, run, report card or score cache. A case names an evaluation of the same content.
 */
export const createCandidates = `
  CREATE TABLE evaluator_candidates (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    base_version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changes TEXT NOT NULL CHECK (changes IN ('criterion', 'settings', 'judge')),
    settings TEXT NOT NULL,
    threshold REAL NOT NULL,
    plan TEXT NOT NULL,
    base TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('planned', 'replaying', 'replayed')),
    key_id TEXT,
    request_id TEXT,
    stopped_by TEXT,
    comparison TEXT,
    version INTEGER,
    promotion TEXT
  ) STRICT;
  CREATE INDEX candidates_of_evaluator ON evaluator_candidates (account_id, name, seq);
  CREATE INDEX candidates_replaying ON evaluator_candidates (account_id) WHERE status = 'replaying';

  CREATE TABLE candidate_cases (
    seq INTEGER PRIMARY KEY,
    candidate_seq INTEGER NOT NULL REFERENCES evaluator_candidates (seq) ON DELETE CASCADE,
    trace_seq INTEGER NOT NULL REFERENCES traces (seq) ON DELETE CASCADE,
    evaluation_id TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    label INTEGER NOT NULL CHECK (label IN (0, 1)),
    base_score REAL NOT NULL CHECK (base_score BETWEEN 0 AND 1),
    estimate INTEGER NOT NULL,
    outcome TEXT CHECK (outcome IN ('scored', 'not_applicable', 'failed')),
    score REAL CHECK (score BETWEEN 0 AND 1),
    judge TEXT,
    prompt_version TEXT,
    tokens INTEGER NOT NULL DEFAULT 0,
    CHECK ((score IS NULL) = (outcome IS NULL OR outcome <> 'scored'))
  ) STRICT;
  CREATE INDEX cases_of_candidate ON candidate_cases (candidate_seq);
  CREATE INDEX candidate_cases_of_trace ON candidate_cases (trace_seq);
  `;

/** Why a case has its verdict: of one whose verdict changed, the candidate's explanation; of one that failed, the reason. */
export const explainCases = `
  ALTER TABLE candidate_cases ADD COLUMN explanation TEXT;
  ALTER TABLE candidate_cases ADD COLUMN reason TEXT;
  `;

/** The columns of a candidate's case that hold text, or null. */
export const candidateCaseTexts = ['explanation', 'reason'];
