import type { components } from '../../generated/openapi.d.ts';
import {
  readMessage,
  readToolDefinition,
  type ToolCall,
  type ToolDefinition,
  type ToolResult,
  type Turn,
} from './message.ts';

/** A conversation as it is sent and stored: free-form messages in OpenAI's or Anthropic's style. */
export type WireConversation = components['schemas']['Conversation'];

export type { ToolCall, ToolDefinition, ToolResult, Turn } from './message.ts';

export interface Conversation {
  /** The request's own `system`; system messages stay among the turns. */
  system: string | null;
  turns: Turn[];
  tools: ToolDefinition[];
}

/** A response: the turns from `first` to `last`, both included, as indexes into the messages. */
export interface ResponseRange {
  first: number;
  last: number;
}

/** The subject of a judgment: one response in its conversation. */
export interface Subject {
  conversation: Conversation;
  response: ResponseRange;
  /** Only if the conversation is the view of one agent of a multi-agent trace. */
  agent?: AgentPart | undefined;
}

export interface AgentPart {
  /** The agent's name in the trace. */
  name: string;
  /** The parts of its one response, in order, without messages of others between them. */
  parts: ResponseRange[];
  /** Indexes of the messages that the agent wrote and of the results of its calls. */
  own: ReadonlySet<number>;
  /** The task of all agents; null if the conversation itself shows it. */
  wholeTask: WholeTask | null;
}

/** The task of a whole trace: its first input and its last output; null if there is no such text. */
export interface WholeTask {
  firstInput: string | null;
  lastOutput: string | null;
}

/**
 * Reads messages and tools of both chat styles, one turn per message. Never throws and never guesses: an unknown role becomes
 * `other`, and a field of an unexpected type counts as absent.
 */
export function readConversation({ messages, system, tools }: WireConversation): Conversation {
  return { system, turns: messages.map(readMessage), tools: (tools ?? []).map(readToolDefinition) };
}

/**
 * The responses to judge, in order. A response is a run of turns between two user turns (or an end of the conversation)
 * that has an assistant turn. Tool turns and later system turns belong to it; system turns at its beginning do not.
 * @param evaluateLatest whether only the run after the last user turn counts (decisions.md, "The latest response")
 * @returns [] when no run holds an assistant turn
 */
export function readResponses({ turns }: Conversation, evaluateLatest: boolean): ResponseRange[] {
  const responses = evaluateLatest
    ? [responseIn(turns.slice(turns.findLastIndex(isUser) + 1))]
    : runsBetweenUsers(turns).map(responseIn);
  return responses.filter((response) => response !== undefined);
}

/**
 * The final text of the response: that of its last assistant turn whose text is not blank. Without one, '' and the index of its
 * last assistant turn, or of its last turn if it has no assistant turn.
 */
export function answer(subject: Subject): { index: number; text: string } {
  const turns = responseTurns(subject).filter(({ role }) => role === 'assistant');
  const speaking = turns.findLast(({ text }) => text.trim() !== '');
  return { index: (speaking ?? turns.at(-1))?.index ?? subject.response.last, text: speaking?.text ?? '' };
}

/** Every tool call of the response, in order, with the index of its message. */
export function calls(subject: Subject): { index: number; call: ToolCall }[] {
  return responseTurns(subject).flatMap(({ index, toolCalls }) => toolCalls.map((call) => ({ index, call })));
}

/** Every tool result of the response, in order, with the index of its message. */
export function results(subject: Subject): { index: number; result: ToolResult }[] {
  return responseTurns(subject).flatMap(({ index, toolResults }) => toolResults.map((result) => ({ index, result })));
}

/** The turns of the response, in order. */
export function responseTurns(subject: Subject): Turn[] {
  const { first, last } = subject.response;
  return subject.conversation.turns.slice(first, last + 1).filter((turn) => isOfResponse(turn, subject));
}

/** Whether a turn belongs to the response. In an agent's view, these are the agent's messages and the results of its calls. */
export const isOfResponse = ({ index }: Turn, { response, agent }: Subject): boolean =>
  index >= response.first && index <= response.last && (!agent || agent.own.has(index));

const isUser = ({ role }: Turn) => role === 'user';

function runsBetweenUsers(turns: Turn[]): Turn[][] {
  const runs: Turn[][] = [[]];
  for (const turn of turns) {
    if (isUser(turn)) runs.push([]);
    else runs.at(-1)?.push(turn);
  }
  return runs;
}

function responseIn(run: Turn[]): ResponseRange | undefined {
  const first = run.find(({ role }) => role !== 'system');
  const last = run.at(-1);
  const isResponse = run.some(({ role }) => role === 'assistant');
  return isResponse && first && last ? { first: first.index, last: last.index } : undefined;
}

export type ToolNames = ReadonlySet<string>;

/** Names of the tools that a conversation defines or calls. */
export const toolNames = ({ tools, turns }: Conversation): ToolNames =>
  new Set([...tools, ...turns.flatMap(({ toolCalls }) => toolCalls)].map(({ name }) => name));
