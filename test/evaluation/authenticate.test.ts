import { setImmediate as nextTurn } from 'node:timers/promises';
import { createAuthentication } from '../../src/evaluation/authenticate.ts';
import { hashKey, newKey } from '../../src/store/key.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';

/** A real database with one key, and a clock that the test moves. */
async function setUp(expiresAt: number | null = null) {
  const folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  const clock = { now: 1_000_000 };
  const key = newKey();
  await store.createFirst('default', { id: 'k1', hash: hashKey(key), label: '', createdAt: clock.now, expiresAt });
  return {
    store,
    clock,
    key,
    authenticate: createAuthentication(
      store,
      () => clock.now,
      (error) => {
        throw error;
      },
    ),
    async [Symbol.asyncDispose]() {
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const refused = { kind: 'unauthorized' };

test('a key stays known for half a second, and a revoked one no longer', async () => {
  await using one = await setUp();
  expect(await one.authenticate(one.key)).toMatchObject({ keyId: 'k1', account: { name: 'default' } });
  await one.store.revokeKey('k1', one.clock.now);
  one.clock.now += 499;
  expect(await one.authenticate(one.key)).toMatchObject({ keyId: 'k1' });
  one.clock.now += 1;
  await expect(one.authenticate(one.key)).rejects.toMatchObject(refused);
});

test('requests that arrive during a look-up share it, until somebody tells of a revocation', async () => {
  await using one = await setUp();
  const looked: PromiseWithResolvers<void>[] = [];
  let tellRevoked = () => {};
  const authenticate = createAuthentication(
    {
      ...one.store,
      async findKey(hash) {
        const known = await one.store.findKey(hash);
        looked.push(Promise.withResolvers<void>());
        await looked.at(-1)!.promise;
        return known;
      },
      news: {
        tellEnded: () => undefined,
        tellRevoked: () => undefined,
        listen({ revoked }) {
          tellRevoked = revoked!;
        },
      },
    },
    () => one.clock.now,
    () => undefined,
  );
  const early = Promise.all([authenticate(one.key), authenticate(one.key)]);
  while (looked.length === 0) await nextTurn();
  await one.store.revokeKey('k1', one.clock.now);
  tellRevoked();
  const late = Promise.allSettled([authenticate(one.key), authenticate(one.key)]);
  while (looked.length === 1) await nextTurn();
  looked[0]!.resolve();
  expect(await early).toMatchObject([{ keyId: 'k1' }, { keyId: 'k1' }]);
  // What was read before the revocation is not kept.
  const later = Promise.allSettled([authenticate(one.key)]);
  looked[1]!.resolve();
  const isRefused = { reason: refused };
  expect([...(await late), ...(await later)]).toMatchObject([isRefused, isRefused, isRefused]);
  expect(looked).toHaveLength(2);
});

test('an account that keeps nothing from now on keeps nothing after half a second', async () => {
  await using one = await setUp();
  await one.authenticate(one.key);
  await one.store.setRetention('default', 'none');
  one.clock.now += 500;
  expect((await one.authenticate(one.key)).account.retention).toBe('none');
});

test('a clock that jumps back does not keep a key known', async () => {
  await using one = await setUp();
  await one.authenticate(one.key);
  await one.store.revokeKey('k1', one.clock.now);
  one.clock.now -= 3_600_000;
  await expect(one.authenticate(one.key)).rejects.toMatchObject(refused);
});

test('a key that expires while it is known is refused', async () => {
  await using one = await setUp(1_000_100);
  await one.authenticate(one.key);
  one.clock.now = 1_000_100;
  await expect(one.authenticate(one.key)).rejects.toMatchObject(refused);
});

test('the last use is kept to the minute', async () => {
  await using one = await setUp();
  const lastUsed = async () => (await one.store.listKeys())[0]!.last_used_at;
  const use = async (milliseconds: number) => {
    one.clock.now += milliseconds;
    await one.authenticate(one.key);
    // Writes are gathered in one turn of the event loop and done in the next.
    await one.store.createAccount(`turn ${one.clock.now}`, 'standard', 0);
    return lastUsed();
  };
  expect(await use(0)).toBe(1_000_000);
  expect(await use(59_000)).toBe(1_000_000);
  expect(await use(2_000)).toBe(1_061_000);
});
