import { bytesOf, type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { answers, candidatesOf, judgeAndLabel, planned, promote, range, replayed } from './labelled-cases.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const fewerThan = (words: number) => `Passes if the response has fewer than ${words} words`;
const create = (name: string, words = 10) =>
  deemster.post('/api/v1/evaluators', { name, evaluation_criteria: fewerThan(words) });
const candidate = (words: number) => ({ evaluation_criteria: fewerThan(words), keep_labels: true });
const serving = async (name: string) => (await deemster.get(`/api/v1/evaluators/${name}`)).body;

test('a better candidate is promoted, and until then the old one serves', async () => {
  await create('better');
  const judged = await judgeAndLabel(
    deemster,
    'better',
    [...answers(range(5, 15), true), ...answers(range(16, 18), false)],
    { tags: { run: 'today' } },
  );
  const unchanged = async () => [
    await deemster.get(`/api/v1/traces/${judged[0]!.trace_id}`),
    await deemster.get('/api/v1/runs'),
    await deemster.get('/api/v1/evaluators/better/report-card?version=1'),
  ];
  const before = (await unchanged()).map(({ body }) => body);

  const one = await planned(deemster, 'better', candidate(16));
  expect(one).toMatchObject({
    evaluator_name: 'better',
    base_version: 1,
    changes: 'criterion',
    status: 'planned',
    plan: { base_judge: 'check', labelled: 14, cases: 14, to_pass: 11, to_fail: 3, calls: 0, tokens: 0 },
    comparison: null,
    promotion: null,
  });
  expect((await promote(deemster, one)).body.detail).toBe('This candidate has not been replayed to its end.');
  const ended = await replayed(deemster, one);
  expect(ended).toMatchObject({
    progress: { scored: 14, not_applicable: 0, failed: 0, tokens: 0 },
    stopped_by: null,
    comparison: {
      verdict: { verdict: 'better', reason: 'shown', more_cases: null },
      counts: { cases: 14, compared: 14, both_right: 8, only_base_right: 0, only_candidate_right: 6, both_wrong: 0 },
      agreement: { labels: 14, base: { value: 8 / 14 }, candidate: { value: 1 } },
      true_positive_rate: { labels: 11, base: { too_few: { what: 'labels_to_pass', have: 11, needed: 30 } } },
      true_negative_rate: { labels: 3, difference: { value: 0 } },
    },
    more_changed_cases: 0,
  });
  const ofLonger = judged.slice(5, 11).map(({ trace_id }) => trace_id);
  const changed = ended.changed_cases.map(({ trace_id, ...rest }: { trace_id: string }) => [trace_id, rest]);
  expect(changed.map(([id]: [string]) => id).toSorted()).toEqual(ofLonger.toSorted());
  expect(changed[0][1]).toMatchObject({ label: true, base_score: 0, candidate_score: 1, change: 'mended' });
  // The replay is in nothing that shows what was judged in earnest.
  expect((await unchanged()).map(({ body }) => body)).toEqual(before);
  expect((await serving('better')).version).toBe(1);

  const { status, body } = await promote(deemster, one);
  expect([status, body.promotion]).toEqual([
    200,
    { version: 2, accepted: 'better', key_id: expect.any(String), created_at: expect.any(String) },
  ]);
  expect(await serving('better')).toMatchObject({ version: 2, labels_since: 1, evaluation_criteria: fewerThan(16) });
  const { body: list } = await deemster.get(candidatesOf('better'));
  expect(body.changed_cases[0].explanation).toMatch(/^1\d words; the criterion asks for fewer than 16\.$/);
  const changed_cases = body.changed_cases.map((one: object) => ({ ...one, explanation: null }));
  expect(list.candidates).toEqual([{ ...body, changed_cases }]);
  expect((await promote(deemster, one)).body.detail).toBe('This candidate has been promoted: it is version 2.');
  const { versions } = (await deemster.get('/api/v1/evaluators/better/versions')).body;
  expect(versions).toMatchObject([{ version: 2, made_by: 'key', key_id: body.promotion.key_id }, { version: 1 }]);
  const { body: usage } = await deemster.get('/api/v1/usage');
  expect(usage.usage[0]).toMatchObject({ requests: 14, evaluations: 28, failed: 0 });

  // What it said in its replay is what the next one is compared with.
  const next = await replayed(deemster, await planned(deemster, 'better', candidate(17)));
  expect(next).toMatchObject({
    base_version: 2,
    comparison: { verdict: { verdict: 'cannot_say' }, counts: { both_right: 13, only_base_right: 1 } },
  });
});

test('a worse one is refused with the reasons, whatever is accepted', async () => {
  await create('worse');
  await judgeAndLabel(deemster, 'worse', [...answers(range(2, 9), true), ...answers(range(10, 13), false)]);
  const one = await replayed(deemster, await planned(deemster, 'worse', candidate(2)));
  expect(one.comparison.verdict).toMatchObject({ verdict: 'worse', reason: 'shown' });
  for (const accept of ['better', 'cannot_say']) {
    const { status, body } = await promote(deemster, one, accept);
    expect([status, body.detail]).toEqual([
      409,
      'Refused as worse. The candidate agrees with people less often than before, by more than chance explains. Agreement with people on 12 cases: 100 % before, 33 % with the candidate (8 broken, 0 mended).',
    ]);
  }
  expect((await serving('worse')).version).toBe(1);
});

test('one that cannot be told apart is promoted only if that is accepted', async () => {
  await create('close');
  await judgeAndLabel(deemster, 'close', [...answers(range(5, 11), true), ...answers(range(12, 15), false)]);
  const one = await replayed(deemster, await planned(deemster, 'close', candidate(11)));
  expect(one.comparison.verdict).toMatchObject({
    verdict: 'cannot_say',
    reason: 'within_chance',
    more_cases: expect.any(Number),
  });
  const refused = await promote(deemster, one);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    expect.stringMatching(
      /^It cannot be said that it is better\. .* About \d+ more labelled cases would show it\. Send /,
    ),
  ]);
  const { status, body } = await promote(deemster, one, 'cannot_say');
  expect([status, body.promotion]).toMatchObject([200, { version: 2, accepted: 'cannot_say' }]);
});

