import type { OutgoingSpan } from '../wire/protobuf-writer.ts';
import { type Link, labelOf, type Result } from './result.ts';

/** The evaluator span's own ids. */
export function idsOf({ id }: Result): Link {
  const traceId = id.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** The longest name of a span, in UTF-16 code units: a criterion may be long. */
const longestName = 100;

/**
 * A span of kind EVALUATOR that carries the result (OpenInference, spec/annotations.md, post-hoc feedback): a trace of its own,
 * with exactly one link to the judged span.
 */
export function evaluatorSpan(result: Result, link: Link | undefined): OutgoingSpan {
  const { name, criterion, at, milliseconds, outcome } = result;
  return {
    ...idsOf(result),
    name: `evaluate ${name}`.slice(0, longestName).toWellFormed(),
    start: at - milliseconds,
    end: at,
    ...(link && { link }),
    isError: 'errorType' in outcome,
    attributes: {
      'openinference.span.kind': 'EVALUATOR',
      ...(criterion !== undefined && { 'input.value': criterion, 'input.mime_type': 'text/plain' }),
      ...('errorType' in outcome ? { 'error.type': outcome.errorType, ...metadataOf(result) } : feedbackOf(result)),
    },
  };
}

const prefix = 'evaluations.0.evaluation';

function feedbackOf(result: Result): OutgoingSpan['attributes'] {
  const { id, name, outcome } = result;
  if ('errorType' in outcome) return {};
  const { score, explanation, decidedBy } = outcome;
  return {
    'output.value': explanation,
    'output.mime_type': 'text/plain',
    [`${prefix}.name`]: name,
    ...(score !== null && { [`${prefix}.score`]: score }),
    [`${prefix}.label`]: labelOf(outcome),
    [`${prefix}.explanation`]: explanation,
    [`${prefix}.annotator_kind`]: decidedBy === 'check' ? 'CODE' : 'LLM',
    [`${prefix}.identifier`]: id,
    [`${prefix}.metadata`]: metadataOf(result).metadata,
  };
}

/** As JSON text: attributes hold no objects. A failed judgment has no feedback, so its span carries the facts itself. */
function metadataOf({ trace, agent, facts }: Result): { metadata: string } {
  return {
    metadata: JSON.stringify({ ...facts, ...(trace && { trace_id: trace }), ...(agent && { agent: agent.name }) }),
  };
}
