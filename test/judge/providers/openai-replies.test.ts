import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, openaiAt } from './completion-requests.ts';
import { NO_SCHEMA } from './openai-refusals.ts';

describe('where the reply stands', () => {
  const verdict = { label: 'Y' };
  test.each<[string, Step[]]>([
    ['in the call of the tool that was asked for', [{ status: 400, body: NO_SCHEMA }, { reply: verdict }]],
    [
      'in the content although a tool was asked for',
      [
        { status: 400, body: NO_SCHEMA },
        { reply: verdict, as: 'content' },
      ],
    ],
    ['in a call although the content was asked for', [{ reply: verdict, as: 'call', finish: 'tool_calls' }]],
    ['beside a reasoning', [{ reply: verdict, message: { reasoning_content: 'Hm.', reasoning: 'Hm.' } }]],
    [
      'in a call beside some words',
      [
        { status: 400, body: NO_SCHEMA },
        { reply: verdict, message: { content: 'I call it.' } },
      ],
    ],
    [
      'in a call as an object',
      [{ reply: null, message: { tool_calls: [{ function: { name: 'verdict', arguments: verdict } }] } }],
    ],
  ])('%s', async (_, steps) => {
    await using server = await scriptedProvider(steps);
    const { text, finish } = await openaiAt(server).complete(asked());
    expect([JSON.parse(text), finish]).toEqual([verdict, 'stop']);
  });

  test('the tool is the only one, strict and forced', async () => {
    await using server = await scriptedProvider([{ status: 400, body: NO_SCHEMA }, { reply: verdict }]);
    await openaiAt(server).complete(asked());
    expect(server.requests[1]!.body).toMatchObject({
      tools: [{ type: 'function', function: { name: 'verdict', parameters: { type: 'object' }, strict: true } }],
      tool_choice: { type: 'function', function: { name: 'verdict' } },
    });
  });
});

test.each([
  ['OpenAI', { prompt_tokens: 9, prompt_tokens_details: { cached_tokens: 4 } }],
  ['DeepSeek', { prompt_tokens: 9, prompt_cache_hit_tokens: 4, prompt_cache_miss_tokens: 5 }],
])('cached tokens as %s counts them', async (_, usage) => {
  await using server = await scriptedProvider([{ reply: 'good', usage }]);
  const completion = await openaiAt(server).complete(asked());
  expect(completion.usage).toEqual({ prompt: 9, completion: 0, cached_prompt: 4 });
});
