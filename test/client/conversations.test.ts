import type { Content, GenerateContentResponse } from '@google/genai';
import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import type { AgentInputItem } from '@openai/agents-core';
import type { GenerateTextResult, ModelMessage, ToolSet } from 'ai';
import type { FoundConversation } from '../../src/client/conversations/conversation.ts';
import { fromAiSdk, fromGemini, fromLangChain, fromOpenAiAgents } from '../../src/client/conversations.ts';
import { readConversation } from '../../src/judge/conversation.ts';

/** What the judge reads. */
const read = ({ messages, system }: FoundConversation) => ({
  ...(system !== undefined && { system }),
  turns: readConversation({ messages, system: null, tools: null }).turns.map(
    ({ role, text, toolCalls, toolResults, attachments }) => [
      role,
      ...(text === '' ? [] : [text]),
      ...toolCalls.map(({ id, name, arguments: json }) => [id, name, json]),
      ...toolResults.map(({ callId, text }) => [callId, text]),
      ...attachments,
    ],
  ),
});

const fault = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  throw new Error('It was read.');
};

const weather = [
  ['user', 'Rain in Oslo?'],
  ['assistant', ['c1', 'weather', '{"city":"Oslo"}']],
  ['tool', ['c1', '{"rain":true}']],
  ['assistant', 'It rains.'],
];

type Given = Partial<GenerateTextResult<ToolSet, never, never>>;
/** As generateText of ai 7.0.173 returned it with a mock model. */
const steps: GenerateTextResult<ToolSet, never, never>['responseMessages'] = [
  {
    role: 'assistant',
    content: [
      { type: 'reasoning', text: 'SECRET' },
      { type: 'tool-call', toolCallId: 'c1', toolName: 'weather', input: { city: 'Oslo' } },
    ],
  },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', toolCallId: 'c1', toolName: 'weather', output: { type: 'json', value: { rain: true } } },
    ],
  },
  { role: 'assistant', content: [{ type: 'text', text: 'It rains.' }] },
];

describe('the AI SDK', () => {
  const asked = { prompt: 'Rain in Oslo?', system: 'Be brief.' };

  test('is read with its calls and results, also of version 5', () => {
    const result = { responseMessages: steps, finishReason: 'stop', response: { messages: steps.slice(2) } };
    expect(read(fromAiSdk(result satisfies object as Given, asked))).toEqual({ system: 'Be brief.', turns: weather });
    const older = { response: { messages: steps }, finishReason: 'stop' };
    const messages: ModelMessage[] = [{ role: 'user', content: [{ type: 'text', text: 'Rain in Oslo?' }] }];
    expect(read(fromAiSdk(older, { messages, instructions: 'Be brief.' }))).toEqual({
      system: 'Be brief.',
      turns: weather,
    });
    expect(read(fromAiSdk({ object: { rain: true } }, asked)).turns.at(-1)).toEqual(['assistant', '{"rain":true}']);
  });

  test('shows pictures, denials and results of its provider', () => {
    const messages: ModelMessage[] = [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hi' },
          { type: 'file', mediaType: 'image/png', data: 'SECRET' },
        ],
      },
    ];
    const responseMessages: ModelMessage[] = [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Wait.' },
          { type: 'tool-call', toolCallId: 'c', toolName: 'f', input: {} },
          { type: 'tool-result', toolCallId: 'c', toolName: 'f', output: { type: 'execution-denied', reason: 'no' } },
        ],
      },
    ];
    expect(read(fromAiSdk({ responseMessages }, { messages })).turns).toEqual([
      ['user', 'Hi', 'image_url'],
      ['assistant', 'Wait.', ['c', 'f', '{}']],
      ['tool', ['c', 'The execution was denied: no']],
    ]);
  });

  test.each<[object, object, string]>([
    [
      { responseMessages: Promise.resolve(steps) },
      {},
      'result is a stream: pass { responseMessages: await result.responseMessages }.',
    ],
    [Promise.resolve({}), {}, 'result is a promise: await it first.'],
    [{ text: 'Hi' }, {}, 'result is no result of generateText: it has neither responseMessages nor response.messages.'],
    [{ responseMessages: [] }, {}, 'result holds no answer to evaluate.'],
    [
      { responseMessages: steps, finishReason: 'error' },
      {},
      'result ended with the reason error, and holds no answer to evaluate.',
    ],
    [
      { responseMessages: [{ role: 'assistant', content: '' }], finishReason: 'length' },
      {},
      'result ended with the reason length, and holds no answer to evaluate.',
    ],
    [
      { responseMessages: [{ role: 'assistant', content: [{ type: 'custom' }] }] },
      {},
      "result.responseMessages[0].content[0] is of the type custom, which is not known here. Leave it out, or pass the messages in OpenAI's style.",
    ],
    [
      { responseMessages: steps },
      { messages: [{ role: 'user', parts: [] }] },
      'request.messages[0] is a message of the user interface. Convert it with convertToModelMessages first.',
    ],
  ])('%# is refused', (result, request, message) => {
    expect(fault(() => fromAiSdk(result, request))).toBe(message);
  });
});

