import type { components } from '../../generated/openapi.d.ts';
import { conversation, type Deemster, modelCriterion, type Reply, startDeemster, temporaryFolder } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { type Step, scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { endOf, judgedBy, submit } from '../tasks/task-helpers.ts';
import { otherAccount } from './other-account.ts';

type Evaluation = components['schemas']['Evaluation'];

const asked = { evaluation_criteria: modelCriterion };
const anew = (value = 'no-cache') => ({ headers: { 'Cache-Control': value } });
const yes = (explanation: string): Step => ({ reply: verdictReply({ label: 'Y', explanation }) });

/** A service whose model answers by the script, which has to be followed exactly. */
async function start(steps: Step[] = [], settings: Parameters<typeof startDeemster>[0] = {}) {
  await using resources = new AsyncDisposableStack();
  const provider = resources.use(await scriptedProvider(steps));
  const deemster = resources.use(await startDeemster({ ...judgedBy(provider), ...settings }));
  const kept = resources.move();
  return { provider, deemster, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

const traceIdOf = ({ headers }: Reply) => headers.get('x-trace-id')!;

async function evaluationsOf(deemster: Deemster, traceId: string): Promise<Evaluation[]> {
  const { body } = await deemster.get(`/api/v1/traces/${traceId}`);
  return body.evaluations;
}

/** What was stored of an evaluation. */
async function stored(deemster: Deemster, reply: Reply): Promise<Evaluation> {
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  const evaluations = await evaluationsOf(deemster, traceIdOf(reply));
  return evaluations.find(({ id }) => id === reply.headers.get('x-evaluation-id'))!;
}

const cachedOf = (deemster: Deemster, replies: Reply[]) =>
  Promise.all(replies.map(async (reply) => (await stored(deemster, reply)).cached));

const usageOf = async (deemster: Deemster) => (await deemster.get('/api/v1/usage')).body.usage;

/** Waits until so many requests have come and none of them is answered, this one aside. */
async function inFlight(deemster: Deemster, count: number): Promise<void> {
  const wanted = `\ndeemster_requests_in_flight ${count + 1}\n`;
  while (!(await deemster.get('/metrics', { key: null })).body.includes(wanted));
}

test('an equal request gets the verdict again, as an evaluation of its own that cost nothing', async () => {
  const quotes = [{ message: 1, text: 'within five working days' }];
  await using both = await start([{ reply: verdictReply({ label: 'Y', explanation: 'It says so.', quotes }) }]);
  const first = await both.deemster.evaluate(asked);
  // What the judge does not see makes no difference.
  const messages = [
    conversation[0],
    { ...conversation[1], id: 'msg_1', content: [{ type: 'text', text: conversation[1]!.content }] },
  ];
  const second = await both.deemster.evaluate({ ...asked, messages, tags: { a: 'b' }, system: null });
  expect(second.body).toEqual({
    score: 1,
    explanation: 'It says so.',
    sources: [{ id: 'messages[1]', type: 'message' }],
  });
  expect(second.body).toEqual(first.body);

  const [original, again] = [await stored(both.deemster, first), await stored(both.deemster, second)];
  expect(original).toMatchObject({ cached: false, c_cached_tokens: USAGE.prompt_tokens_details.cached_tokens });
  expect(again.id).not.toBe(original.id);
  expect(again).toEqual({
    ...original,
    id: again.id,
    cached: true,
    c_cached_tokens: USAGE.prompt_tokens,
    sub_trace: {
      ...original.sub_trace,
      usage: { prompt: USAGE.prompt_tokens, completion: 0, cached_prompt: USAGE.prompt_tokens },
      latency_ms: expect.any(Number),
    },
  });
  const { body: trace } = await both.deemster.get(`/api/v1/traces/${traceIdOf(second)}`);
  expect([trace.tags, trace.trace.messages]).toEqual([{ a: 'b' }, messages]);
  expect(await usageOf(both.deemster)).toMatchObject([
    { requests: 2, evaluations: 2, cached: 1, judge_tokens: { prompt: USAGE.prompt_tokens, completion: 20 } },
  ]);
  const { body: metrics } = await both.deemster.get('/metrics', { key: null });
  for (const line of [
    'deemster_score_cache_total{result="hit"} 1',
    'deemster_score_cache_total{result="miss"} 1',
    'deemster_judge_duration_seconds_count{judge="openai:stub"} 1',
    'deemster_judgments_total{decided_by="model"} 2',
  ])
    expect(metrics).toContain(`${line}\n`);
});

test('a score of null is found too, and a hit of a hit says the same', async () => {
  await using both = await start([{ reply: verdictReply({ label: 'X' }) }]);
  const replies = [1, 2, 3].map(() => both.deemster.evaluate(asked));
  const evaluations = await Promise.all((await Promise.all(replies)).map((reply) => stored(both.deemster, reply)));
  expect(evaluations.map(({ score }) => score)).toEqual([null, null, null]);
  const third = await stored(both.deemster, await both.deemster.evaluate(asked));
  expect([third.cached, third.c_cached_tokens, third.sub_trace.usage?.cached_prompt]).toEqual([true, 100, 100]);
});

test('a request that differs for the judge is judged again', async () => {
  const different: object[] = [
    {},
    { messages: [conversation[0], { role: 'assistant', content: 'Within six days.' }] },
    { messages: [{ role: 'system', content: 'Be kind.' }, ...conversation] },
    { system: 'Be kind.' },
    { tools: [{ name: 'search', description: 'Finds.', parameters: {} }] },
    { evaluation_criteria: modelCriterion.replace('Passes', 'Fails') },
    { model_core: 'align-20250529' },
    { model_core: 'align-lightning-20251127' },
    { explanation_cleaning: 'end_user' },
    { messages: [...conversation, ...conversation], evaluate_latest: false },
    { messages: [...conversation, ...conversation] },
  ];
  const several = different.length + 1;
  await using both = await start(Array.from({ length: several }, (_, number) => yes(`Reason ${number}.`)));
  for (const round of ['judged', 'found'])
    for (const request of different) {
      const { cached } = await stored(both.deemster, await both.deemster.evaluate({ ...asked, ...request }));
      expect([request, cached]).toEqual([request, round === 'found']);
    }
  expect(both.provider.requests).toHaveLength(several);
});

test('a check is not looked for, and no fault is found again', async () => {
  await using both = await start([{ status: 401 }, yes('So.')]);
  expect((await both.deemster.evaluate(asked)).status).toBe(500);
  expect(
    await cachedOf(both.deemster, [await both.deemster.evaluate(asked), await both.deemster.evaluate(asked)]),
  ).toEqual([false, true]);
  expect(await cachedOf(both.deemster, [await both.deemster.evaluate(), await both.deemster.evaluate()])).toEqual([
    false,
    false,
  ]);
  const { body: metrics } = await both.deemster.get('/metrics', { key: null });
  expect(metrics).toContain('deemster_score_cache_total{result="hit"} 1\n');
  expect(metrics).toContain('deemster_score_cache_total{result="miss"} 2\n');
});

test('equal requests at the same time share one judgment', async () => {
  const free = Promise.withResolvers<void>();
  await using both = await start([() => free.promise.then(() => ({ reply: verdictReply() }))]);
  const replies = [1, 2, 3, 4, 5].map(() => both.deemster.evaluate(asked));
  await inFlight(both.deemster, 5);
  free.resolve();
  const cached = await cachedOf(both.deemster, await Promise.all(replies));
  expect(cached.toSorted()).toEqual([false, true, true, true, true]);
  expect(await usageOf(both.deemster)).toMatchObject([
    { requests: 5, evaluations: 5, cached: 4, judge_tokens: { prompt: USAGE.prompt_tokens } },
  ]);
  const { body: metrics } = await both.deemster.get('/metrics', { key: null });
  // With PostgreSQL, one may look for a verdict only when there is one.
  if (!both.deemster.databaseUrl) expect(metrics).toContain('deemster_score_cache_total{result="shared"} 4\n');
});

// With PostgreSQL, one may look for a verdict only when the judge has failed: it is the next one.
(process.env.DEEMSTER_TEST_POSTGRES ? test.skip : test)(
  'where the judge fails all that wait for it fail, and the next one is judged',
  async () => {
    const free = Promise.withResolvers<void>();
    await using both = await start([() => free.promise.then(() => ({ status: 401 })), yes('So.')]);
    const replies = [1, 2, 3].map(() => both.deemster.evaluate(asked));
    await inFlight(both.deemster, 3);
    free.resolve();
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 500]);
    expect((await both.deemster.evaluate(asked)).status).toBe(200);
    expect(await usageOf(both.deemster)).toMatchObject([{ requests: 4, evaluations: 1, cached: 0 }]);
  },
);

test('where the caller of the first one leaves the next one is judged', async () => {
  await using both = await start([{ hang: true }, yes('So.')]);
  const caller = new AbortController();
  const gone = expect(both.deemster.evaluate(asked, { signal: caller.signal })).rejects.toThrow();
  await both.provider.arrived(1);
  const replies = [1, 2].map(() => both.deemster.evaluate(asked));
  await inFlight(both.deemster, 3);
  caller.abort();
  await gone;
  expect((await cachedOf(both.deemster, await Promise.all(replies))).toSorted()).toEqual([false, true]);
});

test.each(['no-cache', 'No-Cache', 'max-age=0, no-cache', ' no-cache ,no-store'])(
  'Cache-Control: %s asks the judge anew, and the next one gets the new verdict',
  async (header) => {
    await using both = await start([yes('Old.'), yes('New.')]);
    const explanations: string[] = [];
    for (const options of [{}, anew(header), {}])
      explanations.push((await both.deemster.evaluate(asked, options)).body.explanation);
    expect(explanations).toEqual(['Old.', 'New.', 'New.']);
    expect(await usageOf(both.deemster)).toMatchObject([{ requests: 3, cached: 1 }]);
  },
);

test.each(['', 'max-age=0', 'no-store', 'no-cache=1', '"no-cache"', 'x="a, no-cache, b"', 'no cache', ',;='])(
  'Cache-Control: %s changes nothing',
  async (header) => {
    await using both = await start([yes('Old.')]);
    for (const options of [{}, anew(header)])
      expect((await both.deemster.evaluate(asked, options)).body.explanation).toBe('Old.');
  },
);

test('with no-cache equal requests at the same time do not share', async () => {
  const free = Promise.withResolvers<void>();
  const step = () => free.promise.then(() => ({ reply: verdictReply() }));
  await using both = await start([step, step]);
  const replies = [1, 2].map(() => both.deemster.evaluate(asked, anew()));
  await both.provider.arrived(2);
  free.resolve();
  expect(await cachedOf(both.deemster, await Promise.all(replies))).toEqual([false, false]);
});

test('another account finds nothing', async () => {
  await using both = await start([yes('Of one.'), yes('Of the other.')]);
  const key = await otherAccount(both.deemster);
  const replies = [await both.deemster.evaluate(asked), await both.deemster.evaluate(asked, { key })];
  replies.push(await both.deemster.evaluate(asked), await both.deemster.evaluate(asked, { key }));
  const explanations = ['Of one.', 'Of the other.'];
  expect(replies.map(({ body }) => body.explanation)).toEqual([...explanations, ...explanations]);
});

test('another model and another server of it find nothing; the same one does, also after a restart', async () => {
  await using folder = await temporaryFolder();
  await using one = await scriptedProvider([yes('A.'), yes('B.')]);
  await using two = await scriptedProvider([yes('C.')]);
  const found: string[] = [];
  for (const settings of [
    { judge: 'openai:a', openaiBaseUrl: one.url },
    { judge: 'openai:b', openaiBaseUrl: one.url },
    { judge: 'openai:a', openaiBaseUrl: two.url },
    { judge: 'openai:a', openaiBaseUrl: one.url },
    { judge: 'openai:b', openaiBaseUrl: one.url },
    { judge: 'openai:a', openaiBaseUrl: two.url },
  ]) {
    await using deemster = await startDeemster(
      { ...settings, bootstrapKey: 'key-of-twenty-characters' },
      { folder: folder.path },
    );
    found.push((await deemster.evaluate(asked)).body.explanation);
  }
  expect(found).toEqual(['A.', 'B.', 'C.', 'A.', 'B.', 'C.']);
});

test('under retention none nothing is found, kept or shared', async () => {
  const free = Promise.withResolvers<void>();
  const held = (explanation: string) => () =>
    free.promise.then(() => ({ reply: verdictReply({ label: 'Y', explanation }) }));
  await using both = await start([yes('Kept.'), held('1'), held('2'), yes('3'), yes('4')]);
  const none = { ...asked, data_retention: 'none' };
  await both.deemster.evaluate(asked);
  const replies = [1, 2].map(() => both.deemster.evaluate(none));
  await both.provider.arrived(3);
  free.resolve();
  expect((await Promise.all(replies)).map(({ body }) => body.explanation).toSorted()).toEqual(['1', '2']);
  const key = await otherAccount(both.deemster, 'none');
  const explanations: string[] = [];
  while (explanations.length < 2) explanations.push((await both.deemster.evaluate(asked, { key })).body.explanation);
  expect(explanations).toEqual(['3', '4']);
  expect((await both.deemster.evaluate(asked)).body.explanation).toBe('Kept.');
});

test('an entry lives as long as one of the traces that it is stored with', async () => {
  await using both = await start([yes('Old.'), yes('New.')]);
  const replies = [await both.deemster.evaluate(asked), await both.deemster.evaluate(asked)];
  const explanationAfter = async (gone: Reply) => {
    expect((await both.deemster.call('DELETE', `/api/v1/traces/${traceIdOf(gone)}`)).status).toBe(204);
    const reply = await both.deemster.evaluate({ ...asked, tags: { last: '1' } });
    replies.push(reply);
    return reply.body.explanation;
  };
  expect(await explanationAfter(replies[0]!)).toBe('Old.');
  expect(await explanationAfter(replies[1]!)).toBe('Old.');
  await both.deemster.call('DELETE', `/api/v1/traces/${traceIdOf(replies[2]!)}`);
  expect(await explanationAfter(replies[3]!)).toBe('New.');
});

test('evaluations that join a stored trace find the verdict, and what was judged is stored with each', async () => {
  await using both = await start([yes('So.')]);
  const { body: trace } = await both.deemster.post('/api/v1/traces', { messages: [{ role: 'user', content: 'Hi' }] });
  for (const request of [{ trace_id: trace.id }, {}, { trace_id: trace.id }])
    expect((await both.deemster.evaluate({ ...asked, ...request })).body.explanation).toBe('So.');
  const evaluations = await evaluationsOf(both.deemster, trace.id);
  expect(evaluations.map(({ cached }) => cached)).toEqual([false, true]);
  for (const { sub_trace } of evaluations) expect(sub_trace.subject.conversation?.messages).toEqual(conversation);
});

test('background tasks find and store verdicts, and can ask the judge again', async () => {
  await using both = await start([yes('Old.'), yes('New.')]);
  const tasks: { trace_id: string; result: { explanation: string } }[] = [];
  for (const options of [{}, {}, anew()])
    tasks.push(await endOf(both.deemster, await submit(both.deemster, asked, options)));
  expect(tasks.map(({ result }) => result.explanation)).toEqual(['Old.', 'Old.', 'New.']);
  const evaluations = await Promise.all(tasks.map(({ trace_id }) => evaluationsOf(both.deemster, trace_id)));
  expect(evaluations.map(([one]) => one!.cached)).toEqual([false, true, false]);
  expect((await both.deemster.evaluate(asked)).body.explanation).toBe('New.');
  expect(await usageOf(both.deemster)).toMatchObject([
    { requests: 4, evaluations: 4, cached: 2, judge_tokens: { prompt: 2 * USAGE.prompt_tokens } },
  ]);
});

test('a task waits for an equal request that is being judged, and judges when that one is cancelled', async () => {
  await using both = await start([{ hang: true }, yes('So.')], { taskConcurrency: 2 });
  const first = await submit(both.deemster, asked);
  await both.provider.arrived(1);
  const second = await submit(both.deemster, asked);
  await both.deemster.call('DELETE', `/api/v1/tasks/${first}`);
  expect(await endOf(both.deemster, second)).toMatchObject({ status: 'succeeded', attempts: 1, result: { score: 1 } });
});

test('each agent of a trace is found by itself', async () => {
  const path = '/api/v1/evals/trace';
  const speaker = (id: string, text: string) => agent(id, llm([user('Hi')], [says(text)]));
  const root = agent('root', llm([user('Plan.')], [says('Planned.')]));
  const first = traceOf(root, speaker('a', 'one'), speaker('b', 'two'));
  const second = traceOf(root, speaker('a', 'one'), speaker('b', 'three'));
  await using both = await start(['root', 'a', 'b', 'the other b'].map(yes));
  const found: boolean[][] = [];
  for (const trace of [first, first, second]) {
    const reply = await both.deemster.post(path, { trace, ...asked });
    expect([reply.status, reply.body.overall_score]).toEqual([200, 1]);
    const evaluations = await evaluationsOf(both.deemster, traceIdOf(reply));
    found.push(evaluations.map(({ cached }) => cached));
  }
  expect(found).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, false],
  ]);
  const { body } = await both.deemster.post(`${path}/background`, { trace: second, ...asked });
  expect(await endOf(both.deemster, body.task_id)).toMatchObject({ status: 'succeeded', result: { overall_score: 1 } });
  expect(await usageOf(both.deemster)).toMatchObject([{ requests: 4, evaluations: 12, cached: 8 }]);
});

