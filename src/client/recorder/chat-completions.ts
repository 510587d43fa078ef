import { type Fields, isFields } from '../adapters/fields.ts';
import type { Dialect, Gathering } from './dialect.ts';

type Text = string | null;

interface Named {
  name?: unknown;
  /** Of a function. */
  arguments?: string;
  /** Of a custom tool. */
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

export const chatCompletions: Dialect = {
  asked: ({ messages, tools, functions }) => ({
    messages: messages as object[],
    tools: (tools ?? functions) as object[] | undefined,
  }),
  isAnswer: () => true,
  gathering,
};

function gathering(): Gathering {
  const messages = new Map<unknown, Message>();
  let isEnded = false;
  return {
    add({ choices }) {
      for (const { index, delta, finish_reason } of listOf(choices)) {
        const message: Message = messages.get(index) ?? { role: 'assistant', content: null, refusal: null };
        messages.set(index, message);
        if (isFields(delta)) extend(message, delta);
        if (finish_reason) isEnded = true;
      }
    },
    answer() {
      const choices = [...messages].map(([index, message]) => ({ index, message }));
      const isSaid = choices.length > 0 && (isEnded || choices.some(({ message }) => saysAnything(message)));
      return isSaid ? { object: 'chat.completion', choices } : undefined;
    },
  };
}

const saysAnything = ({ content, refusal, tool_calls, function_call, audio }: Message): boolean =>
  Boolean(content || refusal || tool_calls || function_call || audio?.transcript);

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
  // Some servers number no calls: an id then begins a new one.
  const place = typeof delta.index === 'number' ? delta.index : delta.id ? calls.length : Math.max(calls.length - 1, 0);
  const call: ToolCall = calls[place] ?? {};
  calls[place] = call;
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
