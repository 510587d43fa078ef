import { jest } from '@jest/globals';
import { type AsyncDeemster, NotFoundError, TimeoutError } from '../../src/client/index.ts';
import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { clientOf } from './client-of.ts';
import { failed, misbehavingServer, type Step } from './misbehaving-server.ts';

const asked = { messages: conversation, criteria: criterion };
const unknown = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const long = 'Passes if the response has more than 50 words';

let deemster: Deemster;
let client: AsyncDeemster;
beforeAll(async () => {
  deemster = await startDeemster();
  client = clientOf(deemster);
});
afterAll(async () => {
  await client.close();
  await deemster.stop();
});

describe('block: false', () => {
  test('gives the id of a task, whose result is that of the blocking call', async () => {
    const submitted = await client.evaluate({ ...asked, block: false, tags: { in: 'background' } });
    expect(submitted).toEqual({ task_id: expect.any(String) });
    const task = await client.waitForTask(submitted.task_id);
    const { score, explanation, sources } = await client.evaluate(asked);
    expect(task).toMatchObject({
      task_id: submitted.task_id,
      kind: 'reward',
      status: 'succeeded',
      result: { score, explanation, sources },
      error: null,
    });
    expect((await client.trace(task.trace_id!)).tags).toEqual({ in: 'background' });
    expect(await client.task(submitted.task_id)).toEqual(task);
  });

  test('gives one for each criterion in their order, and one trace', async () => {
    const submitted = await client.evaluate({ ...asked, criteria: [criterion, long], block: false, tags: { two: 2 } });
    const tasks = await Promise.all(submitted.map(({ task_id }) => client.waitForTask(task_id)));
    expect(tasks).toMatchObject([{ result: { score: 1 } }, { result: { score: 0 } }]);
    expect(new Set(tasks.map(({ trace_id }) => trace_id)).size).toBe(1);
    const trace = await client.trace(tasks[0]!.trace_id!);
    expect(trace.tags).toEqual({ two: '2' });
    expect(trace.evaluations).toHaveLength(2);
  });

  test('gives an evaluator’s too, and each error in its place where the criteria settle', async () => {
    await client.evaluators.create('in the background', { criteria: criterion });
    const { task_id } = await client.evaluate({
      messages: conversation,
      evaluatorName: 'in the background',
      block: false,
    });
    expect(await client.waitForTask(task_id)).toMatchObject({ result: { score: 1 } });
    const settled = await client.evaluate({ ...asked, criteria: ['Whatever', criterion], block: false, settle: true });
    expect(settled).toMatchObject([{ name: 'ValidationError' }, { task_id: expect.any(String) }]);
  });

  test('is refused where it cannot be done, as a blocking call is', async () => {
    await expect(client.evaluate({ ...asked, criteria: 'Whatever', block: false })).rejects.toMatchObject({
      name: 'ValidationError',
    });
  });
});

test('a task that failed is given with its error, and is no error of the waiting', async () => {
  await using model = await scriptedProvider([{ status: 401 }]);
  await using judged = await startDeemster(judgedBy(model));
  await using own = clientOf(judged);
  const { task_id } = await own.evaluate({ ...asked, criteria: modelCriterion, block: false });
  expect(await own.waitForTask(task_id)).toMatchObject({ status: 'failed', result: null, error: { status: 500 } });
});

