import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/openapi.d.ts';
import { retryAfterMilliseconds, retryDelay } from '../../retry.ts';
import { ConnectionError, DeemsterError, errorOf, ServerError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import { readTimeout, type Settings } from '../settings.ts';
import { Answer } from './answer.ts';
import { closedError, connectionError, redirectError, timeoutError } from './failures.ts';
import { Places } from './places.ts';
import { Followers, pause } from './signals.ts';

/** What openapi-fetch is to send; in place of a Request, whose body can be read only once. */
class Outgoing {
  readonly url: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

/** The operations of the contract, typed by it. */
type Operations = Client<paths>;

/** What an operation is begun with. */
interface Sending {
  fetch: (request: Request) => Promise<Response>;
}

interface Sent<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

interface CallRules extends CallOptions {
  /** Whether the data of a good answer can be the service's. @default none is wanted, so none is looked at */
  isExpected?: ((data: unknown) => boolean) | undefined;
  /**
   * Whether doing it twice is the same as doing it once. What is not is tried again only after an answer that says that
   * nothing was done. @default true
   */
  isRepeatable?: boolean | undefined;
}

/** Statuses by which a request is refused before anything is done. */
const refusals = new Set([429, 503]);

/** Sends the calls of one client: so many at a time, tried again, within their time. */
export class Transport {
  readonly #settings: Settings;
  readonly #operations: Operations;
  readonly #places: Places;
  readonly #closing = new AbortController();
  readonly #followers = new Followers();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#places = new Places(settings.maxConcurrentRequests);
    this.#operations = createClient<paths>({
      baseUrl: settings.baseUrl,
      headers: { 'API-Key': settings.apiKey },
      // A redirect may lead to another host, which must not have the key.
      redirect: 'manual',
      querySerializer: queryText,
      Request: Outgoing as unknown as typeof Request,
    });
  }

  /** The longest time of a call that says none, in seconds. */
  get timeout(): number {
    return this.#settings.timeout;
  }

  /**
   * Does one operation.
   * @param begin Begins it with one of the operations of the contract.
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
      return await this.#places.in(ending.signal, () => read(begin(this.#operations, { fetch: send }), isExpected));
    } catch (error) {
      // openapi-fetch loses a reason such as null.
      ending.signal.throwIfAborted();
      throw error;
    } finally {
      forget();
    }
  }

  /** Aborts a controller once any of these signals is aborted. @returns What ends this. @throws TypeError for no signal */
  follow(signals: readonly (AbortSignal | undefined)[], controller: AbortController): () => void {
    return this.#followers.follow(signals, controller);
  }

  /** Ends every call that is under way, and refuses further ones. */
  close(): void {
    this.#closing.abort(closedError());
  }

  /** Sends a request as often as the rules allow. @returns the last answer, be it good or bad */
  async #send(
    { url, init }: Outgoing,
    { seconds, isRepeatable, ending }: { seconds: number; isRepeatable: boolean; ending: AbortController },
  ): Promise<Response> {
    const deadline = performance.now() + seconds * 1000;
    let failure: Answer | ConnectionError | undefined;
    const timer = setTimeout(() => ending.abort(timeoutError(seconds, failure)), seconds * 1000);
    try {
      for (let attempt = 1; ; attempt++) {
        const answer = await this.#try(url, { ...init, signal: ending.signal }, ending.signal);
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

  /** @returns What came of one try. @throws the signal's reason, or DeemsterError for what is not tried again */
  async #try(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer | ConnectionError> {
    try {
      const response = await fetch(url, init);
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        // What becomes of the rest is of no interest.
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

/** The data of a good answer. @throws DeemsterError for any other */
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
 * A query as text; a list gives its name several times. Not by openapi-fetch, which leaves out an object without keys, such
 * as a Date, and with it the filter that it was meant for: as a text the service refuses it.
 */
const queryText = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
