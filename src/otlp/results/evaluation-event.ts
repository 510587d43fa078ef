import type { OutgoingEvent } from '../wire/protobuf-writer.ts';
import { idsOf } from './evaluator-span.ts';
import { type Link, labelOf, type Result } from './result.ts';

/**
 * The event `gen_ai.evaluation.result` of OpenTelemetry's GenAI conventions, as a log record. Its ids are those of the judged
 * span, or of the evaluator span if no judged span is known.
 */
export function evaluationEvent(result: Result, link: Link | undefined): OutgoingEvent {
  const { id, name, at, outcome } = result;
  return {
    ...(link ?? idsOf(result)),
    name: 'gen_ai.evaluation.result',
    time: at,
    attributes: {
      'gen_ai.evaluation.name': name,
      ...('errorType' in outcome
        ? { 'error.type': outcome.errorType }
        : {
            ...(outcome.score !== null && { 'gen_ai.evaluation.score.value': outcome.score }),
            'gen_ai.evaluation.score.label': labelOf(outcome),
            'gen_ai.evaluation.explanation': outcome.explanation,
            'deemster.evaluation.id': id,
          }),
    },
  };
}
