import type { components } from '../../generated/openapi.d.ts';
import type { Account } from '../store/accounts.ts';
import { hashKey, newToken } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import type { Authenticate, Caller } from './authenticate.ts';
import { isGiven, notExactlyOne, RequestError } from './request-error.ts';

type Schemas = components['schemas'];

/** How long a session lasts, in milliseconds (decisions: 12 hours). */
const sessionMilliseconds = 12 * 3600 * 1000;

export interface SignedIn {
  /** What the cookie holds. It is nowhere else. */
  token: string;
  /** How long it lasts. */
  seconds: number;
  session: Schemas['Session'];
}

/** Sessions of signed-in pages. */
export function createSessions(store: Store, authenticate: Authenticate, now: () => number) {
  const seconds = sessionMilliseconds / 1000;
  return {
    /** @throws RequestError `unauthorized` for a key or a link that is not valid; `invalid` for both or neither */
    async create(request: Schemas['SessionRequest']): Promise<SignedIn> {
      const fault = notExactlyOne({ key: request.key, link: request.link });
      if (fault) throw new RequestError('invalid', [fault]);
      const token = newToken();
      const createdAt = now();
      const session = { hash: hashKey(token), createdAt, expiresAt: createdAt + sessionMilliseconds };
      if (isGiven(request.key)) {
        const { account } = await authenticate(request.key, 'This key is unknown, expired or revoked.');
        await store.createSession(account.id, session);
        return { token, seconds, session: shapeOf(account, session.expiresAt) };
      }
      if (!(await store.createSessionOfLink(hashKey(request.link!), session)))
        throw new RequestError('unauthorized', 'This sign-in link has been used or is older than ten minutes.');
      const found = await store.findSession(session.hash, createdAt);
      return { token, seconds, session: shapeOf(found!.account, session.expiresAt) };
    },

    get: ({ account, session }: Caller): Schemas['Session'] => shapeOf(account, session?.expiresAt ?? null),

    async end({ session }: Caller): Promise<void> {
      if (session) await store.endSession(session.hash);
    },
  };
}

const shapeOf = ({ name, retention }: Account, expiresAt: number | null): Schemas['Session'] => ({
  account: name,
  retention,
  expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
});
