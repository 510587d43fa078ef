import type { IncomingHttpHeaders } from 'node:http';

const name = 'deemster_session';

/** The token of a request's session cookie; undefined if there is none. */
export const sessionTokenOf = ({ cookie }: IncomingHttpHeaders): string | undefined =>
  cookie === undefined ? undefined : /(?:^|;\s*)deemster_session=([^;\s]+)/.exec(cookie)?.[1];

/**
 * The `Set-Cookie` header of a session. Browsers send `Origin` with every sign-in, so it shows whether the page was loaded
 * over HTTPS, also behind a proxy; then the cookie is never sent without TLS.
 */
export const sessionCookie = (token: string, seconds: number, { origin }: IncomingHttpHeaders): string =>
  [
    `${name}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin?.startsWith('https://') ? ['Secure'] : []),
  ].join('; ');

/** The `Set-Cookie` header that removes the cookie. */
export const noSessionCookie = (headers: IncomingHttpHeaders): string => sessionCookie('', 0, headers);

/**
 * Whether a page of this service makes the request, and no page of another site in the same browser, which the browser would
 * give the same cookie. `SameSite=Strict` alone does not prove it: another port of this host is the same site.
 *
 * Browsers send `Sec-Fetch-Site` over HTTPS and to this machine; without it, `Origin` must be this service's own. A request
 * that changes something also needs a header that another site's page can only send after a preflight request, which this
 * service never grants.
 */
export function isFromOwnPage(method: string, headers: IncomingHttpHeaders): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isFromOwnOrigin(isRead, headers) && (isRead || headers['x-deemster-pages'] !== undefined);
}

function isFromOwnOrigin(isRead: boolean, { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  // "none": the person typed the address.
  if (site !== undefined) return site === 'same-origin' || (isRead && site === 'none');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** As `isFromOwnPage`, for the request that signs in: other programs than browsers may make it too. */
export const mayBeFromOwnPage = (headers: IncomingHttpHeaders): boolean => isFromOwnOrigin(false, headers);
