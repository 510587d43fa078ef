import { isFields, knownRoles } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';

type Conversation = Schemas['Conversation'];

/** A conversation that was recognised in a text. */
export interface Pasted {
  conversation: Conversation;
  /** The criterion of a request to this service. */
  criterion?: string;
}

/**
 * Recognises a conversation in what somebody pastes: a list of messages, a request or an answer of a chat API, a stored
 * conversation, one message, or plain text in which each message begins with its role. Undefined: it is none of these.
 */
export function readPasted(text: string): Pasted | undefined {
  const plain = text.trim().replace(/^```\w*\n([\s\S]*)\n```$/u, '$1');
  return (/^[[{]/.test(plain) ? fromJson(parsed(plain)) : undefined) ?? fromText(plain);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromJson(value: unknown): Pasted | undefined {
  if (isMessages(value)) return { conversation: { messages: value, system: null, tools: null } };
  if (!isFields(value)) return undefined;
  const { messages = value.input, system = value.instructions, tools, trace, choices, evaluation_criteria } = value;
  if (isMessages(messages))
    return {
      conversation: {
        messages,
        system: textOf(system),
        tools: Array.isArray(tools) && tools.length > 0 && tools.every(isFields) ? tools : null,
      },
      ...(typeof evaluation_criteria === 'string' && { criterion: evaluation_criteria }),
    };
  if (isFields(trace)) return fromJson(trace);
  const answer = Array.isArray(choices) && isFields(choices[0]) ? choices[0].message : value;
  return isMessages([answer]) ? fromJson([answer]) : undefined;
}

const isMessages = (value: unknown): value is Schemas['Message'][] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one) =>
      isFields(one) && knownRoles.includes(one.role as string) && ['content', 'tool_calls'].some((name) => name in one),
  );

/** Anthropic's `system` may be a list of blocks. */
function textOf(system: unknown): string | null {
  if (!Array.isArray(system)) return typeof system === 'string' ? system : null;
  return system.map((block) => (isFields(block) && typeof block.text === 'string' ? block.text : '')).join('\n\n');
}

/** `User: …`, `**Assistant:** …`, `[system] …` or `### User` at the beginning of a line. */
const roleLine =
  /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*|__)?(?:\[(?<tag>\w+)\](?:\*\*|__)?:?|(?<name>\w+)[ \t]*(?:\*\*|__)?:(?:\*\*|__)?|(?<=#[ \t]+(?:\*\*|__)?)(?<heading>\w+)(?:\*\*|__)?(?=[ \t]*$))[ \t]*/u;

const roles: Record<string, string> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  human: 'user',
  customer: 'user',
  assistant: 'assistant',
  ai: 'assistant',
  bot: 'assistant',
  model: 'assistant',
  agent: 'assistant',
  tool: 'tool',
  function: 'tool',
};

function fromText(text: string): Pasted | undefined {
  const messages: { role: string; content: string }[] = [];
  for (const line of text.split('\n')) {
    const { 0: head = '', groups } = roleLine.exec(line) ?? {};
    const name = (groups?.tag ?? groups?.name ?? groups?.heading ?? '').toLowerCase();
    const role = Object.hasOwn(roles, name) ? roles[name] : undefined;
    const last = messages.at(-1);
    if (role) messages.push({ role, content: line.slice(head.length) });
    else if (last) last.content += `\n${line}`;
    else return undefined;
  }
  for (const message of messages) message.content = message.content.trim();
  return messages.length > 0 ? { conversation: { messages, system: null, tools: null } } : undefined;
}

/**
 * A conversation with what was pasted into an empty message. A single message takes its place; a conversation replaces one in
 * which nothing is written yet.
 */
export function merged({ messages, system, tools }: Conversation, at: number, pasted: Pasted): Pasted {
  const { messages: added, system: ownSystem, tools: ownTools } = pasted.conversation;
  const isAlone = messages.every((message) => message.content === '' && !message.tool_calls);
  const all = isAlone && added.length > 1 ? completed(added) : messages.toSpliced(at, 1, ...added);
  return { ...pasted, conversation: { messages: all, system: ownSystem ?? system, tools: ownTools ?? tools } };
}

/** A request ends with what was asked: the answer to judge is still to be written. */
export const completed = (messages: Conversation['messages']): Conversation['messages'] =>
  messages.at(-1)!.role === 'user' ? [...messages, { role: 'assistant', content: '' }] : messages;
