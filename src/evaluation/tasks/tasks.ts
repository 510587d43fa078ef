import type { components, operations } from '../../../generated/openapi.d.ts';
import type { Answer } from '../../store/answers.ts';
import type { JsonText } from '../../store/json-text.ts';
import { newId } from '../../store/new-id.ts';
import type { Store } from '../../store/store.ts';
import type { StoredTask } from '../../store/task-list.ts';
import type { NewTask, TaskKind } from '../../store/tasks.ts';
import type { Caller } from '../authenticate.ts';
import { type EvaluationInput, identityOf } from '../evaluate.ts';
import { createIdempotency, type RequestIdentity } from '../idempotency.ts';
import { listText } from '../list-text.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { RequestError } from '../request-error.ts';
import { mustHaveRoom, noSuchTrace } from '../stored-trace.ts';
import type { Job, Requested } from './job.ts';
import type { TaskMemory } from './task-memory.ts';
import type { TaskRunner } from './task-runner.ts';

type Schemas = components['schemas'];
type Task = Schemas['Task'];
type ListQuery = NonNullable<operations['listTasks']['parameters']['query']>;

export interface TasksOptions {
  store: Store;
  runner: TaskRunner;
  memory: TaskMemory;
  /** Encrypts page tokens. */
  secret: string;
  now: () => number;
}

const noSuchTask = () => new RequestError('not_found', 'No such task.');

/** The operations on background tasks. */
export function createTasks({ store, runner, memory, secret, now }: TasksOptions) {
  const idempotency = createIdempotency(store, now);

  const find = async (account: number, id: string): Promise<StoredTask> => {
    const found = await store.getTask(account, id);
    if (!found) throw noSuchTask();
    return found;
  };
  /** @throws RequestError `not_found` if another process has the result, which is nowhere else */
  const mustBeHere = ({ task, retention }: StoredTask): void => {
    const isElsewhere =
      task.status === 'succeeded' && retention === 'none' && memory.resultOf(task.task_id) === undefined;
    if (store.isShared && isElsewhere)
      throw new RequestError(
        'not_found',
        'Under retention none, a result is only in the memory of the server that judged, for an hour. This server does not have it.',
      );
  };
  // Only of a task that succeeded: an attempt whose task was taken over leaves its result behind.
  const textOf = ({ task, text }: StoredTask): JsonText<Task> =>
    text(task.status === 'succeeded' ? memory.resultOf(task.task_id) : undefined);

  async function keep(
    accepted: Schemas['TaskAccepted'],
    kind: TaskKind,
    job: Job,
    identity: RequestIdentity | undefined,
  ): Promise<void> {
    const { account, retention, traceId } = job;
    const task = { id: accepted.task_id, kind, retention, createdAt: now(), traceId };
    const answer = JSON.stringify(accepted);
    const add = async (own: Pick<NewTask, 'request' | 'lease'>, remembered?: Answer): Promise<void> => {
      if (!(await store.addTask(account, { ...task, ...own }, remembered))) throw noSuchTrace();
    };
    if (retention === 'standard')
      return add({ request: JSON.stringify(job) }, identity && { ...identity, answer, createdAt: task.createdAt });
    // Its job would be lost with the process.
    if (runner.isStopping()) throw new RequestError('busy', 'The service is stopping. Send the request again.');
    if (!memory.keepJob(task.id, job))
      throw new RequestError('busy', 'Too many background tasks under retention none are waiting. Try again later.');
    try {
      await add({ request: null, lease: runner.lease });
    } catch (error) {
      memory.forgetJob(task.id);
      throw error;
    }
    if (identity) idempotency.remember(identity, answer);
  }

  return {
    /**
     * Makes the function that stores a task and answers at once. A task that adds to a stored trace is refused if the trace does
     * not exist.
     * @param prepare Makes the job of a request; throws RequestError for a request that cannot be served.
     */
    submit: <Body>(kind: TaskKind, prepare: (requested: Requested<Body>) => Promise<Job>) => {
      const operation = `${kind}/background`;
      return async (input: EvaluationInput<Body>): Promise<Schemas['TaskAccepted']> => {
        const identity = identityOf(operation, input);
        const accept = async () => {
          const accepted = { task_id: newId(), status: 'queued' } as const;
          if (identity) await input.turn?.();
          const job = await prepare(input);
          await mustHaveRoom(store, job);
          await input.turn?.();
          await keep(accepted, kind, job, identity);
          runner.wake();
          return accepted;
        };
        return identity ? idempotency.once(identity, input.controller.signal, accept) : accept();
      };
    },

    /**
     * Returns a task as soon as it has ended, or when the wait is over.
     * @param wait The longest wait, in seconds.
     * @param signal Ends the wait when the caller has gone.
     */
    async get(caller: Caller, id: string, wait: number, signal: AbortSignal): Promise<JsonText<Task>> {
      const taskId = id.toLowerCase();
      const shown = (found: StoredTask): JsonText<Task> => {
        mustBeHere(found);
        return textOf(found);
      };
      if (wait === 0) return shown(await find(caller.account.id, taskId));
      // First, so that an end between the query and the wait is not missed.
      using end = runner.endOf(taskId, wait * 1000, signal);
      const found = await find(caller.account.id, taskId);
      if (found.task.finished_at !== null) return shown(found);
      await end.comes;
      return shown(await find(caller.account.id, taskId));
    },

    async list(
      caller: Caller,
      { page_token, page_size = 50, status }: ListQuery,
    ): Promise<JsonText<Schemas['TaskList']>> {
      const list = { account: caller.account.id, list: 'tasks', filters: { status } } as const;
      const [before] = page_token === undefined ? [] : (readPageToken(secret, list, page_token) as [number]);
      const { tasks, next } = await store.listTasks(list.account, status, page_size, before);
      return listText('tasks', tasks.map(textOf), () => (next === null ? null : writePageToken(secret, list, [next])));
    },

    async cancel(caller: Caller, id: string): Promise<void> {
      const taskId = id.toLowerCase();
      const seq = await store.cancelTask(caller.account.id, taskId, now());
      if (seq === undefined) throw noSuchTask();
      if (seq === null) throw new RequestError('conflict', 'This task has already ended.');
      memory.forgetJob(taskId);
      runner.cancelled({ seq, id: taskId });
    },
  };
}
