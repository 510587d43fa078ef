import { addAbortListener } from 'node:events';
import type { AgentOptions, Agent as HttpAgent, IncomingMessage } from 'node:http';
import { JudgeError } from '../../judge-error.ts';

/** A complete answer of any status. */
export interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  /** Parsed JSON; the text if it is not JSON. */
  body: unknown;
}

/** No complete answer came: the server could not be reached, or the connection was lost. */
export class ConnectionError extends Error {
  /** Node's code, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.name = 'ConnectionError';
    this.code = cause.code;
  }
}

/**
 * Sends a JSON text and reads the complete answer.
 * @param body Undefined: a GET without a body.
 * @param signal An abort ends the call at once, in any state, with the signal's reason.
 * @throws ConnectionError; JudgeError `unusable_reply` for an answer of more than MOST_BYTES
 */
export type Send = (body: string | undefined, signal: AbortSignal) => Promise<Answer>;

/** Time for a server to accept a connection, in milliseconds; after it, the server counts as unreachable. */
const CONNECT_MILLISECONDS = 10_000;

/** How long an idle connection is kept, in milliseconds. Common servers close theirs after 5 s. */
const IDLE_MILLISECONDS = 4000;

/** The largest answer. A long completion takes about 2 MiB; an error may repeat the request, which has at most 10 MiB. */
const MOST_BYTES = 16 * 1024 * 1024;
const TOO_LARGE = "The judge model's server gave an answer of more than 16 MiB.";

/**
 * Makes calls to one address. Redirects are not followed: they would send the conversation to a host that is not configured.
 * Uses node:http, which takes two thirds of the time and memory of Node's own fetch.
 * @param ownHeaders The headers of the interface, including the key. Only these and the ones below are sent.
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
    // A non-HTTP answer closes the socket without an 'error' event.
    request.on('close', () => {
      if (!isAnswered) reject(new ConnectionError(new Error('The connection was closed without an answer.')));
    });
    // A model may take until the deadline; only the connection has a timeout.
    request.on('timeout', () => {
      if (request.socket?.connecting)
        request.destroy(Object.assign(new Error('The connection was not accepted.'), { code: 'ETIMEDOUT' }));
    });
    // Not the request's own option: that one takes effect only after a proxy has opened its tunnel.
    using _abort = addAbortListener(signal, () => {
      reject(signal.reason);
      request.destroy();
    });
    request.end(body);
    return await promise;
  };
}

/** One connection per concurrent judgment, all kept for later ones. Other options, such as a proxy, are Node's defaults. */
function connections({ protocol }: URL) {
  // No import statement: see server.ts.
  const { request, Agent, globalAgent } = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  const { options } = globalAgent as HttpAgent & { options: AgentOptions };
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
