import { type Database, query, step } from './database.ts';
import { endWithoutKeys } from './end-without-keys.ts';

export type Retention = 'standard' | 'none';

export interface Account {
  id: number;
  name: string;
  retention: Retention;
}

export interface Key {
  id: string;
  account: string;
  label: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** A stored key, as authentication needs it. */
export interface KnownKey {
  id: string;
  hash: string;
  expiresAt: number | null;
  revokedAt: number | null;
  lastUsedAt: number | null;
  account: Account;
}

export interface NewKey {
  id: string;
  /** SHA-256 of the key, in hexadecimal. The key itself is never stored. */
  hash: string;
  label: string;
  createdAt: number;
  expiresAt: number | null;
}

interface KeyRow {
  id: string;
  hash: string;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
  account_id: number;
  name: string;
  retention: Retention;
}

const selectKey = query<KeyRow>(`
  SELECT keys.id, hash, expires_at, revoked_at, last_used_at, account_id, name, retention
  FROM keys JOIN accounts ON accounts.id = account_id WHERE hash = :hash`);
const selectKeys = query<Key>(`
  SELECT keys.id, accounts.name AS account, label, keys.created_at, expires_at, last_used_at, revoked_at
  FROM keys JOIN accounts ON accounts.id = account_id ORDER BY keys.created_at, keys.id`);
const selectAccounts = query<Account & { created_at: number; keys: number }>(`
  SELECT id, name, retention, created_at,
    (SELECT count(*) FROM keys WHERE account_id = accounts.id AND revoked_at IS NULL) AS keys
  FROM accounts ORDER BY id`);
const insertAccount = query(`
  INSERT INTO accounts (name, retention, created_at) VALUES (:name, :retention, :created_at) ON CONFLICT DO NOTHING`);
const insertKey = query(`
  INSERT INTO keys (id, account_id, hash, label, created_at, expires_at)
  SELECT :id, id, :hash, :label, :created_at, :expires_at FROM accounts WHERE name = :account`);
const insertFirstKey = query(`
  INSERT INTO keys (id, account_id, hash, label, created_at, expires_at)
  SELECT :id, id, :hash, :label, :created_at, :expires_at FROM accounts
  WHERE name = :account AND NOT EXISTS (SELECT 1 FROM keys)`);
/** Processes that start at the same time take turns: what follows sees what the one before has stored. */
const lockAccount = query('UPDATE accounts SET name = name WHERE name = :account');
const updateRetention = query('UPDATE accounts SET retention = :retention WHERE name = :name');
const updateRevoked = query('UPDATE keys SET revoked_at = :now WHERE id = :id AND revoked_at IS NULL');
const updateLastUsed = query('UPDATE keys SET last_used_at = :now WHERE id = :id');

/** Accounts and their keys. Methods that return a boolean say whether anything changed. */
export function accountsStore(database: Database) {
  const keyParameters = (account: string, { id, hash, label, createdAt, expiresAt }: NewKey) => ({
    id,
    hash,
    label,
    created_at: createdAt,
    expires_at: expiresAt,
    account,
  });
  return {
    async findKey(hash: string): Promise<KnownKey | undefined> {
      const [row] = await database.rows(selectKey, { hash });
      return (
        row && {
          id: row.id,
          hash: row.hash,
          expiresAt: row.expires_at,
          revokedAt: row.revoked_at,
          lastUsedAt: row.last_used_at,
          account: { id: row.account_id, name: row.name, retention: row.retention },
        }
      );
    },
    keyUsed: (id: string, now: number) => database.write({ steps: [step(updateLastUsed, { id, now })] }),
    listKeys: () => database.rows(selectKeys, {}),
    listAccounts: () => database.rows(selectAccounts, {}),
    /** False: the name is in use. */
    createAccount: (name: string, retention: Retention, now: number) =>
      database.write({ guard: step(insertAccount, { name, retention, created_at: now }), steps: [] }),
    /** Creates the first key, and its account if missing; false if a key exists. */
    async createFirst(account: string, key: NewKey): Promise<boolean> {
      const parameters = { name: account, retention: 'standard', created_at: key.createdAt };
      if ((await database.rows(selectKeys, {})).length > 0) return false;
      await database.write({ steps: [step(insertAccount, parameters)] });
      const insert = step(insertFirstKey, keyParameters(account, key));
      await database.write({ guard: step(lockAccount, { account }), steps: [insert] });
      return (await database.rows(selectKey, { hash: key.hash })).length > 0;
    },
    /** False: no such account. */
    createKey: (account: string, key: NewKey) =>
      database.write({ guard: step(insertKey, keyParameters(account, key)), steps: [] }),
    setRetention: (name: string, retention: Retention) =>
      database.write({ guard: step(updateRetention, { name, retention }), steps: [] }),
    /** Also ends the sessions of an account that has no key left. False: no such key, or already revoked. */
    async revokeKey(id: string, now: number): Promise<boolean> {
      const isRevoked = await database.write({ guard: step(updateRevoked, { id, now }), steps: endWithoutKeys() });
      if (isRevoked) database.news?.tellRevoked();
      return isRevoked;
    },
  };
}
