import { setImmediate } from 'node:timers/promises';
import { createAgentTrace } from '../../src/evaluation/agents/agent-trace.ts';
import { type AgentJudgment, agentsResponse, judgeAgents } from '../../src/evaluation/agents/agents.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { createJudge, type Judge, type JudgeRequest, type Judgment } from '../../src/judge/judge.ts';
import { JudgeError } from '../../src/judge/judge-error.ts';
import { openaiProvider } from '../../src/judge/providers/openai/openai.ts';
import type { Store } from '../../src/store/store.ts';
import { agent, call, llm, result, says, traceOf, user } from '../judge/agent-traces.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgmentOf, ONCE, speaker } from './agent-judgments.ts';

const readCriterion = createReadCriterion();

const times = (count: number) => ({ prompt: 100 * count, completion: 20 * count, cached_prompt: 60 * count });

const speakers = (count: number) => traceOf(...Array.from({ length: count }, (_, at) => speaker(`agent-${at}`)));

const limits = (more: object = {}) => ({
  criterion: 'Passes if the response is warm',
  modelCore: 'align-20251111' as const,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...more,
});

/** A judge with a model behind every core. */
function judgeBy(baseURL: string): Judge {
  const model = { provider: openaiProvider({ model: 'm', baseURL }), reasoning: false };
  return createJudge({ modelFor: () => model });
}

const withoutModel = createJudge({ modelFor: () => undefined });

