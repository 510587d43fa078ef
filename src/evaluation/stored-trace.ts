import { hasOutput } from '../judge/agents/agent-view.ts';
import type { Outcome } from '../store/evaluations.ts';
import { newId } from '../store/new-id.ts';
import { mostEvaluations } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { NewTrace } from '../store/traces.ts';
import { RequestError } from './request-error.ts';
import type { Job } from './tasks/job.ts';

export const noSuchTrace = () =>
  new RequestError('impossible', 'No stored trace has this trace_id. Omit it to store a new trace.');

/** @throws RequestError where the stored trace that a job adds to does not exist, or a trace would hold too many evaluations */
export async function mustHaveRoom(store: Store, job: Job): Promise<void> {
  const { account, traceId, retention } = job;
  const room = traceId === undefined ? mostEvaluations : await store.roomOf(account, traceId);
  if (room === undefined) throw noSuchTrace();
  const added = job.kind === 'reward' ? 1 : Object.values(job.trace.agent_instance_by_id).filter(hasOutput).length;
  if (added > room && retention === 'standard')
    throw new RequestError('conflict', 'A trace holds at most 10,000 evaluations, and this one would get more.');
}

/** Why evaluations could not be added while the judge worked. */
export const whyNotAdded = (store: Store, job: Job): Promise<unknown> =>
  mustHaveRoom(store, job).then(noSuchTrace, (reason: unknown) => reason);

/** The stored trace that a job adds to, whatever was judged; a new one where it names none. */
export const traceFor = ({ traceId, tags }: Job, judged: NewTrace['trace'], createdAt: number): Outcome['trace'] =>
  traceId === undefined ? { id: newId(), tags, createdAt, trace: judged } : { id: traceId, tags };
