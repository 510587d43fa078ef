import type { Logger } from 'pino';
import { JudgeError } from '../judge/judge-error.ts';
import { createContext, type Middleware } from './request-context.ts';
import { createRequestLog } from './request-log.ts';

/** Is notified of every request. */
export interface RequestCounts {
  requestStarted(): void;
  /** @param operation Undefined for a path that is no operation of the contract. */
  requestEnded(operation: string | undefined, status: number, seconds: number): void;
}

/** Gives each request its context, counts and logs it when it ends, and aborts its work when the caller disconnects. */
export function observe({ logger, counts }: { logger: Logger; counts: RequestCounts }): Middleware {
  const log = createRequestLog(logger);
  return (request, response, next) => {
    const started = performance.now();
    const context = createContext(request);
    response.locals = context;
    counts.requestStarted();
    response.on('close', () => {
      const isAnswered = response.writableFinished || context.isSent;
      if (!isAnswered) context.controller?.abort(new JudgeError('cancelled', 'The caller went away.'));
      // 499, as nginx logs it: the caller did not wait for the answer.
      const status = isAnswered ? response.statusCode : 499;
      const milliseconds = performance.now() - started;
      counts.requestEnded(context.operation?.operationId, status, milliseconds / 1000);
      log(context, status, milliseconds);
    });
    next();
  };
}
