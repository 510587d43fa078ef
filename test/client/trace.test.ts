import type { LLMInteraction, MultiAgentTrace } from '../../src/client/contract.ts';
import { TraceBuilder } from '../../src/client/trace.ts';
import { agentView } from '../../src/judge/agents/agent-view.ts';
import { readConversation, type Turn } from '../../src/judge/conversation.ts';
import { criterion, startDeemster } from '../helpers.ts';

const user = (content: unknown, more: object = {}) => ({ role: 'user', content, ...more });
const assistant = (content: unknown, more: object = {}) => ({ role: 'assistant', content, ...more });
const question = [user('How long do refunds take?')];
const completion = (message: object) => ({ object: 'chat.completion', choices: [{ index: 0, message }] });
const functionCall = (id: string, name: string, args: string) => ({
  id,
  type: 'function',
  function: { name, arguments: args },
});

const interactionsOf = (trace: MultiAgentTrace, id = trace.root_agent_instance_id) =>
  trace.agent_instance_by_id[id]?.interactions as LLMInteraction[];

test('A builder writes what agents said, in the order in which they called each other', () => {
  const trace = new TraceBuilder('root');
  trace.interaction({ messages: question, result: completion(assistant('I will ask the planner.')) });
  const planner = trace.agent('planner');
  planner.interaction({ messages: [user('Plan it.')], result: completion(assistant('Ask the searcher.')) });
  planner.agent('searcher').interaction({ messages: [user('Search.')], result: assistant('Five days.') });
  trace.agent('planner').interaction({ messages: [user('Check it.')], result: assistant('It is so.') });
  trace.interaction({ messages: [...question, user('Well?')], result: assistant('Five days.') });

  const one = (content: string, answer: string) => ({
    input_messages: [{ role: 'user', content }],
    output_messages: [{ content: answer }],
    tools_available: null,
  });
  expect(trace.build()).toEqual({
    root_agent_instance_id: 'root',
    agent_instance_by_id: {
      root: {
        id: 'root',
        name: 'root',
        interactions: [
          one('How long do refunds take?', 'I will ask the planner.'),
          'planner',
          'planner-2',
          {
            ...one('', 'Five days.'),
            input_messages: [
              { role: 'user', content: 'How long do refunds take?' },
              { role: 'user', content: 'Well?' },
            ],
          },
        ],
      },
      planner: { id: 'planner', name: 'planner', interactions: [one('Plan it.', 'Ask the searcher.'), 'searcher'] },
      searcher: { id: 'searcher', name: 'searcher', interactions: [one('Search.', 'Five days.')] },
      'planner-2': { id: 'planner-2', name: 'planner', interactions: [one('Check it.', 'It is so.')] },
    },
  });
  expect(JSON.parse(JSON.stringify(trace))).toEqual(trace.build());
});

