import type { Outcome } from '../store/evaluations.ts';
import { newId } from '../store/new-id.ts';
import type { Store } from '../store/store.ts';
import type { NewTrace } from '../store/traces.ts';
import { RequestError } from './request-error.ts';
import type { Job } from './tasks/job.ts';

export const noSuchTrace = () =>
  new RequestError('impossible', 'No stored trace has this trace_id. Omit it to store a new trace.');

/** @throws RequestError where the stored trace that a job adds to is not there */
export async function mustHaveTrace(store: Store, { account, traceId }: Job): Promise<void> {
  if (traceId !== undefined && !(await store.hasTrace(account, traceId))) throw noSuchTrace();
}

/** The stored trace that a job adds to, whatever was judged; a new one where it names none. */
export const traceFor = ({ traceId, tags }: Job, judged: NewTrace['trace'], createdAt: number): Outcome['trace'] =>
  traceId === undefined ? { id: newId(), tags, createdAt, trace: judged } : { id: traceId, tags };
