import type { OutgoingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { Contract } from './contract.ts';
import type { Work } from './drain.ts';
import { endLingering, isArriving } from './linger.ts';
import type { ClientBounds } from './protocol.ts';
import type { Response } from './request-context.ts';

export interface Sendable {
  status: number;
  /** Text is sent as it is, anything else as JSON. Undefined: no body. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type Answer = (response: Response, answer: Sendable) => void;

export interface AnswerOptions {
  contract: Contract;
  logger: Logger;
  bounds: ClientBounds;
  work: Work;
  /** Throws for an answer that breaks the contract, so that it becomes a 500. */
  validateResponses: boolean;
}

/** Creates the function that sends an answer. */
export function createAnswer({ contract, logger, bounds, work, validateResponses }: AnswerOptions): Answer {
  function checkAnswer({ locals }: Response, { status, body }: Sendable, text: string | undefined): void {
    const { operation, requestId } = locals;
    if (!operation) return;
    const seen = text === undefined ? null : typeof body === 'string' ? body : JSON.parse(text);
    const broken = contract.faultsOfAnswer(operation, status, seen);
    if (!broken) return;
    const errors = broken.errors.map(({ instancePath, message }) => ({ instancePath, message }));
    const { operationId } = operation;
    logger.error({ request_id: requestId, operation: operationId, status, errors }, 'answer breaks the contract');
    throw new Error('The answer breaks the contract.');
  }

  return (response, answer) => {
    const { status, body, headers } = answer;
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    if (validateResponses) checkAnswer(response, answer, text);
    const all: OutgoingHttpHeaders = Object.assign(ownHeaders(response, work), headers);
    if (text !== undefined) {
      all['Content-Type'] ??= 'application/json';
      all['Content-Length'] = Buffer.byteLength(text);
    }
    // One call: headers that are set one by one cost more.
    response.writeHead(status, all);
    if (text !== undefined && isArriving(response)) endLingering(response, text, bounds);
    else response.end(text);
    if (response.writableLength > 0) response.setTimeout(bounds.readMilliseconds, () => response.destroy());
  };
}

/** The headers of every answer. */
export const ownHeaders = ({ locals }: Response, { isDraining }: Work): Record<string, string> =>
  isDraining ? { 'X-Request-Id': locals.requestId, Connection: 'close' } : { 'X-Request-Id': locals.requestId };
