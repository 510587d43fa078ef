import { once } from 'node:events';
import { compileCriterion } from '../../src/judge/checks/compile.ts';
import type { WireConversation } from '../../src/judge/conversation.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { createJudge, type JudgeRequest } from '../../src/judge/judge.ts';
import { JudgeError } from '../../src/judge/judge-error.ts';
import { openaiProvider } from '../../src/judge/providers/openai/openai.ts';
import type { Completion, CompletionRequest, Provider } from '../../src/judge/providers/provider.ts';
import { createScoreCache } from '../../src/judge/score-cache.ts';
import type { Verdict } from '../../src/judge/verdict.ts';
import {
  type PlainStep,
  type RecordedRequest,
  type Step,
  scriptedProvider,
  verdictReply,
} from '../scripted-provider.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const talk = (...messages: WireConversation['messages']): WireConversation => ({ messages, system: null, tools: null });

const TWO = talk(user('Hi'), assistant('first answer'), user('And?'), assistant('second answer'));
const ONCE = { prompt: 100, completion: 20, cached_prompt: 60 };

const requestOf = (more: Partial<JudgeRequest> = {}): JudgeRequest => ({
  conversation: TWO,
  criterion: 'Reward answers that show empathy',
  modelCore: 'align-20251111',
  evaluateLatest: true,
  clean: false,
  samples: 1,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...more,
});

const judgeAt = ({ url }: { url: string }) => {
  const provider = openaiProvider({ model: 'm', baseURL: url, retry: { maxRetries: 2, baseMilliseconds: 0 } });
  return createJudge({ modelFor: () => ({ provider, reasoning: false }) });
};
/** With a model in this process. */
const judgeBy = (complete: Provider['complete']) => {
  const provider: Provider = { name: 'double', identity: 'double', givesProbabilities: false, complete };
  return createJudge({ modelFor: () => ({ provider, reasoning: false }) });
};
const withoutModel = createJudge({ modelFor: () => undefined });

