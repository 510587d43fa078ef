import { createReportCard } from '../../src/evaluation/report-card/report-card.ts';
import type { Database, Reads } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { createStore } from '../../src/store/store.ts';
import { evaluationOf, parsed, readPage, useOf } from '../store/stored-traces.ts';
import { emptyDatabase } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

/** A database of which somebody else changes something after each read. */
function changedBetweenReads(database: Database, change: () => Promise<unknown>): Database {
  const between =
    (rows: Reads['rows']): Reads['rows'] =>
    async (...asked) => {
      const found = await rows(...asked);
      await change();
      return found;
    };
  return {
    ...database,
    rows: between(database.rows),
    inOneState: (read, isLong) => database.inOneState!((state) => read({ rows: between(state.rows) }), isLong),
  };
}

const label = {
  traceId: 't',
  evaluationId: 'e',
  evaluatorName: 'tone',
  labelsSince: 1,
  criteria: 'Passes if it is polite',
  contentHash: 'hash',
  label: true,
  score: null,
  author: null,
  record: undefined,
};

/** Two stores on one database: one that changes, and one for which a change follows each read, until there are no more changes. */
async function start(changes: (changing: ReturnType<typeof createStore>) => (() => Promise<unknown>)[]) {
  const url = await emptyDatabase(server!.url);
  const [plain, other] = [await openPostgres(url), await openPostgres(url)];
  const changing = createStore(other);
  await changing.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  await changing.createEvaluator(
    1,
    'tone',
    {
      evaluation_criteria: label.criteria,
      model_core: 'align-20251111',
      explanation_cleaning: null,
      description: null,
      memory: false,
      reading: null,
    },
    0,
    null,
  );
  await add(changing, 't');
  await changing.addLabel(1, { ...label, id: 'first', createdAt: 1 });
  await changing.setRating(1, 't', true);
  const left = changes(changing);
  return {
    torn: createStore(changedBetweenReads(plain, async () => left.shift()?.())),
    whole: createStore(plain),
    changing,
    left,
    async [Symbol.asyncDispose]() {
      await Promise.all([plain.close(), changing.close()]);
    },
  };
}

const trace = { messages: [], system: null, tools: null };
const add = (store: ReturnType<typeof createStore>, id: string, judge = 'check') =>
  store.addEvaluations(1, {
    trace: { id, createdAt: 1, tags: { run: 'r', case: id }, trace },
    evaluations: [
      evaluationOf({
        evaluatorName: 'tone',
        score: 1,
        subTrace: { ...evaluationOf({ evaluatorName: null, score: 1 }).subTrace, judge, evaluator_version: 1 },
      }),
    ],
    use: useOf('k'),
  });

onPostgres('a trace whose label is replaced while it is read is whole, and as it was', async () => {
  await using stores = await start((changing) => [
    () => changing.addLabel(1, { ...label, id: 'second', label: false, createdAt: 2 }),
    () => changing.addTags(1, 't', { run: 's' }),
    () => changing.setRating(1, 't', false),
  ]);
  const before = await parsed((await stores.whole.getTrace(1, 't'))!);
  expect(await parsed((await stores.torn.getTrace(1, 't'))!)).toEqual(before);
  expect(stores.left).toEqual([]);
  expect(await parsed((await stores.whole.getTrace(1, 't'))!)).not.toEqual(before);
});

onPostgres('each trace of a list meets its filters, whatever changes after it was found', async () => {
  await using stores = await start((changing) => [() => changing.setRating(1, 't', false)]);
  const { traces } = await readPage(stores.torn.listTraces(1, { rating: true }, 10));
  expect([traces.map(({ id, rating }) => [id, rating]), stores.left]).toEqual([[['t', true]], []]);
  expect((await readPage(stores.whole.listTraces(1, { rating: true }, 10))).traces).toEqual([]);
});

onPostgres('the figures of a run are of one moment', async () => {
  await using stores = await start((changing) => [
    () => add(changing, 'u', 'model'),
    () => add(changing, 'v', 'another'),
  ]);
  const before = await stores.whole.listRuns(1, 10);
  expect(await stores.torn.listRuns(1, 10)).toEqual(before);
  expect(stores.left).toEqual([]);
  expect(await stores.whole.listRuns(1, 10)).toMatchObject([
    { traces: 3, evaluations: 3, judges: ['another', 'check', 'model'] },
  ]);
});

onPostgres('a report card does not mix moments', async () => {
  await using stores = await start((changing) => [
    () => changing.deleteTrace(1, 't', 5),
    () => add(changing, 'u'),
    () => add(changing, 'v', 'model'),
  ]);
  const card = (store: typeof stores.whole) =>
    createReportCard(store, () => 9)({ account: { id: 1 } } as never, 'tone', {});
  const before = await card(stores.whole);
  expect(await card(stores.torn)).toEqual(before);
  expect(stores.left).toEqual([]);
  expect(await card(stores.whole)).not.toEqual(before);
});
