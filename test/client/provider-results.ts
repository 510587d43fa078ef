import type Anthropic from '@anthropic-ai/sdk';
import type OpenAI from 'openai';

type Output = OpenAI.Responses.ResponseOutputItem;
type ChatMessage = OpenAI.Chat.ChatCompletionMessage;

/** Frozen to its depth, and with a hidden id, as the packages of providers hand their results out. */
export function asReceived<Result extends object>(result: Result): Result {
  return freeze(Object.defineProperty(result, '_request_id', { value: 'req_1', enumerable: false }));
}

export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

export const asked = freeze([{ role: 'user', content: 'Is it raining in Oslo?' }]);

export const functionCall = {
  id: 'call_1',
  type: 'function',
  function: { name: 'get_weather', arguments: '{"city":"Oslo"}' },
} satisfies OpenAI.Chat.ChatCompletionMessageFunctionToolCall;

export const choice = (message: Partial<ChatMessage>) =>
  ({
    index: 0,
    finish_reason: 'stop',
    logprobs: null,
    message: { role: 'assistant', content: null, refusal: null, ...message },
  }) satisfies OpenAI.Chat.ChatCompletion.Choice;

export const completion = (...messages: Partial<ChatMessage>[]) =>
  asReceived({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'gpt-5',
    choices: messages.map(choice),
  } satisfies OpenAI.Chat.ChatCompletion);

export const chunk = asReceived({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_760_000_000,
  model: 'gpt-5',
  choices: [{ index: 0, delta: { role: 'assistant', content: 'Secret' }, finish_reason: null }],
} satisfies OpenAI.Chat.ChatCompletionChunk);

export const outputText = (text: string): OpenAI.Responses.ResponseOutputText => ({
  type: 'output_text',
  text,
  annotations: [],
});

export const outputMessage = (...content: OpenAI.Responses.ResponseOutputMessage['content']) =>
  ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    status: 'completed',
    content,
  }) satisfies Output;

export const reasoning = {
  id: 'rs_1',
  type: 'reasoning',
  summary: [{ type: 'summary_text', text: 'They want the weather.' }],
} satisfies Output;

export const weatherCall = {
  id: 'fc_1',
  type: 'function_call',
  call_id: 'call_1',
  name: 'get_weather',
  arguments: '{"city":"Oslo"}',
  status: 'completed',
} satisfies OpenAI.Responses.ResponseFunctionToolCall;

export const codeCall = {
  id: 'ctc_1',
  type: 'custom_tool_call',
  call_id: 'call_2',
  name: 'run_code',
  input: 'print(1)',
} satisfies OpenAI.Responses.ResponseCustomToolCall;

export const response = (output: Output[], more: Partial<OpenAI.Responses.Response> = {}) =>
  asReceived({
    id: 'resp_1',
    object: 'response',
    created_at: 1_760_000_000,
    status: 'completed',
    access_programs: null,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: null,
    model: 'gpt-5',
    output,
    output_text: '',
    parallel_tool_calls: true,
    previous_response_id: 'resp_0',
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    ...more,
  } satisfies OpenAI.Responses.Response);

export const claude = (...content: Anthropic.ContentBlock[]) =>
  asReceived({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-opus-4-5',
    content,
    container: null,
    diagnostics: null,
    stop_details: null,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 9,
      output_tokens: 9,
      cache_creation: null,
      cache_creation_input_tokens: null,
      cache_read_input_tokens: null,
      inference_geo: null,
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: null,
      speed: null,
    },
  } satisfies Anthropic.Message);

export const claudeText = (text: string) => ({ type: 'text', text, citations: null }) satisfies Anthropic.TextBlock;

export const claudeThought = {
  type: 'thinking',
  thinking: 'They want the weather.',
  signature: 'c2ln',
} satisfies Anthropic.ThinkingBlock;

export const claudeCall = {
  type: 'tool_use',
  id: 'toolu_1',
  name: 'get_weather',
  input: { city: 'Oslo' },
  caller: { type: 'direct' },
} satisfies Anthropic.ToolUseBlock;
