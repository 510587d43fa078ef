import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore, type Store } from '../../src/store/store.ts';
import { bytesOf, temporaryFolder } from '../helpers.ts';

const marker = 'zanzibar-marker-7392';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const id = '0af76519-16cd-43dd-8448-eb211c80319c';
const idle = { rooted: 10, withoutRoot: 100 };
const span = (key: string, isRoot = true) => ({ traceId, key, reading: JSON.stringify({ marker, key }), isRoot });
const trace = { id, createdAt: 1, tags: {}, trace: { messages: [], system: null, tools: null } };

/** @param written Is called after each write. */
async function openStore(written = async (_store: Store): Promise<void> => {}) {
  const folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  const store: Store = createStore({
    ...database,
    async write(unit) {
      const isWritten = await database.write(unit);
      await written(store);
      return isWritten;
    },
  });
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 1, expiresAt: null });
  const dispose = async () => {
    await store.close();
    await folder[Symbol.asyncDispose]();
  };
  return { store, folder: folder.path, [Symbol.asyncDispose]: dispose };
}

test('a trace is due when no span has come for a while, and longer without its root', async () => {
  await using opened = await openStore();
  const { store } = opened;
  await store.addSpans(1, [span('a', false)], 1000, idle);
  expect(await store.nextDue()).toBe(1100);
  await store.addSpans(1, [span('b')], 1001, idle);
  expect(await store.nextDue()).toBe(1011);
  await store.addSpans(1, [span('c', false), span('a', false)], 1005, idle);
  expect(await store.nextDue()).toBe(1015);
  expect(await store.dueTraces(1014, 1114, 10)).toEqual([]);
  const [due] = await store.dueTraces(1015, 1115, 10);
  const readings = (await Array.fromAsync(store.readings(due!))).flat().map((text) => JSON.parse(text).key);
  expect(readings).toEqual(['a', 'b', 'c']);
  // A clock that was set back an hour.
  expect(await store.dueTraces(500, 600, 10)).toHaveLength(1);
});

test('spans that come while a trace is built make it due again', async () => {
  await using opened = await openStore();
  const { store } = opened;
  await store.addSpans(1, [span('a')], 1000, idle);
  const [due] = await store.dueTraces(1010, 2000, 10);
  await store.addSpans(1, [span('b')], 1010, idle);
  await store.storeBuilt(due!, trace, 1011);
  expect([await store.hasTrace(1, id), await store.nextDue()]).toEqual([false, 1020]);
});

test('spans are gone from every file an hour after their trace was built, and it takes no more', async () => {
  await using opened = await openStore();
  const { store } = opened;
  await store.addSpans(1, [span('a'), span('b')], 1000, idle);
  const [due] = await store.dueTraces(1010, 2000, 10);
  await store.storeBuilt(due!, trace, 1011);
  expect(await store.deleteSpentSpans(1000)).toBe(0);
  while ((await store.deleteSpentSpans(1001)) > 0);
  await store.erase();
  expect((await bytesOf(opened.folder)).includes(marker)).toBe(false);
  expect(await store.receivedTraces(1, [[traceId, id]])).toMatchObject([{ spans: 0, bytes: 0, isClosed: true }]);
  expect(await store.hasTrace(1, id)).toBe(true);
});

test('a trace that late spans leave as it was is neither replaced nor looked at by rules again', async () => {
  await using opened = await openStore();
  const { store } = opened;
  const rule = { name: 'all', paused: false, match: { service: null, tags: {}, agent: null }, sample_percent: 100 };
  const rules = [{ ...rule, evaluators: [], daily_judgments: 1, daily_tokens: 0 }];
  await store.replaceRules(1, { revision: 0, rules, keyId: null, updatedAt: 1 });
  const built = async (key: string, tags: Record<string, string>, content: string) => {
    await store.addSpans(1, [span(key)], 1000, idle);
    const [due] = await store.dueTraces(1010, 1110, 10);
    const messages = [{ role: 'assistant', content }];
    const isReplaced = await store.storeBuilt(
      due!,
      { ...trace, tags, trace: { messages, system: null, tools: null } },
      1,
    );
    const incoming = await store.incomingTraces(10);
    for (const one of incoming) await store.drawTrace(one, '2026-11-20', [], []);
    return [isReplaced, incoming.length];
  };
  expect(await built('a', { 'service.name': 'a' }, 'one')).toEqual([false, 1]);
  expect(await built('b', { 'service.name': 'a' }, 'one')).toEqual([false, 0]);
  expect(await store.nextDue()).toBeUndefined();
  expect(await built('c', { 'service.name': 'b' }, 'one')).toEqual([true, 1]);
  expect(await built('d', { 'service.name': 'b' }, 'two')).toEqual([true, 1]);
});

describe('a trace that was built before late spans came', () => {
  const later = { ...trace, trace: { messages: [{ role: 'user', content: 'Hi' }], system: null, tools: null } };

  test('is replaced in one transaction: after every write, one of the two is there', async () => {
    const there: boolean[] = [];
    await using opened = await openStore(async (store) => void there.push(await store.hasTrace(1, id)));
    const { store } = opened;
    await store.addSpans(1, [span('a')], 1000, idle);
    const [first] = await store.dueTraces(1010, 2000, 10);
    await store.storeBuilt(first!, trace, 1011);
    await store.addSpans(1, [span('b')], 1020, idle);
    const [second] = await store.dueTraces(1030, 2000, 10);
    there.splice(0);
    await store.storeBuilt(second!, later, 1031);
    expect(there).toEqual([true]);
    expect(await store.getConversationText(1, id)).toBe(JSON.stringify(later.trace));
    // Its spans are still there for those that come even later.
    expect(await store.knownSpans(1, [span('a'), span('b')])).toEqual(new Set([`${traceId} a`, `${traceId} b`]));
    expect(await store.nextDue()).toBeUndefined();
  });

  test('stays as it is when more spans come meanwhile', async () => {
    await using opened = await openStore();
    const { store } = opened;
    await store.addSpans(1, [span('a')], 1000, idle);
    const [first] = await store.dueTraces(1010, 2000, 10);
    await store.storeBuilt(first!, trace, 1011);
    await store.addSpans(1, [span('b')], 1020, idle);
    const [second] = await store.dueTraces(1030, 2000, 10);
    await store.addSpans(1, [span('c')], 1030, idle);
    await store.storeBuilt(second!, later, 1031);
    expect(await store.getConversationText(1, id)).toBe(JSON.stringify(trace.trace));
    expect(await store.nextDue()).toBe(1040);
  });

  test('stays as it is when it is rated while the new one is made', async () => {
    let isRated = false;
    await using opened = await openStore();
    const { store } = opened;
    await store.addSpans(1, [span('a')], 1000, idle);
    const [first] = await store.dueTraces(1010, 2000, 10);
    await store.storeBuilt(first!, trace, 1011);
    await store.addSpans(1, [span('b')], 1020, idle);
    const [second] = await store.dueTraces(1030, 2000, 10);
    // The rating is written in the same turn of the event loop, before the new trace.
    const rating = store.setRating(1, id, true).then((rated) => {
      isRated = rated;
    });
    await Promise.all([rating, store.storeBuilt(second!, later, 1031)]);
    expect(isRated).toBe(true);
    expect(await store.getConversationText(1, id)).toBe(JSON.stringify(trace.trace));
  });
});
