import { timingSafeEqual } from 'node:crypto';
import type { Account, KnownKey } from '../store/accounts.ts';
import { hashKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { RequestError } from './request-error.ts';

/** Who makes a request. */
export interface Caller {
  /** Null for a signed-in page. */
  keyId: string | null;
  account: Account;
  /** Only for a signed-in page. */
  session?: { hash: string; expiresAt: number };
}

/**
 * Returns the caller of a key.
 * @param refusal The message for a key that is missing, unknown, expired or revoked.
 * @throws RequestError `unauthorized`
 */
export type Authenticate = (key: string | undefined, refusal?: string) => Promise<Caller>;

/** `last_used_at` is accurate to a minute: a write per request would cost too much. */
const usedMilliseconds = 60_000;
/** How long a key is cached, in milliseconds (decisions: a revocation takes effect within a second). */
const knownMilliseconds = 500;
const mostKnown = 1000;

/**
 * Makes the function that finds the caller of a key. Changes of a key or its account by another process take effect within
 * half a second; where processes share a database, a revoked key is usually refused at once.
 * @param notRecorded Is called when the last use of a key cannot be written; the request continues.
 * @returns a function that throws RequestError `unauthorized` for a missing, unknown, expired or revoked key, without
 *   saying which
 */
export function createAuthentication(
  store: Store,
  now: () => number,
  notRecorded: (error: unknown) => void,
): Authenticate {
  const known = new Map<string, { key: KnownKey; until: number }>();
  /** Look-ups in progress: the requests that arrive meanwhile share them, because PostgreSQL takes milliseconds to answer. */
  const looking = new Map<string, Promise<KnownKey | undefined>>();
  let revocations = 0;
  store.news?.listen({
    revoked() {
      revocations++;
      known.clear();
      looking.clear();
    },
  });

  function find(hash: string): KnownKey | Promise<KnownKey | undefined> {
    const recent = known.get(hash);
    // A clock that jumps back must not keep a key known.
    if (recent && recent.until > now() && recent.until - now() <= knownMilliseconds) return recent.key;
    const other = looking.get(hash);
    if (other) return other;
    const own = look(hash).finally(() => looking.get(hash) === own && looking.delete(hash));
    looking.set(hash, own);
    return own;
  }

  async function look(hash: string): Promise<KnownKey | undefined> {
    const before = revocations;
    const key = await store.findKey(hash);
    if (!key || !timingSafeEqual(Buffer.from(key.hash), Buffer.from(hash))) return undefined;
    if (known.size >= mostKnown) known.clear();
    // It may be the one that was revoked meanwhile.
    if (before === revocations) known.set(hash, { key, until: now() + knownMilliseconds });
    recordUse(key);
    return key;
  }

  function recordUse({ id, lastUsedAt }: KnownKey): void {
    if (lastUsedAt === null || Math.abs(now() - lastUsedAt) > usedMilliseconds)
      store.keyUsed(id, now()).catch(notRecorded);
  }

  return async (key, refusal = 'Missing or invalid API key. Send it in the API-Key header.') => {
    const hash = key && hashKey(key);
    const found = hash ? await find(hash) : undefined;
    if (!found || !isGood(found, now())) throw new RequestError('unauthorized', refusal);
    return { keyId: found.id, account: found.account };
  };
}

const isGood = ({ revokedAt, expiresAt }: KnownKey, now: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now);

/** Makes the function that finds the caller of a session's token. It throws RequestError `unauthorized` if there is none. */
export const callerOfSession =
  (store: Pick<Store, 'findSession'>, now: () => number) =>
  async (token: string): Promise<Caller> => {
    const hash = hashKey(token);
    const session = await store.findSession(hash, now());
    if (!session) throw new RequestError('unauthorized', 'The session has ended. Sign in again.');
    const { account, expiresAt } = session;
    return { keyId: null, account, session: { hash, expiresAt } };
  };