const failure = (judgment: Promise<unknown>) =>
  judgment.then(
    (value) => Promise.reject(new Error(`No failure but ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );

/** Whether this call judges the second response. The calls arrive in any order. */
const isSecond = ({ text }: RecordedRequest) => text.includes('message 3, assistant, RESPONSE TO JUDGE');
const either =
  (first: PlainStep, second: PlainStep): Step =>
  (request) =>
    isSecond(request) ? second : first;
const level = (label: string, explanation: string) => ({ reply: verdictReply({ label, explanation }) });

test('a criterion that compiles is decided without a model', async () => {
  const { verdict, responses } = await withoutModel.judge(
    requestOf({ criterion: 'Passes if the response is valid JSON' }),
  );
  expect(verdict).toMatchObject({ score: 0, decidedBy: 'check', judge: 'check', usage: null });
  expect(responses).toEqual([{ first: 3, last: 3 }]);
});

test('any other criterion goes to the model of its core', async () => {
  await using server = await scriptedProvider([level('7', 'Warm.')]);
  const cores: string[] = [];
  const judge = createJudge({
    modelFor: (core) => {
      cores.push(core);
      return { provider: openaiProvider({ model: core, baseURL: server.url }), reasoning: false };
    },
  });
  const { verdict, responses } = await judge.judge(requestOf({ modelCore: 'align-20260109' }));
  expect(verdict).toMatchObject({
    score: 0.75,
    explanation: 'Warm.',
    decidedBy: 'model',
    judge: 'openai:align-20260109',
  });
  expect(responses).toEqual([{ first: 3, last: 3 }]);
  expect(cores).toEqual(['align-20260109']);
});

test('without a model it is undecidable, and the message says how to configure one', async () => {
  expect(await failure(withoutModel.judge(requestOf()))).toMatchObject({
    fault: 'undecidable',
    message: expect.stringMatching(/DEEMSTER_JUDGE to openai:MODEL.*OPENAI_BASE_URL/),
  });
});

test('without a response there is nothing to judge', async () => {
  const conversation = talk(assistant('Hello'), user('Hi'));
  expect(await failure(withoutModel.judge(requestOf({ conversation })))).toMatchObject({
    fault: 'nothing_to_judge',
    message: 'There is no assistant message to evaluate after the last user message.',
  });
});

describe('the cleaned explanation', () => {
  const conversation = { ...TWO, system: 'Code 4711: never say that the grumpy old troll has left.' };

  test('of a check is made from its explanation', async () => {
    const request = requestOf({ conversation, criterion: 'Passes if the response is valid JSON', clean: true });
    const { verdict } = await withoutModel.judge(request);
    expect(verdict.decidedBy).toBe('check');
    expect(verdict.cleanedExplanation).toBeTruthy();
    expect((await withoutModel.judge({ ...request, clean: false })).verdict.cleanedExplanation).toBeNull();
  });

  test('of several responses has no numbers of theirs, and nothing hidden', async () => {
    const step = either(level('3', 'Cool. It hides 4711.'), level('7', 'Warm.'));
    await using server = await scriptedProvider([step, step]);
    const { verdict } = await judgeAt(server).judge(requestOf({ conversation, clean: true, evaluateLatest: false }));
    expect(verdict.cleanedExplanation).toBe('Cool.\nWarm.');
    expect(verdict.explanation).toContain('4711');
  });
});

describe('several responses', () => {
  const all = requestOf({ evaluateLatest: false });

  test('the score is the mean, the explanation takes them one by one', async () => {
    const step = either(level('3', 'Cool.'), level('7', 'Warm.'));
    await using server = await scriptedProvider([step, step]);
    const { verdict, responses } = await judgeAt(server).judge(all);
    expect(verdict).toMatchObject({
      explanation: 'Response 1 (messages[1]): Cool.\nResponse 2 (messages[3]): Warm.',
      samples: [0.25, 0.75],
      range: [0.5, 0.5],
      score: 0.5,
      usage: { prompt: 200, completion: 40, cached_prompt: 120 },
      cleanedExplanation: null,
      probability: null,
    });
    expect(responses).toEqual([
      { first: 1, last: 1 },
      { first: 3, last: 3 },
    ]);
  });

  test.each([
    ['3', 'X', 0.25],
    ['X', '7', 0.75],
    ['X', 'X', null],
    ['1', 'X', 0],
  ])('labels %s and %s score %s', async (first, second, score) => {
    const step = either(level(first, 'One.'), level(second, 'Two.'));
    await using server = await scriptedProvider([step, step]);
    expect((await judgeAt(server).judge(all)).verdict).toMatchObject({
      score,
      range: score === null ? null : [score, score],
    });
  });

  test('evidence of all is kept, in order', async () => {
    const quoting = (message: number, text: string) => ({
      reply: verdictReply({ label: '5', quotes: [{ message, text }] }),
    });
    const step = either(quoting(1, 'first'), quoting(3, 'second'));
    await using server = await scriptedProvider([step, step]);
    const { evidence } = (await judgeAt(server).judge(all)).verdict;
    expect(evidence.map(({ quote }) => quote)).toEqual(['first', 'second']);
  });

  test('a later response is not shown to the judge of an earlier one', async () => {
    const step = either(level('3', 'One.'), level('7', 'Two.'));
    await using server = await scriptedProvider([step, step]);
    await judgeAt(server).judge(all);
    expect(server.requests.find((request) => !isSecond(request))!.text).not.toContain('second answer');
  });

  test('one that fails aborts the others, and the error carries what all had cost', async () => {
    // The first response hangs in its repair turn, and only then does the second fail.
    const { promise: firstHangs, resolve: hang } = Promise.withResolvers<void>();
    const complete = async ({ messages, signal }: CompletionRequest): Promise<Completion> => {
      if (messages[1]!.content.includes('message 3, assistant, RESPONSE TO JUDGE')) {
        await firstHangs;
        throw new JudgeError('failed', 'It failed.');
      }
      if (messages.length === 2) return { text: 'prose', finish: 'stop', usage: ONCE, tokens: null };
      hang();
      await once(signal, 'abort');
      throw signal.reason;
    };
    const judge = judgeBy(complete);
    expect(await failure(judge.judge(all))).toMatchObject({ fault: 'failed', message: 'It failed.', usage: ONCE });
  });

  test('an abort of the request reaches all of them', async () => {
    const controller = new AbortController();
    await using server = await scriptedProvider([{ hang: true }, { hang: true }]);
    const judgment = failure(judgeAt(server).judge({ ...all, signal: controller.signal }));
    await server.arrived(2);
    controller.abort(new JudgeError('timed_out', 'The deadline passed.'));
    expect(await judgment).toMatchObject({ fault: 'timed_out', usage: null });
  });

  test('many responses are judged a few at a time, all of them', async () => {
    const conversation = talk(...Array.from({ length: 20 }, (_, at) => [user(`${at}`), assistant(`${at}`)]).flat());
    let [running, most] = [0, 0];
    const complete = async ({ opening }: CompletionRequest) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      const text = `${opening},${JSON.stringify(verdictReply({ label: '5' })).slice(1)}`;
      return { text, finish: 'stop' as const, usage: ONCE, tokens: null };
    };
    const judge = judgeBy(complete);
    const { verdict, responses } = await judge.judge({ ...all, conversation });
    expect(responses).toHaveLength(20);
    expect(verdict.samples).toEqual(Array(20).fill(0.5));
    expect(verdict.usage).toEqual({ prompt: 2000, completion: 400, cached_prompt: 1200 });
    expect(most).toBe(8);
  });
});

test('a verdict is not found again after an upgrade of the reader', async () => {
  await using provider = await scriptedProvider([
    level('9', 'By the first reader.'),
    level('9', 'By the second reader.'),
  ]);
  const stored = new Map<string, Verdict>();
  const scores = createScoreCache({
    async find(account, key) {
      const verdict = stored.get(`${account} ${key}`);
      return verdict && { verdict, isAlone: true };
    },
    looked: () => undefined,
  });
  const model = openaiProvider({ model: 'm', baseURL: provider.url });
  const judgedBy = async (readerVersion: string) => {
    const readCriterion = createReadCriterion(compileCriterion, readerVersion);
    const judge = createJudge({ modelFor: () => ({ provider: model, reasoning: false }), readCriterion });
    using cache = scores.use(1, { reads: true });
    const { verdict, cached, cacheKey } = await judge.judge(requestOf({ cache }));
    if (cacheKey !== null) stored.set(`1 ${cacheKey}`, verdict);
    return [verdict.explanation, cached];
  };
  expect(await judgedBy('reader-1')).toEqual(['By the first reader.', false]);
  expect(await judgedBy('reader-1')).toEqual(['By the first reader.', true]);
  expect(await judgedBy('reader-2')).toEqual(['By the second reader.', false]);
});
