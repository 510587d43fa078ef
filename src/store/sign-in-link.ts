import { hashKey, newToken } from './key.ts';
import type { Store } from './store.ts';

/** How long a link works, in milliseconds (decisions: ten minutes). */
const linkMilliseconds = 10 * 60 * 1000;

/**
 * Makes a one-time sign-in link.
 * @param url The address of the service as browsers know it, without a path.
 * @returns The link; its code follows `#`, so that no server, log or `Referer` sees it. Undefined: no account has this
 *   name, or it has no valid key.
 */
export async function signInLink(
  store: Pick<Store, 'createLink'>,
  account: string,
  url: string,
  now: number,
): Promise<string | undefined> {
  const code = newToken();
  const made = await store.createLink(account, { hash: hashKey(code), expiresAt: now + linkMilliseconds }, now);
  // A server that listens on all addresses of the machine is reached at this one.
  const address = url.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, 'http://127.0.0.1');
  return made ? `${address}/sign-in#${code}` : undefined;
}
