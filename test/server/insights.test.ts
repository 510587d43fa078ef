import { randomUUIDv7 } from 'node:crypto';
import { hashKey } from '../../src/store/key.ts';
import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { evaluationOf, subTrace, useOf } from '../store/stored-traces.ts';
import { otherAccount, withStore } from './other-account.ts';

const hour = 3_600_000;
const day = 24 * hour;
const end = Date.UTC(2026, 10, 20, 12, 30);
const start = end - 3 * day;
const time = (at: number) => new Date(at).toISOString();

interface Stored {
  evaluatorName: string | null;
  criteria: string;
  core: 'align-20251111' | 'align-20250529';
  score: number | null;
  cached: boolean;
  latency: number;
}
interface StoredTrace {
  id: string;
  at: number;
  tags: Record<string, string>;
  rating: boolean | null;
  evaluations: Stored[];
}

let seed = 5;
const draw = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};
const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)]!;

/** Over six days, of which insights cover the second half, and which fell then. */
const traces: StoredTrace[] = Array.from({ length: 160 }, (_, number) => {
  const at = end - 6 * day + Math.floor((number / 160) * 6 * day);
  const worse = at >= start;
  return {
    id: randomUUIDv7(),
    at,
    tags: {
      ...(draw(2) > 0 && { run: `run ${draw(2)}` }),
      app: pick(['shop', 'help']),
    },
    rating: pick([null, null, true, false]),
    evaluations: [
      {
        evaluatorName: 'falls',
        criteria: 'Passes if it is short',
        core: 'align-20251111',
        score: draw(10) < (worse ? 3 : 8) ? 1 : 0,
        cached: false,
        latency: 10 + draw(90),
      } as const,
      ...Array.from({ length: draw(3) }, () => ({
        evaluatorName: pick([null, 'tone']),
        criteria: pick(['Penalize rude answers', 'Reward brevity']),
        core: pick(['align-20251111', 'align-20250529'] as const),
        score: pick([null, 0, 1, 0.5, 0.58, 0.58 + 2 ** -53, 0.3, draw(1000) / 999]),
        cached: draw(4) === 0,
        latency: draw(1000),
      })),
    ],
  };
});

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
  await withStore(deemster, async (store) => {
    const { id: keyId, account } = (await store.findKey(hashKey(deemster.key)))!;
    await Promise.all(
      traces.map(async ({ id, at, tags, rating, evaluations }) => {
        const trace = { messages: [{ role: 'user', content: `Number ${at}` }], system: null, tools: null };
        await store.addEvaluations(account.id, {
          trace: { id, createdAt: at, tags, trace },
          evaluations: evaluations.map(({ core, latency, ...one }) =>
            evaluationOf({
              ...one,
              modelCore: core,
              subTrace: {
                ...subTrace,
                judge: 'openai:judge',
                evaluator_version: one.evaluatorName === null ? null : 1,
                latency_ms: latency,
                usage: { prompt: 10, completion: 2, cached_prompt: 0 },
              },
            }),
          ),
          use: useOf(keyId),
        });
        if (rating !== null) await store.setRating(account.id, id, rating);
      }),
    );
  });
});
afterAll(() => deemster[Symbol.asyncDispose]());

const range = { start_date: time(start), end_date: time(end) };
const read = async (query: Record<string, string> = {}, options = {}) => {
  const search = new URLSearchParams({ ...range, ...query });
  const { status, body } = await deemster.get(`/api/v1/insights?${search}`, options);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};

/** What the contract says of the filters, counted one by one. */
function counted(query: Record<string, string>, from = start, to = end) {
  const { tag, rating, evaluator_name, criterion, model_core, min_score, max_score, threshold = '0.5' } = query;
  const found = traces
    .filter(
      (one) =>
        one.at >= from &&
        one.at < to &&
        (tag === undefined || one.tags[tag.split(':')[0]!] === tag.split(':')[1]) &&
        (rating === undefined || String(one.rating) === rating),
    )
    .flatMap(({ evaluations }) => evaluations)
    .filter(
      (one) =>
        (evaluator_name === undefined || one.evaluatorName === evaluator_name) &&
        (criterion === undefined || one.criteria === criterion) &&
        (model_core === undefined || one.core === model_core) &&
        (min_score === undefined || (one.score !== null && one.score >= Number(min_score))) &&
        (max_score === undefined || (one.score !== null && one.score <= Number(max_score))),
    );
  const scores = found.flatMap(({ score }) => (score === null ? [] : [score]));
  const judged = found.filter(({ cached }) => !cached);
  const quantile = (share: number) =>
    judged.map(({ latency }) => latency).sort((a, b) => a - b)[Math.max(0, Math.ceil(share * judged.length) - 1)];
  const near = (value: number, digits: number) => expect.closeTo(value, digits);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    evaluations: found.length,
    not_applicable: found.length - scores.length,
    cached: found.length - judged.length,
    mean_score: expect.objectContaining({ value: scores.length ? near(sum(scores) / scores.length, 5) : null }),
    pass_rate: expect.objectContaining({
      value: scores.length ? near(scores.filter((one) => one >= Number(threshold)).length / scores.length, 9) : null,
    }),
    tokens: { prompt: judged.length * 10, completion: judged.length * 2, saved: 0 },
    p50: quantile(0.5),
  };
}

