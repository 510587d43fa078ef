import { randomUUIDv7 } from 'node:crypto';
import { createHeldBodies } from '../../src/server/held-bodies.ts';
import { hashKey, newKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';

const megabyte = 1_000_000;

test('large requests that are judged: one account fills at most half of the room, and small requests go on', async () => {
  const free = Promise.withResolvers<void>();
  const judged = async () => {
    await free.promise;
    return { reply: verdictReply() };
  };
  await using provider = await scriptedProvider(Array(16).fill(judged));
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url, logLevel: 'silent' });
  const key = await makeAccount(deemster.dataDir);
  // A large message whose text is small: the judge is asked little.
  const body = (number: number) => ({
    messages: [{ ...conversation[0], padding: 'x'.repeat(9.9 * megabyte) }, conversation[1]],
    evaluation_criteria: modelCriterion,
    tags: { number: String(number) },
    data_retention: 'none',
  });
  const path = '/api/v1/evals/reward';
  const evaluations = Array.from({ length: 13 }, (_, number) => deemster.post(path, body(number)));
  await provider.arrived(13);

  const refused = await deemster.post(path, body(13));
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    429,
    '10',
    { detail: 'Too many large requests are being worked on. Try again in 10 seconds.' },
  ]);
  evaluations.push(deemster.evaluate({ evaluation_criteria: modelCriterion, tags: { small: 'yes' } }));
  evaluations.push(deemster.post(path, body(14), { key }));
  await provider.arrived(15);
  free.resolve();
  expect((await Promise.all(evaluations)).map(({ status }) => status)).toEqual(Array(15).fill(200));
  // The room is free again.
  expect((await deemster.post(path, body(15))).status).toBe(200);
});

test('all accounts together fill the room, and what ended makes place', () => {
  const bodies = createHeldBodies({ together: megabyte, ofOneAccount: megabyte / 2 });
  const held = [1, 2].map((account) => bodies.hold(account, megabyte / 2));
  expect(() => bodies.hold(3, 70_000)).toThrow('large requests');
  bodies.hold(3, 65_536);
  held[0]![Symbol.dispose]();
  expect(() => bodies.hold(2, 70_000)).toThrow('large requests');
  bodies.hold(3, megabyte / 2);
});

/** Another account and its key, as the command line makes them. */
async function makeAccount(folder: string) {
  const store = createStore(openSqlite(folder));
  const key = newKey();
  await store.createAccount('other', 'standard', 1);
  await store.createKey('other', { id: randomUUIDv7(), hash: hashKey(key), label: '', createdAt: 1, expiresAt: null });
  await store.close();
  return key;
}