test('agents of one trace that saw and said the same share one judgment', async () => {
  const twin = (id: string) => ({ ...agent(id, llm([user('Hi')], [says('Hello.')])), name: 'twin' });
  await using both = await start([yes('So.')]);
  const { status, headers } = await both.deemster.post('/api/v1/evals/trace', {
    trace: traceOf(agent('root', 'a', 'b'), twin('a'), twin('b')),
    ...asked,
  });
  expect(status).toBe(200);
  const evaluations = await evaluationsOf(both.deemster, headers.get('x-trace-id')!);
  expect(evaluations.map(({ cached, sub_trace }) => [cached, sub_trace.subject.agent?.id])).toEqual([
    [false, 'a'],
    [true, 'b'],
  ]);
  expect(await usageOf(both.deemster)).toMatchObject([{ evaluations: 2, cached: 1, judge_tokens: { prompt: 100 } }]);
});

test('a verdict on every response is found as a whole, also where checks have decided some', async () => {
  const messages = ['Das ist ein deutscher Satz über die Erstattung Ihres Geldes.', 'Ok'].flatMap((content) => [
    { role: 'user', content: 'Und?' },
    { role: 'assistant', content },
  ]);
  await using both = await start([yes('It is a word of many languages.')]);
  const request = { messages, evaluation_criteria: 'Passes if the response is in German', evaluate_latest: false };
  const [first, second] = [await both.deemster.evaluate(request), await both.deemster.evaluate(request)];
  expect(second.body).toEqual(first.body);
  expect(await cachedOf(both.deemster, [first, second])).toEqual([false, true]);
  expect((await stored(both.deemster, second)).sub_trace.subject.responses).toHaveLength(2);
});

