import { type Deemster, startDeemster } from '../helpers.ts';
import { storeJudged } from './judged-evaluations.ts';
import { answers, judgeAndLabel, range } from './labelled-cases.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const path = (name: string, query = '') => `/api/v1/evaluators/${encodeURIComponent(name)}/compare${query}`;
const compare = async (name: string, query = '') => {
  const { status, body } = await deemster.get(path(name, query));
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};
const below = (words: number) => `Passes if the response has fewer than ${words} words`;
const create = (name: string, evaluation_criteria: string) =>
  deemster.post('/api/v1/evaluators', { name, evaluation_criteria });
const update = (name: string, evaluation_criteria: string, keep_labels?: boolean) =>
  deemster.call('PUT', `/api/v1/evaluators/${encodeURIComponent(name)}`, { evaluation_criteria, keep_labels });

test('two versions are compared on the same responses, and people’s labels decide which is better', async () => {
  const name = 'short/enough';
  await create(name, below(5));
  const cases = [...answers(range(1, 19), true), ...answers(range(20, 30), false)];
  const before = await judgeAndLabel(deemster, name, cases);
  await update(name, below(20), true);
  const after = await judgeAndLabel(deemster, name, cases.slice(0, 29), { tags: { case: 'counted' } });
  const found = await compare(name);
  const [scores, labels] = [found.difference.value, found.agreement.difference.value];
  expect(found).toMatchObject({
    evaluator_name: name,
    base: { version: 1, criteria: below(5), judge: 'check', other_judges: [], truncated: false },
    candidate: { version: 2, criteria: below(20), judge: 'check' },
    verdict: { verdict: 'better', reason: 'shown', more_cases: null },
    agreement: { labels: 29, base: { value: 14 / 29 }, candidate: { value: 1 } },
    true_negative_rate: { labels: 10, candidate: { value: 1 } },
    kind: 'pass_fail',
    counts: {
      cases: 30,
      compared: 29,
      both_passed: 4,
      only_candidate_passed: 15,
      both_failed: 10,
      missing_in_candidate: 1,
    },
    difference: { of: 'pass_rate', method: 'newcombe_paired', clusters: 29 },
    more_changed_cases: 0,
  });
  expect([scores, labels]).toEqual([15 / 29, 15 / 29]);
  expect(found.changed_cases).toHaveLength(15);
  const five = found.changed_cases.find(
    ({ base }: { base: { trace_id: string } }) => base.trace_id === before[4]!.trace_id,
  );
  expect(five).toEqual({
    case: 'counted',
    agent_name: null,
    change: 'improved',
    base: { ...before[4], score: 0 },
    candidate: { ...after[4], score: 1 },
  });
  const back = await compare(name, '?base_version=2&candidate_version=1&change=regressed');
  expect(back).toMatchObject({ verdict: { verdict: 'worse' }, counts: { only_base_passed: 15 } });
  expect(back.changed_cases).toHaveLength(15);

  // Labels of another wording are no yardstick; the scores can be compared all the same.
  await update(name, below(9));
  await judgeAndLabel(deemster, name, cases.slice(0, 10));
  const reworded = await compare(name);
  expect(reworded).toMatchObject({
    base: { version: 2 },
    candidate: { version: 3 },
    verdict: { verdict: 'cannot_say', reason: 'other_wording' },
    agreement: { labels: 0 },
    counts: { compared: 10, only_base_passed: 2 },
  });
  // A graded version has no pass rate to compare.
  await update(name, 'Reward short responses');
  expect(await compare(name)).toMatchObject({
    candidate: { version: 4, judge: null },
    difference: null,
    kind: 'graded',
  });
});