/** A judge that applies the test's function to the agent's text. */
const judgeDouble = (judge: (text: string, request: JudgeRequest) => Promise<Judgment>): Judge => ({
  readCriterion,
  judge: (request) => judge(String(request.conversation.messages[request.agent!.parts.at(-1)!.last]!.content), request),
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('exact checks', () => {
  const trace = traceOf(
    agent(
      'planner',
      llm([user('Where?')], [says('I will ask.')]),
      'tracker',
      'silent',
      llm(
        [user('Where?'), { role: 'assistant', content: 'I will ask.' }, user('The tracker says: sorry.')],
        [says('Gone.')],
      ),
    ),
    agent(
      'tracker',
      llm([user('Where is it?')], [says(call('c1'))]),
      llm(
        [user('Where is it?'), { role: 'assistant', content: call('c1') }, result('c1', 'lost')],
        [says(call('c2')), says('Sorry, it is lost.')],
      ),
    ),
    agent('silent', 'mute'),
    agent('mute', llm([user('Hello?')], [])),
  );

  test.each([
    ['Passes if the response has fewer than 3 words', { planner: 0.5, tracker: 0 }],
    ['Passes if the agent calls the tool `search` exactly twice', { planner: 0, tracker: 1 }],
    ['Fails if the response contains "sorry"', { planner: 1, tracker: 0 }],
  ])('%s', async (criterion, scores) => {
    const judged = await judgeAgents(withoutModel, trace, limits({ criterion }), new Map());
    const response = agentsResponse('r-1', readCriterion(criterion), trace, judged.judgments);
    expect(judged.paid).toBeNull();
    expect(response).toMatchObject({ request_id: 'r-1', criterion, agent_scores: scores });
    expect(response.overall_score).toBe((scores.planner + scores.tracker) / 2);
    expect(Object.keys(response.agent_scores)).toEqual(['planner', 'tracker']);
  });

  test('each instance has its own result; those that wrote nothing have none', async () => {
    const criterion = 'Passes if the response has fewer than 50 words';
    const { judgments } = await judgeAgents(withoutModel, trace, limits({ criterion }), new Map());
    expect(agentsResponse('r-1', readCriterion(criterion), trace, judgments)).toEqual({
      request_id: 'r-1',
      criterion,
      overall_score: 1,
      agent_scores: { planner: 1, tracker: 1 },
      explanation: [
        'planner agent (planner): 1. Response 1 (messages[1]): 3 words; the criterion asks for fewer than 50.',
        'Response 2 (messages[3]): 1 word; the criterion asks for fewer than 50.',
        'tracker agent (tracker): 1. 4 words; the criterion asks for fewer than 50.',
      ].join('\n'),
      results_by_agent_name: {
        'planner agent': {
          agent_name: 'planner agent',
          results_by_agent_instance_id: {
            planner: {
              score: 1,
              explanation: [
                'Response 1 (messages[1]): 3 words; the criterion asks for fewer than 50.',
                'Response 2 (messages[3]): 1 word; the criterion asks for fewer than 50.',
              ].join('\n'),
              sources: [
                { id: 'messages[1]', type: 'message' },
                { id: 'messages[3]', type: 'message' },
              ],
            },
          },
          summary_statistics: null,
        },
        'tracker agent': {
          agent_name: 'tracker agent',
          results_by_agent_instance_id: {
            tracker: {
              score: 1,
              explanation: '4 words; the criterion asks for fewer than 50.',
              sources: [{ id: 'messages[3]', type: 'message' }],
            },
          },
          summary_statistics: null,
        },
        'silent agent': {
          agent_name: 'silent agent',
          results_by_agent_instance_id: { silent: null },
          summary_statistics: null,
        },
        'mute agent': {
          agent_name: 'mute agent',
          results_by_agent_instance_id: { mute: null },
          summary_statistics: null,
        },
      },
    });
  });

  test('of 10,000 instances leave the process time for others', async () => {
    const criterion = 'Passes if the response has fewer than 50 words';
    let turns = 0;
    let isJudged = false;
    const others = (async () => {
      while (!isJudged) {
        await setImmediate();
        turns += 1;
      }
    })();
    const { judgments } = await judgeAgents(withoutModel, speakers(10_000), limits({ criterion }), new Map());
    isJudged = true;
    await others;
    expect(judgments).toHaveLength(10_000);
    expect(turns).toBeGreaterThan(100);
  });
});

test('what is stored of 10,000 instances is made of the views that were judged, and leaves the process time for others', async () => {
  const criterion = 'Passes if the response has fewer than 50 words';
  const trace = speakers(10_000);
  const judged = new Map<string, AgentJudgment>();
  await judgeAgents(withoutModel, trace, limits({ criterion }), judged);
  let turns = 0;
  let isMade = false;
  const others = (async () => {
    while (!isMade) {
      await setImmediate();
      turns += 1;
    }
  })();
  // Only an evaluator's memory reads of it.
  const store = {} as Store;
  const job = {
    ...limits({ criterion }),
    kind: 'trace' as const,
    account: 1,
    keyId: 'k',
    requestId: 'r',
    retention: 'standard' as const,
    tags: {},
    trace,
  };
  const { evaluations } = await createAgentTrace(store, withoutModel, async () => undefined).judge(
    job,
    limits(),
    Date.now,
    judged,
  );
  isMade = true;
  await others;
  expect(evaluations).toHaveLength(10_000);
  const { subject } = evaluations[9_999]!.subTrace;
  expect(subject.agent).toEqual({ id: 'agent-9999', name: 'agent-9999 agent' });
  expect(subject.conversation).toBe(judged.get('agent-9999')!.conversation);
  expect(turns).toBeGreaterThanOrEqual(10_000 / 200);
});

describe('a model', () => {
  test('is asked once per instance, with its name and the whole task except its own last output', async () => {
    const trace = traceOf(
      agent('root', llm([user('Plan it')], [says('I will.')]), 'a', 'b', llm([user('So?')], [says(call('c'))])),
      speaker('a'),
      agent('b', llm([user('Sum up')], [says('I will.')])),
    );
    const step = { reply: verdictReply() };
    await using server = await scriptedProvider([step, step, step]);
    const judge = judgeBy(server.url);
    const { judgments, paid } = await judgeAgents(judge, trace, limits(), new Map());
    expect(judgments.map(({ instance, judgment }) => [instance, judgment.verdict.score])).toEqual([
      [{ id: 'root', name: 'root agent' }, 1],
      [{ id: 'a', name: 'a agent' }, 1],
      [{ id: 'b', name: 'b agent' }, 1],
    ]);
    expect(paid).toEqual(times(3));
    const [ofRoot, ofA, ofB] = ['root', 'a', 'b'].map(
      (id) =>
        server.requests.find(({ text }) => text.includes(`the agent whose response is judged\n${id} agent\n`))!.text,
    );
    expect(ofRoot).not.toContain('the whole task, ');
    expect(ofA).toMatch(/the whole task, first input\nPlan it\n/);
    expect(ofA).toMatch(/the whole task, last output\nI will\.\n/);
    expect(ofB).toMatch(/the whole task, first input\nPlan it\n/);
    expect(ofB).not.toContain('the whole task, last output');
  });

  test('is asked about up to 64 instances at a time', async () => {
    let [running, most, asked] = [0, 0, 0];
    const judge = judgeDouble(async () => {
      const needed = Math.min(++asked, 200 - 64) + 64;
      most = Math.max(most, ++running);
      // Each answer takes longer than 64 others take to ask, so that no more could be asked at a time.
      for (let turn = 0; turn < 1_000 && asked < needed; turn += 1) await setImmediate();
      running--;
      return judgmentOf(0.5);
    });
    const { judgments, paid } = await judgeAgents(judge, speakers(200), limits(), new Map());
    expect([most, judgments.length, paid]).toEqual([64, 200, times(200)]);
  });
});

describe('when an instance cannot be judged', () => {
  const trace = traceOf(speaker('a'), speaker('b'), speaker('c'));

  test('what others had begun is kept, and another try pays only for the rest', async () => {
    const { promise: hasFailed, resolve: fail } = Promise.withResolvers<void>();
    const first = judgeDouble(async (text) => {
      if (text === 'from b') {
        fail();
        throw new JudgeError('failed', 'It failed.', { usage: ONCE });
      }
      await hasFailed;
      await setImmediate();
      return judgmentOf(0.5);
    });
    const judged = new Map<string, AgentJudgment>();
    expect(await failure(judgeAgents(first, trace, limits(), judged))).toMatchObject({
      fault: 'failed',
      message: 'It failed.',
      usage: times(3),
    });
    expect([...judged.keys()].sort()).toEqual(['a', 'c']);

    const asked: string[] = [];
    const second = judgeDouble(async (text) => {
      asked.push(text);
      return judgmentOf(1);
    });
    const { judgments, paid } = await judgeAgents(second, trace, limits(), judged);
    expect(asked).toEqual(['from b']);
    expect(paid).toEqual(ONCE);
    expect(judgments.map(({ instance, judgment }) => [instance.id, judgment.verdict.score])).toEqual([
      ['a', 0.5],
      ['b', 1],
      ['c', 0.5],
    ]);
    expect((await judgeAgents(second, trace, limits(), judged)).paid).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('no other one is begun', async () => {
    const asked: string[] = [];
    const judge = judgeDouble(async (text) => {
      asked.push(text);
      throw new JudgeError('key_refused', 'No.');
    });
    expect(await failure(judgeAgents(judge, speakers(200), limits(), new Map()))).toMatchObject({ usage: null });
    expect(asked.length).toBeLessThanOrEqual(64);
  });

  test('an error that is no JudgeError is thrown as it is', async () => {
    const bug = new TypeError('a bug');
    const judge = judgeDouble(async () => Promise.reject(bug));
    expect(await failure(judgeAgents(judge, trace, limits(), new Map()))).toBe(bug);
  });

  test('the abort of the request ends calls under way; what was judged before is kept and paid', async () => {
    const controller = new AbortController();
    await using server = await scriptedProvider([{ reply: verdictReply() }, { hang: true }, { hang: true }]);
    const real = judgeBy(server.url);
    const judge: Judge = {
      readCriterion,
      async judge(request) {
        const judgment = await real.judge(request);
        await server.arrived(3);
        setImmediate().then(() => controller.abort(new JudgeError('timed_out', 'Too late.')));
        return judgment;
      },
    };
    const judged = new Map<string, AgentJudgment>();
    const error = await failure(judgeAgents(judge, trace, limits({ signal: controller.signal }), judged));
    expect(error).toMatchObject({ fault: 'timed_out', message: 'Too late.', usage: ONCE });
    expect(judged.size).toBe(1);
  });

  test('an abort ends exact checks too', async () => {
    const criterion = 'Passes if the response has fewer than 50 words';
    const controller = new AbortController();
    const judged = new Map<string, AgentJudgment>();
    const work = failure(
      judgeAgents(withoutModel, speakers(1000), limits({ criterion, signal: controller.signal }), judged),
    );
    await setImmediate();
    controller.abort(new JudgeError('cancelled', 'Nobody waits.'));
    expect(await work).toMatchObject({ fault: 'cancelled', usage: null });
    expect(judged.size).toBeLessThan(1000);
  });
});

test('ids and names may be properties of every object', async () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const trace = traceOf(...names.map((id) => ({ ...speaker(id), name: id })));
  const criterion = 'Passes if the response has fewer than 50 words';
  const { judgments } = await judgeAgents(withoutModel, trace, limits({ criterion }), new Map());
  const { agent_scores, results_by_agent_name } = agentsResponse('r', readCriterion(criterion), trace, judgments);
  expect(Object.entries(agent_scores)).toEqual(names.map((name) => [name, 1]));
  expect(
    Object.entries(results_by_agent_name).map(([name, of]) => [name, Object.keys(of.results_by_agent_instance_id)]),
  ).toEqual(names.map((name) => [name, [name]]));
});
