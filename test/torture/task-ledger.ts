import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../generated/openapi.d.ts';
import type { Answer } from './client.ts';
import type { Entry, Evaluation, Fault, FaultKind, SentTask, Task } from './ledger.ts';

type Schemas = components['schemas'];

const mayEnd: Record<SentTask['cancel'], Task['status'][]> = {
  'not sent': ['succeeded'],
  unanswered: ['succeeded', 'cancelled'],
  204: ['cancelled'],
  409: ['succeeded'],
};

/** Compares what was answered for a task with the task as the service gives it now, when it must have ended. */
export function compareTask({ nonce, task: sent }: Entry, { status, body }: Answer): Fault[] {
  const faults: Fault[] = [];
  const fault = (kind: FaultKind, what: string) => faults.push({ kind, text: `${nonce}: task ${sent!.id}: ${what}` });
  if (status !== 200) {
    fault(status === 404 ? 'lost' : 'refused', `its GET is ${status}`);
    return faults;
  }
  const task: Task = body;
  const { cancel, ended } = sent!;
  if (task.finished_at === null) {
    fault('lost', `it does not end, but is ${task.status}`);
    return faults;
  }
  if (ended && !isDeepStrictEqual(task, ended)) fault('changed', `it had ended as ${ended.status}, and is another`);
  if (!mayEnd[cancel].includes(task.status))
    fault('changed', `it is ${task.status}, and its DELETE: ${cancel} (${JSON.stringify(task.error)})`);
  const isSucceeded = task.status === 'succeeded';
  const { attempts, trace_id, evaluation_ids, result } = task;
  if (attempts !== (isSucceeded ? 1 : 0)) fault('changed', `it is ${task.status} after ${attempts} attempts`);
  const parts = [trace_id, evaluation_ids[0], result];
  if (evaluation_ids.length > 1 || parts.some((part) => (part != null) !== isSucceeded))
    fault('changed', `it is ${task.status}, with ${JSON.stringify({ trace_id, evaluation_ids, result })}`);
  return faults;
}

/** The evaluation that a task has ended with; undefined: with none. */
export function evaluationOfTask({ trace_id, evaluation_ids, result }: Task): Evaluation | undefined {
  if (trace_id === null) return undefined;
  const { score, explanation, sources } = result as Schemas['ScoreResponse'];
  return { traceId: trace_id, id: evaluation_ids[0]!, score, explanation, sources };
}
