import type { ModelCore } from '../contract.ts';
import type { EvaluateTraceOptions } from '../options.ts';
import type { MultiAgentTraceResponse, SubmittedTask } from '../results.ts';
import type { Transport } from '../transport/transport.ts';
import { type Ask, type Evaluates, evaluateAll } from './evaluate.ts';
import { newId } from './ids.ts';
import { checkNames } from './known-options.ts';
import { agentsRequest, mayBeStored } from './requests.ts';
import { agentsResponse, has, isAgentsScore, submittedTask } from './responses.ts';
import { shareTrace } from './share-trace.ts';

/** Creates the function that evaluates a multi-agent trace. */
export const createEvaluateTrace = (transport: Transport, modelCore: ModelCore | undefined) =>
  (async (options: EvaluateTraceOptions) => {
    checkNames('evaluateTrace', options);
    if ((options.criteria === undefined) === (options.evaluatorName === undefined))
      throw new TypeError('Pass exactly one of criteria and evaluatorName.');
    const request = agentsRequest(options, modelCore);
    const { trace, tags } = request;
    const ask: Ask<MultiAgentTraceResponse | SubmittedTask> = async (criterion, shared, call) => {
      const body = { ...request, evaluation_criteria: criterion, ...shared };
      const params = { header: { 'Idempotency-Key': newId() } };
      return options.block === false
        ? submittedTask(
            await transport.call(
              (api, sending) => api.POST('/api/v1/evals/trace/background', { body, params, ...sending }),
              { ...call, isExpected: has('task_id') },
            ),
          )
        : agentsResponse(
            await transport.call((api, sending) => api.POST('/api/v1/evals/trace', { body, params, ...sending }), {
              ...call,
              isExpected: isAgentsScore,
            }),
          );
    };
    return evaluateAll(transport, options, ask, async (call) =>
      mayBeStored(options) ? shareTrace(transport, { trace, tags }, call) : undefined,
    );
  }) as Evaluates<EvaluateTraceOptions, MultiAgentTraceResponse>;
