import { setTimeout as sleep } from 'node:timers/promises';
import { type RetryPolicy, retryDelay } from '../../retry.ts';
import { readAnswer } from './openai-answer.ts';
import { FULL_DIALECT, requestBody, simplerDialect } from './openai-dialect.ts';
import { abortError, type Failure, faultOf, judgeError, readBody, readFailure } from './openai-failure.ts';
import { transport } from './openai-transport.ts';
import type { Completion, CompletionRequest, Provider } from './provider.ts';

export interface OpenAIProviderOptions {
  /** The model's name, as the server knows it. */
  model: string;
  /** @default https://api.openai.com/v1 */
  baseURL?: string | undefined;
  /** Visible ASCII characters. Local servers need none; a placeholder is sent. */
  apiKey?: string | undefined;
  /** How failures are tried again. @default 2 retries, with the waits of src/retry.ts */
  retry?: RetryPolicy | undefined;
}

const OPENAI_URL = 'https://api.openai.com/v1';

/**
 * A model behind any server of OpenAI's chat completions interface. It learns from a server's refusals what it takes
 * (structured output, temperature, seed) and remembers that as long as it lives.
 * @throws Error at once, when the URL or the key can't be one; the message does not hold it
 */
export function openaiProvider({ model, baseURL, apiKey, retry }: OpenAIProviderOptions): Provider {
  const url = completionsURL(baseURL || OPENAI_URL);
  const post = transport(url, checkKey(apiKey?.trim() || 'none'));
  const policy = retry ?? { maxRetries: 2 };
  let learned = FULL_DIALECT;

  return { name: `openai:${model}`, complete };

  async function complete(request: CompletionRequest): Promise<Completion> {
    const { signal, deadline } = request;
    // A run of 429s must not use up the retries of a later 500.
    const attempts = { limited: 0, failed: 0 };
    let dialect = learned;
    for (;;) {
      if (signal.aborted) throw abortError(signal);
      try {
        const answer = await post(JSON.stringify(requestBody(model, request, dialect)), signal);
        const completion = readAnswer(readBody(answer));
        learned = dialect;
        return completion;
      } catch (error) {
        if (signal.aborted) throw abortError(signal);
        const failure = readFailure(error);
        if (!failure) throw error;
        const simpler = simplerDialect(dialect, failure);
        if (simpler) {
          dialect = simpler;
          continue;
        }
        const wait = nextWait(failure, attempts, policy);
        if (wait === undefined || performance.now() + wait >= deadline) throw judgeError(failure, error, wait);
        // An abort ends the wait; the loop's first line then throws its reason.
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

/** The milliseconds until the next attempt, counting the one that failed; undefined: there is none. */
function nextWait(failure: Failure, attempts: { limited: number; failed: number }, policy: RetryPolicy) {
  const { status, headers } = failure;
  if (faultOf(failure) === 'too_long') return undefined;
  const attempt = status === 429 ? ++attempts.limited : ++attempts.failed;
  return retryDelay(status === undefined ? { attempt } : { attempt, status, ...(headers && { headers }) }, policy);
}

/** Where completions are asked for; a query of the base URL, such as `?api-version=…`, stays behind the path. */
function completionsURL(base: string): URL {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error('The base URL of the judge model must be an http or https URL without a user name or password.');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`;
  return url;
}

function checkKey(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new Error('The API key of the judge model has characters that a key cannot have.');
  return key;
}