test('it is compared with the version that serves, and only with that', async () => {
  await create('moving');
  await judgeAndLabel(deemster, 'moving', answers(range(5, 15), true));
  const one = await replayed(deemster, await planned(deemster, 'moving', candidate(16)));
  const waiting = await planned(deemster, 'moving', candidate(17));
  await deemster.call('PUT', '/api/v1/evaluators/moving', { evaluation_criteria: fewerThan(10) });
  const reason =
    'The evaluator is at version 2 now, and this candidate is compared with version 1. Plan another candidate.';
  expect(await promote(deemster, one)).toMatchObject({ status: 409, body: { detail: reason } });
  const replay = await deemster.post(`${candidatesOf('moving')}/${waiting.id}/replay`, undefined);
  expect([replay.status, replay.body.detail]).toEqual([409, reason]);
  // Version 2 has scored nothing, so it has no cases either.
  expect((await planned(deemster, 'moving', candidate(16))).plan).toMatchObject({ not_judged: 11, cases: 0 });
});

test('another wording needs the statement that labels hold for it', async () => {
  await create('wording');
  const { status, body } = await deemster.post(candidatesOf('wording'), { evaluation_criteria: fewerThan(11) });
  expect([status, body.detail]).toEqual([
    422,
    [{ loc: ['body', 'keep_labels'], msg: expect.stringContaining('If it means the same'), type: 'value_error' }],
  ]);
  const unread = { evaluation_criteria: 'Passes if the response is kind', keep_labels: true };
  const open = await deemster.post(candidatesOf('wording'), unread);
  expect([open.status, open.body.detail]).toEqual([400, expect.stringContaining('no judge model is configured')]);
});

test('agents, several responses and values of placeholders are judged again as they were', async () => {
  await deemster.post('/api/v1/evaluators', { name: 'all', evaluation_criteria: 'Passes if the response has 2 words' });
  const label = (evaluation_id: string) => deemster.post('/api/v1/annotations/label', { evaluation_id, label: true });
  const trace = traceOf(
    agent('root', llm([user('Go')], [says('Two words')]), 'a'),
    agent('a', llm([user('Well?')], [says('More than two')])),
  );
  const ofAgents = await deemster.post('/api/v1/evals/trace', { trace, evaluator_name: 'all' });
  const { body: stored } = await deemster.get(`/api/v1/traces/${ofAgents.headers.get('x-trace-id')}`);
  for (const { id } of stored.evaluations) await label(id);
  const messages = ['Go', 'Two words', 'Go on', 'Here three words'].map((content, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content,
  }));
  for (const evaluate_latest of [true, false]) {
    const { headers } = await deemster.evaluate({
      evaluation_criteria: undefined,
      evaluator_name: 'all',
      messages,
      evaluate_latest,
    });
    await label(headers.get('x-evaluation-id')!);
  }
  const one = await replayed(deemster, await planned(deemster, 'all', { description: 'The same.' }));
  expect(one).toMatchObject({
    changes: 'settings',
    comparison: { counts: { cases: 4, compared: 4, failed: 0 }, verdict: { reason: 'no_difference' } },
  });

  const withCity = 'Passes if the response contains {{city}}';
  await deemster.post('/api/v1/evaluators', { name: 'city', evaluation_criteria: withCity });
  for (const city of ['Paris', 'Rome']) {
    const { headers } = await deemster.evaluate({
      evaluation_criteria: undefined,
      evaluator_name: 'city',
      variables: { city },
      messages: [
        { role: 'user', content: 'Where?' },
        { role: 'assistant', content: 'In Rome.' },
      ],
    });
    await label(headers.get('x-evaluation-id')!);
  }
  const other = { evaluation_criteria: 'Passes if the response mentions {{city}}', keep_labels: true };
  expect((await replayed(deemster, await planned(deemster, 'city', other))).comparison.counts).toMatchObject({
    compared: 2,
    both_right: 1,
    both_wrong: 1,
  });
});

