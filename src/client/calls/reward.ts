import type { ModelCore } from '../contract.ts';
import type { EvaluateOptions } from '../options.ts';
import type { EvaluationResponse, SubmittedTask } from '../results.ts';
import type { Transport } from '../transport/transport.ts';
import { type Ask, type Evaluates, evaluateAll } from './evaluate.ts';
import { newId } from './ids.ts';
import { checkNames } from './known-options.ts';
import { mayBeStored, rewardRequest } from './requests.ts';
import { evaluationResponse, has, isScoreResponse, submittedTask } from './responses.ts';
import { shareTrace } from './share-trace.ts';

/** Creates the function that evaluates a conversation. */
export const createEvaluate = (transport: Transport, modelCore: ModelCore | undefined) =>
  (async (options: EvaluateOptions) => {
    checkNames('evaluate', options);
    if ((options.criteria === undefined) === (options.evaluatorName === undefined))
      throw new TypeError('Pass exactly one of criteria and evaluatorName.');
    const { idempotencyKey } = options;
    if (idempotencyKey !== undefined && Array.isArray(options.criteria))
      throw new TypeError('idempotencyKey is for one criterion: several need one key each.');
    const request = rewardRequest(options, modelCore);
    const { messages, system, tools, tags } = request;
    const ask: Ask<EvaluationResponse | SubmittedTask> = async (criterion, shared, call) => {
      const body = { ...request, evaluation_criteria: criterion, ...shared };
      const params = { header: { 'Idempotency-Key': idempotencyKey ?? newId() } };
      return options.block === false
        ? submittedTask(
            await transport.call(
              (api, sending) => api.POST('/api/v1/evals/reward/background', { body, params, ...sending }),
              { ...call, isExpected: has('task_id') },
            ),
          )
        : evaluationResponse(
            await transport.call((api, sending) => api.POST('/api/v1/evals/reward', { body, params, ...sending }), {
              ...call,
              isExpected: isScoreResponse,
            }),
          );
    };
    const isShared = options.traceId === undefined && mayBeStored(options);
    return evaluateAll(transport, options, ask, async (call) =>
      isShared ? shareTrace(transport, { messages, system, tools, tags }, call) : undefined,
    );
  }) as Evaluates<EvaluateOptions, EvaluationResponse>;
