import { UsageError } from '../usage-error.ts';

/** A try that came to nothing; it has no status where the connection failed. */
export class TryError extends UsageError {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(message: string, answer?: Response) {
    super(message);
    this.status = answer?.status;
    this.headers = answer?.headers;
  }
}

/** How long a server may send nothing, in seconds. */
const LONGEST_SILENCE = 30;

/** One call of a server, over when it is disposed of: what is left of an answer would keep the process. */
export interface Call extends Disposable {
  /** Ends what belongs to the call: with a TryError where the server has sent nothing for too long. */
  signal: AbortSignal;
  /** To be called whenever the server has sent something. */
  heard: () => void;
}

/** @param stop ends the call from outside */
export function openCall({ host }: URL, stop: AbortSignal): Call {
  const call = new AbortController();
  const timer = setTimeout(
    () => call.abort(new TryError(`${host} has sent nothing for ${LONGEST_SILENCE} s.`)),
    LONGEST_SILENCE * 1000,
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

/** Asks for a file, or a part of it. @throws TryError for an answer that is neither, nor says that the part is stale */
export async function ask(url: URL, { signal, heard }: Call, headers: Record<string, string> = {}): Promise<Response> {
  // Compressed it could neither be counted nor continued.
  const request = { headers: { 'accept-encoding': 'identity', 'user-agent': 'deemster', ...headers }, signal };
  const answer = await fetch(url, request).catch(lost(`${url.host} cannot be reached`, signal));
  heard();
  if (answer.ok || (headers.range && [412, 416].includes(answer.status))) return answer;
  throw new TryError(`${new URL(answer.url).host} answered ${answer.status}${HINT[answer.status] ?? '.'}`, answer);
}

/** The name by which a server wants its file kept (RFC 6266); undefined where it says none. */
export async function givenName(url: URL, signal: AbortSignal): Promise<string | undefined> {
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

/** What to throw for a fault of a connection: why its call was ended, or a sentence that begins with `what`. */
export const lost =
  (what: string, signal: AbortSignal) => (error: Error & { cause?: { code?: string; message?: string } }) => {
    signal.throwIfAborted();
    const { code, message = error.message } = error.cause ?? {};
    // Without a code it is no fault of a connection, but what fetch itself refuses, such as redirects without end.
    throw new (code ? TryError : UsageError)(`${what}: ${code ?? message}.`);
  };