describe('a task that does not end', () => {
  test('is not waited for longer than the timeout, and continues until it is cancelled', async () => {
    await using model = await scriptedProvider([{ hang: true }]);
    await using judged = await startDeemster(judgedBy(model));
    await using own = clientOf(judged);
    const { task_id } = await own.evaluate({ ...asked, criteria: modelCriterion, block: false });
    await model.arrived(1);
    const error = await own.waitForTask(task_id, { timeout: 0.05 }).catch((reason) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      status: undefined,
      message: `Task ${task_id} did not end within 0.05 s. It was not cancelled; wait again with a longer timeout.`,
    });
    expect(await own.task(task_id)).toMatchObject({ status: 'running', finished_at: null });

    const waited = own.waitForTask(task_id);
    expect(await own.cancelTask(task_id)).toBeUndefined();
    expect(await waited).toMatchObject({ status: 'cancelled', result: null });
    await expect(own.cancelTask(task_id)).rejects.toMatchObject({ name: 'DeemsterError', status: 409 });
  });

  test('is not waited for longer where all places of the client are taken', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using model = await scriptedProvider([
      async () => {
        await released;
        return { reply: verdictReply() };
      },
    ]);
    await using judged = await startDeemster(judgedBy(model));
    await using own = clientOf(judged, { maxConcurrentRequests: 1 });
    const evaluated = own.evaluate({ ...asked, criteria: modelCriterion });
    await model.arrived(1);
    await expect(own.waitForTask(unknown, { timeout: 0.05 })).rejects.toThrow(TimeoutError);
    release();
    expect(await evaluated).toMatchObject({ score: 1 });
  });

  test('is waited for until the signal is aborted, and continues', async () => {
    await using model = await scriptedProvider([{ hang: true }]);
    await using judged = await startDeemster(judgedBy(model));
    await using own = clientOf(judged);
    const { task_id } = await own.evaluate({ ...asked, criteria: modelCriterion, block: false });
    await model.arrived(1);
    const controller = new AbortController();
    const waited = own.waitForTask(task_id, { signal: controller.signal }).catch((error) => error);
    const reason = new Error('Enough.');
    controller.abort(reason);
    expect(await waited).toBe(reason);
    expect(await own.task(task_id)).toMatchObject({ status: 'running' });
    await own.cancelTask(task_id);
  });
});

test('waiting lets the service hold its answer back, not longer than the time that is left; asking does not', async () => {
  const ended: Step = { status: 200, body: { finished_at: '2026-11-21T00:00:00Z' } };
  await using server = await misbehavingServer(ended, ended, ended, ended);
  await using own = server.client();
  await own.waitForTask('1');
  await own.waitForTask('1', { timeout: 2.5 });
  await own.waitForTask('1', { timeout: 0.5 });
  await own.task('1');
  const line = 'GET /api/v1/tasks/1?wait=';
  expect(server.requests.map((request) => request.line)).toEqual([`${line}10`, `${line}3`, `${line}1`, `${line}0`]);
});

test('waiting continues while the service is unavailable, because its tasks survive', async () => {
  const away: Step[] = [{ reset: 'at once' }, { reset: 'at once' }];
  await using server = await misbehavingServer(...away, { status: 200, body: { finished_at: '2026-11-21T00:00:00Z' } });
  await using own = server.client();
  expect(await own.waitForTask('1')).toMatchObject({ finished_at: '2026-11-21T00:00:00Z' });
});

test('one who waited for a service that stayed away is told so', async () => {
  await using server = await misbehavingServer(failed(503), failed(503));
  await using own = server.client();
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  const error = await own.waitForTask('1', { timeout: 0.4 }).catch((reason) => reason);
  random.mockRestore();
  expect(error).toMatchObject({ name: 'TimeoutError', cause: { status: 503 } });
});

test('a question about a task may take longer than the client waits for other calls', async () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  await using server = await misbehavingServer({ status: 200, body: { finished_at: '2026-11-21T00:00:00Z' } });
  await using own = server.client({ timeout: 7 });
  await own.waitForTask('1', { timeout: 300 });
  const waits = set.mock.calls.map(([, milliseconds]) => milliseconds);
  set.mockRestore();
  expect(waits).toContain(300_000);
  expect(waits).not.toContain(7000);
});

test('a task that is not there is a NotFoundError', async () => {
  for (const call of [client.task(unknown), client.waitForTask(unknown), client.cancelTask(unknown)])
    await expect(call).rejects.toThrow(NotFoundError);
});

test('a task that has ended cannot be cancelled', async () => {
  const { task_id } = await client.evaluate({ ...asked, block: false });
  await client.waitForTask(task_id);
  await expect(client.cancelTask(task_id)).rejects.toMatchObject({ name: 'DeemsterError', status: 409 });
});
