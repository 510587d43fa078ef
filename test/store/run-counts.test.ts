import { randomUUIDv7 } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore, type Store } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from './stored-traces.ts';

const trace = { messages: [], system: null, tools: null };

async function withAccount(store: Store): Promise<string> {
  await store.createAccount('a', 'standard', 0);
  const keyId = randomUUIDv7();
  await store.createKey('a', { id: keyId, hash: 'h', label: '', createdAt: 0, expiresAt: null });
  return keyId;
}

/** What the runs of the one account count, from their traces themselves. */
function counted(folder: string) {
  const connection = new Sqlite(`${folder}/deemster.db`, { readonly: true });
  const rows = connection
    .prepare(`
      SELECT run.value AS name, count(DISTINCT run.trace_seq) AS traces, count(DISTINCT other.value) AS cases,
        count(evaluations.seq) AS evaluations, count(DISTINCT criterion_key) AS criteria,
        (SELECT count(*) FROM failed_judgments WHERE trace_seq IN (
          SELECT trace_seq FROM trace_tags AS one WHERE one.key = 'run' AND one.value = run.value)) AS failed,
        coalesce(json_group_array(DISTINCT judge) FILTER (WHERE judge IS NOT NULL), '[]') AS judges
      FROM trace_tags AS run LEFT JOIN trace_tags AS other ON other.trace_seq = run.trace_seq AND other.key = 'case'
        LEFT JOIN evaluations ON evaluations.trace_seq = run.trace_seq
      WHERE run.key = 'run' GROUP BY run.value ORDER BY run.value`)
    .all() as { judges: string }[];
  const parts = connection.prepare('SELECT count(*) FROM run_parts WHERE evaluations <= 0').pluck().get();
  connection.close();
  expect(parts).toBe(0);
  return rows.map(({ judges, ...row }) => ({ ...row, judges: (JSON.parse(judges) as string[]).toSorted() }));
}

const listed = async (store: Store) =>
  (await store.listRuns(1, 500))
    .map(({ seq: _seq, createdAt: _createdAt, lastAt: _lastAt, ...counts }) => counts)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

test('whatever is stored, tagged and deleted, the counts are those of the traces', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  const keyId = await withAccount(store);
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const ids: string[] = [];
  const tags = () => ({
    ...(draw(3) > 0 && { run: `run ${draw(4)}` }),
    ...(draw(3) > 0 && { case: `case ${draw(5)}` }),
  });
  const evaluations = () =>
    Array.from({ length: draw(4) }, () =>
      evaluationOf({
        evaluatorName: null,
        score: 1,
        criteria: `Passes if ${draw(3)}`,
        subTrace: { ...subTrace, judge: `judge ${draw(2)}` },
      }),
    );
  const asked = { criteria: 'Passes if it fails' };
  for (let round = 0; round < 40; round++) {
    // Several in one turn share a transaction.
    const work = Array.from({ length: 8 }, () => {
      const id = ids[draw(ids.length)];
      const what = id === undefined ? 0 : draw(6);
      if (what <= 1) {
        const made = { id: randomUUIDv7(), createdAt: round, tags: tags(), trace };
        ids.push(made.id);
        return store.addEvaluations(1, { trace: made, evaluations: evaluations(), use: useOf(keyId) });
      }
      if (what <= 3) {
        const named = { id: id!, tags: tags() };
        return store.addEvaluations(1, { trace: named, evaluations: evaluations(), use: useOf(keyId) });
      }
      const failure = { createdAt: round, modelCore: 'align-20251111', fault: 'x', asked, traceId: id! } as const;
      if (what === 4) return store.addUse(1, { ...useOf(keyId), failure });
      return store.deleteTrace(1, id!, round);
    });
    await Promise.all(work);
    expect(await listed(store)).toEqual(counted(folder.path));
  }
  const names = (await listed(store)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(await store.deleteRun(1, name, Date.now)).toBe(true);
  expect([await listed(store), counted(folder.path)]).toEqual([[], []]);
  await store.close();
});

const beforeRuns = migrations.findIndex((one) => typeof one === 'string' && one.includes('CREATE TABLE runs'));

test('runs of an earlier version are there, with judges from what their evaluations say', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path, migrations.slice(0, beforeRuns)).close();
  const old = new Sqlite(`${folder.path}/deemster.db`);
  old.exec(`
    INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'a', 'standard', 0);
    INSERT INTO traces (seq, id, account_id, created_at, trace) VALUES (1, 't1', 1, 5, '{}'), (2, 't2', 1, 9, '{}');
    INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at)
      VALUES (1, 'run', 'r', 1, 5), (1, 'case', 'c', 1, 5), (2, 'run', 'r', 1, 9);
    INSERT INTO evaluations (id, trace_seq, account_id, trace_created_at, created_at, model_core, score, cached,
      cached_tokens, explanation, criteria, sub_trace, subject)
      VALUES ('e', 1, 1, 5, 5, 'align-20251111', 1, 0, 0, '', 'Passes if short',
        '{"judge":"openai:one","prompt_version":"p"}', '{}');`);
  old.close();
  const store = createStore(openSqlite(folder.path));
  const [run] = await store.listRuns(1, 10);
  expect(run).toMatchObject({ name: 'r', createdAt: 5, lastAt: 9, traces: 2, cases: 1, evaluations: 1, criteria: 1 });
  const rows = (await Array.fromAsync(store.runRows(run!.seq))).flat();
  expect(rows).toMatchObject([
    { caseName: 'c', criterionKey: null, criterion: 'Passes if short', judge: 'openai:one', promptVersion: 'p' },
  ]);
  expect(await store.deleteTrace(1, 't1', 0)).toBe(true);
  expect(await store.listRuns(1, 10)).toMatchObject([{ traces: 1, cases: 0, evaluations: 0, criteria: 0 }]);
  await store.close();
});
