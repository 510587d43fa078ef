import { conversation, type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const unknown = '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11';
const create = (body: Record<string, unknown> = {}) =>
  deemster.post('/api/v1/traces', { messages: conversation, ...body });

test('a stored conversation is given back as it came', async () => {
  const given = {
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'a\u0000b \ud800 ￿' }], extra: { deep: [1, null, 'x'] } },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'f', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: '42', __custom: true },
    ],
    system: 'Be brief.',
    tools: [{ type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } }],
    tags: { release: '1', 'a:b': 'c' },
  };
  const made = await create(given);
  expect(made.status).toBe(201);
  const { status, body } = await deemster.get(`/api/v1/traces/${made.body.id}`);
  expect([status, body]).toEqual([
    200,
    {
      id: made.body.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      tags: given.tags,
      rating: null,
      trace: { messages: given.messages, system: given.system, tools: given.tools },
      comments: [],
      labels: [],
      evaluations: [],
    },
  ]);
  expect(made.body).toEqual(body);
});

test('a key named __proto__ in a message is kept as it is', async () => {
  const made = await deemster.post(
    '/api/v1/traces',
    '{"messages":[{"role":"user","__proto__":{"a":1}}],"tags":{"__proto__":"x"}}',
  );
  expect(made.status).toBe(201);
  const text = JSON.stringify((await deemster.get(`/api/v1/traces/${made.body.id}`)).body);
  expect(text).toContain('{"role":"user","__proto__":{"a":1}}');
  expect(text).toContain('"tags":{"__proto__":"x"}');
});

test('the caller may choose the id, once', async () => {
  const id = '019a5f0e-0000-7d3a-9a54-2f1f6a1c0b11';
  expect((await create({ id: id.toUpperCase() })).body.id).toBe(id);
  const again = await create({ id });
  expect([again.status, again.body]).toEqual([409, { detail: 'A trace with this id already exists.' }]);
});

test('an evaluation joins the stored trace that it names', async () => {
  const { body: trace } = await create({ tags: { a: '1', b: '2' } });
  const same = await deemster.evaluate({ trace_id: trace.id.toUpperCase(), tags: { b: '3', c: '4' } });
  expect(same.headers.get('x-trace-id')).toBe(trace.id);
  const other = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello there' },
  ];
  const different = await deemster.evaluate({ trace_id: trace.id, messages: other });
  expect(different.status).toBe(200);

  const { body } = await deemster.get(`/api/v1/traces/${trace.id}`);
  expect(body.trace.messages).toEqual(conversation);
  expect(body.tags).toEqual({ a: '1', b: '3', c: '4' });
  expect(
    body.evaluations.map((evaluation: { id: string; sub_trace: { subject: unknown } }) => [
      evaluation.id,
      evaluation.sub_trace.subject,
    ]),
  ).toEqual([
    [same.headers.get('x-evaluation-id'), { conversation: null, responses: [{ first: 1, last: 1 }] }],
    [
      different.headers.get('x-evaluation-id'),
      { conversation: { messages: other, system: null, tools: null }, responses: [{ first: 1, last: 1 }] },
    ],
  ]);
});

test('a trace_id of no stored trace is 400, and nothing is stored', async () => {
  const { status, body, headers } = await deemster.evaluate({ trace_id: unknown });
  expect([status, body.detail, headers.get('x-trace-id')]).toEqual([400, expect.stringContaining('trace_id'), null]);
  expect((await deemster.get(`/api/v1/traces/${unknown}`)).status).toBe(404);
});

test('comments are listed in their order, the last rating stands', async () => {
  const { body: trace } = await create();
  const first = await deemster.post('/api/v1/annotations/comment', { trace_id: trace.id, comment: 'Good 👍🏽' });
  expect([first.status, first.body]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      trace_id: trace.id,
      comment: 'Good 👍🏽',
      created_at: expect.any(String),
    },
  ]);
  await deemster.post('/api/v1/annotations/comment', { trace_id: trace.id, comment: 'Not so good' });
  for (const rating of [true, false]) {
    const { status, body } = await deemster.post('/api/v1/annotations/rating', { trace_id: trace.id, rating });
    expect([status, body]).toEqual([200, { trace_id: trace.id, rating }]);
  }
  const { body } = await deemster.get(`/api/v1/traces/${trace.id}`);
  expect([body.rating, body.comments.map(({ comment }: { comment: string }) => comment)]).toEqual([
    false,
    ['Good 👍🏽', 'Not so good'],
  ]);
});

