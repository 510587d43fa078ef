import { setTimeout as sleep } from 'node:timers/promises';
import { type RetryPolicy, retryAfterMilliseconds, retryDelay } from '../../../retry.ts';
import { JudgeError } from '../../judge-error.ts';
import { addUsage, withUsage } from '../../usage.ts';
import type { TokenUsage } from '../../verdict.ts';
import type { Completion, CompletionRequest, InspectableProvider, Traits } from '../provider.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createDiagnose } from './diagnose.ts';
import { isPage } from './error-body.ts';
import {
  abortError,
  type Failure,
  faultOf,
  isMalformedReply,
  judgeError,
  PAGE,
  readBody,
  readFailure,
} from './failure.ts';
import { createLearning } from './learning.ts';
import { createModelList } from './model-list.ts';
import { isQuotaSpent } from './quota.ts';
import { transport } from './transport.ts';
import { assertWhole, createWindow } from './window.ts';

export interface HttpProviderOptions {
  /** The model's name, as the server knows it. */
  model: string;
  /** @default the maker's own server */
  baseURL?: string | undefined;
  /** Visible ASCII characters. Local servers need no key; a placeholder is sent. */
  apiKey?: string | undefined;
  /** The model's window in tokens. @default as the server reports when a prompt is too long */
  window?: number | undefined;
  /** @default 2 retries, with the waits of src/retry.ts */
  retry?: RetryPolicy | undefined;
}

/** The specifics of one interface. A dialect is the part of it that a server accepts, learned from its refusals. */
export interface Api<Dialect extends object> {
  /** The provider's name. */
  name: string;
  /** The completions endpoint. */
  url: URL;
  /** Where the server lists its models. */
  listUrl: URL;
  /** The settings that hold the address and the key. */
  settings: { baseUrl: string; key: string };
  /** With the key, and whatever else the interface requires. */
  headers: Record<string, string>;
  /** The dialect with every feature, attempted first. */
  full: Dialect;
  givesProbabilities: (dialect: Dialect) => boolean;
  /** The traits of a server that uses this dialect. */
  traits: (dialect: Dialect) => Pick<Traits, 'structuredOutput' | 'leftOut'>;
  body: (request: CompletionRequest, dialect: Dialect) => object;
  /** What to change after a refusal; undefined if the refusal has another cause or nothing is left to drop. */
  simpler: (dialect: Dialect, failure: Failure, request: CompletionRequest) => Partial<Dialect> | undefined;
  /** The usage that a body, which may be anything, reports. */
  usage: (body: unknown) => TokenUsage;
  /**
   * Reads the body of a successful answer, which may be anything, and what it reveals about the server. `again`: the reply
   * is incomplete because of the dialect, and is requested again in the dialect that it shows.
   * @throws JudgeError `unusable_reply` for a body without a completion, `too_long` when the window was too short
   */
  read: (
    body: unknown,
    dialect: Dialect,
    request: CompletionRequest,
  ) => { completion: Completion; shows?: Partial<Dialect>; again?: boolean };
}

/**
 * A model behind an HTTP API. Learns from the server's refusals which fields it accepts, how long a prompt may be and how
 * many concurrent calls it allows, and keeps this for the provider's lifetime.
 */