describe('The wire form of a chat', () => {
  test("has OpenAI's tool calls, results and tools each by itself", () => {
    const trace = new TraceBuilder('root').interaction({
      system: 'Be brief.',
      messages: [
        ...question,
        assistant('', {
          tool_calls: [functionCall('c1', 'find', '{"q":"refunds"}'), functionCall('c2', 'find', '{}')],
        }),
        { role: 'tool', tool_call_id: 'c1', name: 'find', content: 'Five days.' },
        {
          role: 'tool',
          tool_call_id: 'c2',
          content: [
            { type: 'text', text: 'No' },
            { type: 'text', text: 'thing' },
          ],
        },
      ],
      result: completion(
        assistant('Five days.', { refusal: null, tool_calls: [functionCall('c3', 'close', '{"id":8}')] }),
      ),
      tools: [
        { type: 'function', function: { name: 'find', description: 'Finds.', parameters: { type: 'object' } } },
        { type: 'web_search' },
      ],
    });
    expect(interactionsOf(trace.build())).toEqual([
      {
        input_messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'How long do refunds take?' },
          { role: 'assistant', content: { id: 'c1', name: 'find', parameters: '{"q":"refunds"}' } },
          { role: 'assistant', content: { id: 'c2', name: 'find', parameters: '{}' } },
          { role: 'tool', content: { id: 'c1', response: 'Five days.', name: 'find' } },
          { role: 'tool', content: { id: 'c2', response: 'No\n\nthing' } },
        ],
        output_messages: [{ content: 'Five days.' }, { content: { id: 'c3', name: 'close', parameters: '{"id":8}' } }],
        tools_available: [
          { name: 'find', description: 'Finds.', parameters: '{"type":"object"}' },
          { name: 'web_search', description: '', parameters: '{}' },
        ],
      },
    ]);
  });

  test("has Anthropic's blocks each by itself, without thoughts, and names images", () => {
    const trace = new TraceBuilder('root').interaction({
      system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
      messages: [
        user([
          { type: 'image', source: {} },
          { type: 'text', text: 'What is it?' },
        ]),
        assistant([
          { type: 'thinking', thinking: 'Hm.' },
          { type: 'text', text: 'I look.' },
          { type: 'tool_use', id: 't1', name: 'look', input: { deep: true } },
        ]),
        user([
          { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: 'A cat.' }] },
          { type: 'text', text: 'Go on.' },
        ]),
      ],
      result: {
        type: 'message',
        ...assistant([
          { type: 'text', text: 'A cat' },
          { type: 'text', text: 'it is.' },
        ]),
      },
      tools: [{ name: 'look', description: 'Looks.', input_schema: { type: 'object' } }],
    });
    expect(interactionsOf(trace.build())).toEqual([
      {
        input_messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: '[image]\n\nWhat is it?' },
          { role: 'assistant', content: 'I look.' },
          { role: 'assistant', content: { id: 't1', name: 'look', parameters: '{"deep":true}' } },
          { role: 'tool', content: { id: 't1', response: 'A cat.' } },
          { role: 'user', content: 'Go on.' },
        ],
        output_messages: [{ content: 'A cat\n\nit is.' }],
        tools_available: [{ name: 'look', description: 'Looks.', parameters: '{"type":"object"}' }],
      },
    ]);
  });

  test('has an interaction after each result of a tool that ran on the side of the model', () => {
    const content = [
      { type: 'text', text: 'I search.' },
      { type: 'server_tool_use', id: 's1', name: 'web_search', input: { query: 'refunds' } },
      { type: 'web_search_tool_result', tool_use_id: 's1', content: [{ type: 'text', text: 'Five days.' }] },
      { type: 'text', text: 'Five days.' },
    ];
    const trace = new TraceBuilder('root')
      .interaction({ messages: question, result: { type: 'message', ...assistant(content) } })
      .interaction({ messages: [...question, assistant(content), user('Sure?')], result: assistant('Yes.') })
      .build();
    const call = { id: 's1', name: 'web_search', parameters: '{"query":"refunds"}' };
    const result = { role: 'tool', content: { id: 's1', response: 'Five days.' } };
    const asked = { role: 'user', content: 'How long do refunds take?' };
    expect(
      interactionsOf(trace).map(({ input_messages, output_messages }) => [input_messages, output_messages]),
    ).toEqual([
      [[asked], [{ content: 'I search.' }, { content: call }]],
      [
        [asked, { role: 'assistant', content: 'I search.' }, { role: 'assistant', content: call }, result],
        [{ content: 'Five days.' }],
      ],
      [expect.any(Array), [{ content: 'Yes.' }]],
    ]);
    expect(read(viewed(trace))).toEqual([
      'user: How long do refunds take?',
      'assistant: I search.',
      'call s1 web_search {"query":"refunds"}',
      'result s1 Five days.',
      'assistant: Five days.',
      'user: Sure?',
      'assistant: Yes.',
    ]);
  });

  test.each([
    ['an empty text', assistant(''), [{ content: '' }]],
    ['no content', assistant(null), [{ content: '' }]],
    ['no blocks', assistant([]), [{ content: '' }]],
    ['only a thought', assistant([{ type: 'thinking', thinking: 'Hm.' }]), []],
    ['only a picture', assistant([{ type: 'image', source: {} }]), [{ content: '[image]' }]],
    ['a picture and a text', assistant([{ type: 'image' }, { type: 'text', text: 'Look.' }]), [{ content: 'Look.' }]],
    ['a refusal', assistant(null, { refusal: 'I cannot.' }), [{ content: 'I cannot.' }]],
    [
      'a call of a tool without a schema',
      assistant(null, { tool_calls: [{ id: 'c', type: 'custom', custom: { name: 'run', input: 'ls' } }] }),
      [{ content: { id: 'c', name: 'run', parameters: 'ls' } }],
    ],
  ])('of an answer with %s', (_what, result, outputs) => {
    const trace = new TraceBuilder('root')
      .interaction({ messages: question, result })
      .interaction({ messages: question, result: assistant('Five days.') });
    expect(interactionsOf(trace.build())[0]?.output_messages).toEqual(outputs);
  });

  test('of an answer that begins with the result of an approved call has no empty answer before it', () => {
    const call = { type: 'function', function: { name: 'find', arguments: '{}' } };
    const approved = {
      type: 'mcp_call',
      id: 'm',
      approval_request_id: 'r',
      name: 'find',
      arguments: '{}',
      output: '5',
    };
    const spoken = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Five days.' }] };
    const trace = new TraceBuilder('root').interaction({
      messages: [...question, assistant(null, { tool_calls: [{ ...call, id: 'r' }] })],
      result: { object: 'response', output: [approved, spoken] },
    });
    expect(interactionsOf(trace.build())).toMatchObject([
      {
        input_messages: [{}, { content: { id: 'r', name: 'find' } }, { content: { id: 'r', response: '5' } }],
        output_messages: [{ content: 'Five days.' }],
      },
    ]);
  });

  test('of a tool that answered with only a picture names it, and has no name of a user', () => {
    const trace = new TraceBuilder('root').interaction({
      messages: [
        user([{ type: 'tool_result', tool_use_id: 'a', content: 'one' }], { name: 'Ann' }),
        { role: 'tool', tool_call_id: 'b', name: 'draw', content: [{ type: 'image_url', image_url: {} }] },
      ],
      result: assistant('Look.'),
    });
    expect(interactionsOf(trace.build())[0]?.input_messages).toEqual([
      { role: 'tool', content: { id: 'a', response: 'one' } },
      { role: 'tool', content: { id: 'b', response: '[image_url]', name: 'draw' } },
    ]);
  });

  test("is taken as it is where it is the wire's already", () => {
    const interaction: LLMInteraction = {
      input_messages: [{ role: 'human', type: 'text', content: 'Hi' }],
      output_messages: [
        { type: 'reasoning', content: 'Hm.' },
        { type: null, content: { id: 'c', name: 'run', parameters: '{}', more: { kept: true } } },
      ],
      tools_available: [{ name: 'run', description: '', parameters: '{}', strict: true }],
    };
    expect(interactionsOf(new TraceBuilder('root').interaction(interaction).build())).toEqual([interaction]);
  });
});

