import { JudgeError } from '../../../src/judge/judge-error.ts';
import { anthropicProvider } from '../../../src/judge/providers/anthropic/anthropic.ts';
import type { HttpProviderOptions } from '../../../src/judge/providers/http/http-provider.ts';
import { openaiProvider } from '../../../src/judge/providers/openai/openai.ts';
import type { CompletionRequest, InspectableProvider } from '../../../src/judge/providers/provider.ts';
import type { ScriptedProvider, Step } from '../../scripted-provider.ts';

export const SECRET = 'sk-secret-1234567890';
export const CONTENT = 'the content of the conversation';
/** Retries without a wait. */
export const AT_ONCE = { maxRetries: 2, baseMilliseconds: 0 };

export const asked = (overrides: Partial<CompletionRequest> = {}): CompletionRequest => ({
  messages: [
    { role: 'system', content: 'the rules' },
    { role: 'user', content: CONTENT, shared: 'the content'.length },
  ],
  schema: { name: 'verdict', schema: { type: 'object' } },
  opening: '{"mark":"0123456789ab"',
  temperature: 0,
  seed: 1,
  probabilities: false,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...overrides,
});

export const openaiAt = (server: Pick<ScriptedProvider, 'url'>, options: Partial<HttpProviderOptions> = {}) =>
  openaiProvider({ model: 'test-model', baseURL: server.url, apiKey: SECRET, retry: AT_ONCE, ...options });

export const anthropicAt = (
  server: Pick<ScriptedProvider, 'anthropicUrl'>,
  options: Partial<HttpProviderOptions> = {},
) =>
  anthropicProvider({ model: 'test-model', baseURL: server.anthropicUrl, apiKey: SECRET, retry: AT_ONCE, ...options });

/** Every provider over HTTP: what holds for one of them holds for all. */
export const PROVIDERS: [
  name: string,
  at: (server: ScriptedProvider, options?: Partial<HttpProviderOptions>) => InspectableProvider,
][] = [
  ['openai', openaiAt],
  ['anthropic', anthropicAt],
];

/** The fault of a completion that must fail, checked to give nothing away. */
export async function failure(completion: Promise<unknown>): Promise<JudgeError> {
  const error = await completion.then(
    (value) => new Error(`No failure but ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof JudgeError)) throw error;
  for (const hidden of [SECRET, CONTENT, '127.0.0.1', 'echoed']) expect(error.message).not.toContain(hidden);
  return error;
}

/** An error answer that repeats the key and the prompt. */
export const error = (status: number, fields: object, headers = {}): Step => ({
  status,
  headers,
  body: { error: { message: `echoed ${SECRET} ${CONTENT}`, ...fields } },
});

export const GOOD: Step = { reply: 'good' };
