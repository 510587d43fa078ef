import { evaluatorSpan } from '../../../src/otlp/results/evaluator-span.ts';
import { traceRequest } from '../../../src/otlp/wire/protobuf-writer.ts';
import { readRequest } from '../otlp-collector.ts';
import langfuse from './langfuse.json' with { type: 'json' };
import phoenix from './phoenix.json' with { type: 'json' };
import { peerResults } from './results.ts';

// phoenix.json is what Phoenix's own decoder (src/phoenix/trace/otel.py of 9478f954) made of these spans, and langfuse.json is the type
// that Langfuse's own mapper (ObservationTypeMapper.ts of 62751446) gave them, with the attributes that it reads as input and output.

const spans = peerResults.map(([result, link]) => evaluatorSpan(result, link));
const { items } = readRequest('/v1/traces', traceRequest(spans, { name: 'deemster', version: '1' }));

/** Nested by the dots of their keys, as Phoenix stores attributes; a number is the place in a list. */
function nested(attributes: (typeof items)[number]['attributes']): object {
  const root: Record<string, unknown> = {};
  for (const [key, [, value]] of Object.entries(attributes)) {
    const path = key.split('.');
    const last = path.pop()!;
    let at = root;
    for (const [index, part] of path.entries()) {
      at[part] ??= /^\d+$/.test(path[index + 1] ?? last) ? [] : {};
      at = at[part] as Record<string, unknown>;
    }
    // Phoenix reads metadata as JSON.
    at[last] = last === 'metadata' ? JSON.parse(value as string) : value;
  }
  return root;
}

test('Phoenix still reads what it read when its decoder was run', () => {
  expect(items.map(({ name, attributes }) => ({ name, attributes: nested(attributes) }))).toEqual(
    phoenix.map(({ name, attributes }) => ({ name, attributes })),
  );
  expect(items.map(({ status }) => (status?.code === 'STATUS_CODE_ERROR' ? 'ERROR' : 'UNSET'))).toEqual(
    phoenix.map(({ status_code }) => status_code),
  );
});

test('Langfuse still shows what it showed when its mapper was run', () => {
  const shown = items.map(({ name, attributes }) => ({
    type: attributes['openinference.span.kind']![1],
    name,
    input: attributes['input.value']![1],
    ...(attributes['output.value'] && { output: attributes['output.value'][1] }),
  }));
  expect(shown).toEqual(langfuse);
});
