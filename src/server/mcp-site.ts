import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** From where /mcp may be called, besides this service's own address. */
export interface McpSites {
  /** Origins whose pages may call it. */
  corsOrigins: readonly string[];
  /** Whether a proxy is trusted, which then decides about hosts. */
  isBehindProxy: boolean;
}

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/**
 * Refuses what a page of another site sends. A browser adds no key, but some MCP clients on the same machine do, if a page
 * makes a name of its own lead to this machine (DNS rebinding); so a server on a loopback address wants a name of it, too.
 * @throws HttpError 403
 */
export function checkMcpSite(
  { headers: { host = '', origin }, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { corsOrigins, isBehindProxy }: McpSites,
): void {
  if (origin !== undefined && !corsOrigins.includes(origin) && hostOf(origin) !== host.toLowerCase())
    throw new HttpError(403, `This request comes from ${pageOf(origin)}`);
  if (isBehindProxy || !loopbackAddress.test(socket.localAddress ?? '')) return;
  const isNamed = corsOrigins.some((allowed) => hostOf(allowed) === host.toLowerCase());
  if (!isNamed && !loopbackName.test(host.replace(/:\d*$/, '')))
    throw new HttpError(
      403,
      `This service listens on this machine only, but the Host header ${host === '' ? 'is empty' : `names ${host}`}. If a proxy sends it, set DEEMSTER_TRUST_PROXY; or name the host's origin in DEEMSTER_CORS_ORIGINS.`,
    );
}

/** A browser sends `null` for a file, or for a frame in a sandbox. No setting allows that. */
const pageOf = (origin: string): string =>
  origin === 'null'
    ? 'a page without an origin, such as a file. Such pages cannot be allowed.'
    : `a page of ${origin}. DEEMSTER_CORS_ORIGINS can allow that.`;

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
