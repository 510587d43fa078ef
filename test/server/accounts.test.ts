import { randomUUIDv7 } from 'node:crypto';
import { hashKey, newKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore, type Store } from '../../src/store/store.ts';
import { type Assay, bytesOf, conversation, criterion, startAssay } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';

/** What the command line does, in a connection of its own beside the server's. */
async function withStore<Result>(assay: Assay, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = createStore(openSqlite(assay.dataDir));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const makeKey = (assay: Assay, account: string, expiresAt: number | null = null) =>
  withStore(assay, async (store) => {
    const [id, key] = [randomUUIDv7(), newKey()];
    expect(
      await store.createKey(account, { id, hash: hashKey(key), label: '', createdAt: Date.now(), expiresAt }),
    ).toBe(true);
    return { id, key };
  });

test('accounts never see each other', async () => {
  const trace = traceOf(agent('a', llm([user('Hi')], [says('Hello')])));
  await using assay = await startAssay();
  await withStore(assay, (store) => store.createAccount('other', 'standard', Date.now()));
  const { key } = await makeKey(assay, 'other');
  const { headers } = await assay.evaluate({ tags: { a: 'b' } }, { headers: { 'Idempotency-Key': 'k' } });
  const id = headers.get('x-trace-id');

  const replies = await Promise.all([
    assay.get(`/api/v1/traces/${id}`, { key }),
    assay.call('DELETE', `/api/v1/traces/${id}`, undefined, { key }),
    assay.post('/api/v1/annotations/comment', { trace_id: id, comment: 'x' }, { key }),
    assay.post('/api/v1/annotations/rating', { trace_id: id, rating: true }, { key }),
    assay.evaluate({ trace_id: id }, { key }),
    assay.post('/api/v1/evals/trace', { trace, evaluation_criteria: criterion, trace_id: id }, { key }),
    ...[
      { messages: conversation, path: 'reward' },
      { trace, path: 'trace' },
    ].map(({ path, ...subject }) =>
      assay.post(
        `/api/v1/evals/${path}/background`,
        { ...subject, evaluation_criteria: criterion, trace_id: id },
        { key },
      ),
    ),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 400, 400, 400]);
  expect((await assay.get('/api/v1/traces', { key })).body.traces).toEqual([]);
  expect((await assay.get('/api/v1/usage', { key })).body.usage).toMatchObject([]);

  // The same Idempotency-Key and the same id are another thing in another account.
  const own = await assay.evaluate({ tags: { a: 'b' } }, { key, headers: { 'Idempotency-Key': 'k' } });
  expect(own.headers.get('x-trace-id')).not.toBe(id);
  expect((await assay.post('/api/v1/traces', { id, messages: conversation }, { key })).status).toBe(201);
  expect((await assay.get(`/api/v1/traces/${id}`)).body.evaluations).toHaveLength(1);

  const { body } = await assay.get('/api/v1/traces');
  expect(body.traces).toHaveLength(1);
});

test('a page token is good for its own account alone', async () => {
  await using assay = await startAssay();
  await withStore(assay, (store) => store.createAccount('other', 'standard', Date.now()));
  const keys = [assay.key, (await makeKey(assay, 'other')).key];
  const page = (key: string, token?: string) =>
    assay.get(`/api/v1/traces?page_size=1&rating=true${token ? `&page_token=${token}` : ''}`, { key });
  const tokens: string[] = [];
  for (const key of keys) {
    for (let number = 0; number < 2; number++) {
      const { body } = await assay.post('/api/v1/traces', { messages: conversation }, { key });
      await assay.post('/api/v1/annotations/rating', { trace_id: body.id, rating: true }, { key });
    }
    tokens.push((await page(key)).body.next_page_token);
  }
  const [mine, theirs] = tokens;
  expect((await page(keys[0]!, mine)).body.traces).toHaveLength(1);
  expect((await page(keys[0]!, theirs)).status).toBe(422);
  expect((await page(keys[1]!, mine)).status).toBe(422);
});

test('a revoked and an expired key are refused, also when another process does it', async () => {
  await using assay = await startAssay();
  const revoked = await makeKey(assay, 'default');
  const expired = await makeKey(assay, 'default', Date.now() - 1);
  const later = await makeKey(assay, 'default', Date.now() + 60_000);
  const status = async (key: string) => (await assay.get('/api/v1/usage', { key })).status;
  expect(await Promise.all([revoked.key, expired.key, later.key].map(status))).toEqual([200, 401, 200]);
  await withStore(assay, (store) => store.revokeKey(revoked.id, Date.now()));
  // A key that was just used may be good for half a second more.
  while ((await status(revoked.key)) === 200);
  expect(await status(revoked.key)).toBe(401);
  expect(await status(assay.key)).toBe(200);
});

test('a key is stored as its hash, with its last use', async () => {
  await using assay = await startAssay();
  await assay.get('/api/v1/usage');
  const [key] = await withStore(assay, (store) => store.listKeys());
  expect(key).toMatchObject({ account: 'default', label: 'first', expires_at: null, revoked_at: null });
  expect(Date.now() - key!.last_used_at!).toBeLessThan(60_000);
  const bytes = await bytesOf(assay.dataDir);
  expect(bytes.includes(hashKey(assay.key))).toBe(true);
  expect(bytes.includes(assay.key)).toBe(false);
});

test('ASSAY_BOOTSTRAP_KEY is the first key of an empty database and no other', async () => {
  const bootstrapKey = 'correct-horse-battery-staple';
  await using assay = await startAssay({ bootstrapKey });
  expect((await assay.get('/api/v1/usage', { key: bootstrapKey })).status).toBe(200);
  await assay.stop();
  await using again = await startAssay({ bootstrapKey: 'another-horse-battery-staple' }, { folder: assay.dataDir });
  const status = async (key: string) => (await again.get('/api/v1/usage', { key })).status;
  expect(await Promise.all([bootstrapKey, 'another-horse-battery-staple'].map(status))).toEqual([200, 401]);
});
