import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import type { Journey } from './journey.ts';

/**
 * Makes the function that logs a request which is over: never a key, never content, never a query. Those that went well
 * are of level debug: they are counted anyway, and a line for each takes as long as a fifth of an evaluation.
 */
export function createRequestLog(logger: Logger, trustProxy: number | string[] | undefined) {
  const addressOf = callersAddress(trustProxy);
  return (journey: Journey, status: number, milliseconds: number): void => {
    const level = status < 400 ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const { request, requestId, operation, caller } = journey;
    logger[level](
      {
        request_id: requestId,
        method: request.method,
        operation: operation?.operationId,
        status,
        milliseconds: Math.round(milliseconds * 100) / 100,
        account: caller?.account.name,
        ip: addressOf(journey),
      },
      'request',
    );
  };
}

/** @param trusted How many proxies stand in front, or which addresses they have; undefined: none is believed. */
function callersAddress(trusted: number | string[] | undefined): (journey: Journey) => string | undefined {
  if (trusted === undefined) return ({ address }) => address;
  const isTrusted =
    typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : proxyAddress.compile(trusted);
  return ({ request }) => proxyAddress(request, isTrusted);
}
