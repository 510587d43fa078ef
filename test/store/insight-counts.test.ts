import { randomUUIDv7 } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { type Database, query } from '../../src/store/database.ts';
import { toLatency } from '../../src/store/insights/gathering.ts';
import { inMillionths } from '../../src/store/insights/insight-counts.ts';
import { countStored, createInsights } from '../../src/store/insights/insight-schema.ts';
import { createPacked, packFigures } from '../../src/store/insights/pack-figures.ts';
import { packedWidth, unpack } from '../../src/store/insights/packed-figures.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { scoreBucket } from '../../src/store/trace-list.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from './stored-traces.ts';

const trace = { messages: [], system: null, tools: null };
const hour = 3_600_000;

const tables = {
  figures: `SELECT figure.account_id, trace_created_at, trace_seq, evaluation_seq, criterion_key, model_core, judge, figure.score,
    cached, latency_part, prompt_tokens, completion_tokens, saved_tokens
    FROM insight_figures AS figure JOIN insight_series AS series ON series.seq = series_seq ORDER BY 1, 2, 3, 4`,
  hours: `SELECT hours.account_id, slot, key, coalesce(runs.name, '') AS run, rating, hours.evaluations, nulls, cached,
    score_sum, square_sum, prompt_tokens, completion_tokens, saved_tokens FROM insight_hours AS hours
    JOIN insight_series AS series ON series.seq = series_seq LEFT JOIN runs ON runs.seq = run_seq ORDER BY 1, 2, 3, 4, 5`,
  parts: `SELECT parts.account_id, slot, key, coalesce(runs.name, '') AS run, rating, kind, part, parts.evaluations
    FROM insight_parts AS parts JOIN insight_series AS series ON series.seq = series_seq
    LEFT JOIN runs ON runs.seq = run_seq ORDER BY 1, 2, 3, 4, 5, 6, 7`,
  series: 'SELECT account_id, key, criterion, evaluator_name, evaluations FROM insight_series ORDER BY 1, 2',
};

/** What insights are made of; and the same counted again from the evaluations, by the migration of an old database. */
async function counted(folder: string) {
  const file = `${folder}/deemster.db`;
  const read = (connection: Sqlite.Database) =>
    Object.fromEntries(Object.entries(tables).map(([name, sql]) => [name, connection.prepare(sql).all()]));
  const own = new Sqlite(file, { readonly: true });
  const kept = read(own);
  const rows = own.prepare('SELECT count(*) FROM insight_hours').pluck().get();
  const image = own.serialize();
  own.close();
  expect((kept.hours as unknown[]).length).toBe(rows);
  // Without a write-ahead log: a copy in memory has none.
  image.fill(1, 18, 20);
  const fresh = new Sqlite(image);
  fresh.exec(`DELETE FROM insight_series; DELETE FROM insight_figures; DELETE FROM insight_hours; DELETE FROM insight_parts;
    CREATE TABLE insights_built (evaluation_seq INTEGER NOT NULL); INSERT INTO insights_built VALUES (0);`);
  const all = (sql: string, parameters = {}) => fresh.prepare(sql).all(parameters) as never[];
  const run = (sql: string, parameters = {}) => void fresh.prepare(sql).run(parameters);
  while (countStored.some({ all, run }) > 0);
  const again = read(fresh);
  fresh.close();
  return { kept, again };
}

