import { conversation, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { agent, traceOf as agentTraceOf, llm, says, user } from '../judge/agent-traces.ts';
import { presentReply, scriptedProvider } from '../scripted-provider.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const contains = 'Passes if the response contains "yes"';
const short = 'Passes if the response has fewer than 3 words';
const answer = (content: string) => [conversation[0], { role: 'assistant', content }];
/** Stores one evaluation per case, and returns their ids by case. */
async function run(name: string, answers: Record<string, string>, more: Record<string, unknown> = {}) {
  const traces: Record<string, { trace_id: string; evaluation_id: string }> = {};
  for (const [of, content] of Object.entries(answers)) {
    const tags = { run: name, case: of };
    const { headers, body } = await deemster.evaluate({
      messages: answer(content),
      evaluation_criteria: contains,
      tags,
      ...more,
    });
    expect(body.detail).toBeUndefined();
    traces[of] = { trace_id: headers.get('x-trace-id')!, evaluation_id: headers.get('x-evaluation-id')! };
  }
  return traces;
}
const compare = async (base: string, candidate: string, more = '', options = {}) =>
  (await deemster.get(`/api/v1/runs/compare?base=${base}&candidate=${candidate}${more}`, options)).body;
const cases = (count: number, content: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`case ${at + 10}`, content(at)]));

test('a comparison counts, decides and names the cases that changed, with their traces', async () => {
  const base = await run(
    'base',
    cases(30, () => 'yes'),
  );
  const candidate = await run(
    'worse',
    cases(30, (at) => (at < 12 ? 'no' : 'yes')),
  );
  const found = await compare('base', 'worse');
  const counts = {
    cases: 30,
    compared: 30,
    both_passed: 18,
    only_base_passed: 12,
    only_candidate_passed: 0,
    both_failed: 0,
    not_comparable: 0,
    repeated: 0,
    missing_in_base: 0,
    missing_in_candidate: 0,
    unjudged: { both: 0, only_base: 0, only_candidate: 0 },
    not_applicable: { both: 0, only_base: 0, only_candidate: 0 },
    left_out: 0,
  };
  const shown = { verdict: 'worse', reason: 'shown', explanation: expect.any(String), more_cases: null };
  expect(found).toMatchObject({
    base: 'base',
    candidate: 'worse',
    threshold: 0.5,
    compares: 'product',
    verdict: shown,
    counts,
    difference: { of: 'pass_rate', method: 'newcombe_paired', value: -0.4, clusters: 30 },
    judges: { base: ['check'], candidate: ['check'] },
    readers: { base: ['reader-3'], candidate: ['reader-3'] },
    criteria: [{ evaluator_name: null, criterion: contains, kind: 'pass_fail', verdict: shown, counts }],
  });
  const [{ changed_cases, more_changed_cases }] = found.criteria;
  expect(more_changed_cases).toBe(0);
  expect(changed_cases).toHaveLength(12);
  expect(changed_cases[0]).toEqual({
    case: 'case 10',
    agent_name: null,
    change: 'regressed',
    base: { ...base['case 10'], score: 1 },
    candidate: { ...candidate['case 10'], score: 0 },
  });
  expect((await compare('worse', 'base')).verdict.verdict).toBe('better');
});

test('too few cases cannot say, and cases on one side only are counted apart', async () => {
  await run('few 1', { a: 'yes', b: 'yes', only: 'yes' });
  await run('few 2', { a: 'yes', b: 'no', other: 'no', another: 'no' });
  expect(await compare('few 1', 'few 2')).toMatchObject({
    verdict: { verdict: 'cannot_say', reason: 'too_many_left_out' },
    counts: { cases: 5, compared: 2, missing_in_candidate: 1, missing_in_base: 2, left_out: 0.6 },
  });
  await run('few 3', { a: 'yes', b: 'no', only: 'yes' });
  const { verdict } = await compare('few 1', 'few 3');
  expect(verdict).toMatchObject({ verdict: 'cannot_say', reason: 'within_chance', more_cases: expect.any(Number) });
});

