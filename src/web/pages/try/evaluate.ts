import { answerOf, api, bodyOf, type Schemas } from '../../api/client.ts';
import { contentOf } from '../../api/trace-request.ts';
import type { Draft, Side } from './draft.ts';
import { ownTag } from './opened.ts';

interface Judged {
  response: Schemas['ScoreResponse'];
  traceId: string | null;
  evaluationId: string | null;
}

/**
 * Judges the conversation by each criterion at once, and returns the results in their places. The evaluations share one trace
 * of the playground's own, so the trace that the conversation came from stays as it is.
 * @param isStored If false, nothing is stored, so there are no quotes.
 * @throws the signal's reason
 */
export async function evaluate(draft: Draft, isStored: boolean, signal: AbortSignal): Promise<Draft> {
  const traceId = isStored ? await sharedTrace(draft, signal) : undefined;
  const outcomes = await Promise.all(
    draft.sides.map((side) =>
      judge(draft, side, isStored, traceId, signal).catch((error: Error) => {
        if (error.name === 'AbortError') throw error;
        return error;
      }),
    ),
  );
  const storedId = outcomes.map((one) => ('traceId' in one ? one.traceId : null)).find(Boolean);
  const path = { trace_id: storedId ?? '' };
  const trace = storedId && (await bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path }, signal })));
  const own = storedId ?? traceId;
  // Without its trace, the next attempt makes a new one.
  const isGone = !storedId && draft.trace !== undefined && (await isDeleted(draft.trace.id, signal));
  return {
    conversation: draft.conversation,
    trace: isGone ? undefined : own ? { id: own, isOwn: true } : draft.trace,
    sides: draft.sides.map((side, at) => judgedSide(draft, side, outcomes[at]!, trace || undefined)),
  };
}

/** The trace that the evaluations are added to. Undefined: the only one makes it, so that a failed one leaves no trace. */
async function sharedTrace({ trace, sides, conversation }: Draft, signal: AbortSignal): Promise<string | undefined> {
  if (trace?.isOwn) return trace.id;
  if (sides.length === 1) return undefined;
  const body = { ...contentOf(conversation), tags: ownTag };
  return (await bodyOf(api.POST('/api/v1/traces', { body, signal }))).id;
}

async function isDeleted(id: string, signal: AbortSignal): Promise<boolean> {
  const { response } = await api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id: id } }, signal });
  return response.status === 404;
}

async function judge(
  { conversation }: Draft,
  { criterion, core }: Side,
  isStored: boolean,
  traceId: string | undefined,
  signal: AbortSignal,
): Promise<Judged> {
  const { data, response } = await answerOf(
    api.POST('/api/v1/evals/reward', {
      body: {
        ...contentOf(conversation),
        evaluation_criteria: criterion.trim(),
        ...(core && { model_core: core }),
        ...(isStored ? { tags: ownTag } : { data_retention: 'none' as const }),
        ...(traceId && { trace_id: traceId }),
      } as Schemas['RewardRequest'],
      signal,
    }),
  );
  const { headers } = response;
  return { response: data, traceId: headers.get('X-Trace-Id'), evaluationId: headers.get('X-Evaluation-Id') };
}

function judgedSide({ conversation }: Draft, side: Side, outcome: Judged | Error, trace: Schemas['Trace'] | undefined) {
  const { criterion, core } = side;
  if (outcome instanceof Error) return { criterion, core, fault: outcome.message };
  const { score = null, explanation, sources } = outcome.response;
  const evaluation = trace?.evaluations.find(({ id }) => id === outcome.evaluationId);
  const stored = trace && evaluation && { traceId: trace.id, evaluation };
  return {
    criterion,
    core,
    result: { conversation, criterion, core, score, explanation, sources: sources ?? [], stored },
  };
}
