import { jest } from '@jest/globals';
import { bytesOf, modelCriterion } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';
import { type PlainStep, type Step, verdictReply } from '../scripted-provider.ts';
import { background, endOf } from '../tasks/task-helpers.ts';
import { error, PROVIDERS } from './fault-providers.ts';
import { FAULT, keyRefused, times, usual } from './fault-row.ts';
import { CLASSES, PROSE } from './fault-rows-classes.ts';
import { begin, CONTENT, expectAnswer, type FaultService, faultService, requestOf, usedBy } from './fault-service.ts';

const GOOD: Step = { reply: verdictReply() };

describe.each(PROVIDERS)('behind %s,', (name) => {
  let service: FaultService;
  beforeEach(async () => {
    // Retries without a wait.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    service = await faultService(name);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await service[Symbol.asyncDispose]();
  });

  /** What was used, and how many traces there are. */
  const outcome = async () => ({
    ...(await usedBy(service.deemster)),
    traces: (await service.deemster.get('/api/v1/traces')).body.traces.length,
  });
  const nothingBut = (paid = usual(0), requests = 1) => ({ requests, evaluations: 0, judge_tokens: paid, traces: 0 });

  /** As many as are judged at once, and one more, which begins when another has its verdict. */
  const nine = Array.from({ length: 9 }, (_, number) => [
    { role: 'user', content: `Question ${number}?` },
    { role: 'assistant', content: `Answer ${number}.` },
  ]).flat();
  const all = { does: 'all', request: { messages: nine, evaluate_latest: false } };

  test('of several responses one fault is the fault of all, and the calls under way are cancelled', async () => {
    const { deemster, provider } = service;
    await using script = begin(provider, [GOOD, ...times<Step>(7, { hang: true }), error(401)]);
    expectAnswer(await deemster.evaluate(requestOf(all)), keyRefused(401));
    expect(script.calls()).toBe(9);
    expect(await outcome()).toEqual(nothingBut(usual(1)));
  });

  test('several responses without a fault have one evaluation', async () => {
    const { deemster, provider } = service;
    await using _script = begin(provider, [PROSE, ...times(8, GOOD), { reply: verdictReply({ label: 'N' }) }]);
    expectAnswer(await deemster.evaluate(requestOf(all)), { score: 8 / 9 });
    expect(await outcome()).toEqual({ requests: 1, evaluations: 1, judge_tokens: usual(10), traces: 1 });
  });

  const path = '/api/v1/evals/trace';
  const request = {
    trace: traceOf(...['good', 'bad', 'fine'].map((id) => agent(id, llm([user('Hi')], [says(id)])))),
    evaluation_criteria: modelCriterion,
  };
  const answer: Step = ({ text }) => (text.includes('RESPONSE TO JUDGE\nbad') ? PROSE : GOOD) as PlainStep;

  test('of several agents one fault is the fault of all, and what the others cost is recorded', async () => {
    await using _script = begin(service.provider, times(4, answer));
    expectAnswer(await service.deemster.post(path, request), FAULT.unusable);
    expect(await outcome()).toEqual(nothingBut(usual(4)));
  });

  test('of several agents one fault is the fault of all in the background too', async () => {
    await using _script = begin(service.provider, times(4, answer));
    const { body } = await service.deemster.post(`${path}/background`, request);
    const failed = { status: 'failed', attempts: 1, error: FAULT.unusable, result: null, evaluation_ids: [] };
    expect(await endOf(service.deemster, body.task_id)).toMatchObject(failed);
    expect(await outcome()).toEqual(nothingBut(usual(4)));
  });

  test('under retention none every fault leaves its use behind, and no content', async () => {
    const { deemster, provider } = service;
    for (const { steps, tries, does, want } of CLASSES) {
      const unkept = requestOf({ does, request: { data_retention: 'none' } });
      await using _script = begin(provider, times(1 + tries, steps).flat());
      expectAnswer(await deemster.evaluate(unkept), want);
      const { body } = await deemster.post(background, unkept);
      expect(await endOf(deemster, body.task_id)).toMatchObject({ status: 'failed', error: want });
    }
    const answers = CLASSES.map(({ paid = usual(0), tries }) => ((1 + tries) * paid.prompt) / usual(1).prompt);
    const paid = usual(answers.reduce((sum, count) => sum + count));
    expect(await outcome()).toEqual(nothingBut(paid, 2 * CLASSES.length));
    expect((await bytesOf(deemster.dataDir)).includes(CONTENT)).toBe(false);
    await deemster.stop();
    expect((await bytesOf(deemster.dataDir)).includes(CONTENT)).toBe(false);
    expect(deemster.log.filter((line) => line.includes(CONTENT))).toEqual([]);
  });
});
