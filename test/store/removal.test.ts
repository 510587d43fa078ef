import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, temporaryFolder } from '../helpers.ts';
import { parsed } from './stored-traces.ts';

const marker = 'zanzibar-marker-7391';

async function openStore() {
  const folder = await temporaryFolder();
  const commits: number[] = [];
  const store = createStore(openSqlite(folder.path, undefined, { committed: (rows) => void commits.push(rows) }));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 1, expiresAt: null });
  await store.createAccount('other', 'standard', 1);
  const add = (account: number, id: string) =>
    store.createTrace(account, { id, createdAt: 1, tags: {}, trace: { messages: [], system: null, tools: null } });
  const dispose = async () => {
    await store.close();
    await folder[Symbol.asyncDispose]();
  };
  return { store, commits, add, folder: folder.path, [Symbol.asyncDispose]: dispose };
}

test('a trace that gets the number of one that is deleted twice in the same turn stays', async () => {
  await using opened = await openStore();
  await opened.add(1, 'a');
  const first = opened.store.deleteTrace(1, 'a', 2);
  // The turn is not over, but the first deletion has asked for its transaction.
  for (let step = 0; step < 50; step++) await Promise.resolve();
  const added = opened.add(2, 'b');
  const second = opened.store.deleteTrace(1, 'a', 2);
  expect(await added).toBe(true);
  // PostgreSQL may answer what the second reads before what the first does.
  expect([await first, await second].toSorted()).toEqual([false, true]);
  expect(await opened.store.getTrace(2, 'b')).toBeDefined();
});

test('a large trace is deleted in pieces, from every file, and others stay whole', async () => {
  await using opened = await openStore();
  for (const id of ['a', 'b']) await opened.add(1, id);
  for (let number = 0; number < 12; number++)
    for (const trace of number === 0 ? ['a', 'b'] : ['a'])
      await opened.store.addComment(1, trace, {
        id: `${trace}${number}`,
        comment: `${trace === 'a' ? marker : 'kept'} ${'x'.repeat(1e6)}`,
        createdAt: 1,
      });
  opened.commits.length = 0;
  expect(await opened.store.deleteTrace(1, 'a', 2)).toBe(true);
  expect(opened.commits.length).toBeGreaterThan(2);
  expect((await bytesOf(opened.folder)).includes(marker)).toBe(false);
  expect((await parsed((await opened.store.getTrace(1, 'b'))!)).comments).toHaveLength(1);
});
