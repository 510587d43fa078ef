import { isAnswered } from '../adapters/chat.ts';
import { type Fields, isFields } from '../adapters/fields.ts';
import type { Accumulator, Dialect } from './dialect.ts';

type Text = string | null;

interface Named {
  name?: unknown;
  /** For a function. */
  arguments?: string;
  /** For a custom tool. */
  input?: string;
}

interface ToolCall {
  id?: unknown;
  type?: unknown;
  function?: Named;
  custom?: Named;
}

interface Message {
  role: 'assistant';
  content: Text;
  refusal: Text;
  tool_calls?: ToolCall[];
  function_call?: Named;
  audio?: { transcript: string };
}

interface Choice {
  index: unknown;
  message: Message;
  finish_reason: unknown;
}

export const chatCompletions: Dialect = {
  readRequest: ({ messages, tools, functions }) => ({
    messages: messages as object[],
    tools: (tools ?? functions) as object[] | undefined,
  }),
  isAnswer: ({ choices }) => !Array.isArray(choices) || choices.length !== 1 || isAnswered(Object(choices[0])),
  accumulator,
};

function accumulator(): Accumulator {
  const choices = new Map<unknown, Choice>();
  return {
    add({ choices: deltas }) {
      for (const { index, delta, finish_reason } of listOf(deltas)) {
        const choice: Choice = choices.get(index) ?? {
          index,
          message: { role: 'assistant', content: null, refusal: null },
          finish_reason: cutShort,
        };
        choices.set(index, choice);
        if (isFields(delta)) extend(choice.message, delta);
        if (finish_reason) choice.finish_reason = finish_reason;
      }
    },
    answer: () => (choices.size > 0 ? { object: 'chat.completion', choices: [...choices.values()] } : undefined),
  };
}

/** The finish reason of a stream that was abandoned. */
const cutShort = 'length';

function extend(message: Message, { content, refusal, tool_calls, function_call, audio }: Fields): void {
  if (typeof content === 'string') message.content = (message.content ?? '') + content;
  if (typeof refusal === 'string') message.refusal = (message.refusal ?? '') + refusal;
  if (isFields(audio) && typeof audio.transcript === 'string')
    message.audio = { transcript: (message.audio?.transcript ?? '') + audio.transcript };
  if (isFields(function_call)) message.function_call = extended(message.function_call, function_call);
  for (const delta of listOf(tool_calls)) {
    message.tool_calls ??= [];
    extendCall(message.tool_calls, delta);
  }
}

function extendCall(calls: ToolCall[], delta: Fields): void {
  // Some servers send no index; an id then begins a new call.
  const index = typeof delta.index === 'number' ? delta.index : delta.id ? calls.length : Math.max(calls.length - 1, 0);
  const call: ToolCall = calls[index] ?? {};
  calls[index] = call;
  if (delta.id) call.id = delta.id;
  if (delta.type) call.type = delta.type;
  if (isFields(delta.function)) call.function = extended(call.function, delta.function);
  if (isFields(delta.custom)) call.custom = extended(call.custom, delta.custom);
}

function extended(named: Named = {}, delta: Fields): Named {
  const { name, arguments: more, input } = delta;
  return {
    ...named,
    ...(name ? { name } : {}),
    ...(typeof more === 'string' && { arguments: (named.arguments ?? '') + more }),
    ...(typeof input === 'string' && { input: (named.input ?? '') + input }),
  };
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
