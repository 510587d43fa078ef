import { bytesOf, conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const contains = 'Passes if the response contains "yes"';
/** A stored evaluation of a case in a run. */
const judged = (run: string, name: string, answer = 'yes', more: Record<string, unknown> = {}) =>
  deemster.evaluate({
    messages: [conversation[0], { role: 'assistant', content: answer }],
    evaluation_criteria: contains,
    tags: { run, case: name },
    ...more,
  });
const traceOf = ({ headers }: { headers: Headers }) => headers.get('x-trace-id')!;
const listed = async (options = {}) => (await deemster.get('/api/v1/runs?page_size=500', options)).body.runs;
const found = async (run: string) => (await listed()).find((one: { run: string }) => one.run === run);
const remove = (run: string, options = {}) =>
  deemster.call('DELETE', `/api/v1/runs/${encodeURIComponent(run)}`, undefined, options);

test('a run counts its traces, cases, evaluations, criteria and judges', async () => {
  const first = await judged('count/1', 'a');
  await judged('count/1', 'a', 'no');
  await deemster.evaluate({ trace_id: traceOf(first), messages: conversation, evaluation_criteria: criterion });
  const { body: stored } = await deemster.post('/api/v1/traces', {
    messages: conversation,
    tags: { run: 'count/1', case: 'b' },
  });
  const { body: trace } = await deemster.get(`/api/v1/traces/${traceOf(first)}`);
  expect(await found('count/1')).toEqual({
    run: 'count/1',
    created_at: trace.created_at,
    last_at: stored.created_at,
    traces: 3,
    cases: 2,
    evaluations: 3,
    failed: 0,
    judges: ['check'],
    criteria: 2,
  });
  expect(trace.evaluations[0].sub_trace.reader_version).toBe('reader-3');
});

test('criteria that differ only in the values of placeholders are one', async () => {
  const template = { evaluation_criteria: 'Passes if the response contains {{word}}' };
  await judged('template', 'a', 'yes', { ...template, variables: { word: 'yes' } });
  await judged('template', 'b', 'no', { ...template, variables: { word: 'no' } });
  expect(await found('template')).toMatchObject({ evaluations: 2, criteria: 1 });
  const { body } = await deemster.get('/api/v1/runs/compare?base=template&candidate=template');
  expect(body.criteria.map((one: { criterion: string }) => one.criterion)).toEqual([template.evaluation_criteria]);
});

test('another tag moves a trace to another run, with all that it counts', async () => {
  const stays = await judged('moves from', 'a');
  const moves = await judged('moves from', 'b');
  const trace_id = traceOf(moves);
  await deemster.evaluate({
    trace_id,
    messages: conversation,
    evaluation_criteria: criterion,
    tags: { run: 'moves to' },
  });
  expect(await found('moves from')).toMatchObject({ traces: 1, cases: 1, evaluations: 1, criteria: 1 });
  expect(await found('moves to')).toMatchObject({ traces: 1, cases: 1, evaluations: 2, criteria: 2 });
  // To a case that the run has already.
  await judged('moves to', 'c');
  await deemster.evaluate({ trace_id, messages: conversation, tags: { case: 'c' } });
  expect(await found('moves to')).toMatchObject({ traces: 2, cases: 1, evaluations: 4 });
  await deemster.evaluate({ trace_id: traceOf(stays), messages: conversation, tags: { run: 'moves to' } });
  expect(await found('moves from')).toBeUndefined();
  expect(await found('moves to')).toMatchObject({ traces: 3, cases: 2, evaluations: 6 });
});

test('deleting a trace takes it out of its run, and the last one ends the run', async () => {
  const [first, second] = [await judged('shrinks', 'a'), await judged('shrinks', 'b', 'no')];
  await deemster.evaluate({ trace_id: traceOf(second), messages: conversation, evaluation_criteria: criterion });
  await deemster.call('DELETE', `/api/v1/traces/${traceOf(second)}`);
  expect(await found('shrinks')).toMatchObject({ traces: 1, cases: 1, evaluations: 1, criteria: 1 });
  await deemster.call('DELETE', `/api/v1/traces/${traceOf(first)}`);
  expect(await found('shrinks')).toBeUndefined();
});

test('a deleted run leaves other runs as they are, and no text in any file', async () => {
  await using own = await startDeemster();
  const marker = 'zanzibar-marker-7391';
  const send = (run: string, name: string, content: string) =>
    own.evaluate({
      messages: [conversation[0], { role: 'assistant', content }],
      evaluation_criteria: `Passes if the response contains "${marker}"`,
      tags: { run, case: name },
    });
  await own.evaluate({ tags: { run: 'kept', case: 'x' } });
  await Promise.all(
    Array.from({ length: 120 }, (_, at) => send(`${marker}/run`, `${marker} ${at}`, `${marker} ${at}`)),
  );
  expect((await bytesOf(own.dataDir)).includes(marker)).toBe(true);
  const { body: before } = await own.get('/api/v1/runs');
  expect(before.runs).toMatchObject([{ run: `${marker}/run`, traces: 120, cases: 120 }, { run: 'kept' }]);
  const path = `/api/v1/runs/${encodeURIComponent(`${marker}/run`)}`;
  expect((await own.call('DELETE', path)).status).toBe(204);
  expect((await own.get('/api/v1/runs')).body.runs).toEqual([before.runs[1]]);
  expect((await own.get('/api/v1/traces')).body.traces).toHaveLength(1);
  expect(await own.call('DELETE', path)).toMatchObject({
    status: 404,
    body: { detail: `No run is named "${marker}/run".` },
  });
  expect((await bytesOf(own.dataDir)).includes(marker)).toBe(false);
});

test('a run named like a part of the address is deleted too', async () => {
  await judged('compare', 'a');
  expect((await remove('compare')).status).toBe(204);
});

test('runs are listed newest first, in pages that do not skip or repeat one', async () => {
  await using own = await startDeemster();
  for (const run of ['1', '2', '3', '4', '5']) await own.evaluate({ tags: { run } });
  const names: string[] = [];
  let token = '';
  do {
    const { body } = await own.get(`/api/v1/runs?page_size=2${token && `&page_token=${token}`}`);
    names.push(...body.runs.map(({ run }: { run: string }) => run));
    token = body.next_page_token;
    // A run that is new meanwhile comes before the first page.
    await own.evaluate({ tags: { run: `later ${names.length}` } });
  } while (token);
  expect(names).toEqual(['5', '4', '3', '2', '1']);
  expect((await own.get('/api/v1/runs?page_token=unknown')).status).toBe(422);
});

test('another account sees, compares and deletes nothing', async () => {
  await judged('private', 'a');
  const key = await otherAccount(deemster);
  expect(await listed({ key })).toEqual([]);
  expect((await remove('private', { key })).status).toBe(404);
  expect((await deemster.get('/api/v1/runs/compare?base=private&candidate=private', { key })).status).toBe(404);
  await deemster.evaluate({ tags: { run: 'private' } }, { key });
  expect(await listed({ key })).toMatchObject([{ run: 'private', traces: 1, cases: 0 }]);
  expect(await found('private')).toMatchObject({ traces: 1, cases: 1 });
  expect((await remove('private', { key })).status).toBe(204);
  expect(await found('private')).toMatchObject({ traces: 1 });
});