/** What the service reads of the one agent of a trace. */
const viewed = (trace: MultiAgentTrace) =>
  readConversation(agentView(Object.values(trace.agent_instance_by_id)[0]!).conversation).turns;

/** Texts, calls and results in their order, regardless of how they are divided into messages. */
const read = (turns: Turn[]) =>
  turns.flatMap(({ role, text, attachments, toolCalls, toolResults }) => [
    ...toolResults.map((result) => `result ${result.callId ?? ''} ${result.text}`),
    ...(text === '' && toolResults.length + toolCalls.length > 0
      ? []
      : [`${role}: ${[...attachments.map((type) => `[${type}]`), ...(text ? [text] : [])].join('\n\n')}`]),
    ...toolCalls.map((call) => `call ${call.id ?? ''} ${call.name} ${call.arguments}`),
  ]);

const chats: Record<string, object[]> = {
  'a plain chat': [
    { role: 'system', content: 'Be brief.' },
    user('Hi'),
    assistant('Hello.'),
    user('Bye'),
    assistant('Bye.'),
  ],
  'parallel calls of functions': [
    {
      role: 'developer',
      content: [
        { type: 'text', text: 'Be' },
        { type: 'text', text: 'brief.' },
      ],
    },
    user('Hi'),
    assistant('I look.', { tool_calls: [functionCall('a', 'one', '{"x": 1}'), functionCall('b', 'two', '')] }),
    { role: 'tool', tool_call_id: 'b', content: 'two' },
    {
      role: 'tool',
      tool_call_id: 'a',
      content: [
        { type: 'text', text: 'one' },
        { type: 'image_url', image_url: {} },
      ],
    },
    assistant(null, { function_call: { name: 'old', arguments: '{}' } }),
    { role: 'function', name: 'old', content: null },
    assistant(null, { refusal: 'No.', content: 'Well.' }),
  ],
  'blocks of Anthropic': [
    user([
      { type: 'image', source: {} },
      { type: 'text', text: 'Hi' },
    ]),
    assistant([
      { type: 'redacted_thinking', data: '' },
      { type: 'text', text: 'I look.' },
      { type: 'tool_use', id: 'a', name: 'one', input: { x: 1 } },
      { type: 'mcp_tool_use', id: 'b', name: 'two', input: {} },
    ]),
    user([
      { type: 'tool_result', tool_use_id: 'a', content: 'one' },
      {
        type: 'mcp_tool_result',
        tool_use_id: 'b',
        content: [{ type: 'text', text: 'two' }, { type: 'image' }, { rows: 3 }],
      },
      { type: 'text', text: 'Go on.' },
    ]),
    assistant([
      { type: 'text', text: 'Done.' },
      { type: 'text', text: 'Really.' },
    ]),
  ],
  'texts that citations cut, and a tool message of blocks and a text': [
    user('Hi'),
    assistant([
      { type: 'text', text: 'It rains' },
      { type: 'text', text: ' all day', citations: [{ type: 'char_location' }] },
      { type: 'text', text: '.', citations: [] },
    ]),
    {
      role: 'tool',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content: 'one' },
        { type: 'text', text: 'two' },
      ],
    },
    assistant('Done.'),
  ],
  'strange but readable messages': [
    user(['Hi', { text: 'there' }]),
    { role: 'tool', tool_call_id: 'x', content: { rows: [1, 2] } },
    user({ type: 'text', text: 'One block.' }),
    assistant(['So', { type: 'input_text', text: 'what?' }]),
  ],
};