const queries: Record<string, string>[] = [
  {},
  { interval: 'hour' },
  { tag: 'run:run 1' },
  { rating: 'true', interval: 'day' },
  { evaluator_name: 'tone', group_by: 'core' },
  { criterion: 'Reward brevity', group_by: 'run' },
  { model_core: 'align-20250529', group_by: 'evaluator', interval: 'week' },
  { threshold: '0.58' },
  { threshold: '0.75', group_by: 'run' },
  { min_score: '0.3', max_score: '0.58' },
  { tag: 'app:shop', rating: 'false' },
];

test.each(queries)(
  'the figures of %j are those of the evaluations, and each can be followed to its traces',
  async (query) => {
    const insights = await read(query);
    const { p50, ...want } = counted(query);
    expect(insights.total).toMatchObject(want);
    expect(insights.total.evaluations).toBeGreaterThan(5);
    if (p50) expect(Math.abs(insights.total.latency_ms.p50 / p50 - 1)).toBeLessThan(0.05);
    let sum = 0;
    for (const { start_date, end_date, figures } of insights.intervals) {
      const { p50: _p50, ...own } = counted(query, Date.parse(start_date), Date.parse(end_date));
      expect(figures).toMatchObject(own);
      sum += figures.evaluations;
    }
    expect(sum).toBe(want.evaluations);
    const groupSum = insights.groups.map((one: { figures: { evaluations: number } }) => one.figures.evaluations);
    expect(groupSum.reduce((a: number, b: number) => a + b, 0)).toBe(want.evaluations);
    for (const { figures, evaluator_name, criterion, model_core, run } of insights.groups) {
      if (run === null && query.group_by === 'run') continue;
      if (evaluator_name === null && query.group_by !== 'core' && query.group_by !== 'run') continue;
      const named = { evaluator_name, criterion, model_core, ...(run && { tag: `run:${run}` }) };
      const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)) as typeof query;
      const { p50: _p50, ...own } = counted({ ...query, ...given });
      expect(figures).toMatchObject(own);
    }
    // Every trace that the query lists has some of the evaluations, and none is missing.
    const shown = insights.histogram.filter((bin: { evaluations: number }) => bin.evaluations > 0);
    for (const bin of [shown[0], shown.at(-1)]) {
      const list = (await deemster.get(`/api/v1/traces?page_size=500&${bin.traces}`)).body.traces;
      const asked = Object.fromEntries(new URLSearchParams(bin.traces));
      const evaluations = list.flatMap(({ id }: { id: string }) => {
        const own = traces.find((one) => one.id === id)!;
        const before = traces.splice(0);
        traces.push(own);
        const { evaluations: count } = counted(asked);
        traces.splice(0, 1, ...before);
        return count;
      });
      expect(evaluations).not.toContain(0);
      expect(evaluations.reduce((a: number, b: number) => a + b, 0)).toBe(bin.evaluations);
    }
  },
);

test('a criterion whose scores fell is named first, and one with too few scores has no verdict', async () => {
  const { changes } = await read();
  expect(changes[0]).toMatchObject({
    evaluator_name: 'falls',
    criterion: 'Passes if it is short',
    judge: 'openai:judge',
    verdict: 'fell',
    of: 'pass_rate',
    before: { scores: 80 },
    now: { scores: 80 },
    difference: { value: expect.any(Number), too_few: null },
  });
  expect(changes[0].difference.high).toBeLessThan(0);
  const few = changes.find((one: { now: { scores: number } }) => one.now.scores < 30);
  expect(few).toMatchObject({
    verdict: 'cannot_say',
    adjusted_p: null,
    explanation: 'There are too few scores to say.',
  });
  expect((await deemster.get(`/api/v1/traces?${changes[0].traces_before}`)).body.traces).toHaveLength(50);
});

