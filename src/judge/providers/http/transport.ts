import { addAbortListener } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { JudgeError } from '../../judge-error.ts';

/** A whole answer, whatever its status. */
export interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  /** JSON, parsed; where it is none, the text. */
  body: unknown;
}

/** No whole answer came: the server could not be reached, or the connection was lost. */
export class ConnectionError extends Error {
  /** Node's, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.name = 'ConnectionError';
    this.code = cause.code;
  }
}

/**
 * Sends a JSON text and reads the whole answer.
 * @param body Undefined: a GET, which has none.
 * @param signal An abort ends the call at once, in whatever state it is, with the signal's reason.
 * @throws ConnectionError; JudgeError `unusable_reply` for an answer of more than MOST_BYTES
 */
export type Send = (body: string | undefined, signal: AbortSignal) => Promise<Answer>;

/** How long a server may take to accept a connection, in milliseconds; later it counts as unreachable. */
const CONNECT_MILLISECONDS = 10_000;

/** How long an idle connection is kept, in milliseconds: less than the 5 s after which common servers close theirs. */
const IDLE_MILLISECONDS = 4000;

/** The longest answer. A long completion takes some 2 MiB; an error may repeat the request, which holds at most 10 MiB. */
const MOST_BYTES = 16 * 1024 * 1024;
const TOO_LARGE = "The judge model's server gave an answer of more than 16 MiB.";

/**
 * Calls to one address. No redirect is followed, since the conversation would go to a host that nobody configured. It goes
 * through node:http, with which a call takes two thirds of the time and of the memory that it takes with Node's own fetch.
 * @param ownHeaders What the interface asks for, the key among it. These, the ones below and no others are sent.
 */
export function transport(
  url: URL,
  ownHeaders: Record<string, string>,
  connectMilliseconds = CONNECT_MILLISECONDS,
): Send {
  const { request: open, agent } = connections(url);
  const common = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'deemster',
    ...ownHeaders,
  };
  const withBody = { ...common, 'content-type': 'application/json' };

  return async (body, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isAnswered = false;
    const [method, headers] = body === undefined ? ['GET', common] : ['POST', withBody];
    const request = open(url, { method, headers, agent, timeout: connectMilliseconds }, (response) => {
      isAnswered = true;
      read(response).then(resolve, reject);
    });
    request.on('error', (error) => reject(new ConnectionError(error)));
    // So ends, without an error, what a server answers with another protocol.
    request.on('close', () => {
      if (!isAnswered) reject(new ConnectionError(new Error('The connection was closed without an answer.')));
    });
    // A model may think as long as the deadline lets it: only a connection has to be quick.
    request.on('timeout', () => {
      if (request.socket?.connecting)
        request.destroy(Object.assign(new Error('The connection was not accepted.'), { code: 'ETIMEDOUT' }));
    });
    // Not the request's own option: with it an abort is heard only when a proxy has opened its tunnel.
    using _abort = addAbortListener(signal, () => {
      reject(signal.reason);
      request.destroy();
    });
    request.end(body);
    return await promise;
  };
}

/** As many as there are judgments at once, all kept for the next ones; the rest, such as a proxy, is as Node was told. */
function connections({ protocol }: URL) {
  const { request, Agent, globalAgent } = protocol === 'https:' ? https : http;
  const { options } = globalAgent as http.Agent & { options: http.AgentOptions };
  const agent = new Agent({ ...options, timeout: IDLE_MILLISECONDS, maxFreeSockets: Number.POSITIVE_INFINITY });
  return { request, agent };
}

function read(response: IncomingMessage): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('error', (error) => reject(new ConnectionError(error)));
  response.on('end', () => resolve(Buffer.concat(chunks)));
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) return;
    reject(new JudgeError('unusable_reply', TOO_LARGE));
    response.destroy();
  });
  return promise.then((body) => ({
    status: response.statusCode!,
    headers: { get: (name) => response.headers[name]?.toString() ?? null },
    body: parse(new TextDecoder().decode(body)),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
