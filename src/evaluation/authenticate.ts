import { timingSafeEqual } from 'node:crypto';
import type { Account } from '../store/accounts.ts';
import { hashKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { RequestError } from './request-error.ts';

/** Who makes a request. */
export interface Caller {
  keyId: string;
  account: Account;
}

/** `last_used_at` is kept to the minute: a write for every request would cost more than it tells. */
const usedMilliseconds = 60_000;

/**
 * Finds out whose key this is. It asks the database every time, so that a revoked key is refused at once.
 * @param notRecorded Hears of a last use that could not be written; the request goes on.
 * @throws RequestError `unauthorized` for a missing, unknown, expired or revoked key, without saying which.
 */
export async function authenticate(
  store: Store,
  key: string | undefined,
  now: number,
  notRecorded: (error: unknown) => void,
): Promise<Caller> {
  const hash = key ? hashKey(key) : undefined;
  const known = hash ? await store.findKey(hash) : undefined;
  const good =
    hash !== undefined &&
    known !== undefined &&
    timingSafeEqual(Buffer.from(known.hash), Buffer.from(hash)) &&
    known.revokedAt === null &&
    (known.expiresAt === null || known.expiresAt > now);
  if (!good) throw new RequestError('unauthorized', 'Missing or invalid API key. Send it in the API-Key header.');
  if (known.lastUsedAt === null || Math.abs(now - known.lastUsedAt) > usedMilliseconds)
    store.keyUsed(known.id, now).catch(notRecorded);
  return { keyId: known.id, account: known.account };
}
