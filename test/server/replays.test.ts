import { modelCriterion } from '../helpers.ts';
import { type Step, USAGE } from '../scripted-provider.ts';
import { storeJudged } from './judged-evaluations.ts';
import {
  candidatesOf,
  create,
  dictated,
  dictatedCases,
  judgeAndLabel,
  lightning,
  planned,
  promote,
  replayed,
  steps,
  twoJudges,
} from './labelled-cases.ts';

/** What one verdict of the provider uses. */
const perCase = USAGE.prompt_tokens + USAGE.completion_tokens;

let both: Awaited<ReturnType<typeof twoJudges>>;
let deemster: (typeof both)['deemster'];
let provider: (typeof both)['provider'];
beforeAll(async () => {
  both = await twoJudges([]);
  ({ deemster, provider } = both);
});
afterAll(() => both[Symbol.asyncDispose]());

const usageOfNew = async () => {
  const { body } = await deemster.get('/api/v1/usage');
  return body.usage.find(({ model_core }: { model_core: string }) => model_core === lightning);
};

test('another core is compared with what the serving judge has said, within the bounds', async () => {
  await create(deemster, 'a');
  provider.script(...steps(30));
  await judgeAndLabel(deemster, 'a', [...dictatedCases('a', 12, 'NY', true), ...dictatedCases('a', 8, 'NN', false)]);
  const all = await planned(deemster, 'a', { model_core: lightning });
  expect(all.plan).toMatchObject({
    base_judge: 'openai:old',
    cases: 20,
    over_the_bounds: 0,
    max_tokens: null,
    calls: 20,
    tokens: 20 * perCase,
  });
  const bound = { model_core: lightning, max_cases: 15, max_tokens: 10 * perCase + 1 };
  const one = await planned(deemster, 'a', bound);
  expect(one).toMatchObject({
    changes: 'settings',
    plan: { cases: 10, over_the_bounds: 10, calls: 10, tokens: 10 * perCase, max_cases: 15 },
  });
  expect(provider.requests).toHaveLength(20);
  const ended = await replayed(deemster, one);
  expect(ended).toMatchObject({
    progress: { scored: 10, tokens: 10 * perCase },
    comparison: {
      base: { judges: ['openai:old'], prompt_versions: ['judge-3'] },
      candidate: { judges: ['openai:new'], prompt_versions: ['judge-3'] },
      counts: { cases: 10, compared: 10, not_replayed: 0 },
    },
  });
  expect(provider.requests.slice(20).every(({ body }) => body.model === 'new')).toBe(true);
  expect(await usageOfNew()).toMatchObject({ requests: 0, evaluations: 10, failed: 0, judge_tokens: { prompt: 1000 } });
});

test('a replay that uses more than was estimated stops before its bound', async () => {
  const costly: Step = (request) => ({ ...dictated(request), usage: { prompt_tokens: 1000, completion_tokens: 20 } });
  await create(deemster, 'b');
  provider.script(...steps(40));
  await judgeAndLabel(deemster, 'b', dictatedCases('b', 40, 'YY', true));
  const max_tokens = 40 * perCase;
  const one = await planned(deemster, 'b', { model_core: lightning, max_tokens });
  expect(one.plan).toMatchObject({ cases: 40, tokens: max_tokens });
  // Eight begin before any has ended; afterwards no further one fits.
  provider.script(...steps(8, costly));
  const ended = await replayed(deemster, one);
  expect(ended).toMatchObject({
    stopped_by: 'max_tokens',
    progress: { scored: 8, tokens: 8160 },
    comparison: { counts: { compared: 8, not_replayed: 32 } },
  });
});

test('failures are no scores, and too many of them leave no verdict', async () => {
  await create(deemster, 'c');
  provider.script(...steps(8));
  await judgeAndLabel(deemster, 'c', dictatedCases('c', 8, 'NY', true));
  const { failed: failedBefore } = await usageOfNew();
  // A reply that cannot be used is asked for once more.
  provider.script(...steps(5), ...steps(6, { reply: 'no verdict' }));
  const one = await replayed(deemster, await planned(deemster, 'c', { model_core: lightning }));
  expect(one).toMatchObject({
    stopped_by: 'failures',
    progress: { scored: 5, failed: 3 },
    comparison: {
      verdict: { verdict: 'cannot_say', reason: 'too_many_left_out' },
      counts: { compared: 5, failed: 3, only_candidate_right: 5, left_out: 3 / 8 },
    },
    failed_cases: Array.from({ length: 3 }, () => ({
      trace_id: expect.any(String),
      evaluation_id: expect.any(String),
      reason: expect.stringContaining('unusable reply'),
    })),
  });
  for (const accept of ['better', 'cannot_say']) {
    const { status, body } = await promote(deemster, one, accept);
    expect([status, body.detail]).toEqual([
      409,
      expect.stringMatching(/^Refused\. .*; 3 failed, 0 not applicable\)\.$/),
    ]);
  }
  const { body: card } = await deemster.get('/api/v1/evaluators/c/report-card');
  expect(card.evaluations.failed).toBe(0);
  expect((await usageOfNew()).failed).toBe(failedBefore + 3);
});

test('a judge that fails for every case is not asked for the others', async () => {
  await create(deemster, 'd');
  provider.script(...steps(12));
  await judgeAndLabel(deemster, 'd', dictatedCases('d', 12, 'YY', true));
  // So many are judged at the same time.
  provider.script(...steps(8, { status: 401 }));
  const one = await replayed(deemster, await planned(deemster, 'd', { model_core: lightning }));
  expect(one).toMatchObject({
    stopped_by: 'failures',
    comparison: { verdict: { reason: 'too_many_left_out' }, counts: { failed: 8, not_replayed: 4, compared: 0 } },
  });
});

