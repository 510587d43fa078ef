import { modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider, USAGE, verdictReply } from '../scripted-provider.ts';
import { PROVIDERS, SETTINGS } from './fault-providers.ts';
import { usual } from './fault-row.ts';

const request = { evaluation_criteria: modelCriterion };

test.each(PROVIDERS)('what the model behind %s said is stored with how it was judged', async (name) => {
  const reply = verdictReply({ label: 'Y', quotes: [{ message: 1, text: 'five working days' }] });
  await using provider = await scriptedProvider([{ reply }]);
  await using deemster = await startDeemster(SETTINGS[name](provider));
  const { headers, body } = await deemster.evaluate(request);
  expect(body.sources).toEqual([{ id: 'messages[1]', type: 'message' }]);
  const [evaluation] = (await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
  expect(evaluation).toMatchObject({
    id: headers.get('x-evaluation-id'),
    evaluator_name: null,
    score: 1,
    explanation: body.explanation,
    criteria: modelCriterion,
    cached: false,
    c_cached_tokens: 60,
    sub_trace: {
      subject: { conversation: null, responses: [{ first: 1, last: 1 }] },
      judge: `${name}:stub`,
      decided_by: 'model',
      samples: [1],
      usage: usual(1),
      prompt_version: expect.any(String),
      latency_ms: expect.any(Number),
    },
  });
});

test('the probabilities of the label are stored', async () => {
  await using provider = await scriptedProvider([
    { reply: verdictReply({ label: '7' }), labels: { 7: 0.5, 8: 0.25, 9: 0.25 } },
  ]);
  await using deemster = await startDeemster(SETTINGS.openai(provider));
  const { headers, body } = await deemster.evaluate({ evaluation_criteria: 'Reward warmth' });
  expect(body.score).toBeCloseTo(0.84375, 12);
  const [evaluation] = (await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
  const { label_probabilities, range, spread, samples, usage } = evaluation.sub_trace;
  expect(label_probabilities).toMatchObject({ 7: expect.closeTo(0.5), 8: expect.closeTo(0.25), X: 0 });
  expect([range, spread, samples]).toEqual([[0.75, 0.875], 0.125, [body.score]]);
  expect(usage.prompt).toBe(USAGE.prompt_tokens);
});

test('not applicable is null, and stored as null', async () => {
  await using provider = await scriptedProvider([{ reply: verdictReply({ label: 'X' }) }]);
  await using deemster = await startDeemster(SETTINGS.openai(provider));
  const { status, headers, body } = await deemster.evaluate({
    evaluation_criteria: 'Passes if the refund policy is cited when asked',
  });
  expect([status, body.score]).toEqual([200, null]);
  const [evaluation] = (await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`)).body.evaluations;
  expect(evaluation.score).toBeNull();
});

test('the lightning cores may have a judge of their own', async () => {
  await using provider = await scriptedProvider([{ reply: verdictReply() }, { reply: verdictReply() }]);
  await using deemster = await startDeemster({ ...SETTINGS.openai(provider), judgeLightning: 'openai:small' });
  const passes = 'Passes if the reply is kind';
  await deemster.evaluate({ evaluation_criteria: passes });
  await deemster.evaluate({ evaluation_criteria: passes, model_core: 'align-lightning-20251127' });
  expect(provider.requests.map(({ body }) => body.model)).toEqual(['stub', 'small']);
});