test('tags are added to a trace, and a new value replaces the old one', async () => {
  const { body: trace } = await create({ tags: { kept: 'a', 'ü "': 'old' } });
  const tag = (tags: object, id = trace.id) => deemster.post('/api/v1/annotations/tags', { trace_id: id, tags });
  const tagged = await tag({ 'ü "': 'new', run: 'tagged' });
  expect([tagged.status, tagged.body]).toEqual([200, { trace_id: trace.id, tags: { 'ü "': 'new', run: 'tagged' } }]);
  const list = async (query: string) => (await deemster.get(`/api/v1/traces?${query}`)).body.traces;
  expect(await list('tag=run:tagged&tag=kept:a')).toMatchObject([
    { id: trace.id, tags: { kept: 'a', 'ü "': 'new', run: 'tagged' } },
  ]);
  expect(await list(String(new URLSearchParams({ tag: 'ü ":old' })))).toEqual([]);
  expect((await deemster.get('/api/v1/runs')).body.runs).toMatchObject([{ run: 'tagged', traces: 1 }]);
  await deemster.post('/api/v1/annotations/rating', { trace_id: trace.id, rating: true });
  await tag({ later: 'yes' });
  expect(await list('tag=later:yes&rating=true')).toHaveLength(1);
  const many = Object.fromEntries(Array.from({ length: 97 }, (_, at) => [`tag ${at}`, 'x']));
  const full = await tag(many);
  expect([full.status, full.body.detail]).toEqual([
    409,
    'A trace holds at most 100 tags, and this one would get more.',
  ]);
  expect((await deemster.get(`/api/v1/traces/${trace.id}`)).body.tags).not.toHaveProperty('tag 0');
  expect((await tag({ kept: 'b' })).status).toBe(200);
  for (const wrong of [{}, { a: 1 }, { a: null }, { 'a\0': 'b' }]) expect((await tag(wrong)).status).toBe(422);
  expect((await tag({ a: 'b' }, unknown)).status).toBe(404);
});

test('what belongs to no trace of this account is 404', async () => {
  const replies = await Promise.all([
    deemster.get(`/api/v1/traces/${unknown}`),
    deemster.call('DELETE', `/api/v1/traces/${unknown}`),
    deemster.post('/api/v1/annotations/comment', { trace_id: unknown, comment: 'x' }),
    deemster.post('/api/v1/annotations/rating', { trace_id: unknown, rating: true }),
  ]);
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([404, { detail: 'No such trace.' }]));
});

test('deleting takes everything along', async () => {
  const key = { headers: { 'Idempotency-Key': 'delete-me' } };
  const evaluated = await deemster.evaluate({ tags: { gone: 'soon' } }, key);
  const id = evaluated.headers.get('x-trace-id');
  await deemster.post('/api/v1/annotations/comment', { trace_id: id, comment: 'x' });
  const deleted = await deemster.call('DELETE', `/api/v1/traces/${id}`);
  expect([deleted.status, deleted.body]).toEqual([204, '']);
  expect((await deemster.get(`/api/v1/traces/${id}`)).status).toBe(404);
  expect((await deemster.call('DELETE', `/api/v1/traces/${id}`)).status).toBe(404);
  expect((await deemster.get('/api/v1/traces?tag=gone:soon')).body.traces).toEqual([]);
  // The remembered answer was deleted too: the same key is judged again.
  const again = await deemster.evaluate({ tags: { gone: 'soon' } }, key);
  expect(again.headers.get('x-trace-id')).not.toBe(id);
});