describe('Gemini', () => {
  const content = (parts: NonNullable<Content['parts']>): Partial<GenerateContentResponse> => ({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' as never }],
  });
  const contents: Content[] = [
    { role: 'user', parts: [{ text: 'Rain in Oslo?' }] },
    {
      role: 'model',
      parts: [{ functionCall: { id: 'c1', name: 'weather', args: { city: 'Oslo' } }, thoughtSignature: 'x' }],
    },
    { role: 'user', parts: [{ functionResponse: { id: 'c1', name: 'weather', response: { rain: true } } }] },
  ];

  test('is read with its calls and results', () => {
    const answer = content([{ text: 'SECRET', thought: true }, { text: 'It ' }, { text: 'rains.' }]);
    const config = { systemInstruction: { parts: [{ text: 'Be brief.' }] } };
    expect(read(fromGemini(answer, { contents, config }))).toEqual({ system: 'Be brief.', turns: weather });
    expect(read(fromGemini(answer, { contents: 'Hi', config: { systemInstruction: 'A' } }))).toEqual({
      system: 'A',
      turns: [
        ['user', 'Hi'],
        ['assistant', 'It rains.'],
      ],
    });
    expect(
      read(fromGemini(answer, { contents: ['Hi', { inlineData: { mimeType: 'image/png', data: 'SECRET' } }] }))
        .turns[0],
    ).toEqual(['user', 'Hi', 'image_url']);
  });

  test.each<[object, string]>([
    [
      { promptFeedback: { blockReason: 'SAFETY' } },
      'response was blocked for the reason SAFETY, and holds no answer to evaluate.',
    ],
    [{ candidates: [] }, 'response has no candidates, so it holds nothing to evaluate.'],
    [
      { candidates: [{ finishReason: 'SAFETY' }] },
      'response ended with the reason SAFETY, and holds no answer to evaluate.',
    ],
    [
      { candidates: [{ content: { parts: [{ text: '' }] }, finishReason: 'MAX_TOKENS' }] },
      'response ended with the reason MAX_TOKENS, and holds no answer to evaluate.',
    ],
    [{ candidates: [{}, {}] }, 'response has 2 candidates. Pass each on its own, as { candidates: [candidate] }.'],
    [content([{ toolCall: {} }]), 'response.candidates[0].content.parts[0] has toolCall, which is not known here.'],
  ])('%# is refused', (response, message) => {
    expect(fault(() => fromGemini(response))).toBe(message);
  });
});

