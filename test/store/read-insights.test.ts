import { randomUUIDv7 } from 'node:crypto';
import type { Parameters } from '../../src/store/database.ts';
import { openReadOnly } from '../../src/store/database-folder.ts';
import { inSqlite, type Sql } from '../../src/store/dialect.ts';
import { type InsightQuery, type InsightSums, readInsights } from '../../src/store/insights/read-insights.ts';
import { type Rows, readAtOnce } from '../../src/store/reader/rows.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from './stored-traces.ts';

const hour = 3_600_000;
const days = 9;
const trace = { messages: [], system: null, tools: null };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let connection: ReturnType<typeof openReadOnly>;
let seed = 7;
const draw = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};

beforeAll(async () => {
  folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('a', { id: 'a', hash: 'a', label: '', createdAt: 0, expiresAt: null });
  const evaluation = () => {
    const usage = draw(3) === 0 ? null : { prompt: draw(5) * 123_456, completion: draw(9), cached_prompt: 0 };
    return evaluationOf({
      evaluatorName: draw(2) === 0 ? null : `evaluator ${draw(3)}`,
      score: [null, 0, 1, 0.58, 0.58 + 2 ** -53, 0.75, draw(1000) / 999][draw(7)]!,
      criteria: `Passes if ${draw(2)}`,
      cached: draw(4) === 0,
      cachedTokens: draw(3),
      subTrace: { ...subTrace, judge: `judge ${draw(2)}`, usage, latency_ms: [0.002, 3, draw(9000), 3e7][draw(4)]! },
    });
  };
  await Promise.all(
    Array.from({ length: 250 }, () => {
      const id = randomUUIDv7();
      const tags = { app: 'all', ...(draw(3) > 0 && { run: `run ${draw(3)}` }) };
      const evaluations = Array.from({ length: draw(4) }, evaluation);
      const made = { id, createdAt: draw(days * 24 * hour), tags, trace };
      return Promise.all([
        store.addEvaluations(1, { trace: made, evaluations, use: useOf('a') }),
        draw(3) === 0 && store.setRating(1, id, draw(2) === 0),
      ]);
    }),
  );
  await store.close();
  connection = openReadOnly(folder.path);
});
afterAll(async () => {
  connection.close();
  await folder[Symbol.asyncDispose]();
});

const rows = ((text: string | Sql, parameters: Parameters) =>
  connection.prepare(inSqlite(text)).raw().iterate(parameters)) as Rows;

const byName = <Item>(items: Item[], name: (item: Item) => unknown): Item[] =>
  items.toSorted((a, b) => (JSON.stringify(name(a)) < JSON.stringify(name(b)) ? -1 : 1));

/** In one order, and the sums of squares apart: they are rounded in two ways. */
function comparable(sums: InsightSums): { rest: unknown; squares: number[] } {
  const squares: number[] = [];
  const inOrder = {
    ...sums,
    groups: byName(sums.groups, ({ name }) => name),
    changes: byName(sums.changes, ({ before: _before, now: _now, ...name }) => name),
  };
  const rest = JSON.parse(
    JSON.stringify(inOrder, (name, value) => {
      if (value instanceof Map) return [...value].sort(([a], [b]) => a - b);
      if (name !== 'squareSum') return value;
      squares.push(value);
      return undefined;
    }),
  );
  return { rest, squares };
}

test('sums, and every way to read evaluations one by one, come to the same', () => {
  const ids = connection.prepare('SELECT seq FROM traces').pluck().all() as number[];
  const all = new Set(ids);
  const ways = {
    'a tag of all': { filters: { tags: [['app', 'all']] as [string, string][] } },
    'scores of few traces': { texts: { few: () => ids, has: (seq: number) => all.has(seq) } },
    'scores of many traces': { texts: { few: () => undefined, has: (seq: number) => all.has(seq) } },
  };
  const [start, end] = [(days / 2) * 24 * hour + 1234, days * 24 * hour - 56_789];
  for (const [threshold, groupBy, length, filters] of [
    [0.5, 'criterion', 24, {}],
    [0.58, 'run', 24, {}],
    [0.75, 'core', 1, {}],
    [0.755, 'evaluator', 1, { rating: true }],
    [0.001, 'run', 7 * 24, { rating: false }],
    [0, 'evaluator', 24, { evaluatorName: 'evaluator 1' }],
    [1, 'criterion', 1, { criterion: 'Passes if 1' }],
  ] as [number, InsightQuery['groupBy'], number, InsightQuery['filters']][]) {
    const first = Math.floor(start / (length * hour)) * length * hour;
    const starts = Array.from({ length: Math.ceil((end - first) / (length * hour)) }, (_, at) => {
      return Math.max(start, first + at * length * hour);
    });
    const asked: InsightQuery = {
      account: 1,
      range: { start, end },
      starts,
      finest: length === 1,
      groupBy,
      threshold,
      filters,
    };
    const wanted = comparable(readAtOnce(readInsights(asked, undefined), rows));
    expect((wanted.rest as InsightSums).total.passed).toBeGreaterThan(3);
    for (const [name, way] of Object.entries(ways)) {
      const query = 'filters' in way ? { ...asked, filters: { ...filters, ...way.filters } } : asked;
      const { rest, squares } = comparable(
        readAtOnce(readInsights(query, 'texts' in way ? way.texts : undefined), rows),
      );
      expect({ name, threshold, rest }).toEqual({ name, threshold, rest: wanted.rest });
      squares.forEach((square, at) => void expect(Math.abs(square - wanted.squares[at]!)).toBeLessThan(300));
    }
  }
});
