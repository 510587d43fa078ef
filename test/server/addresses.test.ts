import { conversation, type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

/** What a query may hold that a careless reader of queries would trip over. */
const faults: [path: string, want: [loc: (string | number)[], type: string]][] = [
  ['/api/v1/traces?__proto__=1', [['query', '__proto__'], 'extra_forbidden']],
  ['/api/v1/traces?constructor=1', [['query', 'constructor'], 'extra_forbidden']],
  ['/api/v1/traces?tag[__proto__]=a:b', [['query', 'tag[__proto__]'], 'extra_forbidden']],
  ['/api/v1/traces?tag[]=a:b', [['query', 'tag[]'], 'extra_forbidden']],
  ['/api/v1/traces?rating=true&rating=true', [['query', 'rating'], 'bool_parsing']],
  ['/api/v1/traces?tag=a:%00', [['query', 'tag', 0], 'string_unicode']],
  ['/api/v1/traces?start_date=2026-02-30', [['query', 'start_date'], 'datetime_parsing']],
  ['/api/v1/traces?end_date=2026-02-30T10:00:00Z', [['query', 'end_date'], 'datetime_parsing']],
  ['/api/v1/usage?end_date=2026-02-30', [['query', 'end_date'], 'date_parsing']],
  ['/api/v1/usage?page_size=1', [['query', 'page_size'], 'extra_forbidden']],
  ['/api/v1/rate-limits/me?account=1', [['query', 'account'], 'extra_forbidden']],
];

test.each(faults)('%s is 422', async (path, [loc, type]) => {
  const { status, body } = await deemster.get(path);
  expect([status, body.detail]).toEqual([422, [{ loc, type, msg: expect.any(String) }]]);
});

test.each([
  ['tag=q:what?', 'what?'],
  ['tag=q:what%3F', 'what?'],
  ['tag=q:a:b=c', 'a:b=c'],
  ['tag=q:a+b%2B', 'a b+'],
])('%s asks for "%s"', async (query, value) => {
  const create = (tag: string) => deemster.post('/api/v1/traces', { messages: conversation, tags: { q: tag } });
  const { body: wanted } = await create(value);
  await create('what');
  const { status, body } = await deemster.get(`/api/v1/traces?${query}&page_size=1`);
  expect([status, body.traces.map(({ id }: { id: string }) => id)]).toEqual([200, [wanted.id]]);
});

test('ten tags may be asked for, and no more', async () => {
  const { body: wanted } = await deemster.post('/api/v1/traces', { messages: conversation, tags: { q: 'ten' } });
  const list = (count: number, tag: string) =>
    deemster.get(`/api/v1/traces?${Array(count).fill(`tag=${tag}`).join('&')}`);
  expect((await list(10, 'q:ten')).body.traces).toEqual([wanted]);
  for (const count of [11, 30]) {
    const { status, body } = await list(count, 'q:ten');
    expect([status, body.detail]).toMatchObject([422, [{ loc: ['query', 'tag'], type: 'too_long' }]]);
  }
  const { status, body } = await list(30, '');
  const found = body.detail.map(({ loc, type }: { loc: unknown[]; type: string }) => `${loc.join('.')} ${type}`);
  const both = ['query.tag too_long', 'query.tag.0 string_pattern_mismatch'];
  expect([status, found]).toEqual([422, expect.arrayContaining(both)]);
});
