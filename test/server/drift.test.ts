import { criterion, type Deemster, startDeemster } from '../helpers.ts';
import { type JudgedCase, storeJudged } from './judged-evaluations.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const create = (name: string) => deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
const label = (evaluation_id: string, passes: boolean) =>
  deemster.post('/api/v1/annotations/label', { evaluation_id, label: passes });
const freeze = (name: string, options = {}) =>
  deemster.call('PUT', `/api/v1/evaluators/${name}/anchors`, undefined, options);
const driftOf = async (name: string, query = '') =>
  (await deemster.get(`/api/v1/evaluators/${name}/report-card${query}`)).body.drift;

/** Evaluations of contents 0 to 59, of which the judge fails those from `passing` on. */
const round = (name: string, passing: number, more: Partial<JudgedCase> = {}) =>
  storeJudged(
    deemster,
    name,
    Array.from({ length: 60 }, (_one, at) => ({ score: at < passing ? 1 : 0, content: `${name} ${at}`, ...more })),
  );

/** 60 judged responses of which 40 deserve to pass; the judge is right about all. */
async function labelled(name: string) {
  await create(name);
  const ids = await round(name, 40, { at: Date.now() - 60_000 });
  await Promise.all(ids.map((id, at) => label(id, at < 40)));
}

test('the frozen verdicts are compared with the newest of the present judge and prompt', async () => {
  await labelled('drifting');
  expect(await driftOf('drifting')).toMatchObject({ frozen_at: null, anchors: 0, too_few: null, changed: null });
  const { status, body } = await freeze('drifting');
  expect([status, body]).toMatchObject([
    200,
    { evaluator_name: 'drifting', version: 1, judge: 'openai:judge', anchors: 60, to_pass: 40, to_fail: 20 },
  ]);

  expect(await driftOf('drifting')).toMatchObject({
    frozen_at: body.frozen_at,
    anchors: 60,
    judged_again: 0,
    changed: null,
    too_few: { what: 'anchors', have: 0, needed: 50 },
    reason: expect.stringContaining('have not been judged again'),
  });

  const at = Date.now() + 1000;
  // Cached verdicts are those of the earlier judgment, and say nothing about the judge of today.
  await round('drifting', 40, { at, cached: true });
  expect(await driftOf('drifting', '?end_date=2100-01-01')).toMatchObject({ judged_again: 0 });
  await round('drifting', 34, { at: at + 1, prompt: 'p2' });
  const drift = await driftOf('drifting', '?end_date=2100-01-01');
  expect(drift).toMatchObject({
    anchors: 60,
    judged_again: 60,
    before: { versions: [1], judges: ['openai:judge'], prompt_versions: ['p1'] },
    now: { version: 1, judge: 'openai:judge', prompt_version: 'p2' },
    changed: 6,
    // Six changes in one direction: 2 · 0.5⁶ − 0.5⁶.
    mid_p: expect.closeTo(0.015625, 6),
    true_positive_rate: { value: expect.closeTo(-0.15, 6), too_few: null },
    true_negative_rate: { value: 0 },
    too_few: null,
    reason: null,
  });
  expect(drift.true_positive_rate.high).toBeLessThan(0);

  // A third prompt has judged one anchor only; the second one's verdicts are no longer of the present judge.
  await storeJudged(deemster, 'drifting', [{ score: 0, content: 'drifting 0', prompt: 'p3', at: at + 2 }]);
  expect(await driftOf('drifting', '?end_date=2100-01-01')).toMatchObject({
    judged_again: 1,
    changed: 1,
    too_few: { what: 'anchors', have: 1, needed: 50 },
  });
});

test('anchors take 50 labels of both classes, and stay when a label is corrected', async () => {
  await create('few');
  const ids = await round('few', 40);
  await Promise.all(ids.slice(0, 12).map((id) => label(id, true)));
  expect(await freeze('few')).toMatchObject({
    status: 400,
    body: { detail: 'There are too few labels on responses that the judge has scored (12 of 50).' },
  });
  expect(await driftOf('few')).toMatchObject({ too_few: { what: 'labels', have: 12, needed: 50 } });
  await Promise.all(ids.slice(12, 50).map((id) => label(id, true)));
  expect((await freeze('few')).body.detail).toContain('All 50 labels are of one class.');
  await label(ids[0]!, false);
  expect(await freeze('few')).toMatchObject({ status: 200, body: { anchors: 50, to_fail: 1 } });
  await label(ids[1]!, false);
  expect(await driftOf('few')).toMatchObject({ anchors: 50 });
  expect((await freeze('nobody')).status).toBe(404);
});

test('anchors go with their trace, and belong to one account', async () => {
  await labelled('gone');
  await freeze('gone');
  const other = await otherAccount(deemster);
  expect((await freeze('gone', { key: other })).status).toBe(404);
  const { body } = await deemster.get('/api/v1/traces?evaluator_name=gone');
  await deemster.call('DELETE', `/api/v1/traces/${body.traces[0].id}`);
  expect(await driftOf('gone')).toMatchObject({ frozen_at: null, anchors: 0 });
});

test('the pass rates of two weeks are compared', async () => {
  await create('weeks');
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  const cases = (count: number, passing: number, at: number) =>
    Array.from({ length: count }, (_one, index) => ({ score: index < passing ? 1 : 0, at }));
  await storeJudged(deemster, 'weeks', [
    ...cases(100, 50, now - 20 * day),
    ...cases(100, 80, now - 8 * day),
    ...cases(100, 60, now - day),
  ]);
  const { weeks } = await driftOf('weeks');
  expect(weeks).toMatchObject({
    before: { scored: 100, passed: 80 },
    now: { scored: 100, passed: 60 },
    change: { value: expect.closeTo(-0.2, 6), too_few: null },
    p: expect.closeTo(0.0020282, 6),
  });
  await create('quiet');
  await storeJudged(deemster, 'quiet', cases(3, 3, now - day));
  expect((await driftOf('quiet')).weeks).toMatchObject({
    change: { value: null, too_few: { what: 'passes_and_failures', have: 0, needed: 5 } },
    p: null,
  });
});

test('a small lasting change of the pass rate raises an alarm, with the week in which it began', async () => {
  await create('lasting');
  const week = 7 * 24 * 60 * 60 * 1000;
  const now = Date.now();
  // The oldest first, each in the middle of its week.
  const passing = [40, 40, 41, 39, 40, 40, 32, 33, 31, 32, 32];
  await storeJudged(
    deemster,
    'lasting',
    passing.flatMap((passed, at) =>
      Array.from({ length: 50 }, (_one, index) => ({
        score: index < passed ? 1 : 0,
        at: now - (passing.length - at - 0.5) * week,
      })),
    ),
  );
  const { cusum } = await driftOf('lasting');
  expect(cusum).toMatchObject({ compared: 10, above: 0, limit: 5, alarm: { change: 'fell' } });
  const weeksAgo = (time: string) => (Date.now() - Date.parse(time)) / week;
  expect(weeksAgo(cusum.alarm.since)).toBeCloseTo(5, 1);
  expect(weeksAgo(cusum.alarm.noticed_at)).toBeLessThan(3);
  await create('stable');
  await storeJudged(deemster, 'stable', [{ score: 1, at: now }]);
  expect((await driftOf('stable')).cusum).toEqual({ compared: 0, above: 0, below: 0, limit: 5, alarm: null });
});
