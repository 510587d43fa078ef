import type { Exporter } from '../../otlp/export/exporter.ts';
import type { Result } from '../../otlp/results/result.ts';
import type { NewEvaluation } from '../../store/evaluations.ts';
import type { FailedJudgment } from '../../store/failed-judgments.ts';
import { newId } from '../../store/new-id.ts';

/** Takes the results of evaluations that have been stored. Under retention `none`, it gets none. */
export interface Results {
  /** @param trace The id of the stored trace that they belong to. */
  judged(account: number, trace: string, evaluations: readonly NewEvaluation[]): void;
  failed(account: number, failure: FailedJudgment): void;
}

/** Hands results to an exporter; without one, they go nowhere. */
export const createResults = (exporter: Pick<Exporter, 'send'> | undefined): Results => ({
  judged(account, trace, evaluations) {
    if (exporter) for (const evaluation of evaluations) exporter.send(resultOf(account, trace, evaluation));
  },
  failed(account, failure) {
    exporter?.send(failureOf(account, failure));
  },
});

/** The texts only: an evaluation may hold megabytes of conversation, which must not wait in a queue. */
function resultOf(account: number, trace: string, evaluation: NewEvaluation): Result {
  const { id, createdAt, modelCore, evaluatorName, score, explanation, criteria, subTrace, cached } = evaluation;
  // With its placeholders: their values are content.
  const criterion = subTrace.criterion_template ?? criteria;
  const { agent } = subTrace.subject;
  return {
    id,
    account,
    trace,
    agent: agent && { id: agent.id, name: agent.name },
    name: evaluatorName ?? criterion,
    criterion,
    facts: {
      model_core: modelCore,
      judge: subTrace.judge,
      ...(subTrace.evaluator_version !== null && { evaluator_version: subTrace.evaluator_version }),
      cached,
    },
    at: createdAt,
    milliseconds: subTrace.latency_ms,
    outcome: { score, explanation, decidedBy: subTrace.decided_by },
  };
}

function failureOf(account: number, { createdAt, modelCore, fault, asked, traceId }: FailedJudgment): Result {
  const criterion = 'criteria' in asked ? asked.criteria : undefined;
  return {
    id: newId(),
    account,
    trace: traceId,
    agent: undefined,
    name: 'criteria' in asked ? asked.criteria : asked.evaluatorName,
    criterion,
    facts: { model_core: modelCore },
    at: createdAt,
    milliseconds: 0,
    outcome: { errorType: fault },
  };
}