test('whatever is stored, rated, tagged and deleted, insights count what the evaluations say', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('a', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  let seed = 11;
  const draw = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const ids: string[] = [];
  const tags = (): Record<string, string> => ({
    ...(draw(3) > 0 && { run: `run ${draw(3)}` }),
    ...(draw(3) > 0 && { case: `case ${draw(5)}` }),
  });
  const evaluations = () =>
    Array.from({ length: draw(4) }, () => {
      const usage = draw(2) === 0 ? null : { prompt: draw(100), completion: draw(9), cached_prompt: 0 };
      return evaluationOf({
        evaluatorName: draw(2) === 0 ? null : `evaluator ${draw(2)}`,
        score: [null, 0, 1, draw(1000) / 999][draw(4)]!,
        criteria: `Passes if ${draw(2)}`,
        cached: draw(4) === 0,
        cachedTokens: draw(3),
        subTrace: { ...subTrace, judge: `judge ${draw(2)}`, usage, latency_ms: draw(5000) / 10 },
      });
    });
  for (let round = 0; round < 30; round++) {
    // Several in one turn share a transaction.
    const work = Array.from({ length: 8 }, (_, index): Promise<unknown> => {
      const id = ids[draw(ids.length)];
      const what = id === undefined ? 0 : draw(7);
      if (what <= 1) {
        const createdAt = draw(60) * hour + draw(hour);
        const made = { id: randomUUIDv7(), createdAt, tags: tags(), trace };
        ids.push(made.id);
        const added = store.addEvaluations(1, { trace: made, evaluations: evaluations(), use: useOf('k') });
        // In the same transaction.
        return index > 4 ? Promise.all([added, store.setRating(1, made.id, true)]) : added;
      }
      if (what <= 3) {
        const named = { id: id!, tags: tags() };
        return store.addEvaluations(1, { trace: named, evaluations: evaluations(), use: useOf('k') });
      }
      if (what <= 5) return store.setRating(1, id!, draw(2) === 0);
      return store.deleteTrace(1, id!, round);
    });
    await Promise.all(work);
    if (round % 5 > 0) continue;
    const { kept, again } = await counted(folder.path);
    expect(kept).toEqual(again);
    expect(kept.parts!.length).toBeGreaterThan(10);
  }
  for (const { name } of await store.listRuns(1, 9)) await store.deleteRun(1, name, Date.now);
  for (const id of ids) await store.deleteTrace(1, id, 0);
  expect((await counted(folder.path)).kept).toEqual({ figures: [], hours: [], parts: [], series: [] });
  await store.close();
});

test('a database of an earlier version is counted, in pieces, and again from where it was interrupted', async () => {
  await using folder = await temporaryFolder();
  const earlier = migrations.slice(0, migrations.indexOf(createInsights));
  await openSqlite(folder.path, earlier).close();
  const old = new Sqlite(`${folder.path}/deemster.db`);
  old.exec(`
    INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'a', 'standard', 0);
    INSERT INTO traces (seq, id, account_id, created_at, trace, rating) VALUES (1, 't1', 1, 5, '{}', 1);`);
  const add = old.prepare(`
    INSERT INTO evaluations (id, trace_seq, account_id, trace_created_at, created_at, model_core, score, cached,
      cached_tokens, explanation, criteria, sub_trace, subject)
    VALUES (?, 1, 1, 5, 5, 'align-20251111', 0.5, 0, 0, '', 'Passes if short',
      '{"judge":"openai:one","latency_ms":20,"usage":{"prompt":7,"completion":1}}', '{}')`);
  old.transaction(() => {
    for (let number = 0; number < 1200; number++) add.run(`e${number}`);
  })();
  old.close();
  const stop = new Error('stopped');
  let pieces = 0;
  const interrupted = {
    ...countStored,
    some: (tools: Parameters<typeof countStored.some>[0]) => {
      if (pieces++ === 2) throw stop;
      return countStored.some(tools);
    },
  };
  expect(() => openSqlite(folder.path, [...earlier, createInsights, interrupted])).toThrow(stop.message);
  const store = createStore(openSqlite(folder.path));
  const { kept, again } = await counted(folder.path);
  expect(kept).toEqual(again);
  expect(kept.hours).toMatchObject([
    { slot: -1, rating: 1, evaluations: 1200, score_sum: 600_000_000, prompt_tokens: 8400 },
    { slot: 0, rating: 1, evaluations: 1200 },
  ]);
  expect(kept.series).toMatchObject([{ criterion: 'Passes if short', evaluations: 1200 }]);
  await store.close();
});