describe('LangChain', () => {
  const messages = [
    new SystemMessage('Be brief.'),
    new HumanMessage('Rain in Oslo?'),
    new AIMessage({ content: '', tool_calls: [{ id: 'c1', name: 'weather', args: { city: 'Oslo' } }] }),
    new ToolMessage({ content: '{"rain":true}', tool_call_id: 'c1' }),
    new AIMessage({
      content: [
        { type: 'reasoning', reasoning: 'SECRET' },
        { type: 'text', text: 'It rains.' },
      ],
    }),
  ];

  test('is read as objects, as JSON and as dictionaries', () => {
    const turns = [['system', 'Be brief.'], ...weather];
    for (const form of [
      messages,
      { messages },
      JSON.parse(JSON.stringify(messages)),
      messages.map((one) => one.toDict()),
    ])
      expect(read(fromLangChain(form))).toEqual({ turns });
  });

  test.each<[object, string]>([
    [
      new AIMessage('Hi'),
      'conversation must be a list of messages, or an object with messages. Put a single message into a list.',
    ],
    [[], 'conversation is empty.'],
    [messages.slice(0, 2), 'conversation holds no answer to evaluate.'],
    [[...messages, new HumanMessage('And now?')], 'conversation holds no answer to evaluate.'],
    [
      [new AIMessage({ content: '', response_metadata: { finish_reason: 'length' } })],
      'conversation ended with the reason length, and holds no answer to evaluate.',
    ],
    [[{ role: 'user', content: 'Hi' }], 'messages[0] is no message of LangChain: it has no type.'],
    [[{ type: 'remove', id: '1' }], 'messages[0] is of the type remove, which is not known here.'],
    [
      [new AIMessage({ content: [{ type: 'hologram' }] })],
      "messages[0].content[0] is of the type hologram, which is not known here. Leave it out, or pass the messages in OpenAI's style.",
    ],
  ])('%# is refused', (conversation, message) => {
    expect(fault(() => fromLangChain(conversation))).toBe(message);
  });
});

describe('the OpenAI Agents SDK', () => {
  const history: AgentInputItem[] = [
    { type: 'message', role: 'user', content: 'Rain in Oslo?' },
    { type: 'reasoning', content: [{ type: 'input_text', text: 'SECRET' }] },
    { type: 'function_call', callId: 'c1', name: 'weather', arguments: '{"city":"Oslo"}', status: 'completed' },
    {
      type: 'function_call_result',
      callId: 'c1',
      name: 'weather',
      status: 'completed',
      output: { type: 'text', text: '{"rain":true}' },
    },
    { type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: 'It rains.' }] },
  ];

  test('is read with its calls and results', () => {
    expect(read(fromOpenAiAgents({ history, interruptions: [] }))).toEqual({ turns: weather });
    expect(read(fromOpenAiAgents(history))).toEqual({ turns: weather });
    const hosted: AgentInputItem = {
      type: 'hosted_tool_call',
      id: 'h1',
      name: 'web_search',
      arguments: '{"q":1}',
      output: 'Found',
      status: 'completed',
    };
    expect(read(fromOpenAiAgents([history[0]!, hosted, history.at(-1)!])).turns.slice(1)).toEqual([
      ['assistant', ['h1', 'web_search', '{"q":1}']],
      ['tool', ['h1', 'Found']],
      ['assistant', 'It rains.'],
    ]);
  });

  test.each<[object, string]>([
    [{ history, interruptions: [{}] }, 'result waits for an approval, so it holds no answer to evaluate.'],
    [{ completed: Promise.resolve() }, 'result is a stream: await its completed first.'],
    [{ finalOutput: 'Hi' }, 'result has no history. Pass the result of run, or a list of its items.'],
    [history.slice(0, 1), 'result holds no answer to evaluate.'],
    [
      [...history, { type: 'unknown' }],
      'items[5] is of the type unknown, which is not known here. Leave it out, or pass the conversation as messages.',
    ],
  ])('%# is refused', (result, message) => {
    expect(fault(() => fromOpenAiAgents(result))).toBe(message);
  });
});
