import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { JsonText } from '../evaluation/list-text.ts';
import type { Contract } from './contract.ts';
import type { Work } from './drain.ts';
import { endLingering, isArriving } from './linger.ts';
import type { ClientBounds } from './protocol.ts';
import type { Response } from './request-context.ts';
import { createTurns, sendPieces } from './send-pieces.ts';

const json = { 'Content-Type': 'application/json' };

export interface Sendable {
  status: number;
  /** A string or bytes are sent unchanged, JsonText piece by piece, anything else as JSON. Undefined: no body. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** @returns For a body in pieces, a promise that resolves when all is written or the reader is gone. */
export type Answer = (response: Response, answer: Sendable) => Promise<void> | undefined;

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
  const turns = createTurns();

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

  function send(response: Response, answer: Sendable): void {
    const { status, body, headers } = answer;
    const isSent = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const text = isSent ? body : JSON.stringify(body);
    if (validateResponses && typeof text !== 'object') checkAnswer(response, answer, text);
    const ofText = text !== undefined && { ...json, 'Content-Length': Buffer.byteLength(text) };
    const all: OutgoingHttpHeaders = { ...ofText, ...ownHeaders(response, work), ...headers };
    // One call: setting headers one by one is slower.
    response.writeHead(status, all);
    if (typeof text === 'string' && isArriving(response)) endLingering(response, text, bounds);
    else response.end(text);
    if (response.writableLength > 0) cutSlowReader(response);
  }

  async function sendInPieces(response: Response, { status, headers }: Sendable, pieces: JsonText<unknown>) {
    // Validation needs the whole body.
    const checked = validateResponses ? [await wholeText(pieces)] : undefined;
    if (checked) checkAnswer(response, { status, body: undefined }, checked[0]);
    cutSlowReader(response);
    const all = { ...json, ...ownHeaders(response, work), ...headers };
    await sendPieces(response, status, all, checked ? Readable.from(checked) : pieces, turns);
  }

  const cutSlowReader = (response: Response) => response.setTimeout(bounds.readMilliseconds, () => response.destroy());

  return (response, answer) => {
    const { body } = answer;
    if (isPieces(body)) return sendInPieces(response, answer, body);
    send(response, answer);
    return undefined;
  };
}

export const isPieces = (body: unknown): body is JsonText<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

const wholeText = async (pieces: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(pieces)).join('');

/** The headers of every answer. */
export const ownHeaders = ({ locals }: Response, { isDraining }: Work): Record<string, string> =>
  isDraining ? { 'X-Request-Id': locals.requestId, Connection: 'close' } : { 'X-Request-Id': locals.requestId };
