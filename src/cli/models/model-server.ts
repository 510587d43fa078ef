import { UsageError } from '../usage-error.ts';

/** A failed attempt; without a status if the connection failed. */
export class AttemptError extends UsageError {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(message: string, answer?: Response) {
    super(message);
    this.status = answer?.status;
    this.headers = answer?.headers;
  }
}

/** How long a server may send nothing, in seconds. */
const MAX_SILENCE = 30;

/** One request to a server. Disposing of it ends the response, which would otherwise keep the process alive. */
export interface Call extends Disposable {
  /** Aborts the request: with an AttemptError if the server has sent nothing for too long. */
  signal: AbortSignal;
  /** To be called whenever data arrives. */
  heard: () => void;
}

/** @param stop aborts the request from outside */
export function openCall({ host }: URL, stop: AbortSignal): Call {
  const call = new AbortController();
  const timer = setTimeout(
    () => call.abort(new AttemptError(`${host} has sent nothing for ${MAX_SILENCE} s.`)),
    MAX_SILENCE * 1000,
  );
  return {
    signal: AbortSignal.any([stop, call.signal]),
    heard: () => void timer.refresh(),
    [Symbol.dispose]() {
      clearTimeout(timer);
      call.abort();
    },
  };
}

/** Requests a file, or a part of it. @throws AttemptError unless the response is either, or reports a stale part */
export async function ask(url: URL, { signal, heard }: Call, headers: Record<string, string> = {}): Promise<Response> {
  // A compressed response could be neither counted nor resumed.
  const request = { headers: { 'accept-encoding': 'identity', 'user-agent': 'deemster', ...headers }, signal };
  const answer = await fetch(url, request).catch(lost(`${url.host} cannot be reached`, signal));
  heard();
  if (answer.ok || (headers.range && [412, 416].includes(answer.status))) return answer;
  throw new AttemptError(`${new URL(answer.url).host} answered ${answer.status}${HINT[answer.status] ?? '.'}`, answer);
}

/** The file name that a server suggests (RFC 6266); undefined if none. */
export async function suggestedName(url: URL, signal: AbortSignal): Promise<string | undefined> {
  using call = openCall(url, signal);
  const { headers } = await ask(url, call);
  const disposition = headers.get('content-disposition') ?? '';
  return (/filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? /filename="?([^";]+)/i.exec(disposition))?.[1];
}

const HINT: Record<number, string> = {
  401: ': it wants a login. Fetch the file with a browser, and give its path: DEEMSTER_JUDGE=gguf:PATH.',
  403: ': it does not give you the file. Fetch it with a browser, and give its path: DEEMSTER_JUDGE=gguf:PATH.',
  404: ': there is no such file.',
};

/** The error for a failed connection: the reason why its request was aborted, or a sentence that begins with `what`. */
export const lost =
  (what: string, signal: AbortSignal) => (error: Error & { cause?: { code?: string; message?: string } }) => {
    signal.throwIfAborted();
    const { code, message = error.message } = error.cause ?? {};
    // Errors without a code come from fetch itself, such as too many redirects, not from the connection.
    throw new (code ? AttemptError : UsageError)(`${what}: ${code ?? message}.`);
  };
