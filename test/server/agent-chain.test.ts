import { startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { isSoak } from '../soak.ts';

const count = isSoak ? 6000 : 1500;

test('agents in one chain, in a soak 6,000, are judged and stored, and requests are answered meanwhile', async () => {
  await using deemster = await startDeemster();
  const id = (number: number) => `agent-${number}`;
  const chain = traceOf(
    ...Array.from({ length: count }, (_, number) =>
      agent(
        id(number),
        ...(number < count - 1 ? [id(number + 1)] : []),
        llm([user('Hi')], [says(`Hello from ${number}.`)]),
      ),
    ),
  );
  let answered = 0;
  const judged = deemster.post('/api/v1/evals/trace', {
    trace: chain,
    evaluation_criteria: 'Passes if the response has fewer than 5 words',
  });
  let isDone = false;
  judged.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await deemster.get('/healthz', { key: null });
    answered++;
  }
  const { status, headers, body } = await judged;
  expect([status, body.overall_score, Object.keys(body.agent_scores).length]).toEqual([200, 1, count]);
  expect(answered).toBeGreaterThan(3);
  const { body: stored } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
  expect(stored.evaluations).toHaveLength(count);
  expect((await deemster.call('DELETE', `/api/v1/traces/${headers.get('x-trace-id')}`)).status).toBe(204);
});
