import { criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import vectors from '../statistics/vectors.json' with { type: 'json' };
import { judgedBy } from '../tasks/task-helpers.ts';
import { type JudgedCase, storeJudged, times } from './judged-evaluations.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const create = (name: string, more = {}) =>
  deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion, ...more });
const label = (evaluation_id: string, passes: boolean, more = {}) =>
  deemster.post('/api/v1/annotations/label', { evaluation_id, label: passes, ...more });
const cardOf = async (name: string, query = '', options = {}) => {
  const { status, body } = await deemster.get(`/api/v1/evaluators/${name}/report-card${query}`, options);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};
const suggest = async (name: string, query = '', options = {}) =>
  (await deemster.get(`/api/v1/evaluators/${name}/label-suggestions${query}`, options)).body;
const near = (value: number) => expect.closeTo(value, 6);

/** The published example: 1,000 judged, 700 passed; of 100 labels 52 true positives, 8 and 6 errors, 34 true negatives. */
async function storeExample(name: string) {
  await create(name);
  const ids = await storeJudged(deemster, name, [
    ...times(700, { score: 1 }),
    ...times(300, { score: 0 }),
    ...times(3, { score: null }),
  ]);
  const { tp, fn, fp, tn } = vectors.kappa;
  for (const [from, count, passes] of [
    [0, tp, true],
    [100, fp, false],
    [700, fn, true],
    [800, tn, false],
  ] as const)
    await Promise.all(ids.slice(from, from + count).map((id) => label(id, passes)));
  return ids;
}

test('the figures are those of the published example', async () => {
  await storeExample('example');
  const card = await cardOf('example');
  const { kappa, wilson, corrected_pass_rate: corrected } = vectors;
  expect(card).toMatchObject({
    evaluator_name: 'example',
    version: 1,
    labels_since: 1,
    criteria: criterion,
    judge: 'openai:judge',
    other_judges: [],
    prompt_versions: ['p1'],
    threshold: 0.5,
    evaluations: { total: 1003, repeated: 0, responses: 1003, scored: 1000, not_applicable: 3, failed: 0 },
    labels: {
      total: 100,
      responses: 100,
      pairs: 100,
      to_pass: 60,
      to_fail: 40,
      ties: 0,
      not_applicable: 0,
      not_judged: 0,
    },
    confusion: { tp: 52, fn: 8, fp: 6, tn: 34 },
    true_positive_rate: {
      value: near(wilson.tpr[0]!),
      low: near(wilson.tpr[1]!),
      high: near(wilson.tpr[2]!),
      too_few: null,
    },
    true_negative_rate: {
      value: near(wilson.tnr[0]!),
      low: near(wilson.tnr[1]!),
      high: near(wilson.tnr[2]!),
      too_few: null,
    },
    kappa: { value: near(kappa.kappa), too_few: null },
    gwet_ac1: null,
    pass_rate: { value: 0.7 },
    corrected_pass_rate: {
      value: near(corrected.theta),
      low: near(corrected.ci95[0]!),
      high: near(corrected.ci95[1]!),
      too_few: null,
      reason: null,
    },
    mean_score: 0.7,
    corrected_mean: { value: null, too_few: { what: 'ratings', have: 0, needed: 30 } },
    calibration: { brier: near(0.14), too_few: null },
    abstention: { width: null, too_few: null, reason: expect.stringContaining('10 %') },
    drift: { frozen_at: null, too_few: null },
  });
});

test('graded scores get the corrected mean, AC1 where the classes are uneven, and a band of doubt', async () => {
  await create('graded');
  const { human, judge_labelled, judge_unlabelled, ...ppi } = vectors.ppi;
  const ids = await storeJudged(
    deemster,
    'graded',
    [...judge_labelled, ...judge_unlabelled].map((score) => ({ score })),
  );
  await Promise.all(human.map((score, at) => label(ids[at]!, score >= 0.1, { score })));
  const card = await cardOf('graded', '?threshold=0.4');
  expect(card.corrected_mean).toMatchObject({ value: near(ppi.ppi_plus_plus[0] as number), too_few: null });
  expect(card.mean_score).toBeCloseTo(
    [...judge_labelled, ...judge_unlabelled].reduce((sum, one) => sum + one, 0) / 1100,
    9,
  );
  // As of κ: an interval that contains it, and whether there are enough labels.
  expect(card.gwet_ac1).toMatchObject({ value: expect.any(Number), too_few: null, reason: null });
  const { low, value, high } = card.gwet_ac1;
  expect([value > 0.8, low < value, value < high, high <= 1]).toEqual([true, true, true, true]);
  expect(card.corrected_pass_rate).toMatchObject({
    value: null,
    reason: 'There are no labels on responses that deserve to fail.',
    too_few: { what: 'labels_to_fail', have: 0, needed: 30 },
  });
  expect(card.calibration.bins).toHaveLength(10);
  expect(card.calibration.bins.map(({ count }: { count: number }) => count)).toEqual(Array(10).fill(10));
});

