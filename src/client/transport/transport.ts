import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/openapi.d.ts';
import { retryAfterMilliseconds, retryDelay } from '../../retry.ts';
import { ConnectionError, DeemsterError, errorOf, ServerError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { readTimeout, type Settings } from '../settings.ts';
import { Answer } from './answer.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { closedError, connectionError, redirectError, timeoutError } from './failures.ts';
import { Followers, pause } from './signals.ts';

/** The request that openapi-fetch builds. It replaces Request, whose body can be read only once. */
class Outgoing {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** The contract's operations, with its types. */
type Operations = Client<paths>;

/** Options passed to an operation. */
interface Sending {
  fetch: (request: Request) => Promise<Response>;
}

interface Sent<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

interface CallRules extends CallOptions {
  /** Whether the data of a successful answer can be from the service. @default the data is not checked */
  isExpected?: ((data: unknown) => boolean) | undefined;
  /**
   * Whether the operation is idempotent. One that is not is retried only after an answer that shows that nothing was
   * done. @default true
   */
  isRepeatable?: boolean | undefined;
}

/** Statuses with which a request is rejected before it has any effect. */
const refusals = new Set([429, 503]);

/** Sends the calls of one client, with its concurrency limit, retries and timeouts. */
export class Transport {
  readonly #settings: Settings;
  readonly #operations: Operations;
  readonly #limiter: ConcurrencyLimiter;
  readonly #closing = new AbortController();
  readonly #followers = new Followers();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#limiter = new ConcurrencyLimiter(settings.maxConcurrentRequests);
    this.#operations = createClient<paths>({
      baseUrl: settings.baseUrl,
      headers: { 'API-Key': settings.apiKey },
      // A redirect may lead to another host, which must not receive the key.
      redirect: 'manual',
      querySerializer: queryText,
      Request: Outgoing as unknown as typeof Request,
    });
  }

  /** The default timeout of a call, in seconds. */
  get timeout(): number {
    return this.#settings.timeout;
  }

  /**
   * Performs one operation.
   * @param begin Starts the operation.
   * @throws DeemsterError, or the reason of the caller's signal
   */
  async call<Data>(
    begin: (operations: Operations, sending: Sending) => Promise<Sent<Data>>,
    { signal, timeout = this.timeout, isRepeatable = true, isExpected = () => true }: CallRules = {},
  ): Promise<{ data: Data; headers: Headers }> {
    const seconds = readTimeout(timeout);
    if (this.#closing.signal.aborted) throw closedError();
    const ending = new AbortController();
    const forget = this.follow([signal, this.#closing.signal], ending);
    const send = (request: Request) => this.#send(request as unknown as Outgoing, { seconds, isRepeatable, ending });
    try {
      return await this.#limiter.run(ending.signal, () => read(begin(this.#operations, { fetch: send }), isExpected));
    } catch (error) {
      // openapi-fetch loses a reason such as null.
      ending.signal.throwIfAborted();
      throw error;
    } finally {
      forget();
    }
  }

  /** Aborts a controller once any of these signals is aborted. @returns a function that stops this. @throws TypeError */
  follow(signals: readonly (AbortSignal | undefined)[], controller: AbortController): () => void {
    return this.#followers.follow(signals, controller);
  }

  /** Aborts all calls in progress and rejects further ones. */
  close(): void {
    this.#closing.abort(closedError());
  }

  /** Sends a request, with retries. @returns the last answer, successful or not */
  async #send(
    { url, init }: Outgoing,
    { seconds, isRepeatable, ending }: { seconds: number; isRepeatable: boolean; ending: AbortController },
  ): Promise<Response> {
    const deadline = performance.now() + seconds * 1000;
    let failure: Answer | ConnectionError | undefined;
    const timer = setTimeout(() => ending.abort(timeoutError(seconds, failure)), seconds * 1000);
    try {
      for (let attempt = 1; ; attempt++) {
        const answer = await this.#attempt(url, { ...init, signal: ending.signal }, ending.signal);
        const wait = this.#wait(answer, attempt, isRepeatable);
        if (wait === undefined || performance.now() + wait >= deadline) {
          if (answer instanceof ConnectionError) throw answer;
          return answer as unknown as Response;
        }
        failure = answer;
        await pause(wait, ending.signal);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes one attempt. @throws the signal's reason, or DeemsterError for a failure that is not retried */
  async #attempt(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer | ConnectionError> {
    try {
      const response = await fetch(url, init);
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        // Errors of the discarded body do not matter.
        response.body?.cancel().catch(() => undefined);
        throw redirectError(this.#settings.baseUrl, response);
      }
      return new Answer(response, await response.text());
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DeemsterError) throw error;
      return connectionError(this.#settings.baseUrl, error);
    }
  }

  #wait(answer: Answer | ConnectionError, attempt: number, isRepeatable: boolean): number | undefined {
    const { numRetries: maxRetries } = this.#settings;
    const { status, headers } = answer instanceof Answer ? answer : {};
    if (status !== undefined && status < 400) return undefined;
    if (!isRepeatable && !(status !== undefined && refusals.has(status))) return undefined;
    return retryDelay({ attempt, status, headers }, { maxRetries, maxRetriesWhenLimited: maxRetries });
  }
}

/** The data of a successful answer. @throws DeemsterError for any other */
async function read<Data>(
  sent: Promise<Sent<Data>>,
  isExpected: (data: unknown) => boolean,
): Promise<{ data: Data; headers: Headers }> {
  const { data, error, response } = await sent;
  const { status, headers } = response;
  const requestId = headers.get('X-Request-Id') ?? undefined;
  if (!response.ok) {
    const milliseconds = retryAfterMilliseconds(headers.get('Retry-After'), Date.now());
    const retryAfter = milliseconds === undefined ? undefined : Math.ceil(milliseconds / 1000);
    throw errorOf({ status, body: error, requestId, retryAfter });
  }
  if (!isExpected(data))
    throw new ServerError(`${status}: the response is JSON, but not from Deemster. Is the base URL right?`, {
      status,
      body: data,
      requestId,
    });
  return { data: data as Data, headers };
}

/**
 * Serializes a query; a list repeats its name. openapi-fetch would drop an object without keys, such as a Date, and so
 * silently remove a filter. Serialized as text, the service rejects it.
 */
const queryText = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
