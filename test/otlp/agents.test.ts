import { faultsOfTrace } from '../../src/evaluation/agents/agent-rules.ts';
import { buildTrace } from '../../src/otlp/assembly/build-trace.ts';
import { readSpan } from '../../src/otlp/reading.ts';
import type { Span } from '../../src/otlp/span.ts';
import { span } from './otlp-samples.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const id = (number: number) => number.toString(16).padStart(16, '0');

interface Given {
  id: number;
  parent?: number;
  start?: number;
}

const spanAt = (
  { id: own, parent, start = own }: Given,
  attributes: Record<string, unknown>,
  rest: Partial<Span> = {},
) =>
  readSpan(
    span(attributes, { spanId: id(own), parentId: parent === undefined ? undefined : id(parent), start, ...rest }),
  );

const agent = (at: Given, name: string, rest?: Partial<Span>) =>
  spanAt(at, { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': name }, rest);

const model = (at: Given, said: string) =>
  spanAt(at, {
    'openinference.span.kind': 'LLM',
    'llm.input_messages.0.message.role': 'user',
    'llm.input_messages.0.message.content': 'Go',
    'llm.output_messages.0.message.role': 'assistant',
    'llm.output_messages.0.message.content': said,
  });

const other = (at: Given) => spanAt(at, {});

/** A trace as names: what each agent said, and which it called. */
function outlineOf(readings: ReturnType<typeof readSpan>[]) {
  const trace = buildTrace(traceId, readings)!.trace as {
    root_agent_instance_id: string;
    agent_instance_by_id: Record<
      string,
      { id: string; name: string; interactions: (string | { output_messages: { content: string }[] })[] }
    >;
  };
  expect([...faultsOfTrace(trace as never)]).toEqual([]);
  const outline = (key: string): unknown => {
    const { name, interactions } = trace.agent_instance_by_id[key]!;
    return [
      name,
      ...interactions.map((one) => (typeof one === 'string' ? outline(one) : one.output_messages[0]!.content)),
    ];
  };
  return outline(trace.root_agent_instance_id);
}

it('agents call each other through other spans, in the order of their starts', () => {
  const spans = [
    agent({ id: 1 }, 'planner'),
    model({ id: 2, parent: 1 }, 'plan'),
    other({ id: 3, parent: 1 }),
    agent({ id: 4, parent: 3 }, 'writer'),
    model({ id: 5, parent: 4 }, 'text'),
    model({ id: 6, parent: 1 }, 'done'),
  ];
  const expected = ['planner', 'plan', ['writer', 'text'], 'done'];
  expect(outlineOf(spans)).toEqual(expected);
  expect(outlineOf(spans.toReversed())).toEqual(expected);
});

it('model calls of no agent belong to the service', () => {
  expect(outlineOf([model({ id: 1 }, 'one'), model({ id: 2 }, 'two')])).toEqual(['shop', 'one', 'two']);
  expect(outlineOf([agent({ id: 1 }, 'planner'), model({ id: 2, parent: 1 }, 'one'), model({ id: 3 }, 'two')])).toEqual(
    ['shop', ['planner', 'one'], 'two'],
  );
});

it('a remote agent’s span and the caller’s are one instance', () => {
  const spans = [
    agent({ id: 1 }, 'planner'),
    agent({ id: 2, parent: 1 }, 'writer', { kind: 3 }),
    agent({ id: 3, parent: 2 }, 'writer', { kind: 1 }),
    model({ id: 4, parent: 3 }, 'text'),
  ];
  expect(outlineOf(spans)).toEqual(['planner', ['writer', 'text']]);
});

it('a model call within a model call with the same words is the same call', () => {
  const trace = buildTrace(traceId, [model({ id: 1 }, 'said'), model({ id: 2, parent: 1 }, 'said')])?.trace;
  expect(trace).toMatchObject({ messages: [{ content: 'Go' }, { content: 'said' }] });
});

it('a model call within a model call that says something else is a call of its own', () => {
  expect(outlineOf([model({ id: 1 }, 'outer'), model({ id: 2, parent: 1 }, 'inner')])).toEqual([
    'shop',
    'outer',
    'inner',
  ]);
});

it('spans that are each other’s parents make no cycle', () => {
  const spans = [
    agent({ id: 1, parent: 2 }, 'one'),
    agent({ id: 2, parent: 1 }, 'two'),
    agent({ id: 3, parent: 3 }, 'three'),
    model({ id: 4, parent: 2 }, 'text'),
  ];
  expect(JSON.stringify(outlineOf(spans))).toContain('text');
});

it('a chain of any depth is read without recursion', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => other({ id: index + 2, parent: index + 1 }));
  expect(outlineOf([agent({ id: 1 }, 'planner'), ...chain, model({ id: 30_000, parent: 20_001 }, 'text')])).toEqual([
    'planner',
    'text',
  ]);
});
