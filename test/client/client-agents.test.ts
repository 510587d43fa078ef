import { type AsyncDeemster, BadRequestError, ValidationError } from '../../src/client/index.ts';
import { bytesOf, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { clientOf } from './client-of.ts';

const marker = 'zanzibar-marker-6103';
const high = 'Fails if the response contains "higher"';
const trace = traceOf(
  agent('root', llm([user(marker)], [says('I will look.')]), 'a', llm([user('A: 3')], [says('A is higher.')])),
  agent('a', llm([user('How high is A?')], [says('3')])),
);

let deemster: Deemster;
let client: AsyncDeemster;
beforeEach(async () => {
  deemster = await startDeemster();
  client = clientOf(deemster);
});
afterEach(async () => {
  await client.close();
  await deemster.stop();
});

const traces = () => Array.fromAsync(client.traces());

test('an evaluator stands for the criterion', async () => {
  await client.evaluators.create('high', { criteria: high });
  const result = await client.evaluateTrace({ trace, evaluatorName: 'high' });
  expect(result).toMatchObject({ criterion: high, agent_scores: { root: 0.5, a: 1 } });
  const { evaluations } = await client.trace(result.trace_id!);
  expect(evaluations.map(({ evaluator_name }) => evaluator_name)).toEqual(['high', 'high']);
});

test('one criterion gives the scores of all agents, stored, with the names of the wire', async () => {
  const result = await client.evaluateTrace({ trace, criteria: high, tags: { run: 7 } });
  expect(result).toEqual({
    agent_scores: { root: 0.5, a: 1 },
    overall_score: 0.75,
    explanation: expect.any(String),
    criterion: high,
    results_by_agent_name: { 'root agent': expect.anything(), 'a agent': expect.anything() },
    trace_id: expect.any(String),
    request_id: expect.stringMatching(/./),
  });
  const stored = await client.trace(result.trace_id!);
  expect(stored).toMatchObject({ trace, tags: { run: '7' } });
  expect(stored.evaluations).toHaveLength(2);
});

test('several criteria give a list in their order, and one trace with its tags', async () => {
  const results = await client.evaluateTrace({ trace, criteria: [criterion, high], tags: { run: 8 } });
  expect(results).toMatchObject([
    { criterion, overall_score: 1 },
    { criterion: high, overall_score: 0.75 },
  ]);
  const [stored, ...others] = await traces();
  expect(others).toEqual([]);
  expect(results.map(({ trace_id }) => trace_id)).toEqual([stored!.id, stored!.id]);
  expect(stored).toMatchObject({ trace, tags: { run: '8' } });
  expect(stored!.evaluations).toHaveLength(4);
});

test('without waiting there are tasks, of which several share one trace', async () => {
  const { task_id } = await client.evaluateTrace({ trace, criteria: high, block: false });
  const task = await client.waitForTask(task_id);
  expect(task).toMatchObject({ kind: 'trace', status: 'succeeded', result: { overall_score: 0.75 } });
  await client.deleteTrace(task.trace_id!);

  const submitted = await client.evaluateTrace({ trace, criteria: [criterion, high], block: false });
  const tasks = await Promise.all(submitted.map((each) => client.waitForTask(each.task_id)));
  expect(tasks).toMatchObject([{ result: { overall_score: 1 } }, { result: { overall_score: 0.75 } }]);
  const [stored, ...others] = await traces();
  expect(others).toEqual([]);
  expect(tasks.map(({ trace_id }) => trace_id)).toEqual([stored!.id, stored!.id]);
});

test('retention none stores nothing', async () => {
  const nothing = { overall_score: 0.75, trace_id: null };
  const request = { trace, tags: { marker }, dataRetention: 'none' } as const;
  expect(await client.evaluateTrace({ ...request, criteria: high })).toMatchObject(nothing);
  expect(await client.evaluateTrace({ ...request, criteria: [high, high] })).toMatchObject([nothing, nothing]);
  expect(await traces()).toEqual([]);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});

test('the model core of the call goes before that of the client', async () => {
  await using own = clientOf(deemster, { modelCore: 'align-lightning-20251127' });
  await expect(own.evaluateTrace({ trace, criteria: high })).rejects.toThrow(ValidationError);
  await own.evaluateTrace({ trace, criteria: high, modelCore: 'align-20260109', evaluateLatest: false });
  expect((await client.usage()).map(({ model_core }) => model_core)).toEqual(['align-20260109']);
});

test('what a builder of traces has built is evaluated as it is now', async () => {
  const builder = { toJSON: () => trace };
  expect(await client.evaluateTrace({ trace: builder, criteria: high })).toMatchObject({ overall_score: 0.75 });
});

test('a trace without model output, and a value that is not a trace, are errors', async () => {
  await expect(client.evaluateTrace({ trace: traceOf(agent('root')), criteria: high })).rejects.toThrow(
    BadRequestError,
  );
  const cut = { ...trace, root_agent_instance_id: 'nobody' };
  await expect(client.evaluateTrace({ trace: cut, criteria: high })).rejects.toThrow(ValidationError);
  const settled = await client.evaluateTrace({ trace: cut, criteria: [high, criterion], settle: true });
  expect(settled).toMatchObject([{ name: 'ValidationError' }, { name: 'ValidationError' }]);
  expect(await traces()).toEqual([]);
});

test('one wrong criterion throws, or stands in its place', async () => {
  const criteria = [high, 'Whatever'];
  await expect(client.evaluateTrace({ trace, criteria })).rejects.toThrow(ValidationError);
  expect(await client.evaluateTrace({ trace, criteria, settle: true })).toMatchObject([
    { overall_score: 0.75 },
    { name: 'ValidationError' },
  ]);
});
