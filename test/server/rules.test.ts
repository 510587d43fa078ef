import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { chatSpan, requestOf } from '../otlp/chat-span.ts';
import { type ScriptedProvider, type Step, scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { otherAccount } from './other-account.ts';

interface Judged {
  evaluator_name: string;
  score: number;
  sub_trace: { evaluator_version: number; subject: { conversation: object | null } };
}

let provider: ScriptedProvider;
let deemster: Deemster;
beforeAll(async () => {
  provider = await scriptedProvider();
  deemster = await startDeemster({ ...judgedBy(provider), otlpIdleSeconds: 0 });
  for (const [name, evaluation_criteria] of Object.entries({
    exact: criterion,
    graded: modelCriterion,
    polite: 'Passes if the response contains "please"',
    templated: 'Passes if the response mentions "{{product}}"',
    passing: 'Passes if the response has at most 90 words',
  }))
    await deemster.post('/api/v1/evaluators', { name, evaluation_criteria });
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const put = (rules: object[], more: object = {}, key?: string) =>
  deemster.call('PUT', '/api/v1/rules', { rules, ...more }, key === undefined ? {} : { key });
const rule = (name: string, settings: object = {}) => ({
  name,
  sample_percent: 100,
  evaluators: [{ name: 'exact' }],
  match: { tags: { for: name } },
  ...settings,
});
const said = (content: string) => [conversation[0], { role: 'assistant', content }];
/** Stores a conversation that matches the rule of this name. */
const store = async (name: string, request: object = {}) => {
  const { body } = await deemster.post('/api/v1/traces', { messages: conversation, tags: { for: name }, ...request });
  return body.id as string;
};
const todayOf = async (name: string) => {
  const { body } = await deemster.get('/api/v1/rules');
  return body.rules.find((one: { name: string }) => one.name === name).today;
};
/** What the rule has done, once this many traces are drawn and nothing is in progress. */
async function settled(name: string, drawn: number) {
  for (;;) {
    const today = await todayOf(name);
    if (today.drawn >= drawn && today.in_progress === 0) return today;
  }
}
const traceOf = async (id: string) => (await deemster.get(`/api/v1/traces/${id}`)).body;
const messagesOf = ({ body }: { body: { detail: { loc: unknown[]; msg: string }[] } }) =>
  body.detail.map(({ loc, msg }) => [loc.slice(1).join('.'), msg]);

describe('the list of rules', () => {
  it('is replaced as a whole, with defaults, and the same again changes nothing', async () => {
    expect((await deemster.get('/api/v1/rules')).body).toEqual({ revision: 0, updated_at: null, rules: [] });
    const [one, other] = [{ name: 'one', sample_percent: 5, evaluators: [{ name: 'exact', version: 1 }] }, rule('two')];
    const first = await put([one, other]);
    expect(first).toMatchObject({ status: 200, body: { revision: 1, rules: [{ name: 'one' }, { name: 'two' }] } });
    expect(first.body.rules[0]).toEqual({
      name: 'one',
      paused: false,
      match: { service: null, tags: {}, agent: null },
      sample_percent: 5,
      evaluators: [{ name: 'exact', version: 1 }],
      daily_judgments: 1000,
      daily_tokens: 1_000_000,
      today: {
        ...{ day: new Date().toISOString().slice(0, 10), drawn: 0, judgments: 0, tokens: 0, failed: 0 },
        ...{ in_progress: 0, tokens_reserved: 0 },
        skipped: { budget: 0, no_response: 0, partial: 0, retention: 0, not_judgeable: 0 },
      },
    });
    expect((await put([one, other])).body).toEqual(first.body);
    expect((await deemster.get('/api/v1/rules')).body).toEqual(first.body);
    expect((await put([other])).body).toMatchObject({ revision: 2, rules: [{ name: 'two' }] });
    expect(await put([one], { expected_revision: 1 })).toMatchObject({ status: 409 });
    // A request that is sent again after a lost answer.
    expect(await put([other], { expected_revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect((await put([])).body).toMatchObject({ revision: 3, rules: [] });
  });

  it('names every evaluator that cannot judge', async () => {
    const evaluators = [{ name: 'absent' }, { name: 'exact', version: 7 }, { name: 'templated' }, { name: 'exact' }];
    const refused = await put([rule('a', { evaluators: [...evaluators, { name: 'exact' }] }), rule('a')]);
    expect(refused.status).toBe(422);
    expect(messagesOf(refused)).toEqual([
      ['rules.1.name', 'Another rule has this name. Give each its own.'],
      ['rules.0.evaluators.0.name', 'No evaluator is named "absent".'],
      ['rules.0.evaluators.1.version', 'The evaluator "exact" has no version 7.'],
      ['rules.0.evaluators.2.name', expect.stringContaining('"templated" has placeholders')],
      ['rules.0.evaluators.4', expect.stringContaining('"exact" twice')],
    ]);
    expect(messagesOf(await put([rule('two words')]))).toEqual([
      ['rules.0.name', expect.stringContaining('begin with a letter')],
    ]);
  });

  it('can be changed while an evaluator of a rule is gone, or has got placeholders', async () => {
    for (const name of ['gone', 'filled'])
      await deemster.post('/api/v1/evaluators', { name, evaluation_criteria: criterion });
    const [good, bad] = [rule('good'), rule('bad', { evaluators: [{ name: 'gone' }] })];
    const filled = rule('filled', { evaluators: [{ name: 'filled' }] });
    await put([good, bad, filled]);
    await deemster.call('DELETE', '/api/v1/evaluators/gone');
    const evaluation_criteria = 'Passes if the response mentions "{{product}}"';
    await deemster.call('PUT', '/api/v1/evaluators/filled', { evaluation_criteria });
    expect((await put([{ ...good, paused: true }, bad, filled])).status).toBe(200);
    expect((await put([{ ...bad, paused: true, sample_percent: 5 }, filled])).status).toBe(200);
    // New to another rule, or in another version, it is checked.
    const renamed = { ...bad, name: 'renamed', evaluators: [{ name: 'gone' }, { name: 'filled', version: 1 }] };
    const pinned = { ...bad, evaluators: [{ name: 'gone', version: 1 }] };
    expect(messagesOf(await put([renamed, pinned]))).toEqual([
      ['rules.0.evaluators.0.name', 'No evaluator is named "gone".'],
      ['rules.1.evaluators.0.name', 'No evaluator is named "gone".'],
    ]);
    expect((await put([filled])).body.rules).toMatchObject([{ name: 'filled' }]);
  });

  it('belongs to its account, and is refused where nothing is stored', async () => {
    await put([rule('mine')]);
    const other = await otherAccount(deemster);
    expect((await deemster.get('/api/v1/rules', { key: other })).body.rules).toEqual([]);
    const none = await otherAccount(deemster, 'none');
    expect(await put([rule('none')], {}, none)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('retention is none') },
    });
    expect((await put([], {}, none)).status).toBe(200);
  });
});

describe('incoming traces', () => {
  it('are judged by each evaluator, and found by the tag of the rule', async () => {
    await put([rule('all', { evaluators: [{ name: 'exact' }, { name: 'polite', version: 1 }], daily_tokens: 0 })]);
    const id = await store('all');
    const today = await settled('all', 1);
    expect(today).toMatchObject({ drawn: 1, judgments: 2, tokens: 0, failed: 0 });
    const { evaluations, tags } = await traceOf(id);
    expect(tags).toEqual({ for: 'all', 'rule.all': 'judged' });
    const verdicts = evaluations.map(({ evaluator_name, score, sub_trace }: Judged) => [
      ...[evaluator_name, score, sub_trace.evaluator_version, sub_trace.subject.conversation],
    ]);
    expect(verdicts.toSorted()).toEqual([
      ['exact', 1, 1, null],
      ['polite', 0, 1, null],
    ]);
    const { body } = await deemster.get('/api/v1/traces?tag=rule.all:judged');
    expect(body.traces.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it('are not those that an evaluation has stored, that do not match, or that came before', async () => {
    await store('later');
    await put([rule('later'), rule('paused', { paused: true, match: {} })]);
    await deemster.evaluate({ tags: { for: 'later' } });
    await store('others');
    await store('paused');
    await store('later');
    expect(await settled('later', 1)).toMatchObject({ drawn: 1, judgments: 1 });
    expect(await todayOf('paused')).toMatchObject({ drawn: 0, judgments: 0 });
  });

  it('without a response are counted, as are those whose evaluator is gone', async () => {
    await deemster.post('/api/v1/evaluators', { name: 'leaving', evaluation_criteria: criterion });
    await put([rule('counted', { evaluators: [{ name: 'leaving' }] })]);
    await store('counted', { messages: [conversation[0]] });
    await store('counted', { messages: [conversation[0], { role: 'assistant', content: null }] });
    expect(await settled('counted', 2)).toMatchObject({ judgments: 0, skipped: { no_response: 2 } });
    await deemster.call('DELETE', '/api/v1/evaluators/leaving');
    const id = await store('counted');
    expect(await settled('counted', 3)).toMatchObject({ judgments: 0, failed: 0, skipped: { not_judgeable: 1 } });
    expect(await traceOf(id)).toMatchObject({ evaluations: [], tags: { for: 'counted' } });
  });

  it('are judged by the newest version, unless one is pinned', async () => {
    const text = 'Passes if the response has at most 3 words';
    await put([
      rule('newest', { evaluators: [{ name: 'passing' }] }),
      rule('pinned', { match: { tags: { for: 'newest' } }, evaluators: [{ name: 'passing', version: 1 }] }),
    ]);
    await deemster.call('PUT', '/api/v1/evaluators/passing', { evaluation_criteria: text });
    const id = await store('newest');
    await settled('newest', 1);
    await settled('pinned', 1);
    const { evaluations } = await traceOf(id);
    expect(evaluations.map(({ score }: { score: number }) => score).toSorted()).toEqual([0, 1]);
  });
});

describe('the budget of a day', () => {
  it('holds for judgments, and what exceeds it is skipped and counted', async () => {
    await put([rule('few', { daily_judgments: 3, evaluators: [{ name: 'exact' }, { name: 'polite' }] })]);
    await Promise.all(Array.from({ length: 4 }, () => store('few')));
    expect(await settled('few', 4)).toMatchObject({ drawn: 4, judgments: 2, skipped: { budget: 3 } });
    // A rule that is deleted and made again goes on with what it has used.
    await put([]);
    await put([rule('few', { daily_judgments: 4 })]);
    await Promise.all(Array.from({ length: 3 }, () => store('few')));
    expect(await settled('few', 7)).toMatchObject({ judgments: 4, skipped: { budget: 4 } });
  });

  it('holds for tokens while judgments are in progress, and gives back what they did not take', async () => {
    const go = Promise.withResolvers<void>();
    const slow: Step = async () => {
      await go.promise;
      return { reply: verdictReply(), usage: USAGE };
    };
    provider.script(slow, slow);
    // One judgment of so short a text reserves about 1,400.
    await put([rule('tokens', { daily_tokens: 2000, evaluators: [{ name: 'graded' }] })]);
    const [first] = [await store('tokens'), await store('tokens', { messages: said('As our policy says, soon.') })];
    for (;;) if ((await todayOf('tokens')).drawn === 2) break;
    const during = await todayOf('tokens');
    expect(during).toMatchObject({ judgments: 1, in_progress: 1, tokens: 0, skipped: { budget: 1 } });
    expect(during.tokens_reserved).toBeGreaterThan(1000);
    go.resolve();
    const used = USAGE.prompt_tokens + USAGE.completion_tokens;
    expect(await settled('tokens', 2)).toMatchObject({ tokens: used, tokens_reserved: 0 });
    expect((await traceOf(first!)).evaluations).toMatchObject([{ score: 1, evaluator_name: 'graded' }]);
    await store('tokens', { messages: said('The policy allows it.') });
    expect(await settled('tokens', 3)).toMatchObject({ judgments: 2, tokens: 2 * used, skipped: { budget: 1 } });
    // The same conversation again is answered from the cache.
    await store('tokens');
    expect(await settled('tokens', 4)).toMatchObject({ judgments: 3, tokens: 2 * used });
  });

  it('counts a judgment that failed, which has no score', async () => {
    provider.script({ status: 401 });
    await put([rule('failing', { evaluators: [{ name: 'graded' }] })]);
    const id = await store('failing', { messages: said('This one cannot be judged.') });
    expect(await settled('failing', 1)).toMatchObject({ judgments: 1, failed: 1, tokens: 0, tokens_reserved: 0 });
    expect(await traceOf(id)).toMatchObject({ evaluations: [], tags: { for: 'failing' } });
    const { body } = await deemster.get('/api/v1/tasks?status=failed');
    expect(body.tasks[0]).toMatchObject({ status: 'failed', error: { status: 500 } });
  });

  it('gets back what was reserved for a task that was cancelled', async () => {
    provider.script({ hang: true });
    await put([rule('cancelled', { evaluators: [{ name: 'graded' }] })]);
    const before = provider.requests.length;
    await store('cancelled', { messages: said('This one takes very long.') });
    for (;;) if ((await todayOf('cancelled')).in_progress === 1 && provider.requests.length > before) break;
    const { body } = await deemster.get('/api/v1/tasks');
    await deemster.call('DELETE', `/api/v1/tasks/${body.tasks[0].task_id}`);
    expect(await todayOf('cancelled')).toMatchObject({ judgments: 1, in_progress: 0, tokens_reserved: 0, failed: 0 });
  });

  it('keeps what was reserved for a trace that another one replaces while it is judged, and that one is judged', async () => {
    provider.script({ hang: true }, { reply: verdictReply(), usage: USAGE });
    const match = { tags: { 'session.id': 'replaced' } };
    await put([rule('replaced', { match, evaluators: [{ name: 'graded' }] })]);
    const session = { key: 'gen_ai.conversation.id', value: { stringValue: 'replaced' } };
    const { id, traceId, span } = chatSpan('As the policy says.');
    const sent = (one: typeof span) => requestOf({ ...one, attributes: [...one.attributes, session] });
    const before = provider.requests.length;
    await deemster.post('/v1/traces', sent(span));
    for (;;) if ((await todayOf('replaced')).in_progress === 1 && provider.requests.length > before) break;
    const reserved = (await todayOf('replaced')).tokens_reserved;
    await deemster.post('/v1/traces', sent(chatSpan('And this, too.', { traceId }).span));
    const tokens = reserved + USAGE.prompt_tokens + USAGE.completion_tokens;
    const counts = { drawn: 2, judgments: 2, failed: 1, tokens, tokens_reserved: 0 };
    expect(await settled('replaced', 2)).toMatchObject(counts);
    const { evaluations, trace } = await traceOf(id);
    expect(trace.root_agent_instance_id).toBeDefined();
    expect(evaluations).toMatchObject([{ score: 1, evaluator_name: 'graded' }]);
  });
});
