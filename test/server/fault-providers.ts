import { ANTHROPIC_USAGE, markOf, type RecordedRequest, type Step, USAGE, verdictReply } from '../scripted-provider.ts';

/** The key that the operator has configured, which nothing may show. */
export const SECRET = 'sk-secret-of-the-operator';

export type ProviderName = 'openai' | 'anthropic';
export const PROVIDERS: ProviderName[] = ['openai', 'anthropic'];

interface Addresses {
  url: string;
  anthropicUrl: string;
}

/** Settings of a service whose judge is at these addresses. */
export const SETTINGS: Record<ProviderName, (server: Addresses) => Record<string, string>> = {
  openai: ({ url }) => ({ judge: 'openai:stub', openaiBaseUrl: url, openaiApiKey: SECRET }),
  anthropic: ({ anthropicUrl }) => ({
    judge: 'anthropic:stub',
    anthropicBaseUrl: anthropicUrl,
    anthropicApiKey: SECRET,
  }),
};

/** A whole answer in the interface's own words, where a step of the scripted server is not enough. */
export const BODY: Record<ProviderName, (content: unknown, fields?: object) => object> = {
  openai: (content, fields = {}) => ({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: USAGE,
    ...fields,
  }),
  anthropic: (content, fields = {}) => ({
    type: 'message',
    role: 'assistant',
    content: typeof content === 'string' ? [{ type: 'text', text: content }] : content,
    stop_reason: 'end_turn',
    usage: ANTHROPIC_USAGE,
    ...fields,
  }),
};

/** A verdict as a text, with the mark that was asked for. */
export const verdictText = (request: RecordedRequest, fields: Record<string, unknown> = { label: 'Y' }): string =>
  JSON.stringify({ mark: markOf(request), ...verdictReply(fields) });

/** A reply whose text needs the request's mark. */
export const replying =
  (textOf: (request: RecordedRequest) => string, fields: object = {}): Step =>
  (request) => ({ reply: textOf(request), ...fields });

/** An answer whose body is a text that needs the request's mark. */
export const answering =
  (bodyOf: (request: RecordedRequest) => string, headers: Record<string, string> = {}): Step =>
  (request) => ({ status: 200, headers, body: bodyOf(request) });

/** An error in both interfaces' words. It repeats the key wherever one can. */
export const error = (status: number, fields: object = {}, headers: Record<string, string> = {}): Step => ({
  status,
  headers: { 'www-authenticate': `Bearer ${SECRET}`, ...headers },
  body: {
    type: 'error',
    error: { type: 'error', message: `Wrong: ${SECRET}`, param: SECRET, code: SECRET, ...fields },
  },
});