test('too few labels are said for each figure, with the number that is needed', async () => {
  await create('few');
  const ids = await storeJudged(deemster, 'few', [...times(20, { score: 1 }), ...times(20, { score: 0 })]);
  for (const id of ids.slice(0, 9)) await label(id, true, { score: 1 });
  for (const id of ids.slice(20, 23)) await label(id, false);
  const card = await cardOf('few');
  const lacks = (what: string, have: number, needed: unknown) => ({ too_few: { what, have, needed } });
  expect(card).toMatchObject({
    true_positive_rate: { value: 1, ...lacks('labels_to_pass', 9, 30) },
    true_negative_rate: { value: 1, ...lacks('labels_to_fail', 3, 30) },
    corrected_pass_rate: { value: 0.5, ...lacks('labels_to_fail', 3, 30) },
    kappa: { value: 1, ...lacks('labels', 12, expect.any(Number)) },
    corrected_mean: lacks('ratings', 9, 30),
    calibration: lacks('labels', 12, 100),
    abstention: lacks('labels', 12, 60),
  });
  expect(card.kappa.too_few.needed).toBeGreaterThanOrEqual(50);
});

test('a judge that is no better than chance is not corrected, in words', async () => {
  await create('chance');
  const ids = await storeJudged(deemster, 'chance', [...times(10, { score: 1 }), ...times(10, { score: 0 })]);
  for (const [at, id] of ids.entries()) await label(id, at % 2 === 0);
  expect((await cardOf('chance')).corrected_pass_rate).toEqual({
    value: null,
    low: null,
    high: null,
    too_few: { what: 'labels_to_fail', have: 10, needed: 30 },
    reason:
      'The judge is no better than chance on the labelled responses, so its pass rate cannot be corrected: its true positive rate and true negative rate add up to 1.00, and must add up to more than 1.',
  });
});

test('the majority of authors counts, ties are left out, and the agreement of authors is given', async () => {
  await create('authors');
  const ids = await storeJudged(deemster, 'authors', [
    { score: 1 },
    { score: 0 },
    { score: 1 },
    { score: null },
    { score: 1 },
  ]);
  for (const author of ['a', 'b']) await label(ids[0]!, true, { author });
  await label(ids[0]!, false, { author: 'c' });
  await label(ids[1]!, true, { author: 'a' });
  await label(ids[1]!, false, { author: 'b' });
  await label(ids[2]!, false);
  await label(ids[3]!, true);
  expect(await cardOf('authors')).toMatchObject({
    labels: {
      total: 7,
      responses: 4,
      pairs: 2,
      to_pass: 1,
      to_fail: 1,
      ties: 1,
      not_applicable: 1,
      not_judged: 0,
      several_authors: { responses: 2, comparisons: 4, agreement: 0.25 },
    },
    confusion: { tp: 1, fn: 0, fp: 1, tn: 0 },
  });
});

test('a content that was judged several times counts once, with its newest evaluation under that version and judge', async () => {
  await create('repeated');
  const [first] = await storeJudged(deemster, 'repeated', [
    { content: 'same', score: 0 },
    { content: 'same', score: 1 },
    { content: 'same', score: 0, judge: 'openai:other' },
    { content: 'same', score: 0, version: 2 },
    { content: 'else', score: 0 },
  ]);
  await label(first!, true);
  const card = await cardOf('repeated');
  expect(card).toMatchObject({
    judge: 'openai:judge',
    other_judges: ['openai:other'],
    evaluations: { total: 3, repeated: 1, responses: 2, scored: 2 },
    confusion: { tp: 1, fn: 0, fp: 0, tn: 0 },
    pass_rate: { value: 0.5 },
  });
  expect(await cardOf('repeated', '?judge=openai:other')).toMatchObject({
    other_judges: ['openai:judge'],
    confusion: { tp: 0, fn: 1, fp: 0, tn: 0 },
  });
  expect(await cardOf('repeated', '?judge=nobody')).toMatchObject({
    other_judges: ['openai:judge', 'openai:other'],
    evaluations: { total: 0 },
    labels: { not_judged: 1, pairs: 0 },
    pass_rate: { value: null, reason: 'No response has a score.' },
  });
});

