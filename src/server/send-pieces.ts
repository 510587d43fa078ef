import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { slicesOf } from '../evaluation/list-text.ts';

/** Bodies up to this many characters are sent whole, with a Content-Length. */
const mostHeld = 64 * 1024;

/** Resolves when it is one's turn. */
export type Turns = () => Promise<void>;

/** Creates turns of which each turn of the event loop has one: many large answers together hold others up no more than one. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()!();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}

/**
 * Streams a body in pieces at its reader's pace, and yields to the event loop between writes. Returns early, without an
 * error, when the reader disconnects.
 * @throws errors of the pieces; the head may have been sent, so the connection must be cut
 */
export async function sendPieces(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  pieces: AsyncIterable<string>,
  turns: Turns,
): Promise<void> {
  let held = '';
  // The first piece may be long too.
  await turns();
  for await (const piece of pieces) {
    if (response.destroyed) return;
    held += piece;
    if (held.length <= mostHeld) continue;
    if (!response.headersSent) response.writeHead(status, headers);
    // HEAD has no body: pieces are read only to find out its length.
    if (response.req.method === 'HEAD') return void response.end();
    for (const slice of slicesOf(held)) {
      if (!response.write(slice)) await drained(response);
      await turns();
      if (response.destroyed) return;
    }
    held = '';
  }
  if (response.headersSent) response.end(held);
  else response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(held) }).end(held);
}

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
