import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import {
  FULL_DIALECT as ANTHROPIC_DIALECT,
  requestBody as anthropicBody,
} from '../../../src/judge/providers/anthropic/anthropic-dialect.ts';
import { FULL_DIALECT, requestBody } from '../../../src/judge/providers/openai/openai-dialect.ts';
import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { anthropicAt, asked, openaiAt, SECRET } from './completion-requests.ts';

// What we send by hand is what the makers' own packages send for the same call.

const replies: Step[] = [
  { reply: { label: 'Y' }, as: 'content' },
  { reply: { label: 'Y' }, as: 'content' },
];
const request = asked({ probabilities: true });

test.each(['json_schema', 'tools', 'json_object', 'plain'] as const)('openai: %s', async (format) => {
  await using server = await scriptedProvider([...replies]);
  const body: OpenAI.ChatCompletionCreateParamsNonStreaming = requestBody('test-model', request, {
    ...FULL_DIALECT,
    format,
  });
  await new OpenAI({ baseURL: server.url, apiKey: SECRET, maxRetries: 0 }).chat.completions.create(body);
  await openaiAt(server).complete(request);
  const [theirs, ours] = server.requests;
  for (const name of ['authorization', 'content-type', 'accept'])
    expect([name, ours!.headers[name]]).toEqual([name, theirs!.headers[name]]);
  expect(ours!.path).toBe(theirs!.path);
  expect(theirs!.body).toEqual(body);
  if (format === FULL_DIALECT.format) expect(ours!.body).toEqual(theirs!.body);
});

test.each(['json_schema', 'tool', 'plain'] as const)('anthropic: %s', async (format) => {
  await using server = await scriptedProvider([...replies]);
  // The package has no temperature any more, which its version of the interface does not take.
  const { temperature, ...body } = anthropicBody('test-model', request, { ...ANTHROPIC_DIALECT, format });
  const params: Anthropic.MessageCreateParamsNonStreaming = body;
  const version = { 'anthropic-version': '2023-06-01' };
  const client = new Anthropic({
    baseURL: server.anthropicUrl,
    apiKey: SECRET,
    maxRetries: 0,
    defaultHeaders: version,
  });
  const message = await client.messages.create(params);
  await anthropicAt(server).complete(request);
  const [theirs, ours] = server.requests;
  for (const name of ['anthropic-version', 'content-type', 'accept'])
    expect([name, ours!.headers[name]]).toEqual([name, theirs!.headers[name]]);
  // The package sends the key in the header that came with a later version; the older one is for every version.
  expect(theirs!.headers['x-api-key'] ?? theirs!.headers.authorization).toContain(ours!.headers['x-api-key']);
  expect(ours!.path).toBe(theirs!.path);
  expect(theirs!.body).toEqual(body);
  if (format === ANTHROPIC_DIALECT.format) expect(ours!.body).toEqual({ ...theirs!.body, temperature });
  expect(message.usage).toEqual(expect.objectContaining({ input_tokens: 30, cache_read_input_tokens: 60 }));
});
