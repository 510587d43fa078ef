import { messagesOfInput, withResult } from '../../src/client/adapters.ts';
import { type Deemster, startDeemster } from '../helpers.ts';
import {
  asked,
  choice,
  claude,
  claudeCall,
  claudeText,
  claudeThought,
  completion,
  functionCall,
  outputMessage,
  outputText,
  reasoning,
  response,
  weatherCall,
} from './provider-results.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster.stop());

const answered = { type: 'function_call_output', call_id: 'call_1', output: 'Sun, 30 degrees, and no clouds' };
const input = messagesOfInput([asked[0]!, weatherCall, answered]);

const RESULTS: [string, ReturnType<typeof withResult>][] = [
  ['a chat completion', withResult(asked, completion({ content: 'It rains.', tool_calls: [functionCall] }))],
  ['a choice', withResult(asked, choice({ content: 'It rains.', tool_calls: [functionCall] }))],
  ['a bare message', withResult(asked, { role: 'assistant', content: 'It rains.', tool_calls: [functionCall] })],
  ['a response', withResult(asked, response([reasoning, outputMessage(outputText('It rains.')), weatherCall]))],
  ['an input and its response', withResult(input, response([reasoning, outputMessage(outputText('It rains.'))]))],
  ["a message of Anthropic's", withResult(asked, claude(claudeThought, claudeText('It rains.'), claudeCall))],
];

describe.each(RESULTS)('the service judges %s', (_style, messages) => {
  test.each<[string, number]>([
    ['Passes if the response contains the word "rains"', 1],
    ['Passes if the response contains the word "weather"', 0],
    ['Passes if the response has fewer than 5 words', 1],
    ['Passes if the response has fewer than 2 words', 0],
    ['Passes if the response calls the tool `get_weather` exactly once', 1],
    ['Passes if the response calls no tools', 0],
  ])('%s', async (evaluation_criteria, score) => {
    const { status, body } = await deemster.evaluate({ messages, evaluation_criteria });
    expect({ status, score: body.score }).toEqual({ status: 200, score });
  });
});