test('the narrow rows of an earlier version are packed, in pieces, and on from where it was interrupted', async () => {
  await using folder = await temporaryFolder();
  const earlier = migrations.slice(0, migrations.indexOf(createPacked));
  await openSqlite(folder.path, earlier).close();
  const old = new Sqlite(`${folder.path}/deemster.db`);
  old.exec(`
    INSERT INTO insight_figures (account_id, trace_created_at, trace_seq, evaluation_seq, series_seq, score, cached,
      latency_part, prompt_tokens, completion_tokens, saved_tokens)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 12000)
    SELECT 1 + n % 2, n / 7, 300000 + n, n, n % 1000, CASE n % 5 WHEN 0 THEN NULL ELSE n / 12000.0 END, n % 2,
      CASE n % 3 WHEN 0 THEN NULL ELSE n % 200 - 60 END, n * 100, n % 50, n % 9 FROM numbers`);
  const columns = `SELECT account_id, trace_created_at, trace_seq, evaluation_seq, series_seq, score, cached, latency_part,
    prompt_tokens, completion_tokens, saved_tokens`;
  const before = old.prepare(`${columns} FROM insight_figures`).all();
  old.close();
  const stop = new Error('stopped');
  let pieces = 0;
  const interrupted = {
    ...packFigures,
    some: (tools: Parameters<typeof packFigures.some>[0]) => {
      if (pieces++ === 2) throw stop;
      return packFigures.some(tools);
    },
  };
  expect(() => openSqlite(folder.path, [...earlier, createPacked, interrupted])).toThrow(stop.message);
  await openSqlite(folder.path).close();
  const now = new Sqlite(`${folder.path}/deemster.db`, { readonly: true });
  expect(now.prepare(`${columns} FROM insight_figures`).all()).toEqual(before);
  const texts = now.prepare('SELECT * FROM insight_figures').all() as (Record<string, number | null> & {
    packed: string;
  })[];
  const read = texts.map(({ packed: text }) => {
    const one = `before${text}`;
    return Object.values(unpack).map((what) => what(one, 'before'.length));
  });
  expect(read).toEqual(
    texts.map((row) => [
      row.series_seq,
      row.trace_seq,
      row.score === null ? 0 : inMillionths(row.score!),
      row.score === null ? undefined : scoreBucket(row.score!),
      row.latency_part === null ? 0 : row.latency_part! + toLatency,
      row.cached,
      row.prompt_tokens,
      row.completion_tokens,
      row.saved_tokens,
    ]),
  );
  expect(texts.every(({ packed }) => packed.length === packedWidth)).toBe(true);
  expect(now.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE '%_to_pack'`).all()).toEqual([]);
  now.close();
});

test('what a trace changes is looked up by its keys, whatever else is stored', async () => {
  await using folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  const plans: string[] = [];
  const noting: Database = {
    ...database,
    async write(unit) {
      for (const { query: asked, parameters } of unit.steps.filter(({ query: { sql } }) => sql.includes('insight_'))) {
        const plan = query<{ detail: string }>(`EXPLAIN QUERY PLAN ${asked.sql}`);
        plans.push(...(await database.rows(plan, parameters)).map(({ detail }) => detail));
      }
      return database.write(unit);
    },
  };
  const store = createStore(noting);
  await store.createFirst('a', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  const evaluations = [evaluationOf({ evaluatorName: null, score: 1 })];
  const made = { id: randomUUIDv7(), createdAt: 5, tags: { run: 'r' }, trace };
  await store.addEvaluations(1, { trace: made, evaluations, use: useOf('k') });
  const more = [evaluationOf({ evaluatorName: null, score: 1 })];
  await store.addEvaluations(1, { trace: { id: made.id, tags: { run: 's' } }, evaluations: more, use: useOf('k') });
  await store.setRating(1, made.id, true);
  await store.deleteRun(1, 's', Date.now);
  const reads = plans.filter((detail) => /^(SCAN|SEARCH)/.test(detail));
  expect(reads.length).toBeGreaterThan(50);
  const long = reads.filter(
    (detail) =>
      (detail.startsWith('SCAN') && !/CONSTANT ROW|SCAN (slots|kinds|gone|json_each)\b/.test(detail)) ||
      /USING PRIMARY KEY \(account_id=\?\)$/.test(detail),
  );
  expect(long).toEqual([]);
  await store.close();
});