describe('the list', () => {
  let own: Deemster;
  const ids: string[] = [];
  beforeAll(async () => {
    own = await startDeemster();
    for (let number = 0; number < 7; number++) {
      const { headers } = await own.evaluate({
        tags: { number: String(number), parity: number % 2 ? 'odd' : 'even' },
        evaluation_criteria:
          number < 3 ? 'Passes if the response contains "working"' : 'Fails if the response contains "working"',
      });
      const id = headers.get('x-trace-id')!;
      ids.unshift(id);
      if (number > 4) await own.post('/api/v1/annotations/rating', { trace_id: id, rating: number === 5 });
    }
  });
  afterAll(() => own[Symbol.asyncDispose]());
  /** Numbers of the listed traces, newest first. */
  const numbers = async (query: string) =>
    (await own.get(`/api/v1/traces?${query}`)).body.traces.map(({ tags }: { tags: { number: string } }) =>
      Number(tags.number),
    );

  test('is newest first and whole', async () => {
    const { body } = await own.get('/api/v1/traces');
    expect(body.next_page_token).toBeNull();
    expect(body.traces.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.traces[0]).toEqual((await own.get(`/api/v1/traces/${ids[0]}`)).body);
  });

  test.each([
    ['tag=parity:odd', [5, 3, 1]],
    ['tag=parity:odd&tag=number:3', [3]],
    ['tag=parity:none', []],
    ['rating=true', [5]],
    ['rating=false', [6]],
    ['min_score=0.5', [2, 1, 0]],
    ['max_score=0.5', [6, 5, 4, 3]],
    ['min_score=0.5&tag=parity:even', [2, 0]],
    ['min_score=0.2&max_score=0.8', []],
    ['min_score=1&max_score=0', []],
    ['min_score=0&max_score=0&tag=parity:odd', [5, 3]],
    ['rating=true&tag=parity:odd', [5]],
    ['rating=false&tag=parity:odd', []],
    ['rating=false&max_score=0.5', [6]],
    ['end_date=2999-01-01&rating=true&min_score=0', [5]],
    ['evaluator_name=tone', []],
    ['start_date=2020-01-01&page_size=2', [6, 5]],
    ['start_date=2020-01-01T00:00:00Z&page_size=1', [6]],
    ['start_date=2020-01-01T00:00:00&page_size=1', [6]],
    ['end_date=2020-01-01', []],
    ['start_date=2999-01-01T00:00:00%2B01:00', []],
  ] as [string, number[]][])('%s', async (query, want) => {
    expect(await numbers(query)).toEqual(want);
  });

  test('has a trace once, however many of its evaluations meet a filter, and not when none meets all', async () => {
    await using other = await startDeemster();
    const passes = 'Passes if the response contains "working"';
    const { headers } = await other.evaluate({ evaluation_criteria: passes });
    const trace_id = headers.get('x-trace-id');
    for (const evaluation_criteria of [passes, 'Fails if the response contains "working"', passes])
      await other.evaluate({ trace_id, evaluation_criteria });
    const { headers: last } = await other.evaluate({ evaluation_criteria: passes });
    const ids = [last.get('x-trace-id'), trace_id];
    for (const [query, want] of [
      ['min_score=0', ids],
      ['min_score=0.5', ids],
      ['max_score=0.5', [trace_id]],
      ['min_score=0.1&max_score=0.9', []],
    ] as const) {
      const { body } = await other.get(`/api/v1/traces?${query}`);
      expect([query, body.traces.map(({ id }: { id: string }) => id), body.next_page_token]).toEqual([
        query,
        want,
        null,
      ]);
    }
    const { body: first } = await other.get('/api/v1/traces?min_score=0&page_size=1');
    const { body: second } = await other.get(
      `/api/v1/traces?min_score=0&page_size=1&page_token=${first.next_page_token}`,
    );
    expect([first.traces[0].id, second.traces[0].id, second.next_page_token]).toEqual([...ids, null]);
  });

  test('is paged without a gap or a double, also while rows arrive', async () => {
    const seen: string[] = [];
    let token: string | null = '';
    while (token !== null) {
      const { status, body } = await own.get(`/api/v1/traces?page_size=2${token && `&page_token=${token}`}`);
      expect(status).toBe(200);
      seen.push(...body.traces.map(({ id }: { id: string }) => id));
      if (token === '') await own.evaluate({ tags: { number: '99' } });
      token = body.next_page_token;
    }
    expect(seen).toEqual(ids);
  });

  test('a page token is valid only for its own list', async () => {
    const { body } = await own.get('/api/v1/traces?page_size=1');
    const token = body.next_page_token;
    const cut = token.slice(0, -1);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
    // As it was given before tokens were encrypted.
    const readable = `${Buffer.from('[9999999999999,9]').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA`;
    for (const query of [
      `page_token=${cut}`,
      `page_token=${forged}`,
      `page_token=${readable}`,
      'page_token=A',
      `page_token=${token}.x`,
      `rating=true&page_token=${token}`,
    ])
      expect((await own.get(`/api/v1/traces?${query}`)).status).toBe(422);
    expect((await deemster.get(`/api/v1/traces?page_token=${token}`)).status).toBe(422);
    expect((await own.get(`/api/v1/traces?page_size=5&page_token=${token}`)).status).toBe(200);
  });
});
