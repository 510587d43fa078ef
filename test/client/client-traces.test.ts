import {
  type AsyncDeemster,
  NotFoundError,
  type Trace,
  type TracesOptions,
  ValidationError,
} from '../../src/client/index.ts';
import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { clientOf } from './client-of.ts';

const unknown = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const long = 'Passes if the response has more than 50 words';

let deemster: Deemster;
let client: AsyncDeemster;
/** The ids of seven traces, oldest first, and when the fourth was made. */
const ids: string[] = [];
let fourth: Trace;

beforeAll(async () => {
  deemster = await startDeemster();
  client = clientOf(deemster);
  await client.evaluators.create('short: yes', { criteria: criterion });
  for (let number = 1; number <= 7; number++) {
    const { trace_id } = await client.evaluate({
      messages: conversation,
      ...(number === 2 ? { evaluatorName: 'short: yes' } : { criteria: number % 2 ? criterion : long }),
      tags: { number, isOdd: number % 2 === 1, note: `${number}: c=d&e f%ü`, 'a:b': 'c' },
    });
    ids.push(trace_id!);
    // So that no two were made in the same millisecond, which a time filter could not part.
    const made = Date.now();
    while (Date.now() === made) await new Promise(setImmediate);
  }
  fourth = await client.trace(ids[3]!);
  await client.rate(ids[0]!, true);
  await client.rate(ids[1]!, false);
});
afterAll(async () => {
  await client.close();
  await deemster.stop();
});

/** The numbers, from 1, of the traces that the options choose. */
const numbersOf = async (options: TracesOptions) =>
  (await Array.fromAsync(client.traces(options))).map(({ id }) => ids.indexOf(id) + 1);

test('insights are sums of the same filters', async () => {
  const { total, groups, intervals } = await client.insights({
    tags: { isOdd: true },
    interval: 'week',
    groupBy: 'criterion',
    threshold: 1,
  });
  expect([total.evaluations, total.pass_rate.value, groups.length]).toEqual([4, 1, 1]);
  expect([groups[0]!.criterion, intervals.at(-1)!.figures.evaluations]).toEqual([criterion, 4]);
  await expect(client.insights({ group: 'run' } as never)).rejects.toThrow(/group/);
});

test('two judges are compared on the traces of the same filters', async () => {
  const asked = { candidateJudge: 'check', minDifference: 0, change: 'same' } as const;
  const { traces, base_judge, judges } = await client.compareJudges({ tags: { isOdd: true }, ...asked });
  expect([traces, base_judge, judges]).toEqual([4, null, []]);
  expect((await client.compareJudges({ startDate: fourth.created_at, ...asked })).traces).toBe(4);
  await expect(client.compareJudges({ baseJudge: 'check', candidateJudge: 'check' })).rejects.toThrow(
    'Both sides are the judge check. Name another one.',
  );
  await expect(client.compareJudges({ failed: true } as never)).rejects.toThrow('has no option failed');
});

test('traces are counted with the same filters', async () => {
  expect(await client.traceFacets({ tags: { isOdd: false }, threshold: 1 })).toEqual({
    traces: 3,
    more: false,
    scores: { below: 2, at_least: 1 },
    ratings: { good: 0, poor: 1 },
    evaluators: [{ evaluator_name: 'short: yes', traces: 1 }],
    tags: [
      { tag: 'isOdd:false', traces: 3 },
      { tag: 'note:2: c=d&e f%ü', traces: 1 },
      { tag: 'note:4: c=d&e f%ü', traces: 1 },
      { tag: 'note:6: c=d&e f%ü', traces: 1 },
      { tag: 'number:2', traces: 1 },
      { tag: 'number:4', traces: 1 },
      { tag: 'number:6', traces: 1 },
    ],
  });
  expect(await client.traceFacets({ failed: true })).toMatchObject({ traces: 0, scores: null, evaluators: null });
  await expect(client.traceFacets({ tag: 'a' } as never)).rejects.toThrow('has no option tag');
});

