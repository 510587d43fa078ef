import { statSync } from 'node:fs';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';

test('others have their turn while the reserve grows, and closing ends its growth', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path, undefined, { keepsReserve: true }));
  const size = () => statSync(`${folder.path}/deemster.reserve`, { throwIfNoEntry: false })?.size ?? 0;
  const sizes = new Set<number>();
  let isDone = false;
  const look = () => {
    sizes.add(size());
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  expect(await Promise.all([store.erase(), store.erase()])).toEqual([true, true]);
  isDone = true;
  expect(size()).toBe(8 * 1024 * 1024);
  // Without a turn in between, it would be seen empty and full.
  expect(sizes.size).toBeGreaterThan(4);
  await store.close();

  await using other = await temporaryFolder();
  const closed = createStore(openSqlite(other.path, undefined, { keepsReserve: true }));
  const erasing = closed.erase();
  await closed.close();
  expect(await erasing).toBe(true);
});
