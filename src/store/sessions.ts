import type { Account, Retention } from './accounts.ts';
import { type Database, query, step } from './database.ts';

/** A session of a signed-in page. */
export interface Session {
  account: Account;
  expiresAt: number;
}

export interface NewSession {
  /** SHA-256 of the token, in hexadecimal. The token itself is never stored. */
  hash: string;
  createdAt: number;
  expiresAt: number;
}

interface SessionRow {
  expires_at: number;
  account_id: number;
  name: string;
  retention: Retention;
}

/** Whether an account still has a key that could sign in. */
const hasKey = (account: string) => `EXISTS (
  SELECT 1 FROM keys WHERE account_id = ${account} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now))`;

const selectSession = query<SessionRow>(`
  SELECT expires_at, account_id, name, retention FROM sessions JOIN accounts ON accounts.id = account_id
  WHERE hash = :hash AND expires_at > :now AND ${hasKey('sessions.account_id')}`);
const insertSession = query(`
  INSERT INTO sessions (hash, account_id, created_at, expires_at) VALUES (:hash, :account, :created_at, :expires_at)`);
const insertSessionOfLink = query(`
  INSERT INTO sessions (hash, account_id, created_at, expires_at)
  SELECT :hash, account_id, :now, :expires_at FROM sign_in_links
  WHERE hash = :link AND expires_at > :now AND ${hasKey('sign_in_links.account_id')}`);
/** The first process to change the row has the link: another one waits, and then finds that it is used up. */
const lockLink = query(`
  UPDATE sign_in_links SET expires_at = expires_at
  WHERE hash = :link AND expires_at > :now AND ${hasKey('sign_in_links.account_id')}`);
const insertLink = query(`
  INSERT INTO sign_in_links (hash, account_id, expires_at)
  SELECT :hash, id, :expires_at FROM accounts WHERE name = :account AND ${hasKey('accounts.id')}`);
const deleteLink = query('DELETE FROM sign_in_links WHERE hash = :hash');
const deleteSession = query('DELETE FROM sessions WHERE hash = :hash');
const deleteOldSessions = query('DELETE FROM sessions WHERE expires_at <= :now');
const deleteOldLinks = query('DELETE FROM sign_in_links WHERE expires_at <= :now');
const countSessions = query<{ count: number }>(`
  SELECT count(*) AS count FROM sessions JOIN accounts ON accounts.id = account_id
  WHERE expires_at > :now AND (CAST(:name AS TEXT) IS NULL OR name = :name)`);
const ofAccount = '(CAST(:name AS TEXT) IS NULL OR account_id = (SELECT id FROM accounts WHERE name = :name))';
const deleteSessions = query(`DELETE FROM sessions WHERE ${ofAccount}`);
const deleteLinks = query(`DELETE FROM sign_in_links WHERE ${ofAccount}`);

/** Sessions of signed-in pages, and the one-time links that start them. */
export function sessionsStore(database: Database) {
  const forgetOld = (now: number) => [step(deleteOldSessions, { now }), step(deleteOldLinks, { now })];
  return {
    /** Undefined: unknown or ended, or its account has no valid key. */
    async findSession(hash: string, now: number): Promise<Session | undefined> {
      const [row] = await database.rows(selectSession, { hash, now });
      if (!row) return undefined;
      const { account_id: id, name, retention, expires_at: expiresAt } = row;
      return { account: { id, name, retention }, expiresAt };
    },
    createSession: (account: number, { hash, createdAt, expiresAt }: NewSession) =>
      database.write({
        steps: [
          ...forgetOld(createdAt),
          step(insertSession, { hash, account, created_at: createdAt, expires_at: expiresAt }),
        ],
      }),
    /** Uses up the link. False: it is unknown, used or too old, or its account has no valid key. */
    createSessionOfLink: (link: string, { hash, createdAt: now, expiresAt }: NewSession) =>
      database.write({
        guard: step(lockLink, { link, now }),
        steps: [
          step(insertSessionOfLink, { link, hash, now, expires_at: expiresAt }),
          step(deleteLink, { hash: link }),
          ...forgetOld(now),
        ],
      }),
    /** False: no such account, or it has no valid key. */
    createLink: (account: string, link: { hash: string; expiresAt: number }, now: number) =>
      database.write({
        guard: step(insertLink, { account, hash: link.hash, expires_at: link.expiresAt, now }),
        steps: forgetOld(now),
      }),
    endSession: (hash: string) => database.write({ steps: [step(deleteSession, { hash })] }),
    /**
     * Ends the sessions and links of an account; undefined: of all accounts.
     * @returns how many sessions there were
     */
    async endSessions(name: string | undefined, now: number): Promise<number> {
      const [row] = await database.rows(countSessions, { name: name ?? null, now });
      const which = { name: name ?? null };
      await database.write({ steps: [step(deleteSessions, which), step(deleteLinks, which)] });
      return row!.count;
    },
  };
}
