import type Anthropic from '@anthropic-ai/sdk';
import { withResult } from '../../src/client/adapters.ts';
import {
  asked,
  asReceived,
  choice,
  chunk,
  claude,
  claudeCall,
  claudeText,
  claudeThought,
  completion,
  freeze,
  functionCall,
  outputMessage,
  outputText,
  response,
  weatherCall,
} from './provider-results.ts';
import { error, read, WEATHER } from './read-result.ts';

describe('a chat completion', () => {
  test('adds its message to the end of a copy', () => {
    const result = completion({ content: 'It rains.' });
    expect(withResult(asked, result)).toEqual([asked[0], result.choices[0]!.message]);
    expect(asked).toHaveLength(1);
  });

  test('is read with its calls, also of custom tools, and its refusal', () => {
    const custom = { id: 'call_2', type: 'custom', custom: { name: 'run_code', input: 'print(1)' } } as const;
    expect(read(completion({ content: 'Let me see.', tool_calls: [functionCall, custom] }))).toEqual([
      { role: 'assistant', text: 'Let me see.', calls: [WEATHER, ['call_2', 'run_code', 'print(1)']] },
    ]);
    expect(read(completion({ refusal: 'I may not.' }))).toEqual([{ role: 'assistant', text: 'I may not.' }]);
  });

  test('is read with what it says aloud', () => {
    const audio = { id: 'audio_1', data: 'UklGRg==', expires_at: 1_760_000_000, transcript: 'It rains.' };
    expect(read(completion({ audio }))).toEqual([{ role: 'assistant', text: 'It rains.' }]);
  });

  test('may be one choice of it', () => {
    expect(read(asReceived(choice({ content: 'It rains.' })))).toEqual([{ role: 'assistant', text: 'It rains.' }]);
  });

  test('is read as those servers write it that say more, or less', () => {
    const content = 'It rains.';
    const more = { reasoning_content: 'They want the weather.', reasoning: 'Rain?', tool_calls: null };
    for (const message of [
      { content, ...more },
      { content, tool_calls: [] },
      { content, function_call: null },
    ])
      expect(read(completion(message as never))).toEqual([{ role: 'assistant', text: content }]);
    const parts = [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }, claudeText(content)];
    expect(read(completion({ content: parts } as never))).toEqual([{ role: 'assistant', text: content }]);
    expect(read(completion({ content: '' }))).toEqual([{ role: 'assistant', text: '' }]);
  });

  test('that was cut off is judged by what it says', () => {
    const audio = { id: 'audio_1', data: 'UklGRg==', expires_at: 1_760_000_000, transcript: 'It ra' };
    for (const message of [{ content: 'It ra' }, { audio }]) {
      const cut = { ...choice(message), finish_reason: 'length' };
      expect(read({ object: 'chat.completion', choices: [cut] })).toEqual([{ role: 'assistant', text: 'It ra' }]);
    }
  });

  test.each<[string, object, string]>([
    ['was cut off while it thought', { content: null, reasoning: 'Hm.' }, 'length'],
    ['was cut off before its first word', { content: '' }, 'length'],
    ['was kept back by a filter', {}, 'content_filter'],
    ['broke off in the middle', { content: 'Secret' }, 'error'],
  ])('that %s is an error', (_what, message, finish_reason) => {
    const cut = freeze({ index: 0, message: { role: 'assistant', ...message }, finish_reason });
    for (const result of [{ object: 'chat.completion', choices: [cut] }, cut])
      expect(error(result)).toBe(`result ended with the reason ${finish_reason}, and holds no answer to evaluate.`);
  });

  test.each<[string, unknown]>([
    ['says nothing at all', { role: 'assistant' }],
    ['has no role', { content: 'Secret' }],
  ])('whose message %s is an error', (_what, message) => {
    expect(error({ object: 'chat.completion', choices: [{ index: 0, message }] })).toBe(
      'result is a chat completion whose message must have the role assistant, and content or tool_calls.',
    );
  });

  test('must have exactly one choice', () => {
    expect(error(completion({ content: 'Secret' }, { content: 'Secret' }))).toMatch(
      /^result has 2 choices. Pass the message of one, such as choices\[0\]\.message/,
    );
    expect(error(completion())).toMatch(/without choices/);
  });
});

describe("a message of Anthropic's", () => {
  test('is added as it came, and read with its calls and without its thoughts', () => {
    const result = claude(claudeThought, claudeText('Let me see.'), claudeCall);
    expect(withResult(asked, result)).toEqual([asked[0], result]);
    expect(read(result)).toEqual([
      { role: 'assistant', text: 'Let me see.', calls: [['toolu_1', 'get_weather', '{"city":"Oslo"}']] },
    ]);
  });

  test('is read as one text, though its citations cut it', () => {
    const cited = { type: 'char_location', cited_text: 'Rain.', document_index: 0 } as Anthropic.CitationCharLocation;
    const cut = [claudeText('It rains'), { ...claudeText(' all day'), citations: [cited] }, claudeText('.')];
    expect(read(claude(...cut))).toEqual([{ role: 'assistant', text: 'It rains all day.' }]);
  });

  test.each<[string, Anthropic.StopReason, Anthropic.ContentBlock[]]>([
    ['was cut off while it thought', 'max_tokens', [claudeThought]],
    ['was refused', 'refusal', []],
    ['had no more room', 'model_context_window_exceeded', []],
  ])('that %s is an error, but not with something said', (_what, stop_reason, content) => {
    const ended = (...more: Anthropic.ContentBlock[]) => ({ ...claude(...content, ...more), stop_reason });
    expect(error(ended())).toBe(`result ended with the reason ${stop_reason}, and holds no answer to evaluate.`);
    expect(read(ended(claudeText('It ra')))).toEqual([{ role: 'assistant', text: 'It ra' }]);
    expect(read(ended(claudeCall))).toHaveLength(1);
  });

  test('is read with the tools that ran at its server', () => {
    const caller = { type: 'direct' } as const;
    const result = claude(
      { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'rain' }, caller },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_1',
        caller,
        content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
      },
      claudeText('I cannot tell.'),
    );
    expect(read(result)).toEqual([
      {
        role: 'assistant',
        text: 'I cannot tell.',
        calls: [['srvtoolu_1', 'web_search', '{"query":"rain"}']],
        results: [['srvtoolu_1', '{"type":"web_search_tool_result_error","error_code":"unavailable"}']],
      },
    ]);
  });
});