describe('traces', () => {
  test('are all of them, newest first, however large a page is', async () => {
    const all = [7, 6, 5, 4, 3, 2, 1];
    expect(await numbersOf({})).toEqual(all);
    for (const pageSize of [1, 2, 3, 6, 7, 8, 500]) expect(await numbersOf({ pageSize })).toEqual(all);
  });

  const FILTERS: [string, () => TracesOptions, number[]][] = [
    ['startDate as a Date', () => ({ startDate: new Date(fourth.created_at) }), [7, 6, 5, 4]],
    ['startDate as a text', () => ({ startDate: fourth.created_at }), [7, 6, 5, 4]],
    ['endDate as a Date', () => ({ endDate: new Date(fourth.created_at) }), [3, 2, 1]],
    ['endDate as a text', () => ({ endDate: fourth.created_at.replace('Z', '') }), [3, 2, 1]],
    ['one tag, as a boolean', () => ({ tags: { isOdd: true } }), [7, 5, 3, 1]],
    ['several tags, with a number', () => ({ tags: { isOdd: true, number: 3 } }), [3]],
    ['a tag that an address cannot hold as it is', () => ({ tags: { note: '3: c=d&e f%ü' } }), [3]],
    ['rating true', () => ({ rating: true }), [1]],
    ['rating false', () => ({ rating: false }), [2]],
    ['evaluatorName', () => ({ evaluatorName: 'short: yes' }), [2]],
    ['minScore', () => ({ minScore: 0.5 }), [7, 5, 3, 2, 1]],
    ['maxScore', () => ({ maxScore: 0 }), [6, 4]],
    ['criterion', () => ({ criterion: long }), [6, 4]],
    ['modelCore', () => ({ modelCore: 'align-20250529' }), []],
    ['text', () => ({ text: '"five working" day*', rating: true }), [1]],
    ['failed', () => ({ failed: true }), []],
    ['several', () => ({ minScore: 1, maxScore: 1, tags: { isOdd: true }, startDate: fourth.created_at }), [7, 5]],
    ['what nothing fits', () => ({ tags: { number: 8 } }), []],
  ];

  test.each(FILTERS)('by %s', async (_, options, wanted) => {
    expect(await numbersOf(options())).toEqual(wanted);
    expect(await numbersOf({ ...options(), pageSize: 1 })).toEqual(wanted);
  });

  test('are asked for page by page, as they are needed', async () => {
    const found: string[] = [];
    for await (const { id } of client.traces({ pageSize: 2 })) {
      if (found.length === 0) await client.deleteTrace(ids.pop()!);
      found.push(id);
      if (found.length === 3) break;
    }
    // The page of the two newest had come before one of them was deleted.
    expect(found.slice(1)).toEqual(ids.toReversed().slice(0, 2));
  });

  test.each<[string, TracesOptions, new (...args: never[]) => Error]>([
    ['a date that is none', { startDate: new Date('never') }, RangeError],
    ['a text that is no time', { startDate: 'never' }, ValidationError],
    ['tags that no trace can have', { tags: { a: 'x'.repeat(65) } }, RangeError],
    ['a tag whose key has a colon', { tags: { 'a:b': 'c' } }, TypeError],
    ['a page of none', { pageSize: 0 }, ValidationError],
    ['a score above 1', { minScore: 1.5 }, ValidationError],
  ])('by %s are refused', async (_, options, Class) => {
    await expect(client.traces(options).next()).rejects.toThrow(Class);
    await expect(client.tracePage(options)).rejects.toThrow(Class);
  });
});

test('tracePage gives one page, and the next by its token', async () => {
  const first = await client.tracePage({ pageSize: 4 });
  expect(first.traces.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 4));
  const { traces, next_page_token } = await client.tracePage({ pageSize: 4, pageToken: first.next_page_token! });
  expect(traces.map(({ id }) => id)).toEqual(ids.toReversed().slice(4));
  expect(next_page_token).toBeNull();
  await expect(client.tracePage({ pageToken: 'made up' })).rejects.toThrow(ValidationError);
});

test('a trace keeps its comments, its last rating and its tags', async () => {
  const { trace_id } = await client.evaluate({ messages: conversation, criteria: criterion });
  const id = trace_id!;
  const comment = await client.comment(id, 'Could be warmer.');
  expect(comment).toEqual({
    id: expect.any(String),
    trace_id: id,
    comment: 'Could be warmer.',
    created_at: expect.any(String),
  });
  expect(await client.rate(id, true)).toEqual({ trace_id: id, rating: true });
  expect(await client.rate(id, false)).toEqual({ trace_id: id, rating: false });
  expect(await client.tag(id, { a: '1', b: 'x' })).toEqual({ trace_id: id, tags: { a: '1', b: 'x' } });
  await client.tag(id, { a: 2 });
  expect(await client.trace(id)).toMatchObject({ id, rating: false, comments: [comment], tags: { a: '2', b: 'x' } });
});

test('a person labels a response, judged or not, and withdraws the label', async () => {
  const { trace_id, evaluation_id } = await client.evaluate({ messages: conversation, criteria: long });
  const judged = await client.label(evaluation_id!, false, { score: 0.2, author: 'lead' });
  const unjudged = await client.label({ traceId: trace_id!, evaluatorName: 'short: yes' }, true);
  const byCriterion = await client.label({ traceId: trace_id!, criterion }, true);
  expect(judged).toMatchObject({ evaluation_id, criteria: long, label: false, score: 0.2, author: 'lead' });
  expect((await client.trace(trace_id!)).labels).toEqual([judged, unjudged, byCriterion]);
  await client.withdrawLabel(judged.id);
  expect((await client.trace(trace_id!)).labels).toEqual([unjudged, byCriterion]);
  await expect(client.withdrawLabel(judged.id)).rejects.toThrow(NotFoundError);
  const misspelt = { traceId: trace_id!, criteria: criterion } as never;
  await expect(client.label(misspelt, true)).rejects.toThrow('An unjudged response has no option criteria.');
});

