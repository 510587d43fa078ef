import type OpenAI from 'openai';
import { messagesOfInput, withResult } from '../../src/client/adapters.ts';
import { readConversation } from '../../src/judge/conversation.ts';
import { codeCall, freeze, outputMessage, outputText, reasoning, response, weatherCall } from './provider-results.ts';

type Item = OpenAI.Responses.ResponseInputItem;

const messagesOf = (...items: Item[]) => messagesOfInput(freeze(items));

const turns = (...items: Item[]) =>
  readConversation({ messages: messagesOf(...items), system: null, tools: null }).turns;

const question = { role: 'user', content: 'Is it raining?' } satisfies Item;
const output = (call_id: string, text: string) =>
  ({ type: 'function_call_output', call_id, output: text }) satisfies Item;

const called = (id: string, name: string) => ({
  id,
  type: 'function',
  function: { name, arguments: weatherCall.arguments },
});

test('a text is one message of the user', () => {
  expect(messagesOfInput('Is it raining?')).toEqual([question]);
});

test('messages keep their roles and texts', () => {
  const messages: Item[] = [
    { role: 'developer', content: 'Be brief.' },
    { type: 'message', role: 'system', content: [{ type: 'input_text', text: 'Be kind.' }] },
    { role: 'user', content: [{ type: 'input_text', text: 'Is it raining?' }] },
    outputMessage(outputText('It rains.')),
    { role: 'user', content: 'Still?' },
  ];
  expect(messagesOf(...messages)).toEqual([
    { role: 'developer', content: 'Be brief.' },
    { role: 'system', content: 'Be kind.' },
    question,
    { role: 'assistant', content: 'It rains.' },
    { role: 'user', content: 'Still?' },
  ]);
});

test("pictures and files are parts of OpenAI's chat style", () => {
  const content: OpenAI.Responses.ResponseInputMessageContentList = [
    { type: 'input_text', text: 'What is this?' },
    { type: 'input_image', detail: 'low', image_url: 'https://a.test/a.png' },
    { type: 'input_file', file_id: 'file_1', filename: 'a.pdf' },
  ];
  const [message] = messagesOf({ role: 'user', content });
  expect(message).toEqual({
    role: 'user',
    content: [
      { type: 'text', text: 'What is this?' },
      { type: 'image_url', image_url: { url: 'https://a.test/a.png', detail: 'low' } },
      { type: 'file', file: { file_id: 'file_1', filename: 'a.pdf' } },
    ],
  });
  expect(turns({ role: 'user', content })).toMatchObject([
    { role: 'user', text: 'What is this?', attachments: ['image_url', 'file'] },
  ]);
});

test('calls of one turn are one message, with their results after it', () => {
  const second = { ...weatherCall, call_id: 'call_2' };
  const items = [
    question,
    reasoning,
    weatherCall,
    reasoning,
    second,
    output('call_1', 'Rain'),
    output('call_2', 'Sun'),
  ];
  expect(messagesOf(...items)).toEqual([
    question,
    {
      role: 'assistant',
      content: null,
      tool_calls: [called('call_1', 'get_weather'), called('call_2', 'get_weather')],
    },
    { role: 'tool', tool_call_id: 'call_1', content: 'Rain' },
    { role: 'tool', tool_call_id: 'call_2', content: 'Sun' },
  ]);
});

test('calls of different turns are different messages', () => {
  const second = { ...weatherCall, call_id: 'call_2' };
  const items = [question, weatherCall, output('call_1', 'Rain'), second, output('call_2', 'Sun')];
  expect(turns(...items).map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'tool']);
});

test('the judge reads calls and results of both kinds of own tools', () => {
  const parts = [
    { type: 'input_text', text: 'One' },
    { type: 'input_text', text: 'Two' },
    { type: 'input_image', detail: 'auto', image_url: 'data:image/png;base64,iVBORw0' },
  ] satisfies OpenAI.Responses.ResponseFunctionCallOutputItemList;
  const items = turns(
    question,
    codeCall,
    weatherCall,
    { type: 'custom_tool_call_output', call_id: 'call_2', output: 'done' },
    { type: 'function_call_output', call_id: 'call_1', output: parts },
  );
  expect(items).toMatchObject([
    { role: 'user' },
    {
      toolCalls: [
        { id: 'call_2', name: 'run_code', arguments: 'print(1)' },
        { id: 'call_1', name: 'get_weather', arguments: '{"city":"Oslo"}' },
      ],
    },
    { role: 'tool', toolResults: [{ callId: 'call_2', text: 'done' }] },
    { role: 'tool', toolResults: [{ callId: 'call_1', text: 'One\n\nTwo' }] },
  ]);
});

const screenshot = { type: 'computer_screenshot', image_url: 'data:image/png;base64,iVBORw0' } as const;

