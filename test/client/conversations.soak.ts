import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GoogleGenAI } from '@google/genai';
import { Agent, type Model, type ModelResponse, Runner, setTracingDisabled, tool, Usage } from '@openai/agents-core';
import { generateText, isStepCount, tool as sdkTool } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { z } from 'zod';
import { fromAiSdk, fromGemini, fromOpenAiAgents } from '../../src/client/conversations.ts';
import { readConversation } from '../../src/judge/conversation.ts';
import { startDeemster } from '../helpers.ts';
import { clientOf } from './client-of.ts';

/** Runs the packages themselves, against models that answer from a script. */

const turnsOf = ({ messages }: { messages: Record<string, unknown>[] }) =>
  readConversation({ messages, system: null, tools: null }).turns.map(({ role, text, toolCalls, toolResults }) => [
    role,
    text,
    toolCalls.map(({ name, arguments: json }) => `${name} ${json}`),
    toolResults.map(({ text }) => text),
  ]);
const expected = [
  ['user', 'Rain in Oslo?', [], []],
  ['assistant', '', ['weather {"city":"Oslo"}'], []],
  ['tool', '', [], ['{"rain":true}']],
  ['assistant', 'It rains.', [], []],
];
const parameters = z.object({ city: z.string() });

test('generateText of the AI SDK', async () => {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  const call = { type: 'tool-call', toolCallId: 'c1', toolName: 'weather', input: '{"city":"Oslo"}' } as const;
  const script = [
    {
      content: [{ type: 'reasoning', text: 'Hm.' } as const, call],
      finishReason: { unified: 'tool-calls', raw: 'x' } as const,
    },
    { content: [{ type: 'text', text: 'It rains.' } as const], finishReason: { unified: 'stop', raw: 'x' } as const },
  ];
  const model = new MockLanguageModelV4({ doGenerate: async () => ({ ...script.shift()!, usage, warnings: [] }) });
  const request = { prompt: 'Rain in Oslo?' };
  const tools = { weather: sdkTool({ inputSchema: parameters, execute: async () => ({ rain: true }) }) };
  const result = await generateText({ model, ...request, tools, stopWhen: isStepCount(3) });
  expect(turnsOf(fromAiSdk(result, request))).toEqual(expected);
});

test('generateContent of Gemini', async () => {
  const answer = {
    candidates: [{ content: { role: 'model', parts: [{ text: 'It rains.' }] }, finishReason: 'STOP', index: 0 }],
  };
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const gemini = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: `http://127.0.0.1:${port}` } });
    const request = { model: 'gemini-3', contents: 'Rain in Oslo?', config: { systemInstruction: 'Be brief.' } };
    const found = fromGemini(await gemini.models.generateContent(request), request);
    expect([found.system, turnsOf(found)]).toEqual(['Be brief.', [expected[0], expected[3]]]);
  } finally {
    server.close();
  }
});

test('run of the OpenAI Agents SDK', async () => {
  setTracingDisabled(true);
  const call = {
    type: 'function_call',
    callId: 'c1',
    name: 'weather',
    arguments: '{"city":"Oslo"}',
    status: 'completed',
  } as const;
  const said = {
    type: 'message',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text: 'It rains.' }],
  } as const;
  const script: ModelResponse['output'][] = [[call], [{ ...said, content: [...said.content] }]];
  const model: Model = {
    getResponse: async () => ({ usage: new Usage(), output: script.shift()! }),
    getStreamedResponse: () => {
      throw new Error('Not asked for.');
    },
  };
  const weather = tool({
    name: 'weather',
    description: 'Weather',
    parameters,
    execute: async () => JSON.stringify({ rain: true }),
  });
  const agent = new Agent({ name: 'Weather', model, tools: [weather] });
  const result = await new Runner({ tracingDisabled: true }).run(agent, 'Rain in Oslo?');
  expect(turnsOf(fromOpenAiAgents(result))).toEqual(expected);
});

test('what is found is evaluated', async () => {
  await using deemster = await startDeemster();
  await using client = clientOf(deemster);
  const call = { type: 'tool-call', toolCallId: 'c1', toolName: 'weather', input: { city: 'Oslo' } };
  const responseMessages = [{ role: 'assistant', content: [{ type: 'text', text: 'It rains.' }, call] }];
  const found = fromAiSdk({ responseMessages }, { prompt: 'Rain in Oslo?', system: 'Be brief.' });
  const criteria = [
    'Passes if the response contains the word "rains"',
    'Passes if the assistant calls the tool "weather"',
  ];
  expect((await client.evaluate({ ...found, criteria })).map(({ score }) => score)).toEqual([1, 1]);
});
