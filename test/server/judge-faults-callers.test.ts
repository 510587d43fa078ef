import { conversation, modelCriterion, startDeemster } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { PROVIDERS, SETTINGS } from './fault-providers.ts';
import { usual } from './fault-row.ts';
import { usedBy } from './fault-service.ts';

const request = { evaluation_criteria: modelCriterion };

test('a criterion that needs a missing model is 400 and says what to configure', async () => {
  await using deemster = await startDeemster();
  const { status, body } = await deemster.evaluate(request);
  expect([status, body.detail]).toEqual([400, expect.stringContaining('DEEMSTER_JUDGE')]);
});

test('a conversation without a response is 400', async () => {
  await using deemster = await startDeemster();
  for (const messages of [
    [conversation[0], conversation[0]],
    [...conversation, conversation[0]],
  ]) {
    const { status, body } = await deemster.evaluate({ messages });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('assistant')]);
  }
});

test('an evaluator that does not exist is 400', async () => {
  await using deemster = await startDeemster();
  const { status, body } = await deemster.evaluate({ evaluation_criteria: null, evaluator_name: 'tone "x"' });
  expect([status, body.detail]).toEqual([400, 'No evaluator is named "tone \\"x\\"".']);
});

test.each(PROVIDERS)(
  'when the caller goes away the call to %s is cancelled and the request is counted',
  async (name) => {
    await using provider = await scriptedProvider([{ hang: true }]);
    await using deemster = await startDeemster(SETTINGS[name](provider));
    const caller = new AbortController();
    const gone = deemster.evaluate(request, { signal: caller.signal });
    await provider.arrived(1);
    caller.abort();
    await expect(gone).rejects.toThrow();
    // Until the service has noticed.
    let used = await usedBy(deemster);
    for (let left = 1000; left > 0 && used.requests === 0; left--) used = await usedBy(deemster);
    expect(used).toEqual({ requests: 1, evaluations: 0, judge_tokens: usual(0) });
    expect((await deemster.get('/api/v1/traces')).body.traces).toEqual([]);
    // Stopping waits for what runs: that it ends at all shows that the hanging call was cancelled.
    await deemster.stop();
    expect(deemster.log.some((line) => line.includes('"status":499'))).toBe(true);
  },
);