test.each<[string, Item, object]>([
  [
    'a computer',
    { type: 'computer_call_output', call_id: 'c', output: screenshot },
    { toolResults: [{ callId: 'c', text: '' }], attachments: ['image_url'] },
  ],
  [
    'the local shell',
    { type: 'local_shell_call_output', id: 'c', output: '{"stdout":"a.md"}' },
    { toolResults: [{ callId: 'c', text: '{"stdout":"a.md"}' }] },
  ],
  [
    'a shell',
    {
      type: 'shell_call_output',
      call_id: 'c',
      output: [{ stdout: 'a.md', stderr: '', outcome: { type: 'exit', exit_code: 0 } }],
    },
    {
      toolResults: [{ callId: 'c', text: '[{"stdout":"a.md","stderr":"","outcome":{"type":"exit","exit_code":0}}]' }],
    },
  ],
  [
    'a change of a file',
    { type: 'apply_patch_call_output', call_id: 'c', status: 'failed' },
    { toolResults: [{ callId: 'c', text: 'failed' }] },
  ],
  [
    'a search of tools',
    { type: 'tool_search_output', call_id: 'c', tools: [] },
    { toolResults: [{ callId: 'c', text: '[]' }] },
  ],
  [
    'a program',
    { type: 'program_output', id: 'p', call_id: 'c', result: '7', status: 'completed' },
    { toolResults: [{ callId: 'c', text: '7' }] },
  ],
  [
    'who approves',
    { type: 'mcp_approval_response', approval_request_id: 'c', approve: false, reason: 'Too dear' },
    { toolResults: [{ callId: 'c', text: '{"approve":false,"reason":"Too dear"}' }] },
  ],
  [
    'a tool whose call is not known',
    { type: 'function_call_output', output: 'Rain' },
    { toolResults: [{ callId: null, text: 'Rain' }] },
  ],
])('the answer of %s is a result', (_what, item, expected) => {
  expect(turns(item)).toMatchObject([{ role: 'tool', ...expected }]);
});

test.each<[string, Item]>([
  ['reasoning', reasoning],
  ['a list of tools', { type: 'mcp_list_tools', id: 'mcpl_1', server_label: 'weather', tools: [] }],
  ['more tools', { type: 'additional_tools', role: 'developer', tools: [] }],
  ['a setting', { type: 'configuration_update' }],
  ['a wish to compact', { type: 'compaction_trigger' }],
])('%s is left out', (_what, item) => {
  expect(messagesOf(question, item)).toEqual([question]);
});

test('with the response to it an input is a whole conversation', () => {
  const answer = response([outputMessage(outputText('It rains.'))]);
  const messages = withResult(messagesOf(question, weatherCall, output('call_1', 'Rain')), answer);
  expect(readConversation({ messages, system: null, tools: null }).turns).toMatchObject([
    { role: 'user', text: 'Is it raining?' },
    { role: 'assistant', toolCalls: [{ id: 'call_1' }] },
    { role: 'tool', toolResults: [{ callId: 'call_1', text: 'Rain' }] },
    { role: 'assistant', text: 'It rains.', toolCalls: [] },
  ]);
});

test.each<[string, unknown, RegExp]>([
  ['a reference', { type: 'item_reference', id: 'msg_1' }, /^input\[1\] refers to an item .* Pass the item itself\.$/],
  ['a reference without a type', { id: 'msg_1' }, /^input\[1\] refers to an item/],
  ['what was compacted', { type: 'compaction', encrypted_content: 'Secret' }, /^input\[1\] stands for a part/],
  ['an unknown type', { type: 'telepathy', thought: 'Secret' }, /^input\[1\] is of the type telepathy, which is not/],
  ['the name of a property of every object', { type: 'constructor' }, /^input\[1\] is of the type constructor/],
  ['no type', { text: 'Secret' }, /^input\[1\] has neither a type nor a role/],
  ['an empty object', {}, /^input\[1\] has neither a type nor a role/],
  ['a text', 'Secret', /^input\[1\] must be an object/],
  ["a tool's message of a chat", { role: 'tool', content: 'Secret' }, /^input\[1\] is not a message .* as messages\.$/],
  ['calls of a chat', { role: 'assistant', content: 'Secret', tool_calls: [] }, /^input\[1\] is not a message/],
  ['no content', { role: 'assistant', content: null }, /^input\[1\]\.content must be a string or a list of parts/],
])('%s is an error that tells no content', (_what, item, message) => {
  const read = () => messagesOfInput([question, item as object]);
  expect(read).toThrow(TypeError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/Secret/);
});

test('an input is a text or a list', () => {
  expect(() => messagesOfInput({ role: 'user' } as never)).toThrow('input must be a string or a list of items');
});
