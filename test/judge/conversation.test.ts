import {
  answer,
  calls,
  readConversation,
  readResponses,
  results,
  type Turn,
  type WireConversation,
} from '../../src/judge/conversation.ts';

const read = (messages: unknown[], more: Partial<WireConversation> = {}) =>
  readConversation({ messages: messages as WireConversation['messages'], system: null, tools: null, ...more });

const blank: Turn = { index: 0, role: 'other', text: '', toolCalls: [], toolResults: [], attachments: [] };
const user = { role: 'user', content: 'q' };
const assistant = { role: 'assistant', content: 'a' };
const system = { role: 'system', content: 's' };
const called = (name: string) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: `call_${name}`, type: 'function', function: { name, arguments: '{"a": 1}' } }],
});
const answered = (name: string) => ({ role: 'tool', tool_call_id: `call_${name}`, content: `from ${name}` });

const MESSAGES: [string, unknown, Partial<Turn>][] = [
  ['a text', { role: 'user', content: 'Hi' }, { role: 'user', text: 'Hi' }],
  ['a developer message', { role: 'developer', content: 'Be brief' }, { role: 'system', text: 'Be brief' }],
  ['an unknown role', { role: 'critic', content: 'x' }, { role: 'other', text: 'x' }],
  ['a role that names a property of every object', { role: 'constructor', content: 'x' }, { text: 'x' }],
  ['no role', { content: 'x' }, { text: 'x' }],
  ['null content', { role: 'assistant', content: null }, { role: 'assistant' }],
  ['no content', { role: 'assistant' }, { role: 'assistant' }],
  ['a number as content', { role: 'assistant', content: 5 }, { role: 'assistant' }],
  ['one block instead of a list', { role: 'user', content: { type: 'text', text: 'x' } }, { role: 'user', text: 'x' }],
  [
    'a list of parts, strings and nonsense',
    { role: 'user', content: [{ type: 'text', text: 'a' }, 'b', null, 5, [], { text: 'c' }, { type: 7 }, {}] },
    { role: 'user', text: 'a\n\nb\n\nc' },
  ],
  ['a text part without a text', { role: 'user', content: [{ type: 'text', text: 4 }] }, { role: 'user' }],
  [
    'a refusal part',
    { role: 'assistant', content: [{ type: 'refusal', refusal: 'No' }] },
    { role: 'assistant', text: 'No' },
  ],
  [
    'a text that citations cut, and another one',
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'The sky' },
        { type: 'text', text: ' is blue', citations: [{ type: 'char_location', cited_text: 'A blue sky.' }] },
        { type: 'text', text: '.', citations: [] },
        { type: 'text', text: 'Is it?', citations: null },
      ],
    },
    { role: 'assistant', text: 'The sky is blue.\n\nIs it?' },
  ],
  ['a refusal', { role: 'assistant', content: null, refusal: 'No' }, { role: 'assistant', text: 'No' }],
  ['an image', { role: 'user', content: [{ type: 'image_url' }] }, { role: 'user', attachments: ['image_url'] }],
  [
    "an image in Anthropic's style",
    { role: 'user', content: [{ type: 'image' }, { type: 'text', text: 'x' }] },
    { role: 'user', text: 'x', attachments: ['image'] },
  ],
  [
    'thinking, which nobody sees',
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm' },
        { type: 'thinking_tokens', text: 'hm' },
        { type: 'text', text: 'x' },
      ],
    },
    { role: 'assistant', text: 'x' },
  ],
  ['tool calls', called('f'), { role: 'assistant', toolCalls: [{ id: 'call_f', name: 'f', arguments: '{"a": 1}' }] }],
  [
    'tool calls with holes',
    { role: 'assistant', tool_calls: [null, 'x', {}, { function: { name: 3, arguments: { b: 2 } } }] },
    {
      role: 'assistant',
      toolCalls: [
        { id: null, name: '', arguments: '' },
        { id: null, name: '', arguments: '{"b":2}' },
      ],
    },
  ],
  ['tool calls that are no list', { role: 'assistant', tool_calls: { id: 1 } }, { role: 'assistant' }],
  [
    'a function call of the older kind',
    { role: 'assistant', content: null, function_call: { name: 'f', arguments: '{}' } },
    { role: 'assistant', toolCalls: [{ id: null, name: 'f', arguments: '{}' }] },
  ],
  [
    'a custom tool call',
    { role: 'assistant', tool_calls: [{ id: 'c', type: 'custom', custom: { name: 'f', input: 'free text' } }] },
    { role: 'assistant', toolCalls: [{ id: 'c', name: 'f', arguments: 'free text' }] },
  ],
  [
    'tool use',
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'x' },
        { type: 'tool_use', id: 'u', name: 'f', input: { a: 1 } },
      ],
    },
    { role: 'assistant', text: 'x', toolCalls: [{ id: 'u', name: 'f', arguments: '{"a":1}' }] },
  ],
  ['a tool message', answered('f'), { role: 'tool', toolResults: [{ callId: 'call_f', text: 'from f' }] }],
  ['an empty tool message', { role: 'tool' }, { role: 'tool', toolResults: [{ callId: null, text: '' }] }],
  [
    'a tool message with data',
    { role: 'tool', tool_call_id: 'c', content: { a: [1] } },
    { role: 'tool', toolResults: [{ callId: 'c', text: '{"a":[1]}' }] },
  ],
  [
    'a function message',
    { role: 'function', name: 'f', content: 'x' },
    { role: 'tool', toolResults: [{ callId: null, text: 'x' }] },
  ],
  [
    'a user message of tool results alone',
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'u', content: [{ type: 'text', text: 'x' }, 'y'] }] },
    { role: 'tool', toolResults: [{ callId: 'u', text: 'x\n\ny' }] },
  ],
  [
    'a user message of tool results and text',
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'u', content: 'x' },
        { type: 'text', text: 'y' },
      ],
    },
    { role: 'user', text: 'y', toolResults: [{ callId: 'u', text: 'x' }] },
  ],
  [
    "a result of the provider's own tool",
    {
      role: 'assistant',
      content: [
        { type: 'server_tool_use', id: 's', name: 'web_search', input: {} },
        {
          type: 'web_search_tool_result',
          tool_use_id: 's',
          content: [{ type: 'web_search_result', url: 'u', encrypted_content: 'EtYB' }],
        },
      ],
    },
    {
      role: 'assistant',
      toolCalls: [{ id: 's', name: 'web_search', arguments: '{}' }],
      toolResults: [{ callId: 's', text: '{"type":"web_search_result","url":"u"}' }],
    },
  ],
  ['no object', null, {}],
  ['a string', 'Hi', {}],
  ['a list', [user], {}],
];

