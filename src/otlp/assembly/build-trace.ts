import type { components } from '../../../generated/openapi.d.ts';
import type { Reading } from '../reading.ts';
import { agentsOf } from './agents-of.ts';
import { parentsOf } from './ancestors.ts';
import { chatForm, toolForm } from './chat-form.ts';
import { repeatedCalls } from './repeated-calls.ts';
import { unrepeatedResults } from './tool-results.ts';
import { withEvents } from './with-events.ts';

export interface BuiltTrace {
  trace: components['schemas']['Trace']['trace'];
  tags: Record<string, string>;
}

/** The longest value of a tag that an attribute sets, in UTF-16 code units. */
const longestTag = 255;

/**
 * Builds the trace of an OpenTelemetry trace's readings, whatever order they came in. One model call without agents is a
 * conversation, everything else a multi-agent trace. Model calls whose messages were not captured are left out; if there are
 * no others, the conversation is empty and the tags say why.
 * @returns undefined if no model was called
 */
export function buildTrace(traceId: string, readings: readonly Reading[]): BuiltTrace | undefined {
  const spans = withEvents(readings);
  const parents = parentsOf(spans);
  const models = spans.filter(({ kind }) => kind === 'llm');
  const repeated = repeatedCalls(models, parents);
  const calls = models.filter((span) => span.conversation && !repeated.has(span));
  const agents = spans.filter(({ kind }) => kind === 'agent');
  const isSilent = calls.length === 0 && !agents.some(({ conversation }) => conversation);
  if (models.length === 0 && isSilent) return undefined;
  const isSingle = agents.length === 0 && calls.length === 1;
  const trace = isSilent
    ? { messages: [], system: null, tools: null }
    : isSingle
      ? conversationOf(calls[0]!, spans)
      : agentsOf(spans, new Set(calls), parents);
  // The second span of a call need not be whole.
  const shown = models.filter((span) => !span.conversation || calls.includes(span));
  const judged = isSingle ? calls[0] : spans.find((span) => !parents.has(span));
  return { trace, tags: { ...tagsOf(traceId, judged?.span, spans), ...contentTags(shown, isSilent) } };
}

function conversationOf({ conversation = {} }: Reading, spans: Reading[]): BuiltTrace['trace'] {
  const { input = [], output = [], tools } = conversation;
  const ran = spans.filter(({ kind }) => kind === 'tool');
  const results = unrepeatedResults([conversation], ran).map(({ result }) => ({
    role: 'tool' as const,
    parts: [result],
  }));
  return {
    messages: chatForm([...input, ...output, ...results]),
    system: null,
    tools: tools ? tools.map(toolForm) : null,
  };
}

/** @param spanId The span that an evaluation of the trace is about: its only model call, otherwise its root. */
function tagsOf(traceId: string, spanId: string | undefined, spans: Reading[]): Record<string, string> {
  const service = spans.find((span) => span.service)?.service;
  const session = spans.find((span) => span.session)?.session;
  return {
    'otel.trace_id': traceId,
    ...(spanId && { 'otel.span_id': spanId }),
    ...(service && { 'service.name': tagValue(service) }),
    ...(session && { 'session.id': tagValue(session) }),
  };
}

/** Say what model calls lack, and what to do about it. */
function contentTags(models: Reading[], isSilent: boolean): Record<string, string> {
  const hint = models.find((span) => span.hint)?.hint;
  return hint === undefined ? {} : { 'otel.content': isSilent ? 'missing' : 'partial', 'otel.hint': hint };
}

const tagValue = (text: string): string => text.slice(0, longestTag).toWellFormed().replaceAll('\0', '');

/** The id of a trace: the 16 bytes of OpenTelemetry's id, in the form of a UUID. So a second export finds it. */
export const uuidOf = (traceId: string): string =>
  traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
