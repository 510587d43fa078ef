import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import type { Journey } from './journey.ts';

/**
 * Makes the function that logs a request which is over: never a key, never content, never a query. Those that went well
 * are of level debug: they are counted anyway, and a line for each takes as long as a fifth of an evaluation.
 */
export function createRequestLog(logger: Logger, trustProxy: number | string[] | undefined) {
  const addressOf = callersAddress(trustProxy);
  return ({ request, requestId, operation, caller }: Journey, status: number, milliseconds: number): void => {
    const level = status < 400 ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        request_id: requestId,
        method: request.method,
        operation: operation?.operationId,
        status,
        milliseconds: Math.round(milliseconds * 100) / 100,
        account: caller?.account.name,
        ip: addressOf(request),
      },
      'request',
    );
  };
}

/** @param trusted How many proxies stand in front, or which addresses they have; undefined: none is believed. */
function callersAddress(trusted: number | string[] | undefined): (request: IncomingMessage) => string | undefined {
  if (trusted === undefined) return ({ socket }) => socket.remoteAddress;
  const isTrusted =
    typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddress.compile(trusted);
  return (request) => proxyAddress(request, isTrusted);
}
