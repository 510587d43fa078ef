import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { bytesOf, temporaryFolder } from '../helpers.ts';

const marker = 'zanzibar-marker-7392';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const id = '0af76519-16cd-43dd-8448-eb211c80319c';
const idle = { rooted: 10, withoutRoot: 100 };
const span = (key: string, isRoot = true) => ({ traceId, key, reading: JSON.stringify({ marker, key }), isRoot });
const trace = { id, createdAt: 1, tags: {}, trace: { messages: [], system: null, tools: null } };

async function openStore() {
  const folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
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
  expect(await store.receivedTraces(1, [[traceId, id]])).toEqual([{ traceId, spans: 0, bytes: 0, isClosed: true }]);
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