test('the newest judge is the default, and a period and a threshold narrow what counts', async () => {
  await create('period');
  const day = (number: number) => Date.UTC(2026, 9, number);
  await storeJudged(deemster, 'period', [
    { score: 0.4, at: day(1), judge: 'z' },
    { score: 0.6, at: day(2), judge: 'b' },
    { score: 0.8, at: day(3), judge: 'b' },
  ]);
  expect(await cardOf('period')).toMatchObject({ judge: 'b', other_judges: ['z'], evaluations: { total: 2 } });
  const narrow = await cardOf('period', '?start_date=2026-10-02&end_date=2026-10-03&threshold=0.7');
  expect(narrow).toMatchObject({ threshold: 0.7, evaluations: { total: 1 }, pass_rate: { value: 0 } });
});

test('labels from before a new wording do not count for it', async () => {
  const name = 'wording';
  await create(name);
  const cases: JudgedCase[] = [{ content: 'w', score: 1 }];
  const [id] = await storeJudged(deemster, name, cases);
  await label(id!, true);
  await deemster.call('PUT', `/api/v1/evaluators/${name}`, { evaluation_criteria: criterion });
  await storeJudged(deemster, name, [{ ...cases[0]!, version: 2 }]);
  expect(await cardOf(name)).toMatchObject({ version: 2, labels_since: 1, labels: { pairs: 1 } });
  await deemster.call('PUT', `/api/v1/evaluators/${name}`, { evaluation_criteria: modelCriterion });
  await storeJudged(deemster, name, [{ ...cases[0]!, version: 3 }]);
  expect(await cardOf(name)).toMatchObject({ version: 3, labels_since: 3, labels: { total: 0, pairs: 0 } });
  expect(await cardOf(name, '?version=2')).toMatchObject({ version: 2, labels: { pairs: 1 } });
});

test('what a real judge said and failed to say is counted, and a card asks it nothing', async () => {
  await using provider = await scriptedProvider([{ status: 401, body: { error: { message: 'no' } } }]);
  await using own = await startDeemster(judgedBy(provider));
  await own.post('/api/v1/evaluators', { name: 'real', evaluation_criteria: modelCriterion });
  const failed = await own.evaluate({ evaluation_criteria: null, evaluator_name: 'real' });
  expect(failed.status).toBeGreaterThanOrEqual(400);
  await own.post('/api/v1/evaluators', { name: 'exact', evaluation_criteria: criterion });
  const judged = await own.evaluate({ evaluation_criteria: null, evaluator_name: 'exact' });
  await own.post('/api/v1/annotations/label', { evaluation_id: judged.headers.get('x-evaluation-id'), label: true });
  expect((await own.get('/api/v1/evaluators/real/report-card')).body).toMatchObject({
    judge: null,
    evaluations: { total: 0, failed: 1 },
  });
  expect((await own.get('/api/v1/evaluators/exact/report-card')).body).toMatchObject({
    judge: 'check',
    evaluations: { total: 1, scored: 1, failed: 0 },
    confusion: { tp: 1, fn: 0, fp: 0, tn: 0 },
  });
  expect(provider.requests).toHaveLength(1);
});

test('another account has neither the evaluator nor its labels and evaluations', async () => {
  const key = await otherAccount(deemster);
  await create('mine');
  const [id] = await storeJudged(deemster, 'mine', [{ content: 'shared', score: 1 }]);
  await label(id!, true);
  expect((await deemster.get('/api/v1/evaluators/mine/report-card', { key })).status).toBe(404);
  expect((await deemster.get('/api/v1/evaluators/mine/label-suggestions', { key })).status).toBe(404);
  await deemster.post('/api/v1/evaluators', { name: 'mine', evaluation_criteria: criterion }, { key });
  await storeJudged(deemster, 'mine', [{ content: 'shared', score: 0 }], { key });
  expect(await cardOf('mine', '', { key })).toMatchObject({
    evaluations: { total: 1 },
    labels: { total: 0 },
    pass_rate: { value: 0 },
  });
  expect(await cardOf('mine')).toMatchObject({
    evaluations: { total: 1 },
    labels: { pairs: 1 },
    pass_rate: { value: 1 },
  });
});

