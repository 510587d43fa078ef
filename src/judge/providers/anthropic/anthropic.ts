import { endpoint, type HttpProviderOptions, httpProvider, keyOf } from '../http/http-provider.ts';
import type { InspectableProvider } from '../provider.ts';
import { readAnswer, readUsage } from './anthropic-answer.ts';
import { FULL_DIALECT, requestBody, simplerDialect, traits } from './anthropic-dialect.ts';

const ANTHROPIC_URL = 'https://api.anthropic.com';

/** This version still accepts a temperature, and servers of other makers know it. */
const VERSION = '2023-06-01';

/**
 * A model behind any server of Anthropic's messages interface, which gives no log probabilities, accepts no seed and caches
 * prompts. Learns from refusals what a model accepts: structured output, temperature, length of replies.
 * @throws Error at once for an invalid URL or key; the message does not contain it
 */
export function anthropicProvider(options: HttpProviderOptions): InspectableProvider {
  const { model, baseURL } = options;
  return httpProvider(
    {
      name: `anthropic:${model}`,
      url: endpoint(baseURL || ANTHROPIC_URL, '/v1/messages'),
      listUrl: listUrl(baseURL || ANTHROPIC_URL),
      settings: { baseUrl: 'ANTHROPIC_BASE_URL', key: 'ANTHROPIC_API_KEY' },
      headers: { 'x-api-key': keyOf(options), 'anthropic-version': VERSION },
      full: FULL_DIALECT,
      givesProbabilities: () => false,
      traits,
      body: (request, dialect) => requestBody(model, request, dialect),
      simpler: simplerDialect,
      usage: readUsage,
      read: (body, dialect, { schema }) => readAnswer(body, dialect, schema.name),
    },
    options,
  );
}

/** The list comes in pages; a page of the greatest length holds every model. */
function listUrl(base: string): URL {
  const url = endpoint(base, '/v1/models');
  url.searchParams.set('limit', '1000');
  return url;
}
