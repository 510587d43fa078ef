import { createHash, randomBytes } from 'node:crypto';
import { type Parameters, type Query, query } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { postgresMigrations } from '../../src/store/postgres/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { traceList } from '../../src/store/trace-list.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, parsed, readPage, useOf } from '../store/stored-traces.ts';
import { asked, emptyDatabase as emptyDatabaseOn } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

const emptyDatabase = () => emptyDatabaseOn(server!.url);
const trace = { messages: [], system: null, tools: null };

/** Equal in their first 8000 characters, and what the second is stored as in an index, and what could be read as an escape. */
const longText = randomBytes(6000).toString('base64');
const inIndex = createHash('sha256').update(`${longText}a`).digest('hex').padEnd(1001, '#');
const longTexts = [
  `${longText}a`,
  `${longText}b`,
  inIndex,
  '\\'.repeat(1001),
  '\\x00'.repeat(300),
  'ü'.repeat(600),
  'short',
];

onPostgres('tags, runs and cases of any length are found and counted as in SQLite, and exactly', async () => {
  await using folder = await temporaryFolder();
  const databases = [openSqlite(folder.path), await openPostgres(await emptyDatabase())];
  const seen = await Promise.all(
    databases.map(async (database) => {
      const store = createStore(database);
      await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
      const ids = async (...tags: [string, string][]) =>
        (await readPage(store.listTraces(1, { tags }, 100))).traces.map(({ id }) => id);
      for (const [at, text] of longTexts.entries())
        await store.addEvaluations(1, {
          trace: { id: `${at}`, createdAt: at, tags: { [text]: text, all: text, run: text, case: text }, trace },
          evaluations: [evaluationOf({ evaluatorName: null, score: 1 })],
          use: useOf('k'),
        });
      await store.setRating(1, '0', true);
      const found = [];
      for (const [at, text] of longTexts.entries()) {
        expect(await ids([text, text], ['all', text])).toEqual([`${at}`]);
        expect(await ids(['all', text])).toEqual([`${at}`]);
        expect((await store.listRuns(1, 100)).map(({ name }) => name)).toContain(text);
        const cases = [];
        for await (const rows of store.runRows((await store.findRun(1, text))!)) cases.push(...rows);
        found.push(cases.map(({ caseName }) => caseName));
      }
      expect(found).toEqual(longTexts.map((text) => [text]));
      const rated = await readPage(store.listTraces(1, { tags: [['all', longTexts[0]!]], rating: true }, 100));
      // Moves one trace to the run of another, as a second attempt at its case.
      const moved = await store.addTags(1, '1', { run: longTexts[0]!, case: longTexts[0]!, [longTexts[1]!]: 'other' });
      const runs = (await store.listRuns(1, 100)).map(({ seq: _, ...run }) => run);
      const { tags } = await parsed((await store.getTrace(1, '1'))!);
      const deleted = await store.deleteRun(1, longTexts[0]!, () => 8);
      const left = await ids();
      await store.close();
      return { rated: rated.traces.length, moved, runs, tags, deleted, left };
    }),
  );
  expect(seen[0]).toMatchObject({ rated: 1, moved: true, deleted: true, left: ['6', '5', '4', '3', '2'] });
  expect(seen[0]!.runs.find(({ name }) => name === longTexts[0])).toMatchObject({
    traces: 2,
    cases: 1,
    evaluations: 2,
  });
  expect(seen[1]).toEqual(seen[0]);
});

onPostgres('tags that were stored before indexes took long texts are found after them', async () => {
  const url = await emptyDatabase();
  const before = postgresMigrations.findIndex((one) => one.includes('trace_tags_of_trace'));
  await (await openPostgres(url, {}, postgresMigrations.slice(0, before))).close();
  await asked(
    url,
    `INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'default', 'standard', 0);
    INSERT INTO traces (seq, id, account_id, created_at, trace) VALUES (1, 'a', 1, 0, '{}');
    INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at) VALUES (1, 'run', 'old', 1, 0);
    INSERT INTO runs (seq, account_id, name, traces, cases, failed) VALUES (1, 1, 'old', 1, 0, 0);
    INSERT INTO run_traces (trace_seq, run_seq, case_name) VALUES (1, 1, '')`,
  );
  const store = createStore(await openPostgres(url));
  expect(await store.addTags(1, 'a', { run: longTexts[0]!, other: 'one' })).toBe(true);
  const runs = await store.listRuns(1, 10);
  expect(runs.map(({ name, traces, createdAt }) => [name, traces, createdAt])).toEqual([[longTexts[0], 1, 0]]);
  expect((await store.findTraces(1, { tags: [['other', 'one']] }, 10)).map(({ seq }) => seq)).toEqual([1]);
  await store.close();
});

onPostgres('a filter by a tag reads its newest traces from an index, without sorting all of them', async () => {
  const url = await emptyDatabase();
  const database = await openPostgres(url);
  await asked(
    url,
    `INSERT INTO accounts (id, name, retention, created_at) VALUES (1, 'default', 'standard', 0);
    INSERT INTO traces (seq, id, account_id, created_at, trace) SELECT n, n, 1, n, '{}' FROM generate_series(1, 20000) AS n;
    INSERT INTO trace_tags (trace_seq, key, value, account_id, trace_created_at, trace_rating)
      SELECT n, 'tag', 'all', 1, n, CASE WHEN n % 100 = 0 THEN 1 END FROM generate_series(1, 20000) AS n;
    ANALYZE`,
  );
  const plans: string[] = [];
  const explaining = {
    async rows<Row>(one: Query<Row>, parameters: Parameters): Promise<Row[]> {
      const text = one.dialects!.postgres;
      const plan = await database.rows(query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${text}`), parameters);
      plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
      return database.rows(one, parameters);
    },
  };
  const find = traceList(explaining);
  const tags: [string, string][] = [['tag', 'all']];
  expect((await find(1, { tags }, 3)).map(({ seq }) => seq)).toEqual([20_000, 19_999, 19_998]);
  expect((await find(1, { tags, rating: true }, 2)).map(({ seq }) => seq)).toEqual([20_000, 19_900]);
  for (const [at, index] of ['trace_tags_newest', 'trace_tags_rated'].entries()) {
    expect(plans[at]).toMatch(new RegExp(`Scan Backward using ${index} `));
    expect(plans[at]).not.toContain('Sort');
  }
  await database.close();
});
