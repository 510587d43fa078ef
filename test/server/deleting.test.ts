import { bytesOf, conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';

const marker = 'zanzibar-marker-7391';

test('what is deleted is gone from every file while the server runs', async () => {
  await using deemster = await startDeemster();
  const other = await deemster.post('/api/v1/traces', { messages: conversation });
  // Longer than a page of the database, so that it lies on several.
  const long = `${marker}-first ${'and so on '.repeat(2000)} ${marker}-last`;
  const evaluated = await deemster.evaluate(
    {
      messages: [
        { role: 'user', content: long },
        { role: 'assistant', content: `It is ${marker}-answer.` },
      ],
      system: `${marker}-system`,
      tools: [{ name: `${marker}-tool` }],
      tags: { [`${marker}-tag`]: `${marker}-value` },
      evaluation_criteria: `Passes if the response contains "${marker}-answer"`,
    },
    { headers: { 'Idempotency-Key': `${marker}-key` } },
  );
  expect(evaluated.body.explanation).toContain(marker);
  const trace_id = evaluated.headers.get('x-trace-id');
  await deemster.post('/api/v1/annotations/comment', { trace_id, comment: `${marker}-comment` });
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(true);

  expect((await deemster.call('DELETE', `/api/v1/traces/${trace_id}`)).status).toBe(204);
  expect((await bytesOf(deemster.dataDir)).includes(marker)).toBe(false);
  expect((await deemster.get(`/api/v1/traces/${other.body.id}`)).body).toEqual(other.body);
});

test('a trace that is deleted while the judge works takes the evaluation along, not what it cost', async () => {
  const deleted = Promise.withResolvers<void>();
  await using provider = await scriptedProvider([
    async () => {
      await deleted.promise;
      return { reply: verdictReply() };
    },
  ]);
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  const { body: trace } = await deemster.post('/api/v1/traces', { messages: conversation });
  const request = { trace_id: trace.id, tags: { a: 'b' }, evaluation_criteria: modelCriterion };
  const key = { headers: { 'Idempotency-Key': 'k' } };
  const evaluated = deemster.evaluate(request, key);
  await provider.arrived(1);
  expect((await deemster.call('DELETE', `/api/v1/traces/${trace.id}`)).status).toBe(204);
  deleted.resolve();

  const { status, headers, body } = await evaluated;
  expect([status, body, headers.get('x-evaluation-id')]).toEqual([
    400,
    { detail: expect.stringContaining('trace_id') },
    null,
  ]);
  expect((await deemster.get(`/api/v1/traces/${trace.id}`)).status).toBe(404);
  expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
  expect((await deemster.get('/api/v1/usage')).body.usage).toMatchObject([
    { requests: 1, evaluations: 0, judge_tokens: { prompt: USAGE.prompt_tokens } },
  ]);
  // No answer is remembered either.
  expect((await deemster.evaluate(request, key)).status).toBe(400);
});
