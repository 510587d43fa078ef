import { randomUUIDv7 } from 'node:crypto';
import { hashKey, newKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

const marker = 'zanzibar-marker-7391';
const request = {
  messages: [
    { role: 'user', content: `Where is ${marker}-question?` },
    { role: 'assistant', content: `Here is ${marker}-answer.` },
  ],
  system: `${marker}-system`,
  tools: [{ name: `${marker}-tool` }],
  tags: { [`${marker}-tag`]: `${marker}-value` },
};

/** As the command line does it. The key that it gives was never used, so that nothing older is known of its account. */
async function setRetention(deemster: Deemster, retention: 'standard' | 'none'): Promise<string> {
  const [id, key] = [randomUUIDv7(), newKey()];
  const store = createStore(openSqlite(deemster.dataDir));
  expect(await store.setRetention('default', retention)).toBe(true);
  await store.createKey('default', { id, hash: hashKey(key), label: '', createdAt: Date.now(), expiresAt: null });
  await store.close();
  return key;
}

async function expectNothingKept(deemster: Deemster, requests: number) {
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  const { body } = await deemster.get('/api/v1/usage');
  expect(body.usage).toMatchObject([{ requests, evaluations: requests, model_core: 'align-20251111' }]);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  await deemster.stop();
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  expect(deemster.log.join('')).not.toContain(marker);
}

test('retention none of a request keeps usage and no content', async () => {
  await using deemster = await startDeemster();
  const { status, headers, body } = await deemster.evaluate(
    { ...request, data_retention: 'none', evaluation_criteria: `Passes if the response contains "${marker}"` },
    { headers: { 'Idempotency-Key': `${marker}-key` } },
  );
  expect([status, body.score, headers.get('x-trace-id'), headers.get('x-evaluation-id')]).toEqual([200, 1, null, null]);
  await expectNothingKept(deemster, 1);
});

test('retention none of the account cannot be loosened by a request', async () => {
  await using provider = await scriptedProvider([
    { reply: verdictReply({ label: 'Y', explanation: `It names ${marker}.` }) },
  ]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  await setRetention(deemster, 'none');
  const { status, headers } = await deemster.evaluate({
    ...request,
    data_retention: 'standard',
    evaluation_criteria: modelCriterion,
  });
  expect([status, headers.get('x-trace-id')]).toEqual([200, null]);
  const stored = await deemster.post('/api/v1/traces', { messages: request.messages });
  expect([stored.status, stored.body.detail]).toEqual([400, expect.stringContaining('retention')]);
  await expectNothingKept(deemster, 1);
});

test('under retention none an existing trace takes no comment, and can be deleted', async () => {
  await using deemster = await startDeemster();
  const { headers } = await deemster.evaluate();
  const key = await setRetention(deemster, 'none');
  const trace_id = headers.get('x-trace-id');
  expect((await deemster.post('/api/v1/annotations/comment', { trace_id, comment: marker }, { key })).status).toBe(400);
  expect((await deemster.call('DELETE', `/api/v1/traces/${trace_id}`, undefined, { key })).status).toBe(204);
});

test('the sizes of a redacted request are stored, without a name that the caller chose', async () => {
  await using deemster = await startDeemster();
  await deemster.evaluate({ ...request, data_retention: 'none' });
  await deemster.stop();
  const database = openSqlite(deemster.dataDir);
  const [row] = await database.rows<{ request: string }>({ sql: 'SELECT request FROM redacted_requests' }, {});
  await database.close();
  expect(JSON.parse(row!.request)).toEqual({
    messages: { items: 2, characters: JSON.stringify(request.messages).length },
    evaluation_criteria: { characters: expect.any(Number) },
    system: { characters: request.system.length },
    tools: { items: 1, characters: JSON.stringify(request.tools).length },
    tags: { entries: 1, characters: JSON.stringify(request.tags).length },
    data_retention: { characters: 4 },
  });
});

test.each([
  ['a sentence', `model of ${marker} not found`],
  ['a long word', `${marker}-${'x'.repeat(64)}`],
  ['an object', { message: marker }],
])('what a model server’s error says is in no log, not in its code either: %s', async (_name, code) => {
  const refusal = {
    status: 400,
    body: { error: { code, message: `No ${marker} here.`, type: marker, param: marker } },
  };
  // It is asked six times, for less each time.
  await using provider = await scriptedProvider(Array(6).fill(refusal));
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url, logLevel: 'trace' });
  const { status, body } = await deemster.evaluate({
    ...request,
    data_retention: 'none',
    evaluation_criteria: modelCriterion,
  });
  expect([status, body.detail]).toEqual([500, expect.not.stringContaining(marker)]);
  expect(deemster.log.join('')).toContain('"fault":"failed"');
  await deemster.stop();
  expect(deemster.log.join('')).not.toContain(marker);
});
