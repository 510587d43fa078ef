import { isFields } from '../judge/message.ts';
import { listOf } from './attributes.ts';
import type { Attributes } from './span.ts';

export const genAiHint =
  'Set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true; with OTEL_SEMCONV_STABILITY_OPT_IN=gen_ai_latest_experimental, set it to span_only.';

/** By the beginning of the instrumentation library's name, as its documentation names the switch. */
const hints: [scope: string, hint: string][] = [
  ['openinference', 'Unset OPENINFERENCE_HIDE_INPUTS, OPENINFERENCE_HIDE_OUTPUTS and the like.'],
  ['@arizeai/openinference', 'Unset OPENINFERENCE_HIDE_INPUTS, OPENINFERENCE_HIDE_OUTPUTS and the like.'],
  ['@traceloop', 'Leave traceContent of traceloop.initialize at true, and unset TRACELOOP_TRACE_CONTENT.'],
  ['opentelemetry.instrumentation.openai.', 'Unset TRACELOOP_TRACE_CONTENT.'],
  ['traceloop', 'Unset TRACELOOP_TRACE_CONTENT.'],
  ['gen_ai', 'Leave recordInputs and recordOutputs of the AI SDK’s telemetry settings at true.'],
  ['ai', 'Leave recordInputs and recordOutputs of the AI SDK’s telemetry settings at true.'],
];

const messageLists = ['gen_ai.input.messages', 'gen_ai.output.messages'];

/** Names the attribute whose messages were sent in a form that cannot be read; undefined if there is none. */
export function unreadableHint(attributes: Attributes): string | undefined {
  const isUnreadable = (name: string) => {
    const sent = attributes.get(name) ?? '';
    return sent !== '' && !(listOf(attributes, name)?.every((one) => isFields(one)) ?? false);
  };
  const name = messageLists.find(isUnreadable);
  return (
    name && `${name} cannot be read: it must be a list of messages with "role" and "parts", as JSON text or as values.`
  );
}

/** How to make an instrumentation send the messages. */
export function captureHint(scope: string, attributes: Attributes): string {
  const isTraceloop = attributes.has('llm.request.type') || attributes.has('traceloop.span.kind');
  const name = isTraceloop ? 'traceloop' : scope;
  const found = hints.find(([beginning]) => (beginning === 'ai' ? name === 'ai' : name.startsWith(beginning)));
  return found?.[1] ?? genAiHint;
}
