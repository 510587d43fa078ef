import type { TraceRequest } from '../contract.ts';
import { BadRequestError, DeemsterError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { newId } from './ids.ts';

/** What an evaluation adds to its request so that it goes to a stored trace, which has the tags already. */
export interface Shared {
  trace_id?: string;
  tags?: undefined;
}

/** Stores what several evaluations are to share. Nothing is shared where the account's retention stores nothing. */
export async function shareTrace(transport: Transport, request: TraceRequest, call: CallOptions): Promise<Shared> {
  const id = newId();
  try {
    await transport.call((api, sending) => api.POST('/api/v1/traces', { body: { ...request, id }, ...sending }), call);
  } catch (error) {
    // The evaluations themselves will say what else may be wrong.
    if (error instanceof BadRequestError) return {};
    // An earlier try has stored it, and its answer was lost: nobody else has this id.
    if (!(error instanceof DeemsterError && error.status === 409)) throw error;
  }
  return { trace_id: id, tags: undefined };
}
