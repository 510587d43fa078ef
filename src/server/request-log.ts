import type { Logger } from 'pino';
import type { RequestContext } from './request-context.ts';

/**
 * Creates the function that logs a finished request: never a key, content or a query. Successful requests are logged at
 * level debug: the metrics count them, and one line per request takes a fifth of an evaluation's time.
 */
export function createRequestLog(logger: Logger) {
  return ({ requestId, method, ip, operation, caller }: RequestContext, status: number, milliseconds: number): void => {
    const level = status < 400 ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        request_id: requestId,
        method,
        operation: operation?.operationId,
        status,
        milliseconds: Math.round(milliseconds * 100) / 100,
        account: caller?.account.name,
        ip,
      },
      'request',
    );
  };
}
