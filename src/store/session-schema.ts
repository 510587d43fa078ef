/**
 * Sessions of signed-in pages, and the links that start them: only hashes of their tokens. Usage of a session has no key: its
 * key_id is empty.
 */
export const createSessions = `
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of_account ON sessions (account_id);

  CREATE TABLE sign_in_links (
    hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE usage RENAME TO usage_of_keys;
  CREATE TABLE usage (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    day TEXT NOT NULL,
    model_core TEXT NOT NULL,
    key_id TEXT NOT NULL,
    requests INTEGER NOT NULL,
    evaluations INTEGER NOT NULL,
    cached INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    cached_prompt_tokens INTEGER NOT NULL,
    PRIMARY KEY (account_id, day, model_core, key_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO usage SELECT account_id, day, model_core, key_id, requests, evaluations, cached, failed,
    prompt_tokens, completion_tokens, cached_prompt_tokens FROM usage_of_keys;
  DROP TABLE usage_of_keys;
  `;
