import { conversation, criterion, type Deemster, modelCriterion, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { type ScriptedProvider, scriptedProvider } from '../scripted-provider.ts';
import { otherAccount } from '../server/other-account.ts';
import { judgedBy } from '../tasks/task-helpers.ts';
import { type Era, mcpClient } from './mcp-client.ts';

let provider: ScriptedProvider;
let deemster: Deemster;
beforeAll(async () => {
  provider = await scriptedProvider();
  deemster = await startDeemster(judgedBy(provider));
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

/** The provider does not answer it again. */
const refused = { status: 401, body: { error: { message: 'no' } } };

describe.each<[Era, string]>([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
])('a client that begins as %s', (era, revision) => {
  test('speaks its revision', async () => {
    await using mcp = await mcpClient(deemster, era);
    expect(mcp.client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(mcp.client.getServerVersion()).toMatchObject({ name: 'deemster' });
    expect((await mcp.client.listTools()).tools).toHaveLength(10);
  });

  test('evaluates, and a failed judgment is an error and no score', async () => {
    await using mcp = await mcpClient(deemster, era);
    const args = { messages: conversation, evaluation_criteria: criterion };
    const { trace_id, evaluation_id, ...score } = await mcp.tool('evaluate', args);
    expect(score).toEqual((await deemster.evaluate()).body);
    const { body: trace } = await deemster.get(`/api/v1/traces/${trace_id}`);
    expect(trace.evaluations.map(({ id }: { id: string }) => id)).toEqual([evaluation_id]);
    provider.script(refused);
    const { body } = await deemster.evaluate({ evaluation_criteria: modelCriterion });
    provider.script(refused);
    expect(await mcp.fault('evaluate', { ...args, evaluation_criteria: modelCriterion })).toBe(body.detail);
  });

  test('reads, annotates and compares what is stored', async () => {
    await using mcp = await mcpClient(deemster, era);
    const name = `of ${era}/1`;
    await mcp.tool('save_evaluator', { name, evaluation_criteria: criterion, keep_labels: true, description: null });
    const args = { messages: conversation, evaluator_name: name, tags: { era } };
    const { trace_id, evaluation_id } = await mcp.tool('evaluate', args);
    await mcp.tool('annotate', { trace_id, rating: true, comment: null });
    await mcp.tool('annotate', { trace_id, comment: 'Right.' });
    await mcp.tool('annotate', { trace_id, tags: { seen: 'yes' } });
    await mcp.tool('annotate', { evaluation_id, label: true, author: 'lead' });
    const trace = await mcp.tool('get_trace', { trace_id });
    expect(trace).toMatchObject({
      rating: true,
      tags: { era, seen: 'yes' },
      comments: [{ comment: 'Right.' }],
      labels: [{ label: true, author: 'lead' }],
    });
    const found = await mcp.tool('find_traces', { tag: [`era:${era}`, 'seen:yes'], rating: true, page_size: 1 });
    expect(found.traces).toEqual([trace]);
    const wording = { name, evaluation_criteria: 'Passes if the response has fewer than 3 words' };
    expect(await mcp.tool('save_evaluator', { ...wording, expected_version: 1 })).toMatchObject({ version: 2 });
    expect(await mcp.fault('save_evaluator', { ...wording, expected_version: 1 })).toMatch(
      /^Version 2 was saved meanwhile/,
    );
    await mcp.tool('evaluate', args);
    const { counts } = await mcp.tool('compare', { name });
    expect(counts).toMatchObject({ compared: 1, only_base_passed: 1 });
    expect((await mcp.tool('compare', { tag: [`era:${era}`] })).traces).toBe(2);
    expect(await mcp.tool('report_card', { name, version: 1 })).toMatchObject({ evaluator_name: name, version: 1 });
    const { evaluators } = await mcp.tool('list_evaluators');
    expect(evaluators.map((one: { name: string }) => one.name)).toContain(name);
    const { reading } = await mcp.tool('explain_criterion', { evaluation_criteria: criterion });
    expect(reading).toBe('Passes on words: fewer than 50.');
    const agents = traceOf(agent('a', llm([user('Hi')], [says('Hello')])));
    const judged = await mcp.tool('evaluate_trace', { trace: agents, evaluation_criteria: criterion });
    expect(judged).toMatchObject({ overall_score: 1, agent_scores: { a: 1 }, trace_id: expect.any(String) });
  });

  test('reads why arguments are refused', async () => {
    await using mcp = await mcpClient(deemster, era);
    expect(await mcp.fault('evaluate', { evaluation_criteria: 'Is it short?', colour: 1 })).toBe(
      [
        'messages: This field is required.',
        'colour: Unknown field. Remove it.',
        'evaluation_criteria: Begin with "Reward", "Penalize", "Passes if" or "Fails if", then say what is asked.',
      ].join('\n'),
    );
    expect(await mcp.fault('find_traces', { page_size: 'many', colour: 1 })).toBe(
      'colour: Unknown parameter. Remove it.\npage_size: Give a whole number.',
    );
    expect(await mcp.fault('get_trace')).toBe('trace_id: This field is required.');
    expect(await mcp.fault('get_trace', { trace_id: '../evaluators' })).toMatch(/^trace_id: /);
    const both = { trace_id: '019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11', rating: true, comment: 'Good.' };
    expect(await mcp.fault('annotate', both)).toBe('Give only one of comment, rating, label, tags.');
    await expect(mcp.tool('delete_trace')).rejects.toThrow(/There is no tool "delete_trace"\. There are evaluate, /);
    await expect(mcp.tool('constructor')).rejects.toThrow('There is no tool "constructor".');
  });
});

test('a tool sees only its own account', async () => {
  const { trace_id } = await (await mcpClient(deemster)).tool('evaluate', {
    messages: conversation,
    evaluation_criteria: criterion,
  });
  await using other = await mcpClient({ ...deemster, key: await otherAccount(deemster) });
  expect(await other.fault('get_trace', { trace_id })).toBe('No such trace.');
  expect((await other.tool('find_traces')).traces).toEqual([]);
});

test('under retention none nothing is stored, and there are no ids', async () => {
  await using mcp = await mcpClient({ ...deemster, key: await otherAccount(deemster, 'none') });
  const result = await mcp.tool('evaluate', { messages: conversation, evaluation_criteria: criterion });
  expect(Object.keys(result).toSorted()).toEqual(['explanation', 'score', 'sources']);
  expect((await mcp.tool('find_traces')).traces).toEqual([]);
});

test('the same idempotency_key does not judge twice', async () => {
  await using mcp = await mcpClient(deemster);
  const args = { messages: conversation, evaluation_criteria: criterion, idempotency_key: 'once' };
  expect(await mcp.tool('evaluate', args)).toEqual(await mcp.tool('evaluate', args));
  expect(await mcp.fault('evaluate', { ...args, messages: conversation.toReversed() })).toContain('another body');
});

test('a tool counts as its operation in the rate limit, and listing is free', async () => {
  await using limited = await startDeemster({ rateLimit: '2/hour' });
  await using mcp = await mcpClient(limited);
  const args = { messages: conversation, evaluation_criteria: criterion };
  await mcp.tool('evaluate', args);
  expect((await limited.evaluate()).status).toBe(200);
  expect(await mcp.fault('evaluate', args)).toMatch(/^Over the limit of 2\/hour for evaluations\./);
  expect((await mcp.client.listTools()).tools).toHaveLength(10);
  const { body } = await limited.get('/api/v1/rate-limits/me');
  expect(body.rate_limits.map((row: { remaining: number }) => row.remaining)).toEqual([0, 2, 2]);
});