test.each(Object.entries(chats))('The service reads of a trace what it reads of %s', (_what, chat) => {
  const trace = new TraceBuilder('root');
  // An agent's calls repeat what went before.
  for (const [index, message] of chat.entries()) {
    if ((message as { role: string }).role === 'assistant')
      trace.interaction({ messages: chat.slice(0, index), result: message });
  }
  const turns = readConversation({ messages: chat as never, system: null, tools: null }).turns;
  expect(read(viewed(trace.build()))).toEqual(read(turns));
});

test('A built trace stays as it is, and changes nothing in the builder', () => {
  const messages = [user('Hi')];
  const trace = new TraceBuilder('root').interaction({ messages, result: assistant('Hello.') });
  const built = trace.build();
  const before = structuredClone(built);
  messages.push(user('Later'));
  trace.interaction({ messages, result: assistant('Again.') }).agent('late');
  expect(built).toEqual(before);
  interactionsOf(built)[0]!.output_messages[0]!.content = 'Changed';
  expect(interactionsOf(trace.build())[0]!.output_messages).toEqual([{ content: 'Hello.' }]);
});

test('The service judges a built trace, as long in its names and ids as they may be', async () => {
  await using deemster = await startDeemster();
  const name = '𝄞'.repeat(1000);
  const trace = new TraceBuilder(name).interaction({ messages: question, result: assistant('Five days.') });
  trace
    .agent('searcher', { id: '𝄞'.repeat(254) })
    .interaction({ messages: [user('Search.')], result: assistant('word '.repeat(60)) });
  trace.agent('idle');
  const answer = await deemster.post('/api/v1/evals/trace', { trace, evaluation_criteria: criterion });
  expect(answer).toMatchObject({
    status: 200,
    body: { overall_score: 0.5, agent_scores: { ['𝄞'.repeat(255)]: 1, ['𝄞'.repeat(254)]: 0 } },
  });
});