test('a conversation is stored without being judged, once under an id, and then judged once under a key', async () => {
  const id = '0f0e0d0c-0b0a-8908-8706-050403020100';
  const made = await client.createTrace({ messages: conversation, system: 'Be brief.', tags: { number: 8 }, id });
  expect(made).toMatchObject({ id, tags: { number: '8' }, evaluations: [], trace: { system: 'Be brief.' } });
  await expect(client.createTrace({ messages: conversation, id })).rejects.toMatchObject({ status: 409 });
  const asked = { messages: conversation, criteria: criterion, traceId: id, idempotencyKey: 'the key' };
  const { evaluation_id } = await client.evaluate(asked);
  expect(await client.evaluate(asked)).toMatchObject({ trace_id: id, evaluation_id });
  expect((await client.trace(id)).evaluations).toHaveLength(1);
  await expect(client.evaluate({ ...asked, criteria: [criterion] })).rejects.toThrow('idempotencyKey is for one');
  await expect(client.createTrace({ message: conversation } as never)).rejects.toThrow('has no option message.');
  const other = await client.createTrace({ messages: conversation });
  expect(other.id).not.toBe(id);
  for (const one of [id, other.id]) await client.deleteTrace(one);
});

test('variables fill the placeholders of criteria and of evaluators', async () => {
  const criteria = ['Passes if the response contains {{when}}', 'Passes if it has at most {{most:number}} words'];
  const variables = { when: 'five', most: 2 };
  const [contains, short] = await client.evaluate({ messages: conversation, criteria, variables });
  expect([contains!.score, short!.score]).toEqual([1, 0]);
  await client.evaluators.create('says when', { criteria: criteria[0]! });
  const byName = { messages: conversation, evaluatorName: 'says when' };
  expect((await client.evaluate({ ...byName, variables })).score).toBe(1);
  await expect(client.evaluate(byName)).rejects.toThrow(ValidationError);
});

test('a new version of an evaluator keeps the labels of earlier ones if that is asked', async () => {
  await client.evaluators.create('kept', { criteria: criterion });
  expect(await client.evaluators.update('kept', { criteria: long, keepLabels: true })).toMatchObject({
    labels_since: 1,
  });
  expect(await client.evaluators.update('kept', { criteria: criterion })).toMatchObject({ labels_since: 3 });
});

test('runs are listed, compared and deleted', async () => {
  for (const [run, criteria] of [
    ['run 1', criterion],
    ['run/2', criterion],
  ] as const)
    await client.evaluate({ messages: conversation, criteria, tags: { run, case: 'a' } });
  const runs = await Array.fromAsync(client.runs({ pageSize: 1 }));
  expect(runs).toMatchObject([
    { run: 'run/2', traces: 1 },
    { run: 'run 1', traces: 1 },
  ]);
  const { runs: first, next_page_token } = await client.runPage({ pageSize: 1 });
  expect([first, next_page_token]).toEqual([[runs[0]], expect.any(String)]);
  expect(await client.compareRuns('run 1', 'run/2', { threshold: 0.9 })).toMatchObject({
    threshold: 0.9,
    counts: { both_passed: 1 },
  });
  const same = { baseJudge: 'check', candidateJudge: 'check', change: 'same' } as const;
  const { criteria: compared } = await client.compareRuns('run 1', 'run/2', same);
  expect(compared).toMatchObject([{ changed_cases: [{ case: 'a', change: 'same' }] }]);
  const none = await client.compareRuns('run 1', 'run/2', { ...same, candidateJudge: 'nobody', minDifference: 0.1 });
  expect(none.counts).toMatchObject({ compared: 0, missing_in_candidate: 1 });
  await client.deleteRun('run/2');
  await expect(client.compareRuns('run 1', 'run/2')).rejects.toThrow(NotFoundError);
  await expect(client.deleteRun('run/2')).rejects.toThrow('No run is named "run/2".');
  await client.deleteRun('run 1');
});

test('a trace that was deleted is not there', async () => {
  const { trace_id } = await client.evaluate({ messages: conversation, criteria: criterion });
  expect(await client.deleteTrace(trace_id!)).toBeUndefined();
  await expect(client.trace(trace_id!)).rejects.toThrow(NotFoundError);
});

test('a trace that is not there is a NotFoundError', async () => {
  for (const call of [
    () => client.trace(unknown),
    () => client.deleteTrace(unknown),
    () => client.comment(unknown, 'Good'),
    () => client.rate(unknown, true),
    () => client.tag(unknown, { a: 'b' }),
  ])
    await expect(call()).rejects.toThrow(NotFoundError);
});

test('what is no id, and an empty comment, are a ValidationError that says where', async () => {
  await expect(client.trace('a/b?c')).rejects.toThrow(/^422: path\.trace_id: /);
  await expect(client.comment(ids[0]!, '')).rejects.toThrow(/^422: body\.comment: /);
});
