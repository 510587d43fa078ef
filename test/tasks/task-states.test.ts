import { query, step } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { type TaskState, TRANSITIONS } from '../../src/store/task-states.ts';
import { readDocument } from '../document.ts';
import { conversation } from '../helpers.ts';
import { useOf } from '../store/stored-traces.ts';
import { type TaskStore, taskStore } from './stored-tasks.ts';

const STATES: TaskState[] = ['queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled'];
const use = useOf('k');
const error = { status: 500, detail: 'x' };

interface Made {
  id: string;
  seq: number;
  traceId: string;
}

/** What makes each change happen to one task. */
const CHANGES: Record<keyof typeof TRANSITIONS, (tasks: TaskStore, task: Made) => Promise<unknown>> = {
  take: ({ store }, { seq }) =>
    store.takeTasks({ count: 100, due: [seq], lastAccount: 0 }, { owner: 'o', milliseconds: 9 }, 1),
  succeed: ({ store }, { seq }) =>
    store.endTask(1, { seq, owner: 'o', status: 'succeeded', at: 1, attemptLog: [], outcome: null, error: null }, use),
  fail: ({ store }, { seq }) =>
    store.endTask(1, { seq, owner: 'o', status: 'failed', at: 1, attemptLog: [], outcome: null, error }, use),
  retry: ({ store }, { seq }) => store.retryTask(1, { seq, owner: 'o' }, { attemptLog: [], after: 0, now: 1 }, use),
  cancel: ({ store }, { id }) => store.cancelTask(1, id, 1),
  loseTrace: ({ store }, { traceId }) => store.deleteTrace(1, traceId, 1),
  takeOver: ({ store }) => store.takeOver('o', [], 1),
  loseRequest: ({ store }) => store.failLost(1, error, 1),
};

test('a change takes effect in the states that it is from, and in no other', async () => {
  await using tasks = await taskStore();
  const database = openSqlite(tasks.folder);
  const putInto = query(`
    UPDATE tasks SET status = :status, finished_at = :finished_at, lease_owner = 'o', retention = 'none' WHERE id = :id`);
  const found: unknown[] = [];
  const wanted: unknown[] = [];
  for (const [name, { from, to }] of Object.entries(TRANSITIONS))
    for (const state of STATES) {
      const traceId = crypto.randomUUID();
      const trace = { messages: conversation, system: null, tools: null };
      await tasks.store.createTrace(1, { id: traceId, createdAt: 1, tags: {}, trace });
      const id = await tasks.add({ traceId });
      const [row] = await database.rows(query<{ seq: number }>('SELECT seq FROM tasks WHERE id = :id'), { id });
      const isEnded = !['queued', 'running', 'retrying'].includes(state);
      await database.write({ steps: [step(putInto, { id, status: state, finished_at: isEnded ? 1 : null })] });
      await CHANGES[name as keyof typeof TRANSITIONS](tasks, { id, traceId, seq: row!.seq });
      const [after] = await database.rows(query<{ status: string }>('SELECT status FROM tasks WHERE id = :id'), { id });
      found.push([name, state, after!.status]);
      wanted.push([name, state, (from as readonly string[]).includes(state) ? to : state]);
      // The next change must find only this task.
      await database.write({ steps: [step(query('DELETE FROM tasks'), {})] });
    }
  await database.close();
  expect(found).toEqual(wanted);
});

test('docs/architecture.md has every change', async () => {
  const page = await readDocument('docs/architecture.md');
  const [, table] = page.split('| change | from | to | when |\n|---|---|---|---|\n');
  const rows = Object.entries(TRANSITIONS).map(
    ([name, { from, to, when }]) => `| ${name} | ${from.join(', ')} | ${to} | ${when} |`,
  );
  expect(table!.split('\n\n')[0]!.split('\n')).toEqual(rows);
});
