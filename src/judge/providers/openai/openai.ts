import { endpoint, type HttpProviderOptions, httpProvider, keyOf } from '../http/http-provider.ts';
import type { InspectableProvider } from '../provider.ts';
import { readAnswer, readUsage } from './openai-answer.ts';
import { FULL_DIALECT, requestBody, shownByOpening, simplerDialect, traits } from './openai-dialect.ts';
import { showsThinking } from './openai-reply-limit.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/**
 * A model behind any server of OpenAI's chat completions interface. Learns from refusals what the server accepts: structured
 * output, temperature, seed, log probabilities, a limit of the reply's length.
 * @throws Error at once for an invalid URL or key; the message does not contain it
 */
export function openaiProvider(options: HttpProviderOptions): InspectableProvider {
  const { model, baseURL } = options;
  return httpProvider(
    {
      name: `openai:${model}`,
      url: endpoint(baseURL || OPENAI_URL, '/chat/completions'),
      listUrl: endpoint(baseURL || OPENAI_URL, '/models'),
      settings: { baseUrl: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY' },
      headers: { authorization: `Bearer ${keyOf(options)}` },
      full: FULL_DIALECT,
      // Tool calls come without probabilities.
      givesProbabilities: ({ alternatives, format }) => alternatives > 0 && format !== 'tools',
      traits,
      body: (request, dialect) => requestBody(model, request, dialect),
      simpler: simplerDialect,
      usage: readUsage,
      read(body, dialect, request) {
        const probabilities = request.probabilities && dialect.alternatives > 0;
        const { completion, shows } = readAnswer(body, { ...dialect, probabilities, tool: request.schema.name });
        const learned = { ...shows, ...shownByOpening(completion.text, dialect, request) };
        const isLimitTooLow = completion.finish === 'length' && dialect.maxTokens === 'sent' && showsThinking(body);
        if (isLimitTooLow) return { completion, shows: { ...learned, maxTokens: 'too few' as const }, again: true };
        return { completion, shows: learned };
      },
    },
    options,
  );
}
