import { randomUUIDv7 } from 'node:crypto';
import { hashKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore, type Store } from '../../src/store/store.ts';
import type { Deemster } from '../helpers.ts';

/** What the command line does, in a connection of its own beside the server's. */
export async function withStore<Result>(deemster: Deemster, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = createStore(openSqlite(deemster.dataDir));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Another account, by its key. */
export async function otherAccount(deemster: Deemster, retention: 'standard' | 'none' = 'standard'): Promise<string> {
  const key = `key-of-the-account-${retention}`;
  await withStore(deemster, async (store) => {
    await store.createAccount(retention, retention, Date.now());
    await store.createKey(retention, {
      id: randomUUIDv7(),
      hash: hashKey(key),
      label: '',
      createdAt: Date.now(),
      expiresAt: null,
    });
  });
  return key;
}
