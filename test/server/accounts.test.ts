import { randomUUIDv7 } from 'node:crypto';
import { hashKey, newKey } from '../../src/store/key.ts';
import { bytesOf, conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { withStore } from './other-account.ts';

const makeKey = (deemster: Deemster, account: string, expiresAt: number | null = null) =>
  withStore(deemster, async (store) => {
    const [id, key] = [randomUUIDv7(), newKey()];
    expect(
      await store.createKey(account, { id, hash: hashKey(key), label: '', createdAt: Date.now(), expiresAt }),
    ).toBe(true);
    return { id, key };
  });

test('accounts never see each other', async () => {
  const trace = traceOf(agent('a', llm([user('Hi')], [says('Hello')])));
  await using deemster = await startDeemster();
  await withStore(deemster, (store) => store.createAccount('other', 'standard', Date.now()));
  const { key } = await makeKey(deemster, 'other');
  const { headers } = await deemster.evaluate({ tags: { a: 'b' } }, { headers: { 'Idempotency-Key': 'k' } });
  const id = headers.get('x-trace-id');

  const replies = await Promise.all([
    deemster.get(`/api/v1/traces/${id}`, { key }),
    deemster.call('DELETE', `/api/v1/traces/${id}`, undefined, { key }),
    deemster.post('/api/v1/annotations/comment', { trace_id: id, comment: 'x' }, { key }),
    deemster.post('/api/v1/annotations/rating', { trace_id: id, rating: true }, { key }),
    deemster.evaluate({ trace_id: id }, { key }),
    deemster.post('/api/v1/evals/trace', { trace, evaluation_criteria: criterion, trace_id: id }, { key }),
    ...[
      { messages: conversation, path: 'reward' },
      { trace, path: 'trace' },
    ].map(({ path, ...subject }) =>
      deemster.post(
        `/api/v1/evals/${path}/background`,
        { ...subject, evaluation_criteria: criterion, trace_id: id },
        { key },
      ),
    ),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 400, 400, 400]);
  expect((await deemster.get('/api/v1/traces', { key })).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage', { key })).body.usage).toMatchObject([]);

  // The same Idempotency-Key and the same id are another thing in another account.
  const own = await deemster.evaluate({ tags: { a: 'b' } }, { key, headers: { 'Idempotency-Key': 'k' } });
  expect(own.headers.get('x-trace-id')).not.toBe(id);
  expect((await deemster.post('/api/v1/traces', { id, messages: conversation }, { key })).status).toBe(201);
  expect((await deemster.get(`/api/v1/traces/${id}`)).body.evaluations).toHaveLength(1);

  const { body } = await deemster.get('/api/v1/traces');
  expect(body.traces).toHaveLength(1);
});

test('a page token is valid only for its own account', async () => {
  await using deemster = await startDeemster();
  await withStore(deemster, (store) => store.createAccount('other', 'standard', Date.now()));
  const keys = [deemster.key, (await makeKey(deemster, 'other')).key];
  const page = (key: string, token?: string) =>
    deemster.get(`/api/v1/traces?page_size=1&rating=true${token ? `&page_token=${token}` : ''}`, { key });
  const tokens: string[] = [];
  for (const key of keys) {
    for (let number = 0; number < 2; number++) {
      const { body } = await deemster.post('/api/v1/traces', { messages: conversation }, { key });
      await deemster.post('/api/v1/annotations/rating', { trace_id: body.id, rating: true }, { key });
    }
    tokens.push((await page(key)).body.next_page_token);
  }
  const [mine, theirs] = tokens;
  expect((await page(keys[0]!, mine)).body.traces).toHaveLength(1);
  expect((await page(keys[0]!, theirs)).status).toBe(422);
  expect((await page(keys[1]!, mine)).status).toBe(422);
});

test('a revoked and an expired key are refused, also when another process does it', async () => {
  await using deemster = await startDeemster();
  const revoked = await makeKey(deemster, 'default');
  const expired = await makeKey(deemster, 'default', Date.now() - 1);
  const later = await makeKey(deemster, 'default', Date.now() + 60_000);
  const status = async (key: string) => (await deemster.get('/api/v1/usage', { key })).status;
  expect(await Promise.all([revoked.key, expired.key, later.key].map(status))).toEqual([200, 401, 200]);
  await withStore(deemster, (store) => store.revokeKey(revoked.id, Date.now()));
  // A key that was just used may be good for half a second more.
  while ((await status(revoked.key)) === 200);
  expect(await status(revoked.key)).toBe(401);
  expect(await status(deemster.key)).toBe(200);
});

test('a key is stored as its hash, with its last use', async () => {
  await using deemster = await startDeemster();
  await deemster.get('/api/v1/usage');
  const [key] = await withStore(deemster, (store) => store.listKeys());
  expect(key).toMatchObject({ account: 'default', label: 'first', expires_at: null, revoked_at: null });
  expect(Date.now() - key!.last_used_at!).toBeLessThan(60_000);
  const bytes = await bytesOf(deemster.dataDir);
  expect(bytes.includes(hashKey(deemster.key))).toBe(true);
  expect(bytes.includes(deemster.key)).toBe(false);
});

test('DEEMSTER_BOOTSTRAP_KEY is the first key of an empty database and no other', async () => {
  const bootstrapKey = 'correct-horse-battery-staple';
  await using deemster = await startDeemster({ bootstrapKey });
  expect((await deemster.get('/api/v1/usage', { key: bootstrapKey })).status).toBe(200);
  await deemster.stop();
  await using again = await startDeemster(
    { bootstrapKey: 'another-horse-battery-staple' },
    { folder: deemster.dataDir },
  );
  const status = async (key: string) => (await again.get('/api/v1/usage', { key })).status;
  expect(await Promise.all([bootstrapKey, 'another-horse-battery-staple'].map(status))).toEqual([200, 401]);
});
