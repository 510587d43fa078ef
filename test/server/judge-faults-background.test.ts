import { jest } from '@jest/globals';
import { verdictReply } from '../scripted-provider.ts';
import { background, endOf } from '../tasks/task-helpers.ts';
import { error, PROVIDERS } from './fault-providers.ts';
import { FAULT, failed, times, usual } from './fault-row.ts';
import { BROKEN, CLASSES, PROSE } from './fault-rows-classes.ts';
import { begin, difference, type FaultService, faultService, requestOf, usedBy } from './fault-service.ts';

describe.each(PROVIDERS)('behind %s, a task fails with the same status and sentence when the server', (name) => {
  let service: FaultService;
  beforeAll(async () => {
    // Retries without a wait, those of the task too.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    service = await faultService(name);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await service[Symbol.asyncDispose]();
  });

  const submit = async (does: string): Promise<string> =>
    (await service.deemster.post(background, requestOf({ does }))).body.task_id;
  const tracesOf = async (does: string) =>
    (await service.deemster.get(`/api/v1/traces?tag=${encodeURIComponent(`row:${does}`)}`)).body.traces;

  test.each(CLASSES)('$does', async ({ does, steps, want, paid = usual(0), tries }) => {
    const { deemster, provider } = service;
    const before = await usedBy(deemster);
    await using script = begin(provider, times(tries, steps).flat());
    expect(await endOf(deemster, await submit(does))).toMatchObject({
      status: 'failed',
      attempts: tries,
      attempt_log: times(tries, { error: want }),
      error: want,
      result: null,
      trace_id: null,
      evaluation_ids: [],
    });
    expect(script.calls()).toBe(tries * steps.length);
    expect(difference(await usedBy(deemster), before)).toEqual({
      requests: 1,
      evaluations: 0,
      judge_tokens: {
        prompt: paid.prompt * tries,
        completion: paid.completion * tries,
        cached_prompt: paid.cached_prompt * tries,
      },
    });
    expect(await tracesOf(does)).toEqual([]);
  });

  test('fails, and it succeeds when the server answers at last, with one evaluation', async () => {
    const { deemster, provider } = service;
    const before = await usedBy(deemster);
    await using _script = begin(provider, [PROSE, ...times(3, BROKEN), { reply: verdictReply({ label: 'N' }) }]);
    const task = await endOf(deemster, await submit('answers at last'));
    expect(task).toMatchObject({
      status: 'succeeded',
      attempts: 2,
      attempt_log: [{ error: failed(500) }, { error: null }],
      error: null,
      result: { score: 0 },
    });
    const evaluation = { id: task.evaluation_ids[0], score: 0, sub_trace: { usage: usual(1) } };
    expect(await tracesOf('answers at last')).toMatchObject([{ id: task.trace_id, evaluations: [evaluation] }]);
    expect(difference(await usedBy(deemster), before)).toEqual({
      requests: 1,
      evaluations: 1,
      judge_tokens: usual(2),
    });
  });

  // The last one, since no other call goes to a server that has said to wait.
  test('limits, and waits for as long as the server says', async () => {
    const { deemster, provider } = service;
    await using script = begin(provider, [error(429, {}, { 'retry-after': '120' })]);
    const id = await submit('limits');
    let task: { attempts: number };
    do task = (await deemster.get(`/api/v1/tasks/${id}`)).body;
    while (task.attempts === 0);
    expect(task).toMatchObject({
      status: 'queued',
      attempts: 1,
      attempt_log: [{ error: FAULT.limited }],
      error: null,
      result: null,
    });
    expect(script.calls()).toBe(1);
    expect(await tracesOf('limits')).toEqual([]);
  });
});