test('it goes with what it is about, from every file', async () => {
  await create('leaving');
  const [first] = await judgeAndLabel(deemster, 'leaving', answers(range(5, 15), true));
  const one = await replayed(
    deemster,
    await planned(deemster, 'leaving', { ...candidate(16), description: 'Yggdrasil' }),
  );
  await deemster.call('DELETE', `/api/v1/traces/${first!.trace_id}`);
  const path = `${candidatesOf('leaving')}/${one.id}`;
  const { body } = await deemster.get(path);
  expect([body.progress.scored, body.comparison]).toEqual([10, one.comparison]);
  expect((await bytesOf(deemster.dataDir)).includes('Yggdrasil')).toBe(true);
  await deemster.call('DELETE', '/api/v1/evaluators/leaving');
  expect((await bytesOf(deemster.dataDir)).includes('Yggdrasil')).toBe(false);
  expect((await deemster.get(path)).status).toBe(404);

  await create('shorter');
  const { id } = await planned(deemster, 'shorter', { ...candidate(16), description: 'Ratatoskr' });
  expect((await deemster.call('DELETE', `${candidatesOf('shorter')}/${id}`)).status).toBe(204);
  expect((await bytesOf(deemster.dataDir)).includes('Ratatoskr')).toBe(false);
});

test('the explanations of its changed cases go with the trace, the candidate and the evaluator', async () => {
  const explained = (words: number) => `${words} words; the criterion asks for fewer than 7041.`;
  const isStored = async (words: number) => (await bytesOf(deemster.dataDir)).includes(explained(words));
  for (const name of ['explained', 'explained too']) {
    await create(name);
    const cases = await judgeAndLabel(deemster, name, answers(range(8, 12), true));
    const one = await replayed(deemster, await planned(deemster, name, candidate(7041)));
    expect(await Promise.all([9, 10, 11, 12].map(isStored))).toEqual([false, true, true, true]);
    await deemster.call('DELETE', `/api/v1/traces/${cases.at(-1)!.trace_id}`);
    expect(await Promise.all([10, 11, 12].map(isStored))).toEqual([true, true, false]);
    const what = name === 'explained' ? `${candidatesOf(name)}/${one.id}` : `/api/v1/evaluators/${name}`;
    expect((await deemster.call('DELETE', what)).status).toBe(204);
    expect(await isStored(10)).toBe(false);
  }
});

test('accounts do not see each other, and an account that keeps nothing has no candidates', async () => {
  await create('own');
  const one = await planned(deemster, 'own', candidate(16));
  const key = await otherAccount(deemster);
  await deemster.post('/api/v1/evaluators', { name: 'own', evaluation_criteria: fewerThan(10) }, { key });
  const path = `${candidatesOf('own')}/${one.id}`;
  for (const reply of [
    await deemster.get(path, { key }),
    await deemster.call('DELETE', path, undefined, { key }),
    await deemster.call('POST', `${path}/replay`, undefined, { key }),
    await deemster.post(`${path}/promote`, {}, { key }),
  ])
    expect([reply.status, reply.body.detail]).toEqual([404, 'No such candidate.']);
  expect((await deemster.get(candidatesOf('own'), { key })).body).toEqual({ candidates: [] });

  const none = await otherAccount(deemster, 'none');
  await deemster.post('/api/v1/evaluators', { name: 'own', evaluation_criteria: fewerThan(10) }, { key: none });
  const refused = await deemster.post(candidatesOf('own'), {}, { key: none });
  expect([refused.status, refused.body.detail]).toEqual([
    400,
    "This account's retention is none, so nothing is stored for it.",
  ]);
});
