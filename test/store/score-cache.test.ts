import { query } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from './stored-traces.ts';

/** A real database with two accounts. */
async function open() {
  const folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  const queries: string[] = [];
  const store = createStore({
    ...database,
    rows(asked, parameters) {
      queries.push(asked.sql);
      return database.rows(asked, parameters);
    },
  });
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  await store.createAccount('other', 'standard', 0);
  return {
    store,
    database,
    queries,
    /** A trace with one evaluation. */
    add: (account: number, id: string, cacheKey: string | null, cached = false) =>
      store.addEvaluations(account, {
        trace: { id, createdAt: 0, tags: {}, trace: { messages: [], system: null, tools: null } },
        evaluations: [evaluationOf({ evaluatorName: null, score: 1, explanation: id, cacheKey, cached })],
        use: useOf('k'),
      }),
    find: async (account: number, key: string) => (await store.findVerdict(account, key))?.explanation,
    async [Symbol.asyncDispose]() {
      await database.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('the newest judgment under a key of the account is found, without what it was of', async () => {
  await using one = await open();
  await one.add(1, 'first', 'k');
  await one.add(1, 'second', 'k');
  // It took over an older one's verdict, and was stored later.
  await one.add(1, 'taken over', 'k', true);
  await one.add(1, 'of another key', 'l');
  await one.add(1, 'no entry', null);
  await one.add(2, 'of the other account', 'k');
  const { subject: _, ...stored } = subTrace;
  expect(await one.store.findVerdict(1, 'k')).toEqual({
    score: 1,
    explanation: 'second',
    subTrace: stored,
    isAlone: false,
  });
  expect([await one.find(2, 'k'), await one.find(2, 'l'), await one.find(1, '')]).toEqual([
    'of the other account',
    undefined,
    undefined,
  ]);
});

test('an entry goes with its trace, and an older one with the same key takes its place', async () => {
  await using one = await open();
  await one.add(1, 'taken over', 'k', true);
  await one.add(1, 'first', 'k');
  await one.add(1, 'second', 'k');
  const found: unknown[] = [];
  for (const id of ['second', 'first', 'taken over']) {
    await one.store.deleteTrace(1, id, 0);
    const verdict = await one.store.findVerdict(1, 'k');
    found.push(verdict && [verdict.explanation, verdict.isAlone]);
  }
  expect(found).toEqual([['first', false], ['taken over', true], undefined]);
});

test('a verdict is found by one step into an index, and those without a key are not in it', async () => {
  await using one = await open();
  await one.find(1, 'k');
  const plan = await one.database.rows(query<{ detail: string }>(`EXPLAIN QUERY PLAN ${one.queries.at(-1)}`), {});
  const searches = plan.map(({ detail }) => detail).filter((detail) => !/SUBQUERY|CO-ROUTINE|subquery/.test(detail));
  expect(searches).toEqual([
    'SEARCH evaluations USING INDEX evaluations_cached (account_id=? AND cache_key=?)',
    'SEARCH evaluations USING COVERING INDEX evaluations_cached (account_id=? AND cache_key=?)',
  ]);
  await one.add(1, 'no entry', null);
  const inIndex = 'SELECT seq FROM evaluations INDEXED BY evaluations_cached WHERE cache_key IS NOT NULL';
  expect(await one.database.rows(query<{ seq: number }>(inIndex), {})).toEqual([]);
});
