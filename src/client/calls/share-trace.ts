import type { TraceRequest } from '../contract.ts';
import { BadRequestError, DeemsterError } from '../errors.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { newId } from './ids.ts';

/** Fields that attach an evaluation to a stored trace, which already has the tags. */
export interface Shared {
  trace_id?: string;
  tags?: undefined;
}

/** Stores the trace that several evaluations share. Nothing is shared if the account's retention stores nothing. */
export async function shareTrace(transport: Transport, request: TraceRequest, call: CallOptions): Promise<Shared> {
  const id = newId();
  try {
    await transport.call((api, sending) => api.POST('/api/v1/traces', { body: { ...request, id }, ...sending }), call);
  } catch (error) {
    // The evaluations report any other error themselves.
    if (error instanceof BadRequestError) return {};
    // The id is unique, so an earlier attempt stored the trace and its answer was lost.
    if (!(error instanceof DeemsterError && error.status === 409)) throw error;
  }
  return { trace_id: id, tags: undefined };
}
