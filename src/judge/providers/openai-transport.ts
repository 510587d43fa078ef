import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** Statuses whose answer cannot have a body (Fetch standard, "null body status"). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** How long a server may take to accept a connection, in milliseconds; later it counts as unreachable. */
const CONNECT_MILLISECONDS = 10_000;

/** How long an idle connection is kept, in milliseconds: less than the 5 s after which common servers close theirs. */
const IDLE_MILLISECONDS = 4000;

/**
 * The fetch that the `openai` package is given. It sends these headers and no others, since the package adds some from
 * the environment and some that describe the machine; follows no redirect, since the conversation would go to a host
 * that nobody configured; reads the whole body, so that a connection lost in the middle of it is a network fault like
 * any other; and brings every error body into the one form that the package keeps. It goes through node:http, with which
 * a call takes two thirds of the time and of the memory that it takes with Node's own fetch.
 */
export function transport(apiKey: string, connectMilliseconds = CONNECT_MILLISECONDS): typeof fetch {
  const agents = connections();
  return async (url, { method, body, signal } = {}) => {
    const headers = {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'user-agent': 'assay',
    };
    const options = { method, headers, signal: signal ?? undefined, timeout: connectMilliseconds } as RequestOptions;
    const response = await send(new URL(String(url)), agents, options, String(body));
    const answer = parse(await text(response));
    const status = statusOf(response.statusCode!, answer);
    const retryAfter = response.headers['retry-after'];
    return Response.json(status < 300 ? answer : { error: errorOf(answer) }, {
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });
  };
}

interface Connections {
  http: http.Agent;
  https: https.Agent;
}

/** As many as there are judgments at once, all kept for the next ones; the rest, such as a proxy, is as Node was told. */
function connections(): Connections {
  const kept = { timeout: IDLE_MILLISECONDS, maxFreeSockets: Number.POSITIVE_INFINITY };
  const { options } = http.globalAgent as http.Agent & { options: http.AgentOptions };
  return {
    http: new http.Agent({ ...options, ...kept }),
    https: new https.Agent({ ...https.globalAgent.options, ...kept }),
  };
}

/** Resolves with the head of the answer. The package's calls have a text as their body, each. */
function send(url: URL, agents: Connections, options: RequestOptions, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request =
    url.protocol === 'https:'
      ? https.request(url, { ...options, agent: agents.https }, resolve)
      : http.request(url, { ...options, agent: agents.http }, resolve);
  request.on('error', reject);
  // A model may think as long as the deadline lets it: only a connection has to be quick.
  request.on('timeout', () => {
    if (request.socket?.connecting) request.destroy(new Error('The connection was not accepted.'));
  });
  request.end(body);
  return promise;
}

/** Some gateways say 200 and put the status of the fault into the body. */
function statusOf(status: number, answer: unknown): number {
  const { error, choices } = record(answer);
  const { code } = record(error);
  if (status === 200 && choices === undefined && Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600)
    return Number(code);
  return WITHOUT_BODY.has(status) ? 200 : status;
}

/** `{error: {…}}` is OpenAI's form; others have `{error: text}`, the fields themselves at the top, or no JSON at all. */
function errorOf(answer: unknown): object {
  const error = record(answer).error ?? answer;
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
