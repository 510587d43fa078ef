import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import type { Journey } from './journey.ts';

/** Logs each request when it is over: never a key, never content, never a query. */
export function createRequestLog(logger: Logger, trustProxy: number | string[] | undefined) {
  const addressOf = callersAddress(trustProxy);
  return (journey: Journey): void => {
    const { request, response, requestId } = journey;
    const started = performance.now();
    const ip = addressOf(request);
    response.once('close', () => {
      const { operation, caller } = journey;
      logger.info(
        {
          request_id: requestId,
          method: request.method,
          operation: operation?.operationId,
          status: response.writableFinished ? response.statusCode : 499,
          milliseconds: Math.round((performance.now() - started) * 100) / 100,
          account: caller?.account.name,
          ip,
        },
        'request',
      );
    });
  };
}

/** @param trusted How many proxies stand in front, or which addresses they have; undefined: none is believed. */
function callersAddress(trusted: number | string[] | undefined): (request: IncomingMessage) => string | undefined {
  if (trusted === undefined) return ({ socket }) => socket.remoteAddress;
  const isTrusted =
    typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddress.compile(trusted);
  return (request) => proxyAddress(request, isTrusted);
}
