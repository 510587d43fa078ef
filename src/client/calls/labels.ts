import type { Label, LabelRequest } from '../contract.ts';
import type { CallOptions, LabelOptions, UnjudgedResponse } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { has, isNothing } from './responses.ts';

/** Stores a person's label on a response, named by its evaluation's id or by its trace. */
export async function attachLabel(
  transport: Transport,
  response: string | UnjudgedResponse,
  label: boolean,
  options: LabelOptions,
): Promise<Label> {
  checkNames('label', options);
  const { score, author, ...call } = options;
  const body: LabelRequest = { ...addressOf(response), label, score, author };
  const { data } = await transport.call((api, sending) => api.POST('/api/v1/annotations/label', { body, ...sending }), {
    ...call,
    isExpected: has('label'),
  });
  return data;
}

export async function withdrawLabel(transport: Transport, id: string, call: CallOptions): Promise<void> {
  const params = { path: { label_id: id } };
  await transport.call((api, sending) => api.DELETE('/api/v1/annotations/label/{label_id}', { params, ...sending }), {
    ...call,
    isRepeatable: false,
    isExpected: isNothing,
  });
}

function addressOf(response: string | UnjudgedResponse): Omit<LabelRequest, 'label'> {
  if (typeof response === 'string') return { evaluation_id: response };
  checkNames('An unjudged response', response);
  const { traceId, criterion, evaluatorName, variables } = response;
  return { trace_id: traceId, evaluation_criteria: criterion, evaluator_name: evaluatorName, variables };
}