test('people: the majority of the labels on an evaluation, and the ratings of its trace', async () => {
  const query = { evaluator_name: 'falls' };
  const { people } = await read(query);
  const rated = traces.filter(({ at, rating }) => at >= start && rating !== null);
  const agreeing = rated.filter(({ rating, evaluations }) => (evaluations[0]!.score === 1) === rating).length;
  expect(people.ratings).toMatchObject({ pairs: rated.length, agreeing });
  expect(people.labels).toMatchObject({
    pairs: 0,
    agreement: {
      value: null,
      too_few: { what: 'labels', have: 0, needed: 50 },
      reason: expect.stringContaining('no labels'),
    },
  });
  const [one] = traces.filter(({ at }) => at >= start);
  const { body } = await deemster.get(`/api/v1/traces/${one!.id}`);
  const evaluation = body.evaluations.find((each: { evaluator_name: string }) => each.evaluator_name === 'falls');
  for (const author of ['a', 'b', 'c'])
    expect(
      await deemster.post('/api/v1/annotations/label', { evaluation_id: evaluation.id, label: author !== 'a', author }),
    ).toMatchObject({ status: 200 });
  const agreed = { pairs: 1, agreeing: evaluation.score === 1 ? 1 : 0 };
  expect((await read(query)).people.labels).toMatchObject(agreed);
  for (const group_by of ['evaluator', 'criterion', 'core', 'run']) {
    const { groups } = await read({ group_by });
    const labels = groups.map((group: { labels: { pairs: number } }) => group.labels);
    expect(labels.filter(({ pairs }: { pairs: number }) => pairs > 0)).toEqual([expect.objectContaining(agreed)]);
  }
});

test('a failed judgment is counted by itself, and its trace is found', async () => {
  const now = { start_date: time(Date.now() - hour), end_date: time(Date.now() + hour) };
  const before = (await read(now)).total;
  const { headers } = await deemster.evaluate();
  expect((await deemster.evaluate({ evaluation_criteria: modelCriterion })).status).toBe(400);
  await withStore(deemster, async (store) => {
    const { id: keyId, account } = (await store.findKey(hashKey(deemster.key)))!;
    const failure = {
      createdAt: Date.now(),
      modelCore: 'align-20251111',
      fault: 'unreachable',
      asked: { criteria: modelCriterion },
    } as const;
    await store.addUse(account.id, { ...useOf(keyId), failure });
    await store.addUse(account.id, { ...useOf(keyId), failure: { ...failure, traceId: headers.get('x-trace-id')! } });
  });
  const { total, groups } = await read(now);
  expect([total.failed - before.failed, total.evaluations - before.evaluations]).toEqual([3, 1]);
  expect(groups).toContainEqual(
    expect.objectContaining({
      criterion: modelCriterion,
      figures: expect.objectContaining({
        failed: 3,
        evaluations: 0,
        mean_score: expect.objectContaining({ value: null }),
      }),
    }),
  );
  const failed = await deemster.get(`/api/v1/traces?${total.failed_traces}`);
  expect(failed.body.traces.map(({ id }: { id: string }) => id)).toEqual([headers.get('x-trace-id')]);
  const otherwise = await deemster.get(
    `/api/v1/traces?${total.failed_traces}&criterion=${encodeURIComponent(criterion)}`,
  );
  expect(otherwise.body.traces).toEqual([]);
});

test('another account and an account that stores nothing have nothing', async () => {
  const key = await otherAccount(deemster);
  const none = await otherAccount(deemster, 'none');
  expect((await deemster.evaluate({}, { key: none })).status).toBe(200);
  const now = { start_date: time(start), end_date: time(Date.now() + hour) };
  for (const own of [key, none]) {
    const { total, groups, changes } = await read(now, { key: own });
    expect([total.evaluations, groups, changes]).toEqual([0, [], []]);
  }
});

test.each([
  [{ start_date: time(end), end_date: time(end) }, ['query', 'start_date']],
  [{ start_date: time(0), interval: 'hour' }, ['query', 'interval']],
  [{ start_date: time(0) }, ['query', 'start_date']],
  [{ threshold: '2' }, ['query', 'threshold']],
  [{ group_by: 'tag' }, ['query', 'group_by']],
] as [Record<string, string>, string[]][])('%j is refused', async (query, loc) => {
  const { status, body } = await deemster.get(`/api/v1/insights?${new URLSearchParams({ ...range, ...query })}`);
  expect([status, body.detail[0].loc]).toEqual([422, loc]);
});

test('by default, the last 30 days by day', async () => {
  const { body } = await deemster.get('/api/v1/insights');
  expect(body).toMatchObject({ interval: 'day', group_by: 'criterion', threshold: 0.5 });
  expect(Date.parse(body.end_date) - Date.parse(body.start_date)).toBe(30 * day);
  expect(conversation).toHaveLength(2);
});
