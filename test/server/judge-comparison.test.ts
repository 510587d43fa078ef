import document from '../../generated/openapi.json' with { type: 'json' };
import { type Deemster, modelCriterion } from '../helpers.ts';
import { create, dictatedCases, judgeAndLabel, lightning, steps, twoJudges } from './labelled-cases.ts';

let stage: Awaited<ReturnType<typeof twoJudges>>;
let deemster: Deemster;
beforeAll(async () => {
  stage = await twoJudges(steps(23));
  ({ deemster } = stage);
});
afterAll(() => stage[Symbol.asyncDispose]());

test('a run is compared with itself under two judges, and never as if the product had changed', async () => {
  for (const [name, verdicts] of Object.entries({ a: 'YY', b: 'YN', c: 'NY' })) {
    const messages = [
      { role: 'user', content: 'Go on.' },
      { role: 'assistant', content: `${name} [old=${verdicts[0]}] [new=${verdicts[1]}]` },
    ];
    const first = { messages, evaluation_criteria: modelCriterion, tags: { run: 'twice', case: name } };
    const { headers } = await deemster.evaluate(first);
    const again = { ...first, trace_id: headers.get('x-trace-id'), model_core: lightning };
    expect((await deemster.evaluate(again)).status).toBe(200);
  }
  const { body } = await deemster.get('/api/v1/runs');
  expect(body.runs).toMatchObject([{ run: 'twice', judges: ['openai:new', 'openai:old'] }]);
  const compare = async (base: string, candidate: string) => {
    const sides = { base_judge: base, candidate_judge: candidate };
    const query = new URLSearchParams({ base: 'twice', candidate: 'twice', ...sides });
    return (await deemster.get(`/api/v1/runs/compare?${query}`)).body;
  };
  const found = await compare('openai:old', 'openai:new');
  expect(found).toMatchObject({
    compares: 'judges',
    verdict: { verdict: 'not_comparable', reason: 'other_judge' },
    counts: { cases: 3, compared: 3, both_passed: 1, only_base_passed: 1, only_candidate_passed: 1 },
    difference: { value: 0 },
  });
  // Both scores are of the same trace.
  const [regressed] = found.criteria[0].changed_cases;
  expect(regressed).toMatchObject({ case: 'b', change: 'regressed' });
  expect(regressed.base.trace_id).toBe(regressed.candidate.trace_id);
  expect(regressed.base.evaluation_id).not.toBe(regressed.candidate.evaluation_id);
  expect(await compare('openai:old', 'openai:old')).toMatchObject({ compares: 'product', counts: { both_passed: 2 } });
  expect(await compare('openai:old', 'nobody')).toMatchObject({ counts: { cases: 3, missing_in_candidate: 3 } });
  // Without judges, none of a case's two verdicts is the one.
  const both = await deemster.get('/api/v1/runs/compare?base=twice&candidate=twice');
  expect(both.body.counts).toMatchObject({ compared: 0, repeated: 3 });
});

test('two judges of one evaluator are compared by its version, and people say which is right', async () => {
  const name = 'both';
  await create(deemster, name);
  const cases = [...dictatedCases('better', 3, 'NY', true), ...dictatedCases('worse', 1, 'YN', true)];
  await judgeAndLabel(deemster, name, cases);
  const path = `/api/v1/evaluators/${name}/compare`;
  expect((await deemster.get(path)).body.detail).toContain('Both sides are version 1 under openai:old.');
  await judgeAndLabel(deemster, name, cases, { model_core: lightning });
  const { body } = await deemster.get(path);
  expect(body).toMatchObject({
    base: { version: 1, judge: 'openai:old', other_judges: ['openai:new'] },
    candidate: { version: 1, judge: 'openai:new', other_judges: ['openai:old'] },
    verdict: { verdict: 'cannot_say', reason: 'within_chance', more_cases: expect.any(Number) },
    agreement: { labels: 4, base: { value: 0.25 }, candidate: { value: 0.75 } },
    counts: { compared: 4, only_base_passed: 1, only_candidate_passed: 3 },
    difference: { value: 0.5 },
  });
  const other = (await deemster.get(`${path}?base_judge=openai:new`)).body;
  expect(other).toMatchObject({ base: { judge: 'openai:new' }, candidate: { judge: 'openai:old' } });
  const nobody = (await deemster.get(`${path}?candidate_judge=nobody`)).body;
  expect(nobody).toMatchObject({ candidate: { judge: 'nobody' }, counts: { cases: 4, missing_in_candidate: 4 } });
});

