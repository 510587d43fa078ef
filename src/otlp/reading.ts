import { createHash } from 'node:crypto';
import { jsonText, parsed, textOf } from './attributes.ts';
import { captureHint, unreadableHint } from './capture-hint.ts';
import { readAiSdk } from './conventions/ai-sdk.ts';
import { readGenAi } from './conventions/gen-ai.ts';
import { isGenAiEvent, readGenAiEvent } from './conventions/gen-ai-events.ts';
import { readOpenInference } from './conventions/open-inference.ts';
import { readTraceloop } from './conventions/traceloop.ts';
import type { Conversation } from './conversation.ts';
import type { Attributes, LogRecord, Span } from './span.ts';
import { kindOf, type SpanKind } from './span-kind.ts';
import { isFilled, wholeCall } from './whole-call.ts';

/** What is kept of a span or an event: only what a trace is built from. Plain data. */
export interface Reading {
  /** The span's; of an event, the span that it belongs to. */
  span: string;
  kind: SpanKind | 'event';
  start: number;
  parent?: string;
  /** Of an agent or a tool. */
  name?: string;
  /** An agent called in another process: that process may send a span for the same call. */
  isRemote?: true;
  service?: string;
  session?: string;
  conversation?: Conversation;
  /** Of a tool: its call's id, '' if unknown, and what it returned. */
  call?: { id: string; result?: string };
  /** Of a model call without all of its messages: what is missing, and what to do about it. */
  hint?: string;
}

const sources = [readGenAi, readOpenInference, readTraceloop, readAiSdk];

export function readSpan(span: Span): Reading {
  const { spanId, parentId, start, service, attributes } = span;
  const kind = kindOf(attributes);
  const session = textOf(attributes, 'session.id') ?? textOf(attributes, 'gen_ai.conversation.id') ?? span.session;
  return {
    span: spanId,
    kind,
    start,
    ...(parentId && { parent: parentId }),
    ...(service && { service }),
    ...(session && { session }),
    ...(kind === 'agent' && agentOf(span)),
    ...(kind === 'llm' && modelCallOf(span)),
    ...(kind === 'tool' && toolOf(span)),
  };
}

/** Undefined for an event or log line that holds nothing of a conversation. */
export function readLog({ spanId, time, service, eventName, attributes, body }: LogRecord): Reading | undefined {
  // Before events had names of their own, the name was an attribute.
  const name = eventName || textOf(attributes, 'event.name') || '';
  if (!isGenAiEvent(name)) return undefined;
  const conversation = readGenAiEvent(name, attributes, body);
  return { span: spanId, kind: 'event', start: time, ...(service && { service }), conversation };
}

/** Identifies a reading within its trace: equal if it is sent twice. A span may have several events. */
export const keyOf = (reading: Reading): string =>
  reading.kind === 'event'
    ? `${reading.span}-${createHash('sha256').update(JSON.stringify(reading)).digest('hex').slice(0, 16)}`
    : reading.span;

/** Per part, what the first convention has: an instrumentation may write several of them side by side. */
function conversationOf({ attributes, events }: Pick<Span, 'attributes' | 'events'>): Conversation {
  const read = sources.map((source) => source(attributes));
  const ofEvents = events
    .filter(({ name }) => isGenAiEvent(name))
    .map((event) => readGenAiEvent(event.name, event.attributes, null));
  return joined([...read, joinedEvents(ofEvents)]);
}

/** Per part, what the first has. */
export function joined(conversations: Conversation[]): Conversation {
  const input = conversations.find((one) => isFilled(one.input))?.input;
  const output = conversations.find((one) => isFilled(one.output))?.output;
  const tools = conversations.find((one) => one.tools)?.tools;
  return { ...(input && { input }), ...(output && { output }), ...(tools && { tools }) };
}

/** Each event holds one message, in their order. */
export function joinedEvents(conversations: Conversation[]): Conversation {
  const all = (side: 'input' | 'output') => conversations.flatMap((one) => one[side] ?? []);
  const tools = conversations.find((one) => one.tools)?.tools;
  return { input: all('input'), output: all('output'), ...(tools && { tools }) };
}

function modelCallOf(span: Span): Partial<Reading> {
  const { scope, attributes } = span;
  return wholeCall(conversationOf(span), unreadableHint(attributes) ?? captureHint(scope, attributes));
}

function agentOf(span: Span): Partial<Reading> {
  const { attributes, name, kind } = span;
  const names = ['gen_ai.agent.name', 'agent.name', 'traceloop.entity.name', 'graph.node.name'];
  const conversation = conversationOf(span);
  return {
    name: names.map((one) => textOf(attributes, one)).find((one) => one !== undefined) ?? name,
    ...(kind === 3 && { isRemote: true }),
    ...((conversation.input || conversation.output) && { conversation }),
  };
}

function toolOf({ attributes, name }: Span): Partial<Reading> {
  const first = (...names: string[]) => names.map((one) => textOf(attributes, one)).find((one) => one !== undefined);
  const result = resultOf(attributes);
  return {
    name: first('gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'traceloop.entity.name') ?? name,
    call: {
      id: first('gen_ai.tool.call.id', 'tool_call.id', 'tool.id', 'ai.toolCall.id') ?? '',
      ...(result !== undefined && { result }),
    },
  };
}

function resultOf(attributes: Attributes): string | undefined {
  const names = ['gen_ai.tool.call.result', 'ai.toolCall.result', 'output.value', 'traceloop.entity.output'];
  const value = names.map((name) => attributes.get(name)).find((one) => one !== undefined && one !== null);
  if (value === undefined) return undefined;
  const text = jsonText(value);
  const unquoted = text.startsWith('"') ? parsed(text) : undefined;
  return typeof unquoted === 'string' ? unquoted : text;
}