test('at most 200 changed cases are shown, regressed ones of any criterion first', async () => {
  const store = (name: string, good: string) =>
    Promise.all(
      Array.from({ length: 150 }, async (_, at) => {
        const { headers } = await deemster.evaluate({
          messages: answer(good),
          evaluation_criteria: contains,
          tags: { run: name, case: `${at}` },
        });
        const trace_id = headers.get('x-trace-id');
        await deemster.evaluate({ trace_id, messages: answer(good), evaluation_criteria: short });
      }),
    );
  await store('many 1', 'no');
  await store('many 2', 'yes of course it is');
  const { criteria } = await compare('many 1', 'many 2');
  const summary = criteria.map((one: Record<string, { change: string }[]>) => [
    one.criterion,
    [...new Set(one.changed_cases!.map(({ change }) => change))],
    one.changed_cases!.length,
    one.more_changed_cases,
  ]);
  expect(summary.sort()).toEqual([
    [contains, ['improved'], 50, 100],
    [short, ['regressed'], 150, 0],
  ]);
});

test('a trace without a case is recognised by its content', async () => {
  const store = (name: string, content: string) =>
    deemster.evaluate({ messages: answer(content), evaluation_criteria: contains, tags: { run: name } });
  for (const name of ['content 1', 'content 2']) {
    await store(name, 'yes');
    await store(name, 'no');
    await store(name, `yes, ${name}`);
  }
  expect((await compare('content 1', 'content 2')).counts).toMatchObject({
    cases: 4,
    compared: 2,
    missing_in_base: 1,
    missing_in_candidate: 1,
  });
});

test('an evaluator is compared by its name, and not after its wording changed', async () => {
  await deemster.post('/api/v1/evaluators', { name: 'affirms', evaluation_criteria: contains });
  const named = { evaluation_criteria: undefined, evaluator_name: 'affirms' };
  await run('named 1', { a: 'yes', b: 'no' }, named);
  await run('named 2', { a: 'yes', b: 'yes' }, named);
  const same = await compare('named 1', 'named 2');
  expect(same.criteria).toMatchObject([{ evaluator_name: 'affirms', criterion: contains, counts: { compared: 2 } }]);
  await deemster.call('PUT', '/api/v1/evaluators/affirms', { evaluation_criteria: short });
  await run('named 3', { a: 'yes', b: 'yes' }, named);
  expect((await compare('named 1', 'named 3')).criteria).toMatchObject([
    { evaluator_name: 'affirms', verdict: { verdict: 'not_comparable', reason: 'other_criterion' } },
  ]);
});

test('the threshold decides what passes', async () => {
  await run('threshold 1', { a: 'yes' });
  await run('threshold 2', { a: 'no' });
  expect((await compare('threshold 1', 'threshold 2', '&threshold=0')).counts.both_passed).toBe(1);
  expect((await compare('threshold 1', 'threshold 2', '&threshold=1')).counts.only_base_passed).toBe(1);
  expect((await deemster.get('/api/v1/runs/compare?base=a&candidate=b&threshold=2')).status).toBe(422);
});

test('a run that does not exist, or belongs to another account, is 404', async () => {
  await run('exists', { a: 'yes' });
  const key = await otherAccount(deemster);
  expect(await compare('exists', 'unknown')).toEqual({ detail: 'No run is named "unknown".' });
  expect(await compare('exists', 'exists', '', { key })).toEqual({ detail: 'No run is named "exists".' });
});

