import type { Logger } from 'pino';
import { isPieces, type Sendable } from './answer.ts';
import type { Contract } from './contract.ts';
import { answerTo, HttpError, logFault } from './errors.ts';
import type { CalledAnswer, CallOperation, Handlers, OperationCall, OperationId, OuterRequest } from './handlers.ts';
import { limit, validate } from './operations.ts';
import type { RateLimiter } from './rate-limit.ts';

interface OperationCallsOptions {
  contract: Contract;
  handlers: Handlers;
  limiter: RateLimiter;
  logger: Logger;
}

/**
 * Creates the function with which an operation calls another one: limited, validated and answered as a request of its own,
 * for the caller whose key is checked already.
 */
export function createOperationCalls({ contract, handlers, limiter, logger }: OperationCallsOptions): CallOperation {
  async function called({ turn, ...outer }: OuterRequest, { method, path: url, headers, body }: OperationCall) {
    const path = url.split('?', 1)[0]!;
    const operation = contract.match(method, path);
    if (!operation) throw new HttpError(404, 'There is nothing at this path.');
    await limit(limiter, operation, outer.caller);
    // A large body has many values at most: its validation stops at the first fault.
    const value = body && { value: body, values: turn ? Number.POSITIVE_INFINITY : 0 };
    const checked = validate(contract, operation, { method, path, url, headers }, value);
    if (turn) await turn();
    const controller = childOf(outer.controller.signal);
    const handler = handlers[operation.operationId as OperationId] as (request: unknown) => Promise<Sendable>;
    return handler({ ...outer, controller, turn, body, path: checked.path, query: checked.query, headers });
  }

  return (outer, call) =>
    called(outer, call)
      .catch((error: unknown): Sendable => {
        logFault(logger, outer.requestId, error);
        return answerTo(error);
      })
      .then(({ status, headers = {}, body }) => ({ status, headers, text: textOf(body) }));
}

const textOf = (body: unknown): CalledAnswer['text'] =>
  isPieces(body) ? body : body === undefined ? [] : [JSON.stringify(body)];

/** The called operation may abort its own work, at its deadline for example, and the outer one still answers. */
function childOf(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}
