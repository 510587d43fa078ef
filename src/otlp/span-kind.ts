import type { Attributes } from './span.ts';

/** What a span is to a trace. `other` spans only connect the rest. */
export type SpanKind = 'agent' | 'llm' | 'tool' | 'other';

/** By the value of the attribute that names it. A value that is not listed makes the span `other`. */
const kinds: [attribute: string, kinds: Record<string, SpanKind>][] = [
  [
    'gen_ai.operation.name',
    { chat: 'llm', generate_content: 'llm', text_completion: 'llm', invoke_agent: 'agent', execute_tool: 'tool' },
  ],
  ['openinference.span.kind', { LLM: 'llm', AGENT: 'agent', TOOL: 'tool' }],
  ['traceloop.span.kind', { agent: 'agent', tool: 'tool' }],
  ['llm.request.type', { chat: 'llm', completion: 'llm' }],
  [
    'ai.operationId',
    {
      'ai.generateText.doGenerate': 'llm',
      'ai.streamText.doStream': 'llm',
      'ai.generateObject.doGenerate': 'llm',
      'ai.streamObject.doStream': 'llm',
      'ai.toolCall': 'tool',
    },
  ],
];

export function kindOf(attributes: Attributes): SpanKind {
  for (const [attribute, byValue] of kinds) {
    const value = attributes.get(attribute);
    if (typeof value === 'string') return Object.hasOwn(byValue, value) ? byValue[value]! : 'other';
  }
  // The first versions of the conventions had no name for the operation.
  const isModelCall = ['gen_ai.request.model', 'gen_ai.prompt.0.role'].some((name) => attributes.has(name));
  return isModelCall ? 'llm' : 'other';
}