export function httpProvider<Dialect extends object>(
  api: Api<Dialect>,
  options: HttpProviderOptions,
): InspectableProvider {
  const post = transport(api.url, api.headers);
  const policy = options.retry ?? { maxRetries: 2 };
  const learning = createLearning(api.full);
  const limiter = createConcurrencyLimiter();
  const window = createWindow(options.window);
  const diagnose = createDiagnose(api, options);

  return {
    name: api.name,
    address: `${api.url.origin}${api.url.pathname}`,
    // Includes the query, which may name a deployment.
    identity: `${api.name} ${api.url.href}`,
    get givesProbabilities() {
      return api.givesProbabilities(learning.learned());
    },
    traits: () => ({ ...api.traits(learning.learned()), window: window.known() }),
    listModels: createModelList(
      transport(api.listUrl, api.headers),
      { url: api.listUrl, settings: api.settings },
      createDiagnose({ ...api, url: api.listUrl }, options),
    ),
    complete,
  };

  async function complete(request: CompletionRequest): Promise<Completion> {
    await window.assertFits(request.messages);
    const failed: Bill = { paid: null };
    try {
      const completion = await tryUntilComplete(request, failed);
      return { ...completion, usage: addUsage(failed.paid, completion.usage)! };
    } catch (error) {
      throw withUsage(error, failed.paid);
    }
  }

  /** @param failed Collects the usage of failed attempts. */
  async function tryUntilComplete(request: CompletionRequest, failed: Bill): Promise<Completion> {
    const { messages, signal, deadline } = request;
    // A run of 429s must not use up the retries of a later 500.
    const attempts = { limited: 0, failed: 0 };
    using way = learning.begin(signal);
    for (;;) {
      if (signal.aborted) throw abortError(signal);
      try {
        const body = await ask(request, way.dialect());
        const { completion, shows, again = false } = readCompletion(body, way.dialect(), request);
        await assertWhole(messages, completion.usage);
        way.worked(shows);
        if (!again) return completion;
        failed.paid = addUsage(failed.paid, completion.usage);
      } catch (error) {
        if (error instanceof JudgeError) throw error;
        const failure = readFailure(error);
        failed.paid = addUsage(failed.paid, failure?.usage ?? null);
        if (signal.aborted) throw abortError(signal);
        if (!failure) throw error;
        if (isMalformedReply(failure)) {
          way.worked();
          return WITHHELD;
        }
        await window.learn(failure, messages);
        if (await way.refused((dialect) => api.simpler(dialect, failure, request))) continue;
        const wait = nextWait(failure, attempts, policy);
        if (wait === undefined || performance.now() + wait >= deadline)
          throw judgeError(failure, error, diagnose(failure, messages), wait);
        // An abort ends the wait; the first line of the loop then throws its reason.
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** A body that is not a completion is reported unchanged; a web page gets its own diagnosis. */
  function readCompletion(body: unknown, dialect: Dialect, request: CompletionRequest) {
    try {
      return api.read(body, dialect, request);
    } catch (error) {
      if (!(error instanceof JudgeError) || error.fault !== 'unusable_reply') throw error;
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      const page = isPage(body);
      throw error.with({ replies: [sent], recurs: page, ...(page && { diagnosis: diagnose(PAGE, request.messages) }) });
    }
  }

  /** Makes one call, once the server accepts one more. */
  async function ask(request: CompletionRequest, dialect: Dialect): Promise<unknown> {
    using slot = await limiter.acquire(request);
    try {
      const answer = await post(JSON.stringify(api.body(request, dialect)), request.signal);
      const body = readBody(answer, api.usage);
      slot.answered();
      return body;
    } catch (error) {
      const failure = readFailure(error);
      if (failure && faultOf(failure) === 'limited') slot.limited(saidWait(failure) ?? 0);
      throw error;
    }
  }
}

interface Bill {
  paid: TokenUsage | null;
}

/** Replaces a reply that the server withheld without its usage; the repair turn requests it again. */
const WITHHELD: Completion = {
  text: '',
  finish: 'other',
  usage: { prompt: 0, completion: 0, cached_prompt: 0 },
  tokens: null,
};

const saidWait = ({ headers }: Failure) => retryAfterMilliseconds(headers?.get('retry-after'), Date.now());

/** Milliseconds until the next attempt; undefined: there is none. Counts the failed attempt. */
function nextWait(failure: Failure, attempts: { limited: number; failed: number }, policy: RetryPolicy) {
  const { status, headers } = failure;
  if (faultOf(failure) === 'too_long' || isQuotaSpent(failure)) return undefined;
  const attempt = status === 429 ? ++attempts.limited : ++attempts.failed;
  return retryDelay(status === undefined ? { attempt } : { attempt, status, ...(headers && { headers }) }, policy);
}

/**
 * The completions endpoint. A query in the base URL, such as `?api-version=…`, stays behind the path.
 * @throws Error for an invalid URL; the message does not contain it
 */
export function endpoint(base: string, path: string): URL {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error('The base URL of the judge model must be an http or https URL without a user name or password.');
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url;
}

/** @throws Error for an invalid key; the message does not contain it */
export function keyOf({ apiKey }: HttpProviderOptions): string {
  const key = apiKey?.trim() || 'none';
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new Error('The API key of the judge model has characters that a key cannot have.');
  return key;
}