test('a cleaned explanation is found with its verdict', async () => {
  const fields = { label: 'Y', explanation: 'The ticket KX-20417 is there.', cleaned_explanation: 'It is kind.' };
  await using both = await start([{ reply: verdictReply(fields) }]);
  const messages = [{ role: 'system', content: 'The ticket is KX-20417.' }, ...conversation];
  const request = { ...asked, messages, explanation_cleaning: 'end_user' };
  const [first, second] = [await both.deemster.evaluate(request), await both.deemster.evaluate(request)];
  expect(second.body).toEqual(first.body);
  expect(second.body.cleaned_explanation).toBe('It is kind.');
  expect((await stored(both.deemster, second)).sub_trace.cleaned_explanation).toBe('It is kind.');
});

test('an Idempotency-Key gives its evaluation again, with no-cache too; another one finds the verdict', async () => {
  await using both = await start([yes('So.')]);
  const ids: (string | null)[] = [];
  for (const [key, more] of [['a'], ['a', anew()], ['b']] as const) {
    const headers = { 'Idempotency-Key': key, ...more?.headers };
    ids.push((await both.deemster.evaluate(asked, { headers })).headers.get('x-evaluation-id'));
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(await usageOf(both.deemster)).toMatchObject([{ requests: 2, cached: 1 }]);
});
