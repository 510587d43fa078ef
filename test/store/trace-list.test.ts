import { type Database, query } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { countFacets, type TraceFacets } from '../../src/store/trace-facets.ts';
import { scoreBucket } from '../../src/store/trace-list.ts';
import type { Position, TraceFilters } from '../../src/store/traces.ts';
import { temporaryFolder } from '../helpers.ts';
import { isSoak } from '../soak.ts';
import { type ListedTrace, meets, readPage, storeTraces } from './stored-traces.ts';

/** A real database that also notes every query, with the plan that SQLite makes for it. */
async function open() {
  const folder = await temporaryFolder();
  const database = openSqlite(folder.path);
  const queries: { sql: string; plan: string[] }[] = [];
  const noting: Database = {
    ...database,
    async rows(asked, parameters) {
      const plan = await database.rows(query<{ detail: string }>(`EXPLAIN QUERY PLAN ${asked.sql}`), parameters);
      queries.push({ sql: asked.sql, plan: plan.map(({ detail }) => detail) });
      return database.rows(asked, parameters);
    },
  };
  const store = createStore(noting);
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  await store.createAccount('other', 'standard', 0);
  const [account, other] = (await store.listAccounts()).map(({ id }) => id) as [number, number];
  return {
    store,
    database,
    queries,
    account,
    other,
    async [Symbol.asyncDispose]() {
      await database.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The same numbers in every run. */
function dice(seed = 1) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}

const { below, pick } = dice();
const scores = [null, 0, 0, 1, 1, 0.02, 0.5, 0.5, 0.98, 0.999, 0.0001, 1 / 3];

/** Times that do not follow the order of storing, with several traces of one millisecond. */
const randomTrace = (number: number): ListedTrace => ({
  id: `019a5f0e-0000-7000-8000-${String(number).padStart(12, '0')}`,
  createdAt: 1_000 + below(700),
  tags: { app: pick(['shop', 'shop', 'help']), release: String(below(3)), ...(below(200) === 0 && { rare: 'yes' }) },
  rating: pick([null, true, true, false]),
  evaluations: Array.from({ length: pick([0, 1, 1, 1, 2, 3]) }, () => ({
    evaluatorName: pick([null, 'tone', 'tone', 'tone', 'safety']),
    score: below(2) === 0 ? pick(scores) : below(1000) / 999,
  })),
});

function randomFilters(): TraceFilters {
  const maybe = <Item>(item: Item): Item | undefined => (below(3) === 0 ? item : undefined);
  return {
    start: maybe(1_000 + below(700)),
    end: maybe(1_000 + below(700)),
    tags: maybe(
      [['app', 'shop'], pick([['release', '1'] as const, ['rare', 'yes'] as const])].slice(below(2)) as never,
    ),
    rating: maybe(pick([true, false])),
    evaluatorName: maybe(pick(['tone', 'safety', 'nobody'])),
    minScore: maybe(pick([0, 0.02, 0.3, 0.5, 0.5001, 0.98, 1])),
    maxScore: maybe(pick([0, 0.0001, 0.3, 0.5, 0.9, 0.999, 1])),
  };
}

/** Each filter by itself holds too many traces to be looked up one by one, which the dice seldom choose. */
const MANY: TraceFilters[] = [
  { tags: [['app', 'shop']], minScore: 0.02 },
  { rating: true, maxScore: 0.98 },
];

/** What further filters leave, without an index. */
function facetsOf(listed: ListedTrace[], filters: TraceFilters): TraceFacets {
  const { minScore = 0, maxScore = 1, evaluatorName } = filters;
  const own = listed.filter(meets(filters));
  const count = (more: TraceFilters) => listed.filter(meets({ ...filters, ...more })).length;
  const names = ['safety', 'tone'].filter((name) => evaluatorName === undefined || name === evaluatorName);
  const tags = Object.entries(
    Object.groupBy(
      own.flatMap(({ tags }) => Object.entries(tags)),
      String,
    ),
  );
  const mostFirst = <Entry extends { traces: number }>(entries: Entry[], name: (entry: Entry) => string) =>
    entries.filter(({ traces }) => traces > 0).sort((a, b) => b.traces - a.traces || (name(a) < name(b) ? -1 : 1));
  return {
    traces: own.length,
    more: false,
    scores: {
      below: count({ minScore, maxScore: Math.min(maxScore, 0.5 - Number.EPSILON / 4) }),
      atLeast: count({ minScore: Math.max(minScore, 0.5), maxScore }),
    },
    ratings: {
      good: own.filter(({ rating }) => rating === true).length,
      poor: own.filter(({ rating }) => rating === false).length,
    },
    evaluators: mostFirst(
      names.map((name) => ({ name, traces: count({ evaluatorName: name }) })),
      ({ name }) => name,
    ),
    tags: mostFirst(
      tags.map(([, some]) => ({ key: some![0]![0], value: some![0]![1], traces: some!.length })),
      ({ key, value }) => `${key} ${value}`,
    ),
  };
}

test('every combination of filters lists what meets them, whatever the size of the pages', async () => {
  await using opened = await open();
  const { store, account } = opened;
  const listed = await storeTraces(
    store,
    account,
    'k',
    Array.from({ length: 2400 }, (_, number) => randomTrace(number)),
  );
  await storeTraces(
    store,
    opened.other,
    'k',
    Array.from({ length: 300 }, (_, number) => randomTrace(number)),
  );

  opened.queries.length = 0;
  const asked = [...MANY, ...Array.from({ length: isSoak ? 98 : 18 }, randomFilters)];
  for (const [round, filters] of asked.entries()) {
    const want = listed.filter(meets(filters)).map(({ id }) => id);
    const got: string[] = [];
    const size = pick([499, 500, 1000]);
    let after: Position | undefined;
    do {
      const { traces, next } = await readPage(store.listTraces(account, filters, size, after));
      got.push(...traces.map(({ id }) => id));
      expect(next === null || traces.length === size).toBe(true);
      after = next ?? undefined;
    } while (after);
    expect({ filters, ids: got }).toEqual({ filters, ids: want });
    if (round % 4 > 0) continue;
    const found = await store.findTraces(account, filters, 10_001);
    const facets = await countFacets(opened.database, found, filters, 0.5);
    expect({ filters, facets }).toEqual({ filters, facets: facetsOf(listed, filters) });
  }
  // All ways were taken: along one index, along one that looks up others, and from the few of the rarest.
  const texts = [...new Set(opened.queries.map(({ sql }) => sql))];
  expect(texts.some((sql) => /FROM evaluations\s+WHERE.* UNION /s.test(sql))).toBe(true);
  expect(texts.some((sql) => /FROM (trace_tags|traces)\s+WHERE account_id.*EXISTS/s.test(sql))).toBe(true);
  expect(texts.some((sql) => /json_each.*EXISTS/s.test(sql))).toBe(true);
  // Each is kept prepared.
  expect(texts.length).toBeLessThan(60);
});

describe('the plan', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  test.each([
    [{}, 'traces_newest'],
    [{ start: 1, end: 2 }, 'traces_newest'],
    [{ rating: true }, 'traces_rated'],
    [{ tags: [['a', 'b']] }, 'trace_tags_newest'],
    [{ tags: [['a', 'b']], rating: false }, 'trace_tags_rated'],
    [{ evaluatorName: 'tone' }, 'evaluations_of_evaluator'],
    [{ evaluatorName: 'tone', maxScore: 0.5 }, 'evaluations_of_evaluator'],
    [{ minScore: 0.9 }, 'evaluations_scored'],
    [{ maxScore: 0.1 }, 'evaluations_scored'],
  ] as [TraceFilters, string][])('of %j walks ranges of one index in order', async (filters, index) => {
    for (const after of [undefined, { createdAt: 3, seq: 4 }]) {
      opened.queries.length = 0;
      await readPage(opened.store.listTraces(opened.account, filters, 50, after));
      const reads = opened.queries[0]!.plan.filter((detail) => !/^(MERGE|LEFT|RIGHT)/.test(detail));
      expect(reads.length).toBeGreaterThan(0);
      const [of] = index.split('_') as [string];
      for (const read of reads)
        expect(read).toMatch(
          new RegExp(`^SEARCH ${of}\\w* USING COVERING INDEX ${index} \\(account_id=.*created_at>\\?.*created_at`),
        );
    }
  });

  test.each([
    [
      {
        tags: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ],
    [{ tags: [['a', 'b']], rating: true, evaluatorName: 'tone', minScore: 0.5 }],
    [{ rating: true, maxScore: 0.5 }],
  ] as [TraceFilters][])('of %j reads no table from end to end', async (filters) => {
    opened.queries.length = 0;
    await readPage(opened.store.listTraces(opened.account, filters, 50));
    const plans = opened.queries.flatMap(({ plan }) => plan);
    expect(plans.length).toBeGreaterThan(3);
    // The traces of a page are read by a list of their keys.
    expect(plans.filter((detail) => detail.startsWith('SCAN') && !detail.startsWith('SCAN json_each'))).toEqual([]);
  });
});

test('a score is in the part of the scale where the index has it', async () => {
  await using opened = await open();
  const all = [0, 5e-324, 1e-9, 0.02, 0.0199999999, 0.5, 1 / 3, 0.98, 1 - 2 ** -53, 1];
  for (let number = 0; number <= 500; number++) all.push(number / 500);
  const traces = all.map((score, number) => ({
    ...randomTrace(number),
    evaluations: [{ evaluatorName: null, score }],
  }));
  await storeTraces(opened.store, opened.account, 'k', traces);
  for (const score of all) {
    const filters = { minScore: score, maxScore: score };
    const { traces: found } = await readPage(opened.store.listTraces(opened.account, filters, 500));
    expect([score, found.length]).toEqual([score, traces.filter(meets(filters)).length]);
  }
  expect([scoreBucket(0), scoreBucket(5e-324), scoreBucket(1)]).toEqual([0, 1, 51]);
});
