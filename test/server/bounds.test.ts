import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { storedRows } from '../postgres/stored-rows.ts';
import { endOf } from '../tasks/task-helpers.ts';
import { fill } from './full-trace.ts';

let deemster: Deemster;
let trace_id: string;
beforeAll(async () => {
  deemster = await startDeemster();
  trace_id = (await deemster.evaluate()).headers.get('x-trace-id')!;
});
afterAll(() => deemster[Symbol.asyncDispose]());

const comment = (text: string) => deemster.post('/api/v1/annotations/comment', { trace_id, comment: text });

test('a comment holds at most 20,000 characters', async () => {
  expect((await comment('𝄞'.repeat(20_000))).status).toBe(200);
  expect(await comment('x'.repeat(20_001))).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'comment'], type: 'string_too_long' }] },
  });
});

test('a trace holds at most 1,000 comments', async () => {
  await fill(deemster, 'comments', 999);
  expect((await comment('The thousandth.')).status).toBe(200);
  expect(await comment('One more.')).toMatchObject({ status: 409, body: { detail: expect.stringContaining('1,000') } });
  const other = { trace_id: trace_id.replace(/^./, 'f'), comment: 'x' };
  expect((await deemster.post('/api/v1/annotations/comment', other)).status).toBe(404);
});

test('a trace holds at most 10,000 evaluations, which nothing is judged for beyond', async () => {
  await fill(deemster, 'evaluations', 9999);
  expect((await deemster.evaluate({ trace_id })).status).toBe(200);
  const used = async () => (await deemster.get('/api/v1/usage')).body.usage[0].requests;
  const before = await used();
  const full = { status: 409, body: { detail: expect.stringContaining('10,000') } };
  expect(await deemster.evaluate({ trace_id })).toMatchObject(full);
  const request = { trace_id, messages: conversation, evaluation_criteria: criterion };
  expect(await deemster.post('/api/v1/evals/reward/background', request)).toMatchObject(full);
  expect(await used()).toBe(before);
  // Nothing of it is kept, so nothing is full.
  expect((await deemster.evaluate({ trace_id, data_retention: 'none' })).status).toBe(200);
});

test('evaluations that are judged at the same time do not pass the bound together', async () => {
  const { headers } = await deemster.evaluate();
  trace_id = headers.get('x-trace-id')!;
  await storedRows(
    deemster.dataDir,
    `UPDATE evaluations SET trace_seq = (SELECT seq FROM traces WHERE id = '${trace_id}')
    WHERE seq IN (SELECT seq FROM evaluations LIMIT 9998)`,
  );
  const request = { trace_id, messages: conversation, evaluation_criteria: criterion };
  const [sync, tasks] = [
    Array.from({ length: 3 }, () => deemster.evaluate({ trace_id })),
    Array.from({ length: 3 }, () => deemster.post('/api/v1/evals/reward/background', request)),
  ];
  const statuses = (await Promise.all(sync)).map(({ status }) => status);
  for (const { status, body } of await Promise.all(tasks)) {
    const ended = status === 202 ? await endOf(deemster, body.task_id) : undefined;
    statuses.push(status !== 202 ? status : ended!.status === 'succeeded' ? 200 : ended!.error!.status);
  }
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

const tagsFrom = (first: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${first + index}`, 'value']));

test('a request gives at most 100 tags', async () => {
  const tooMany = {
    status: 422,
    body: { detail: [{ loc: ['body', 'tags'], type: 'too_long', msg: 'Give at most 100 entries, not 101.' }] },
  };
  expect(await deemster.evaluate({ tags: tagsFrom(0, 101) })).toMatchObject(tooMany);
  expect(await deemster.post('/api/v1/traces', { messages: conversation, tags: tagsFrom(0, 101) })).toMatchObject(
    tooMany,
  );
});

test('a trace holds at most 100 tags, however they are added', async () => {
  const { headers } = await deemster.evaluate({ tags: tagsFrom(0, 100) });
  const full = headers.get('x-trace-id')!;
  expect((await deemster.evaluate({ trace_id: full })).status).toBe(200);
  expect((await deemster.evaluate({ trace_id: full, tags: tagsFrom(50, 50) })).status).toBe(200);
  const conflict = {
    status: 409,
    body: { detail: 'A trace holds at most 100 tags, and this one would get more.' },
  };
  expect(await deemster.evaluate({ trace_id: full, tags: tagsFrom(50, 51) })).toMatchObject(conflict);
  const request = { messages: conversation, evaluation_criteria: criterion, trace_id: full, tags: tagsFrom(50, 51) };
  expect(await deemster.post('/api/v1/evals/reward/background', request)).toMatchObject(conflict);
  // Nothing of it is kept, so nothing is full.
  expect((await deemster.evaluate({ trace_id: full, tags: tagsFrom(50, 51), data_retention: 'none' })).status).toBe(
    200,
  );
  const { body } = await deemster.get(`/api/v1/traces/${full}`);
  expect(body.tags).toEqual(tagsFrom(0, 100));
});

test('tags that are added at the same time do not pass the bound together', async () => {
  const { headers } = await deemster.evaluate({ tags: tagsFrom(0, 50) });
  const shared = headers.get('x-trace-id')!;
  const added = Array.from({ length: 3 }, (_, index) => tagsFrom(100 * (index + 1), 50));
  const answers = await Promise.all([
    ...added.map((tags) => deemster.evaluate({ trace_id: shared, tags })),
    ...added.map(async (tags) => {
      const request = { messages: conversation, evaluation_criteria: criterion, trace_id: shared, tags };
      const { status, body } = await deemster.post('/api/v1/evals/reward/background', request);
      if (status !== 202) return { status };
      const ended = await endOf(deemster, body.task_id);
      return { status: ended.status === 'succeeded' ? 200 : ended.error!.status };
    }),
  ]);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 409]);
  const { body } = await deemster.get(`/api/v1/traces/${shared}`);
  expect(Object.keys(body.tags)).toHaveLength(100);
});