test.each<[string, object, object]>([
  ['a text', { content: 'It rains.' }, { text: 'It rains.' }],
  ['calls alone', { tool_calls: [functionCall] }, { calls: [WEATHER] }],
  ['a call of the older kind', { function_call: { name: 'f', arguments: '{}' } }, { calls: [[null, 'f', '{}']] }],
  ["blocks of Anthropic's style", { content: [claudeText('It rains.')] }, { text: 'It rains.' }],
  ['parts of the Responses API', { content: [outputText('It rains.')] }, { text: 'It rains.' }],
])('a bare assistant message with %s is added', (_what, message, expected) => {
  expect(read(freeze({ role: 'assistant', ...message }))).toEqual([{ role: 'assistant', text: '', ...expected }]);
});

test.each<[string, string, object]>([
  ['calls in camel case', 'toolCalls', { content: '', toolCalls: [functionCall] }],
  [
    "a call of the AI SDK's",
    'content[1]',
    { content: [claudeText('Hm.'), { type: 'tool-call', toolName: 'f', input: 'Secret' }] },
  ],
  ["a call of Bedrock's", 'content[0]', { content: [{ toolUse: { name: 'Secret' } }] }],
])('an assistant message with %s is an error, since the call would not be seen', (_what, place, message) => {
  expect(error({ role: 'assistant', ...message })).toBe(
    `result.${place} is neither OpenAI's style nor Anthropic's, and would not be seen. Pass the message in one of these.`,
  );
  for (const toolCalls of [null, []]) expect(read({ role: 'assistant', content: 'Hi', toolCalls })).toHaveLength(1);
});

test('a result that went through JSON is read as the same', () => {
  for (const result of [completion({ content: 'Hi' }), response([weatherCall]), claude(claudeText('Hi'))]) {
    expect(withResult(asked, JSON.parse(JSON.stringify(result)))).toEqual(withResult(asked, result));
  }
});

describe('what is no result', () => {
  const stream = /is a stream or a part of one: pass the whole result/;
  test.each<[string, unknown, RegExp]>([
    ['a chunk of a chat completion', chunk, stream],
    ['the last chunk, which only counts tokens', { ...chunk, choices: [] }, stream],
    ['a chunk that does not say what it is', { choices: chunk.choices }, stream],
    ['an event of a response', { type: 'response.output_text.delta', delta: 'Secret' }, stream],
    ["the beginning of Anthropic's stream", { type: 'message_start', message: claude() }, stream],
    ["a chunk of Ollama's", { message: { role: 'assistant', content: 'Secret' }, done: false }, stream],
    ['a stream', (async function* () {})(), stream],
    ['a stream of a browser, which cannot be iterated over', { getReader: () => undefined }, stream],
    ["a stream of OpenAI's without iteration", { controller: null, toReadableStream: () => undefined }, stream],
    ["a stream of the AI SDK's", { textStream: {}, text: Promise.resolve('Secret') }, /content: await result\.text \}/],
    ['a promise', Promise.resolve(claude()), /is a promise: await it first/],
    ['a message of the user', { role: 'user', content: 'Secret' }, /what the assistant answered/],
    ['a text', 'Secret', /not a string\. Pass a text, also an empty one, as \{ role: 'assistant', content: text \}\.$/],
    ['an empty text', '', /not a string\. Pass a text, also an empty one, as/],
    ['a list', [outputMessage(outputText('Secret'))], /must be an object, not a list/],
    ['null', null, /must be an object, not null/],
    ['an empty object', {}, /it has no keys/],
    ['an assistant message that says nothing', { role: 'assistant' }, /it has the keys role\./],
    ['an assistant message whose content is no content', { role: 'assistant', content: 7 }, /the keys role, content\./],
    [
      'an older completion of a text',
      { object: 'text_completion', choices: [{ text: 'Secret' }] },
      /object, choices\./,
    ],
    [
      'another object',
      { answer: 'Secret', score: 1 },
      /the keys answer, score\. Pass an OpenAI chat completion or response/,
    ],
  ])('%s gives a sentence that tells no content', (_what, result, message) => {
    expect(error(result)).toMatch(message);
    expect(error(result)).not.toContain('Secret');
  });

  test('names only the first keys of an object that has many', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key${index}`, 'Secret']));
    expect(error(many)).toMatch(/key0, key1,.* key11, …\. Pass/);
  });
});
