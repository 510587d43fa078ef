/** A request of the HTTP interface, which a tool or a resource makes. */
export interface ApiRequest {
  method: string;
  /** With the query. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body?: object | undefined;
}

/** The answer to it, also a failure. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  /** A JSON text in pieces. */
  text: AsyncIterable<string> | Iterable<string>;
}

/** Makes a request for the caller: within the server, or over HTTP. */
export type CallApi = (request: ApiRequest, signal: AbortSignal) => Promise<ApiAnswer>;

/** The longest answer, in UTF-16 code units. No model reads more, and it is held in memory several times. */
const longestAnswer = 1024 * 1024;

/** What a tool or a resource could not do. The message is for the model that asked. */
export class ApiFailure extends Error {
  readonly status: number;
  /** In seconds; undefined if nothing says when a repetition may succeed. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Reads an answer. @throws ApiFailure for a failure, with its `detail`, and for an answer that is too long */
export async function readAnswer({ status, headers, text: pieces }: ApiAnswer) {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > longestAnswer)
      throw new ApiFailure(
        413,
        'The answer is longer than 1 MiB. Ask for less: for a smaller page, or by other filters.',
      );
  }
  const body = parsed(text);
  if (status >= 400) throw new ApiFailure(status, detailOf(status, body), retryAfterOf(headers));
  // A proxy, for example.
  if (!body) throw new ApiFailure(502, 'What answered is not the service: it sent no JSON.');
  return { text, body, headers };
}

/** Within the server, names of headers have their capitals. */
function retryAfterOf(headers: Record<string, string>): number | undefined {
  const seconds = Number.parseInt(headers['retry-after'] ?? headers['Retry-After'] ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** The sentence of a failure; of a 422, one line per fault. */
function detailOf(status: number, body: { detail?: unknown } | undefined): string {
  const detail = body?.detail;
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return `The service answered with the status ${status}.`;
  return detail.map(({ loc, msg }: Fault) => `${placeOf(loc)}${msg}`).join('\n');
}

interface Fault {
  loc: (string | number)[];
  msg: string;
}

/** Where a fault is in the arguments, which are not divided into body, query and path. */
const placeOf = (loc: Fault['loc']): string => (loc.length > 1 ? `${loc.slice(1).join('.')}: ` : '');

function parsed(text: string): { detail?: unknown } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