test.each(MESSAGES)('reads %s', (_, message, want) => {
  expect(read([message]).turns).toEqual([{ ...blank, ...want }]);
});

test('reads JSON of any depth', () => {
  const depth = 100_000;
  const content = JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  expect(
    read([
      { role: 'tool', content: { content } },
      { role: 'user', content },
    ]).turns,
  ).toHaveLength(2);
});

const TOOLS: [string, unknown, object][] = [
  [
    "OpenAI's style",
    { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } },
    { name: 'f', description: 'd', parameters: { type: 'object' } },
  ],
  [
    "Anthropic's style",
    { name: 'f', description: 'd', input_schema: { type: 'object' } },
    { name: 'f', description: 'd', parameters: { type: 'object' } },
  ],
  ['only a name', { name: 'f' }, { name: 'f', description: '', parameters: null }],
  ['nothing', {}, { name: '', description: '', parameters: null }],
  ['nonsense', { function: 3, name: [] }, { name: '', description: '', parameters: null }],
];

test.each(TOOLS)('reads a tool definition: %s', (_, definition, want) => {
  expect(read([], { tools: [definition as Record<string, unknown>] }).tools).toEqual([want]);
});

const RANGES: [string, object[], { latest: string[]; all: string[] }][] = [
  ['one response', [user, assistant], { latest: ['1-1'], all: ['1-1'] }],
  ['two responses', [user, assistant, user, assistant], { latest: ['3-3'], all: ['1-1', '3-3'] }],
  ['a user at the end', [user, assistant, user], { latest: [], all: ['1-1'] }],
  ['no assistant', [system, user], { latest: [], all: [] }],
  ['no messages', [], { latest: [], all: [] }],
  ['no user', [system, assistant], { latest: ['1-1'], all: ['1-1'] }],
  ['tool calls and results', [system, user, called('f'), answered('f'), assistant], { latest: ['2-4'], all: ['2-4'] }],
  ['a system message after the user', [user, system, assistant, system], { latest: ['2-3'], all: ['2-3'] }],
  ['results without an assistant', [user, answered('f')], { latest: [], all: [] }],
  ['two users in a row', [user, user, assistant, assistant], { latest: ['2-3'], all: ['2-3'] }],
];

test.each(RANGES)('finds the responses: %s', (_, messages, want) => {
  const conversation = read(messages);
  const ranges = (latest: boolean) => readResponses(conversation, latest).map(({ first, last }) => `${first}-${last}`);
  expect({ latest: ranges(true), all: ranges(false) }).toEqual(want);
});

const ANSWERS: [string, object[], { index: number; text: string }][] = [
  ['the last text', [user, { role: 'assistant', content: 'x' }, assistant], { index: 2, text: 'a' }],
  ['a text before a call', [user, assistant, called('f'), answered('f')], { index: 1, text: 'a' }],
  ['blank texts', [user, assistant, { role: 'assistant', content: ' \n' }], { index: 1, text: 'a' }],
  ['no text', [user, called('f'), called('g'), answered('g')], { index: 2, text: '' }],
];

test.each(ANSWERS)('the answer is %s', (_, messages, want) => {
  const conversation = read(messages);
  expect(answer({ conversation, response: readResponses(conversation, true)[0]! })).toEqual(want);
});

test('calls and results are those of the response, each with its message', () => {
  const conversation = read([user, called('old'), answered('old'), user, called('f'), answered('f'), called('g')]);
  const subject = { conversation, response: readResponses(conversation, true)[0]! };
  expect(calls(subject).map(({ index, call }) => [index, call.name])).toEqual([
    [4, 'f'],
    [6, 'g'],
  ]);
  expect(results(subject)).toEqual([{ index: 5, result: { callId: 'call_f', text: 'from f' } }]);
});