test('the agents of a trace are compared one by one', async () => {
  const store = (name: string, ...words: string[]) =>
    deemster.post('/api/v1/evals/trace', {
      trace: agentTraceOf(
        agent('Writer', llm([user('Write.')], [says(words[0]!)])),
        agent('Critic', llm([user('Say.')], [says(words[1]!)])),
      ),
      evaluation_criteria: contains,
      tags: { run: name, case: 'one' },
    });
  expect((await store('agents 1', 'yes', 'yes')).body.detail).toBeUndefined();
  expect((await store('agents 2', 'yes', 'no')).status).toBe(200);
  const { counts, criteria } = await compare('agents 1', 'agents 2');
  expect(counts).toMatchObject({ cases: 2, compared: 2, both_passed: 1, only_base_passed: 1 });
  expect(criteria[0].changed_cases).toMatchObject([{ case: 'one', agent_name: 'Critic agent', change: 'regressed' }]);
});

test('different judges are said, and have no verdict; a judgment that fails is counted apart', async () => {
  const refused = { status: 401, body: { error: { message: 'no' } } };
  await using provider = await scriptedProvider([presentReply, presentReply, refused, presentReply]);
  await using own = await startDeemster({
    judge: 'openai:one',
    judgeLightning: 'openai:other',
    openaiBaseUrl: provider.url,
  });
  const send = async (run: string, model_core: string, trace_id?: string) =>
    own.evaluate({ evaluation_criteria: modelCriterion, model_core, tags: { run, case: 'a' }, trace_id });
  const { headers } = await send('one', 'align-20251111');
  expect((await send('other', 'align-lightning-20251127')).status).toBe(200);
  const found = (await own.get('/api/v1/runs/compare?base=one&candidate=other')).body;
  expect(found).toMatchObject({
    compares: 'judges',
    verdict: { verdict: 'not_comparable', reason: 'other_judge' },
    judges: {
      base: [expect.stringContaining('openai:one')],
      candidate: [expect.stringContaining('openai:other')],
    },
    criteria: [{ counts: { compared: 1 } }],
  });
  const trace_id = headers.get('x-trace-id')!;
  const again = 'Passes if the response is polite to the person who asks';
  const fails = { trace_id, evaluation_criteria: again, tags: { run: 'one' } };
  expect((await own.evaluate(fails)).status).toBe(500);
  const { body } = await own.get('/api/v1/runs');
  expect(body.runs.find(({ run }: { run: string }) => run === 'one')).toMatchObject({ evaluations: 1, failed: 1 });
  const unjudged = async () =>
    (await own.get('/api/v1/runs/compare?base=one&candidate=one')).body.criteria.find(
      ({ criterion }: { criterion: string }) => criterion === again,
    )?.counts;
  expect(await unjudged()).toMatchObject({ cases: 1, compared: 0, unjudged: { both: 1 } });
  // A later attempt replaces the failed one.
  expect((await own.evaluate(fails)).status).toBe(200);
  expect(await unjudged()).toMatchObject({ cases: 1, compared: 1, unjudged: { both: 0 } });
});

test('the cases that are shown are those asked for, and change no figure', async () => {
  await run('shown 1', { a: 'yes', b: 'yes', c: 'no', d: 'no' });
  await run('shown 2', { a: 'no', b: 'yes', c: 'yes', d: 'no' });
  const { criteria: all, ...figures } = await compare('shown 1', 'shown 2');
  const shown = async (more: string) => {
    const { criteria, ...same } = await compare('shown 1', 'shown 2', more);
    expect(same).toEqual(figures);
    return criteria[0].changed_cases.map((one: Record<string, string>) => [one.case, one.change]);
  };
  expect(all[0].changed_cases).toMatchObject([{ case: 'a' }, { case: 'c' }]);
  expect(await shown('&change=regressed')).toEqual([['a', 'regressed']]);
  expect(await shown('&change=improved&min_difference=1')).toEqual([['c', 'improved']]);
  expect(await shown('&change=raised')).toEqual([]);
  expect(await shown('&change=same')).toEqual([
    ['b', 'same'],
    ['d', 'same'],
  ]);
  expect(await shown('&change=same&min_difference=0.1')).toEqual([]);
  expect((await deemster.get('/api/v1/runs/compare?base=a&candidate=b&change=worse')).status).toBe(422);
});