test('cases to which the candidate does not apply are left out', async () => {
  await create(deemster, 'e');
  provider.script(...steps(12));
  await judgeAndLabel(deemster, 'e', [...dictatedCases('e', 5, 'NY', true), ...dictatedCases('e', 1, 'NX', true)]);
  const one = await replayed(deemster, await planned(deemster, 'e', { model_core: lightning }));
  expect(one.comparison.counts).toMatchObject({ compared: 5, not_applicable: 1, failed: 0 });
  expect(one.comparison.counts.left_out).toBeCloseTo(1 / 6);
});

test('a new judge of the service is compared with the former one, and there is nothing to promote', async () => {
  // The service's judge for its core is `new`; the requests were judged by `old`.
  const evaluator = { name: 'f', evaluation_criteria: modelCriterion, model_core: lightning };
  await deemster.post('/api/v1/evaluators', evaluator);
  provider.script(...steps(11));
  await judgeAndLabel(deemster, 'f', dictatedCases('f', 10, 'YN', true), { model_core: 'align-20250529' });
  // The new one has judged meanwhile; that is no yardstick for itself.
  await judgeAndLabel(deemster, 'f', dictatedCases('f', 1, 'NN', false));
  const one = await planned(deemster, 'f');
  expect(one).toMatchObject({ changes: 'judge', plan: { base_judge: 'openai:old', cases: 10, not_judged: 1 } });
  provider.script(...steps(10));
  const ended = await replayed(deemster, one);
  expect(ended.comparison).toMatchObject({
    base: { judges: ['openai:old'] },
    candidate: { judges: ['openai:new'] },
    verdict: { verdict: 'worse', reason: 'shown' },
  });
  const { status, body } = await promote(deemster, one, 'cannot_say');
  expect([status, body.detail]).toEqual([409, expect.stringMatching(/^There is nothing to promote: /)]);
});

test('another change is compared with the judge that serves, also if another one has judged meanwhile', async () => {
  await create(deemster, 'i');
  provider.script(...steps(3));
  await judgeAndLabel(deemster, 'i', dictatedCases('i', 2, 'YN', true));
  await judgeAndLabel(deemster, 'i', dictatedCases('i', 1, 'NN', true), { model_core: lightning });
  const other = { description: 'Another.' };
  expect((await planned(deemster, 'i', other)).plan).toMatchObject({ base_judge: 'openai:old', cases: 2 });
  const named = await planned(deemster, 'i', { ...other, base_judge: 'openai:new' });
  expect(named.plan).toMatchObject({ base_judge: 'openai:new', cases: 1, not_judged: 2 });
});

test('a new prompt is compared with verdicts under the former ones', async () => {
  await create(deemster, 'g');
  provider.script(...steps(1));
  await judgeAndLabel(deemster, 'g', dictatedCases('g', 1, 'YY', true));
  for (const id of await storeJudged(deemster, 'g', [{ score: 1, judge: 'openai:old' }]))
    await deemster.post('/api/v1/annotations/label', { evaluation_id: id, label: true });
  const one = await planned(deemster, 'g');
  expect(one).toMatchObject({ changes: 'judge', plan: { base_judge: 'openai:old', cases: 1, not_judged: 1 } });
  // What it was labelled for cannot be put together again, so nothing else is judged in its place.
  expect((await replayed(deemster, one)).comparison).toMatchObject({
    base: { prompt_versions: ['p1'] },
    counts: { compared: 0, failed: 1 },
  });
});

test('a replay whose candidate is deleted asks no more', async () => {
  await create(deemster, 'h');
  provider.script(...steps(12));
  await judgeAndLabel(deemster, 'h', dictatedCases('h', 12, 'NY', true));
  const one = await planned(deemster, 'h', { model_core: lightning });
  const before = provider.requests.length;
  provider.script(...steps(8, { hang: true }));
  const path = `${candidatesOf('h')}/${one.id}`;
  await deemster.post(`${path}/replay`, undefined);
  await provider.arrived(before + 8);
  expect((await deemster.call('DELETE', path)).status).toBe(204);
  expect((await deemster.get(path)).status).toBe(404);
  // The account's next replay may begin.
  provider.script(...steps(12));
  const next = await replayed(deemster, await planned(deemster, 'h', { model_core: lightning }));
  expect(next.progress).toMatchObject({ scored: 12, failed: 0 });
});

test('a candidate with memory sees the labels of other cases, and never that of the case itself', async () => {
  await create(deemster, 'recalls');
  provider.script(...steps(4));
  await judgeAndLabel(deemster, 'recalls', dictatedCases('recalls', 2, 'YY', true));
  const candidate = await planned(deemster, 'recalls', { memory: true });
  expect(candidate).toMatchObject({ changes: 'settings', memory: true, plan: { cases: 2 } });
  const before = provider.requests.length;
  const { comparison } = await replayed(deemster, candidate);
  expect(comparison.candidate.prompt_versions).toEqual(['judge-3-memory']);
  const asked = provider.requests.slice(before).map(({ text }) => text);
  // Each response is in its own request once, and beside the other one, as an earlier case.
  for (const number of [1, 2])
    expect(asked.map((text) => text.split(`recalls YYtrue ${number} `).length - 1).sort()).toEqual([1, 1]);
  for (const text of asked) expect(text.split('first earlier case, response').length - 1).toBeGreaterThan(0);
  expect((await deemster.get('/api/v1/evaluators/recalls')).body.memory).toBe(false);
});
