import { hasOutput } from '../judge/agents/agent-view.ts';
import type { Outcome } from '../store/evaluations.ts';
import { newId } from '../store/new-id.ts';
import { mostEvaluations, mostTags } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { NewTrace } from '../store/traces.ts';
import { RequestError } from './request-error.ts';
import type { Job } from './tasks/job.ts';

export const noSuchTrace = () =>
  new RequestError('impossible', 'No stored trace has this trace_id. Omit it to store a new trace.');

/** @throws RequestError if the stored trace that a job adds to does not exist, or would hold too many evaluations or tags */
export async function mustHaveRoom(store: Store, job: Job): Promise<void> {
  const { account, traceId, tags, retention } = job;
  const room =
    traceId === undefined
      ? { evaluations: mostEvaluations, tags: mostTags }
      : await store.roomOf(account, traceId, tags);
  if (!room) throw noSuchTrace();
  if (retention === 'none') return;
  const added = job.kind === 'reward' ? 1 : Object.values(job.trace.agent_instance_by_id).filter(hasOutput).length;
  if (added > room.evaluations) throw tooMany('10,000 evaluations');
  if (room.tags < 0 && Object.keys(tags).length > 0) throw tooMany(`${mostTags} tags`);
}

const tooMany = (most: string) =>
  new RequestError('conflict', `A trace holds at most ${most}, and this one would get more.`);

/** The reason why evaluations could not be added after the judgment. */
export const whyNotAdded = (store: Store, job: Job): Promise<unknown> =>
  mustHaveRoom(store, job).then(noSuchTrace, (reason: unknown) => reason);

/** The stored trace that a job adds to, or a new trace if it names none. @param text `judged` as JSON text, where that is known */
export const traceFor = (
  { traceId, tags }: Job,
  judged: NewTrace['trace'],
  createdAt: number,
  text?: string,
): Outcome['trace'] =>
  traceId === undefined
    ? { id: newId(), tags, createdAt, trace: judged, ...(text !== undefined && { text }) }
    : { id: traceId, tags };
