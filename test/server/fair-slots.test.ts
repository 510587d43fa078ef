import { setImmediate } from 'node:timers/promises';
import { createReward } from '../../src/evaluation/reward.ts';
import { createJudge } from '../../src/judge/judge.ts';
import { openaiProvider } from '../../src/judge/providers/openai/openai.ts';
import type { Store } from '../../src/store/store.ts';
import { conversation, modelCriterion } from '../helpers.ts';
import { type PlainStep, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';

const answer: PlainStep = { reply: verdictReply() };

test('when calls wait for the judge, accounts take turns', async () => {
  const order: string[] = [];
  const isReleased = Promise.withResolvers<void>();
  // After a 429 to a single call there is one slot, which the retry of that call holds.
  const refuse: Step = { status: 429, headers: { 'retry-after': '0' } };
  const hold: Step = async () => {
    await isReleased.promise;
    return answer;
  };
  const reply: Step = ({ text }) => {
    order.push(/question ([ab]\d)/.exec(text)![1]!);
    return answer;
  };
  await using server = await scriptedProvider([refuse, hold, ...Array<Step>(8).fill(reply)]);
  const provider = openaiProvider({
    model: 'stub',
    baseURL: server.url,
    retry: { maxRetries: 2, baseMilliseconds: 0 },
  });
  const judge = createJudge({ modelFor: () => ({ provider, reasoning: false }) });
  const reward = createReward({} as Store, judge, async () => undefined);
  const ask = async (id: number, name: string) => {
    const job = await reward.prepare({
      caller: { keyId: 'k', account: { id, name: '', retention: 'none' } },
      request: {
        messages: [{ role: 'user', content: `question ${name}` }, conversation[1]!],
        evaluation_criteria: modelCriterion,
      },
      requestId: name,
      noCache: false,
    });
    const limits = { signal: new AbortController().signal, deadline: performance.now() + 60_000, cache: undefined };
    return reward.judge(job, limits, Date.now);
  };
  const first = ask(1, 'a0');
  await server.arrived(2);
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask(1, name));
  const few = ['b1', 'b2'].map((name) => ask(2, name));
  // Until all of them wait in the queue.
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  isReleased.resolve();
  await Promise.all([first, ...many, ...few]);
  expect(order).toHaveLength(8);
  // Concurrent calls may arrive in another order than they were sent. First come, first served would put both last.
  expect(order.slice(0, 5)).toEqual(expect.arrayContaining(['b1', 'b2']));
});