test('two judges are compared on the traces of any filter, by the same criterion and on the same content', async () => {
  const tags = { any: 'yes' };
  const ask = (name: string, verdicts: string) => [
    { role: 'user', content: 'Go on.' },
    { role: 'assistant', content: `any ${name} [old=${verdicts[0]}] [new=${verdicts[1]}]` },
  ];
  const judge = async (messages: object[], more: object = {}) => {
    const reply = await deemster.evaluate({ messages, evaluation_criteria: modelCriterion, tags, ...more });
    expect(reply.status).toBe(200);
    return reply.headers.get('x-trace-id')!;
  };
  const traces: string[] = [];
  for (const [name, verdicts] of [
    ['a', 'YY'],
    ['b', 'YN'],
    ['c', 'NY'],
  ] as const) {
    traces.push(await judge(ask(name, verdicts), name === 'c' ? {} : { tags: { ...tags, case: `case ${name}` } }));
    await judge(ask(name, verdicts), { trace_id: traces.at(-1), model_core: lightning });
  }
  // By one judge only, by an exact check, and with other tags.
  await judge(ask('d', 'YY'));
  await judge(ask('a', 'YY'), { evaluation_criteria: 'Passes if the response has fewer than 90 words' });
  await judge(ask('e', 'YN'), { tags: { any: 'no' } });
  await judge(ask('e', 'YN'), { tags: { any: 'no' }, model_core: lightning });
  const compare = async (query: Record<string, string>) => {
    const reply = await deemster.get(`/api/v1/judges/compare?${new URLSearchParams({ tag: 'any:yes', ...query })}`);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const found = await compare({});
  expect(found).toMatchObject({
    base_judge: 'openai:old',
    candidate_judge: 'openai:new',
    judges: [
      { judge: 'openai:old', evaluations: 4 },
      { judge: 'openai:new', evaluations: 3 },
    ],
    traces: 5,
    truncated: false,
    verdict: { verdict: 'not_comparable', reason: 'other_judge' },
    counts: {
      cases: 4,
      compared: 3,
      both_passed: 1,
      only_base_passed: 1,
      only_candidate_passed: 1,
      missing_in_candidate: 1,
    },
    difference: { value: 0 },
    criteria: [{ criterion: modelCriterion, evaluator_name: null }],
  });
  const [regressed] = found.criteria[0].changed_cases;
  expect(regressed).toMatchObject({
    case: 'case b',
    change: 'regressed',
    base: { trace_id: traces[1], score: 1 },
    candidate: { trace_id: traces[1], score: 0 },
  });
  expect((await compare({ change: 'improved' })).criteria[0].changed_cases).toMatchObject([{ case: null }]);
  expect((await compare({ change: 'same' })).criteria[0].changed_cases).toMatchObject([
    { base: { trace_id: traces[0] } },
  ]);
  // A judge's newest evaluation of a response counts.
  await judge(ask('b', 'YN'), { trace_id: traces[1] });
  expect((await compare({})).counts).toMatchObject({ cases: 4, compared: 3, repeated: 0 });
  expect(await compare({ base_judge: 'openai:new' })).toMatchObject({
    candidate_judge: 'openai:old',
    counts: { only_candidate_passed: 1 },
  });
  for (const one of [found, ...found.criteria]) expect(one.verdict.explanation).toMatch(/^This compares two judges,/);
  const refusal = async (query: Record<string, string>) => {
    const reply = await deemster.get(`/api/v1/judges/compare?${new URLSearchParams({ tag: 'any:yes', ...query })}`);
    return [reply.status, reply.body.detail];
  };
  expect(await refusal({ candidate_judge: 'openai:old', base_judge: 'openai:old' })).toEqual([
    400,
    'Both sides are the judge openai:old. Name another one.',
  ]);
  expect(await refusal({ base_judge: 'nope' })).toEqual([
    400,
    'The judge nope judged none of these traces. Those that did: check, openai:new, openai:old.',
  ]);
  expect(await compare({ tag: 'any:never' })).toMatchObject({
    base_judge: null,
    candidate_judge: null,
    judges: [],
    traces: 0,
  });
  const exact = await compare({ criterion: 'Passes if the response has fewer than 90 words' });
  expect(exact).toMatchObject({ traces: 1, judges: [], counts: { cases: 0 } });
  expect((await compare({ criterion: modelCriterion })).counts).toMatchObject({ compared: 3 });
  const other = await deemster.get('/api/v1/judges/compare?min_score=2');
  expect(other.status).toBe(422);
});

test("the contract's examples say what the service says", async () => {
  const { responses } = document.paths['/api/v1/judges/compare'].get;
  const { verdict, criteria, base_judge, candidate_judge } = responses['200'].content['application/json'].example;
  const found = (await deemster.get('/api/v1/judges/compare?tag=any:yes')).body;
  expect(verdict).toEqual(found.verdict);
  expect(criteria[0]!.verdict).toEqual(found.criteria[0].verdict);
  const refused = await deemster.get('/api/v1/judges/compare?tag=any:yes&base_judge=openai:gpt-4');
  const names = [base_judge, candidate_judge].toSorted();
  const { detail } = responses['400'].content['application/json'].example;
  expect([refused.status, refused.body.detail]).toEqual([
    400,
    detail.replace(names.join(', '), 'check, openai:new, openai:old'),
  ]);
});
