import { HttpError } from './errors.ts';
import type { Middleware } from './request-context.ts';

/** Converts an absolute-form target, which every server must accept (RFC 9112, 3.2.2), to path and query. */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  // `checkTarget` refuses targets without a host; until then they need a path that the router can parse.
  if (!namesHost(target)) return '/';
  const pathAndQuery = target.replace(/^https?:\/\/[^/?]+/i, '');
  return pathAndQuery.startsWith('/') ? pathAndQuery : `/${pathAndQuery}`;
}

const namesHost = (target: string) => /^https?:\/\/[^/?]/i.test(target) && URL.canParse(target);

/** A name or an IP address, with an optional port; empty if the target has no host (RFC 9110, 7.2). */
const hostForm = /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i;

/** How many Host headers there are, among names and values in turn. */
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++;
  return hosts;
}

/** Refuses requests without a host or with several, and invalid targets and expectations. */
export const checkTarget: Middleware = ({ method, originalUrl, rawHeaders, headers, httpVersion }, response, next) => {
  const hosts = hostsIn(rawHeaders);
  // Node's own answer to a missing Host has no body.
  if (hosts === 0 && httpVersion === '1.1') throw new HttpError(400, 'The request has no Host header.');
  if (hosts > 1) throw new HttpError(400, 'The request has more than one Host header.');
  if (headers.host !== undefined && !hostForm.test(headers.host))
    throw new HttpError(400, 'The Host header is neither a name nor an address.');
  if (headers.expect !== undefined && httpVersion === '1.1' && !/^100-continue$/i.test(headers.expect))
    throw new HttpError(417, 'This server meets no other expectation than 100-continue.');
  if (originalUrl === '*' && method === 'OPTIONS')
    return void response.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end();
  if (!originalUrl.startsWith('/') && !namesHost(originalUrl))
    throw new HttpError(400, 'The request target is neither a path nor an address.');
  next();
};
