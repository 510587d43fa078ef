import { stat } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, startDeemster, temporaryFolder } from '../helpers.ts';

const marker = 'zanzibar-marker-7391';
const messages = [
  { role: 'user', content: `${marker} ${'and so on '.repeat(2000)} ${marker}` },
  { role: 'assistant', content: 'Quite so.' },
];

/** Another process that reads, as a backup does: what it sees cannot leave the write-ahead log. */
function readerOf(folder: string) {
  const reader = new Sqlite(`${folder}/deemster.db`, { readonly: true });
  reader.exec('BEGIN; SELECT count(*) FROM traces;');
  return reader;
}

async function storeWithTrace(folder: string) {
  const store = createStore(openSqlite(folder));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  await store.createTrace(1, { id: 't', createdAt: 0, tags: {}, trace: { messages, system: null, tools: null } });
  return store;
}

test('what a reader kept from being erased is erased once it has ended, without another delete', async () => {
  await using folder = await temporaryFolder();
  const store = await storeWithTrace(folder.path);
  const reader = readerOf(folder.path);
  expect(await store.deleteTrace(1, 't', 0)).toBe(true);
  expect([await store.erase(), (await bytesOf(folder.path)).includes(marker)]).toEqual([false, true]);
  reader.close();
  expect([await store.erase(), (await bytesOf(folder.path)).includes(marker)]).toEqual([true, false]);
  await store.close();
});

test('what a process could not erase until it ended is erased by the next', async () => {
  await using folder = await temporaryFolder();
  const first = await storeWithTrace(folder.path);
  const reader = readerOf(folder.path);
  await first.deleteTrace(1, 't', 0);
  // Nobody empties the log: the one that deleted goes while the reader is there, and a reader cannot.
  await first.close();
  reader.close();
  expect((await bytesOf(folder.path)).includes(marker)).toBe(true);
  const next = createStore(openSqlite(folder.path));
  expect([await next.erase(), (await bytesOf(folder.path)).includes(marker)]).toEqual([true, false]);
  await next.close();
});

test('a server erases it by itself, and answers while the reader is there', async () => {
  await using deemster = await startDeemster();
  const { body: trace } = await deemster.post('/api/v1/traces', { messages });
  const reader = readerOf(deemster.dataDir);
  expect((await deemster.call('DELETE', `/api/v1/traces/${trace.id}`)).status).toBe(204);
  expect((await deemster.get('/readyz')).status).toBe(200);
  expect((await stat(`${deemster.dataDir}/deemster.db-wal`)).size).toBeGreaterThan(0);
  reader.close();
  // Every request gives the server time; the log is emptied within some seconds.
  while ((await stat(`${deemster.dataDir}/deemster.db-wal`)).size > 0) await deemster.get('/healthz');
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
});
