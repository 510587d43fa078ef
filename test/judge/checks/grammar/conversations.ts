import { readConversation, readResponses } from '../../../../src/judge/conversation.ts';

const call = (id: string, name: string, args: unknown) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});
const calls = (...all: ReturnType<typeof call>[]) => ({ role: 'assistant', content: null, tool_calls: all });
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'Done' });
const TOOLS = ['search', 'book', 'get_weather', 'get_time', 'delete_file'].map((name) => ({
  type: 'function',
  function: {
    name,
    parameters: {
      type: 'object',
      properties: { city: { type: 'string', enum: ['Rome', 'Paris', 'Oslo'] }, days: { type: 'integer' } },
      required: ['city'],
      additionalProperties: false,
    },
  },
}));

const ASKED = { role: 'user', content: 'Is the sky over Rome blue? Say "foo".' };
const subjectOf = (messages: unknown[], tools: unknown = null) => {
  const conversation = readConversation({ messages, system: null, tools } as never);
  return { conversation, response: readResponses(conversation, true)[0]! };
};

/** Conversations with earlier turns and with calls of tools, in which both readers must say the same. */
export const CONVERSATIONS = [
  [
    ASKED,
    { role: 'assistant', content: 'Sorry, foo! What do you mean? And why? Alpha, beta.' },
    { role: 'user', content: 'Go on' },
    { role: 'assistant', content: 'Foo: see [it](https://example.com). Is that all?\n\n- one\n- two, alpha' },
  ],
  [
    ASKED,
    { role: 'assistant', content: 'Thanks.' },
    { role: 'user', content: 'Thanks' },
    { role: 'assistant', content: 'Thanks. Is the sky over Rome blue? Say "foo".' },
  ],
].map((messages) => subjectOf(messages));
for (const messages of [
  [ASKED, calls(call('1', 'search', { city: 'Rome' })), result('1'), { role: 'assistant', content: 'It is blue.' }],
  [
    ASKED,
    calls(call('1', 'search', { city: 'Rome', days: 3 })),
    result('1'),
    calls(call('2', 'book', { city: 'Bern' })),
    result('2'),
    calls(call('3', 'search', { city: 'Rome', days: 3 })),
    { role: 'assistant', content: 'Booked.' },
  ],
  [
    ASKED,
    calls(call('1', 'get_time', { town: 'Oslo' })),
    result('1'),
    calls(call('2', 'get_weather', { city: 'Paris', days: '3' })),
    result('2'),
    calls(call('3', 'nothing', {})),
    result('3'),
    calls(call('4', 'delete_file', {})),
    result('4'),
    { role: 'assistant', content: 'Foo' },
  ],
  [
    ASKED,
    calls(call('1', 'book', { city: 'Oslo' }), call('2', 'search', { city: 'Oslo' })),
    result('1'),
    result('2'),
    { role: 'assistant', content: 'foo' },
  ],
])
  CONVERSATIONS.push(subjectOf(messages, TOOLS));