test('suggestions are the doubtful and some at random, never labelled by this author, and without the verdict', async () => {
  await create('next');
  const cases = [
    ...Array.from({ length: 40 }, () => ({ score: 1, probability: 0.99 })),
    ...Array.from({ length: 40 }, () => ({ score: 0, probability: 0.02 })),
    { score: 1, probability: 0.55 },
    { score: 0, probability: 0.45 },
    { score: null },
  ];
  const ids = await storeJudged(deemster, 'next', cases);
  const doubtful = ids.slice(80, 82);
  const { suggestions, unlabelled } = await suggest('next', '?limit=10');
  expect(unlabelled).toBe(82);
  expect(suggestions).toHaveLength(10);
  for (const one of suggestions) expect(Object.keys(one).sort()).toEqual(['evaluation_id', 'trace_id', 'why']);
  const byWhy = (why: string, from = suggestions) =>
    from.filter((one: { why: string }) => one.why === why).map((one: { evaluation_id: string }) => one.evaluation_id);
  expect(byWhy('near_threshold').toSorted()).toEqual(doubtful.toSorted());
  expect(byWhy('random')).toHaveLength(8);

  expect((await suggest('next', '?limit=10')).suggestions).toEqual(suggestions);
  for (const id of doubtful) await label(id, true, { author: 'a' });
  const after = await suggest('next', '?limit=100&author=a');
  expect(after.unlabelled).toBe(80);
  expect(after.suggestions).toHaveLength(80);
  expect(byWhy('near_threshold', after.suggestions)).toEqual([]);
  expect(byWhy('near_threshold', (await suggest('next', '?limit=10&author=b')).suggestions)).toHaveLength(2);
  expect(await suggest('next', '?judge=nobody')).toEqual({ suggestions: [], unlabelled: 0 });
});

test('the scarcer class is suggested first', async () => {
  await create('scarce');
  const ids = await storeJudged(deemster, 'scarce', [
    ...times(20, { score: 1, probability: 0.6 }),
    ...times(20, { score: 0, probability: 0.4 }),
  ]);
  for (const id of ids.slice(0, 8)) await label(id, true);
  const { suggestions } = await suggest('scarce', '?limit=10');
  const chosen = suggestions
    .filter(({ why }: { why: string }) => why === 'near_threshold')
    .map(({ evaluation_id }: { evaluation_id: string }) => ids.indexOf(evaluation_id) >= 20);
  expect(chosen).toEqual(Array(5).fill(true));
});

test('an evaluator without evaluations has an empty card, and one that does not exist has none', async () => {
  await create('empty');
  expect(await cardOf('empty')).toMatchObject({ judge: null, other_judges: [], evaluations: { total: 0 } });
  expect(await suggest('empty')).toEqual({ suggestions: [], unlabelled: 0 });
  for (const path of ['nobody/report-card', 'nobody/label-suggestions', 'empty/report-card?version=7'])
    expect((await deemster.get(`/api/v1/evaluators/${path}`)).status).toBe(404);
  await create('a/b');
  expect((await cardOf(encodeURIComponent('a/b'))).evaluator_name).toBe('a/b');
});

test('only what the reader of the newest evaluation read counts', async () => {
  const name = 'read-twice';
  await create(name);
  const read = (reader: string, scores: number[]) =>
    scores.map((score, at) => ({ score, reader, content: `content ${at}` }));
  const [first] = await storeJudged(deemster, name, read('reader-8', [0, 0, 0, 0]));
  await label(first!, true);
  await storeJudged(deemster, name, read('reader-9', [1, 1, 0]));
  expect(await cardOf(name)).toMatchObject({
    reader_version: 'reader-9',
    other_reader_versions: ['reader-8'],
    evaluations: { total: 3, responses: 3, repeated: 0, scored: 3, other_reader: 4 },
    confusion: { tp: 1, fn: 0, fp: 0, tn: 0 },
    pass_rate: { value: near(2 / 3) },
    drift: { now: { reader_version: 'reader-9' }, weeks: { now: { scored: 3, passed: 2 } } },
  });
  const empty = await deemster.get(`/api/v1/evaluators/${name}/report-card?end_date=2000-01-01`);
  expect(empty.body).toMatchObject({ reader_version: null, other_reader_versions: [] });
});