test('the newest evaluation of a response counts, and cases are shown by the size of their difference', async () => {
  const name = 'graded';
  await create(name, 'Reward kind responses');
  await update(name, 'Reward kind responses', true);
  const scores = (version: number, all: (number | null)[]) =>
    all.map((score, at) => ({ version, score, content: `content ${at}` }));
  await storeJudged(deemster, name, scores(1, [0, 0, 0]));
  // Each in a trace of its own.
  for (const one of scores(1, [0.9, 0.7, 0.25, 1, 0.5])) await storeJudged(deemster, name, [one]);
  await storeJudged(deemster, name, scores(2, [0.4, 0.8, 0.25, null]));
  const shown = async (query: string) =>
    (await compare(name, query)).changed_cases.map((one: { change: string; base: { score: number } }) => [
      one.change,
      one.base.score,
    ]);
  const found = await compare(name);
  expect(found).toMatchObject({
    kind: 'graded',
    counts: { cases: 5, compared: 3, missing_in_candidate: 1, not_applicable: { only_candidate: 1 } },
    difference: { of: 'mean_score', clusters: 3, too_few: true },
  });
  expect(await shown('')).toEqual([
    ['regressed', 0.9],
    ['raised', 0.7],
  ]);
  // 0.8 − 0.7 is less than 0.1 in binary.
  expect(await shown('?min_difference=0.1')).toHaveLength(2);
  expect(await shown('?min_difference=0.11')).toEqual([['regressed', 0.9]]);
  expect(await shown('?change=same')).toEqual([['same', 0.25]]);
});

test('what is not there, or is the same on both sides, is refused', async () => {
  const name = 'refused';
  await create(name, below(10));
  const refusal = async (query: string, options = {}) => {
    const { status, body } = await deemster.get(path(name, query), options);
    return [status, body.detail];
  };
  expect(await refusal('')).toEqual([400, 'Version 1 has judged nothing, so there is nothing to compare.']);
  await judgeAndLabel(deemster, name, answers([1], true));
  expect(await refusal('')).toEqual([400, expect.stringContaining('Both sides are version 1 under check.')]);
  expect(await refusal('?candidate_version=7')).toEqual([404, 'No version 7: the newest is 1.']);
  expect(await refusal('?base_version=0')).toEqual([422, expect.anything()]);
  expect((await deemster.get(path('nobody'))).body).toEqual({ detail: 'No such evaluator.' });
  const key = await otherAccount(deemster);
  expect(await refusal('', { key })).toEqual([404, 'No such evaluator.']);
});

describe('what two readers of criteria read', () => {
  const judged = (version: number, reader: string, scores: number[]) =>
    scores.map((score, at) => ({ version, score, reader, judge: 'check', content: `content ${at}` }));

  test('is left out where both sides have one reader in common', async () => {
    const name = 'read twice';
    await create(name, below(5));
    await update(name, below(20), true);
    await storeJudged(deemster, name, judged(1, 'reader-8', [0, 0, 0]));
    await storeJudged(deemster, name, judged(1, 'reader-9', [1, 1]));
    await storeJudged(deemster, name, judged(2, 'reader-8', [1]));
    await storeJudged(deemster, name, judged(2, 'reader-9', [1, 0, 1]));
    expect(await compare(name)).toMatchObject({
      base: { reader_version: 'reader-9', other_reader_versions: ['reader-8'] },
      candidate: { reader_version: 'reader-9', other_reader_versions: ['reader-8'] },
      counts: { cases: 3, compared: 2, both_passed: 1, only_base_passed: 1, missing_in_base: 1 },
    });
  });

  test('is refused with a sentence where they have none, and where it was not recorded', async () => {
    const name = 'read by two';
    await create(name, below(5));
    await update(name, below(20), true);
    const [labelled] = await storeJudged(deemster, name, judged(1, 'reader-8', [0, 0]));
    await storeJudged(deemster, name, judged(2, 'reader-9', [1, 1]));
    await deemster.post('/api/v1/annotations/label', { evaluation_id: labelled, label: true });
    const found = await compare(name);
    expect(found).toMatchObject({
      base: { reader_version: 'reader-8' },
      candidate: { reader_version: 'reader-9' },
      verdict: { verdict: 'cannot_say', reason: 'other_reader', more_cases: null },
      agreement: { labels: 0 },
      counts: { cases: 2, compared: 0, not_comparable: 2 },
      difference: null,
      changed_cases: [],
    });
    expect(found.verdict.explanation).toContain('read by reader-8 and the candidate by reader-9');
    await storeJudged(deemster, name, [{ version: 2, score: 1, judge: 'check', content: 'content 7' }]);
    expect(await compare(name)).toMatchObject({
      candidate: { reader_version: null, other_reader_versions: ['reader-9'] },
      verdict: { explanation: expect.stringContaining('candidate by a reader that was not recorded') },
    });
  });
});
