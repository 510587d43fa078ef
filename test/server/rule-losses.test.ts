import { conversation, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { type ScriptedProvider, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';

let provider: ScriptedProvider;
let deemster: Deemster;
beforeAll(async () => {
  provider = await scriptedProvider();
  deemster = await startDeemster(judgedBy(provider));
  await deemster.post('/api/v1/evaluators', { name: 'graded', evaluation_criteria: modelCriterion });
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

/** Replaces the rules by one for the traces that the returned function stores. */
async function ruleFor(name: string) {
  const rules = [{ name, match: { tags: { for: name } }, sample_percent: 100, evaluators: [{ name: 'graded' }] }];
  expect((await deemster.call('PUT', '/api/v1/rules', { rules })).status).toBe(200);
  return async (request: object, tags: object = {}) =>
    (await deemster.post('/api/v1/traces', { ...request, tags: { for: name, ...tags } })).body.id as string;
}
const today = async () => (await deemster.get('/api/v1/rules')).body.rules[0].today;

describe('a trace that is deleted while a rule judges it', () => {
  it('counts as failed, with what was reserved for the call in progress', async () => {
    const store = await ruleFor('deleted');
    provider.script({ hang: true });
    const before = provider.requests.length;
    const id = await store({ messages: conversation });
    let reserved = 0;
    while (provider.requests.length === before) reserved = (await today()).tokens_reserved;
    reserved = (await today()).tokens_reserved;
    expect(reserved).toBeGreaterThan(1000);
    await deemster.call('DELETE', `/api/v1/traces/${id}`);
    expect(await today()).toMatchObject({
      judgments: 1,
      in_progress: 0,
      failed: 1,
      tokens: reserved,
      tokens_reserved: 0,
    });
  });

  it('counts what its calls took, if that is more', async () => {
    const store = await ruleFor('agents');
    const usage = { prompt_tokens: 50_000, completion_tokens: 1000 };
    provider.script({ reply: verdictReply(), usage }, { hang: true });
    const before = provider.requests.length;
    const trace = traceOf(
      ...['one', 'two'].map((name) => agent(name, llm([user(`Greet ${name}.`)], [says(`Hi ${name}.`)]))),
    );
    const id = await store({ trace });
    while (provider.requests.length < before + 2) await today();
    await deemster.call('DELETE', `/api/v1/traces/${id}`);
    // The attempt ends after the deletion.
    for (;;) if ((await today()).tokens > 10_000) break;
    expect(await today()).toMatchObject({ judgments: 2, in_progress: 0, failed: 1, tokens: 51_000 });
  });
});

describe('a task of a rule that is cancelled', () => {
  /** Cancels the rule's only task. Nobody has cancelled it before. */
  const cancel = async (status: string) => {
    for (;;) {
      const { body } = await deemster.get(`/api/v1/tasks?status=${status}`);
      if (body.tasks.length === 0) continue;
      const path = `/api/v1/tasks/${body.tasks[0].task_id}`;
      return expect((await deemster.call('DELETE', path)).status).toBe(204);
    }
  };

  it('while it runs counts with what was reserved, as nobody learns what its call took', async () => {
    const store = await ruleFor('cancelled');
    provider.script({ hang: true });
    const before = provider.requests.length;
    await store({ messages: conversation });
    while (provider.requests.length === before) await today();
    const { tokens_reserved: reserved } = await today();
    expect(reserved).toBeGreaterThan(1000);
    await cancel('running');
    // The attempt ends after the cancellation.
    for (;;) if ((await today()).tokens > 0) break;
    expect(await today()).toMatchObject({ in_progress: 0, failed: 0, tokens: reserved, tokens_reserved: 0 });
  });

  it('counts what its calls took, if that is more', async () => {
    const store = await ruleFor('cancelled-agents');
    const usage = { prompt_tokens: 60_000, completion_tokens: 1000 };
    provider.script({ reply: verdictReply(), usage }, { hang: true });
    const before = provider.requests.length;
    const trace = traceOf(
      ...['one', 'two'].map((name) => agent(name, llm([user(`Hail ${name}.`)], [says(`Hey ${name}.`)]))),
    );
    await store({ trace });
    while (provider.requests.length < before + 2) await today();
    await cancel('running');
    for (;;) if ((await today()).tokens > 10_000) break;
    expect(await today()).toMatchObject({ judgments: 2, in_progress: 0, failed: 0, tokens: 61_000 });
  });
});

test('a verdict for a trace that has no room for the tag of the rule is kept without the tag', async () => {
  const store = await ruleFor('full');
  provider.script({ reply: verdictReply() });
  const tags = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`tag-${at}`, 'x']));
  const id = await store(
    { messages: [conversation[0], { role: 'assistant', content: 'The policy says: five.' }] },
    tags,
  );
  let day = await today();
  while (day.drawn === 0 || day.in_progress > 0) day = await today();
  expect(day).toMatchObject({ judgments: 1, failed: 0 });
  const { body } = await deemster.get(`/api/v1/traces/${id}`);
  expect(body.evaluations).toMatchObject([{ evaluator_name: 'graded' }]);
  expect(body.tags).toEqual({ for: 'full', ...tags });
});
