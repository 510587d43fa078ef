import type { Criterion } from '../../../src/judge/criterion/criterion.ts';
import { JudgeError } from '../../../src/judge/judge-error.ts';
import { judgeWithModel, type ModelJudgment } from '../../../src/judge/model/model-judge.ts';
import { PROMPT_VERSION } from '../../../src/judge/model/prompts.ts';
import { openaiProvider } from '../../../src/judge/providers/openai/openai.ts';
import type { CompletionRequest, Provider } from '../../../src/judge/providers/provider.ts';
import { type Step, scriptedProvider, verdictReply } from '../../scripted-provider.ts';
import { FAILS, PASSES, REWARD, subjectOf, turn } from '../subject.ts';

const SUBJECT = subjectOf([turn(0, 'user', 'Hello'), turn(1, 'assistant', 'Good day to you!')]);
const GOOD: Step = { reply: verdictReply({ label: 'Y', quotes: [{ message: 1, text: 'Good day' }] }) };
const ONCE = { prompt: 100, completion: 20, cached_prompt: 60 };
const TWICE = { prompt: 200, completion: 40, cached_prompt: 120 };

const judgmentOf = (server: { url: string }, more: Partial<ModelJudgment> = {}): ModelJudgment => ({
  criterion: PASSES,
  subject: SUBJECT,
  model: {
    provider: openaiProvider({ model: 'm', baseURL: server.url, retry: { maxRetries: 2, baseMilliseconds: 0 } }),
    reasoning: false,
  },
  clean: false,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...more,
});

const failure = (judgment: Promise<unknown>) =>
  judgment.then(
    (value) => Promise.reject(new Error(`No failure but ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );

test('a verdict with all its fields', async () => {
  await using server = await scriptedProvider([GOOD]);
  expect(await judgeWithModel(judgmentOf(server))).toEqual({
    score: 1,
    explanation: 'Because of what it says.',
    cleanedExplanation: null,
    decidedBy: 'model',
    judge: 'openai:m',
    method: 'binary-samples-1',
    probability: null,
    labelProbabilities: null,
    samples: [1],
    range: [1, 1],
    evidence: [{ source: { id: 'messages[1]', type: 'message' }, quote: 'Good day' }],
    droppedQuotes: 0,
    points: [],
    claims: [],
    usage: ONCE,
    promptVersion: PROMPT_VERSION,
  });
  expect(server.requests[0]!.body).toMatchObject({ temperature: 0, seed: 1 });
});

test('a criterion that fails turns the label round', async () => {
  await using server = await scriptedProvider([GOOD]);
  expect(await judgeWithModel(judgmentOf(server, { criterion: FAILS }))).toMatchObject({ score: 0, samples: [0] });
});

test('without probabilities a graded score is the mean of three samples, of which none is the first call', async () => {
  const levels = ['9', '7', '3', '9'].map((label) => ({
    reply: verdictReply({ label, explanation: `It is ${label}.` }),
  }));
  await using server = await scriptedProvider(levels);
  const judgment = judgmentOf(server, { criterion: REWARD });
  const verdict = await judgeWithModel(judgment);
  expect(verdict).toMatchObject({
    score: expect.closeTo(2 / 3, 9),
    method: 'graded-samples-3',
    labelProbabilities: null,
    probability: null,
    range: [0.25, 1],
    usage: { prompt: 400, completion: 80, cached_prompt: 240 },
  });
  expect(verdict.samples!.toSorted()).toEqual([0.25, 0.75, 1]);
  // Of the sample that is nearest to the mean.
  expect(verdict.explanation).toBe('It is 7.');
  expect(server.requests.map(({ body }) => [body.temperature, body.seed])).toEqual([
    [0, 1],
    ...[1, 2, 3].map((seed) => [undefined, seed]),
  ]);

  server.script(...Array.from({ length: 3 }, (): Step => ({ reply: verdictReply({ label: '5' }) })));
  // From now on no call is made to find that out.
  expect(await judgeWithModel(judgment)).toMatchObject({ score: 0.5, range: [0.5, 0.5] });
});

test('a sample that fails ends the others, and what all of them had cost is told', async () => {
  const late = Promise.withResolvers<void>();
  const refusal: Step = () => late.promise.then(() => ({ status: 401 }));
  await using server = await scriptedProvider([GOOD, GOOD, refusal, { hang: true }]);
  const judgment = judgmentOf(server, { samples: 4 });
  void server.arrived(4).then(late.resolve);
  expect(await failure(judgeWithModel(judgment))).toMatchObject({ fault: 'key_refused', usage: TWICE });
});

test('samples that fail tell also what the call before them had cost', async () => {
  const all = Promise.withResolvers<void>();
  const refusal: Step = () => all.promise.then(() => ({ status: 401 }));
  await using server = await scriptedProvider([{ reply: verdictReply({ label: '5' }) }, refusal, refusal, refusal]);
  void server.arrived(4).then(all.resolve);
  expect(await failure(judgeWithModel(judgmentOf(server, { criterion: REWARD })))).toMatchObject({
    fault: 'key_refused',
    usage: ONCE,
  });
});

describe('asked for more samples', () => {
  const labelled = (label: string): Step => ({ reply: verdictReply({ label, explanation: `Says ${label}.` }) });
  test.each<[string, Criterion, string[], object]>([
    [
      'a share decides',
      PASSES,
      ['Y', 'N', 'Y', 'N', 'Y'],
      { score: 1, probability: 0.6, range: [0, 1], explanation: 'Says Y.' },
    ],
    ['a share fails', FAILS, ['Y', 'Y', 'Y', 'N', 'Y'], { score: 0, probability: 0.8, range: [0, 0] }],
    ['all agree', PASSES, ['N', 'N'], { score: 0, probability: 0, range: [0, 0] }],
    [
      'half of them say that it does not apply',
      PASSES,
      ['Y', 'X', 'X', 'N'],
      { score: null, range: null, explanation: 'Says X.' },
    ],
    ['fewer than half do', REWARD, ['9', 'X', '5'], { score: 0.75, range: [0.5, 1] }],
  ])('%s', async (_, criterion, labels, wanted) => {
    await using server = await scriptedProvider(labels.map(labelled));
    const verdict = await judgeWithModel(judgmentOf(server, { criterion, samples: labels.length }));
    const { score, probability, ...rest } = wanted as { score: number | null; probability?: number };
    expect(verdict).toMatchObject({
      ...rest,
      score: score === null ? null : expect.closeTo(score, 9),
      probability: probability === undefined ? null : expect.closeTo(probability, 9),
    });
    expect(verdict.samples).toHaveLength(labels.length);
    expect(server.requests.every(({ body }) => body.temperature === undefined)).toBe(true);
  });
});

/** A provider in this process. */
const modelOf = (complete: Provider['complete']): Provider => ({
  name: 'test:m',
  identity: 'test:m',
  givesProbabilities: true,
  complete,
});

describe('with probabilities', () => {
  type Alternatives = Record<string, number>;
  /** Each call's label, with what could have stood in its place. */
  function answering(...answers: [label: string, alternatives: Alternatives][]) {
    const calls: CompletionRequest[] = [];
    const provider = modelOf(async (request) => {
      const [label, alternatives] = answers[calls.push(request) - 1]!;
      const rest = `","explanation":"It is ${label}.","quotes":[]}`;
      const tokens = [
        { text: `${request.opening},"label":"`, alternatives: [] },
        {
          text: label,
          alternatives: Object.entries(alternatives).map(([text, probability]) => ({ text, probability })),
        },
        { text: rest, alternatives: [] },
      ];
      return { text: tokens.map(({ text }) => text).join(''), tokens, finish: 'stop', usage: ONCE };
    });
    return { provider, calls };
  }
  const judge = (provider: Provider, criterion: Criterion) =>
    judgeWithModel(judgmentOf({ url: 'http://localhost' }, { model: { provider, reasoning: false }, criterion }));

  test.each<[string, Criterion, string, Alternatives, object]>([
    ['a pass', PASSES, 'Y', { Y: 0.9, N: 0.1 }, { score: 1, probability: 0.9, range: [1, 1] }],
    ['a criterion that fails', FAILS, 'Y', { Y: 0.6, N: 0.4 }, { score: 0, probability: 0.6, range: [0, 1] }],
    ['a level', REWARD, '7', { 7: 0.5, 8: 0.5 }, { score: 0.8125, probability: null, range: [0.75, 0.875] }],
    ['not applicable', REWARD, 'X', { X: 0.6, 9: 0.4 }, { score: null, probability: null, range: null }],
  ])('%s takes one call', async (_, criterion, label, alternatives, wanted) => {
    const { provider, calls } = answering([label, alternatives]);
    const verdict = await judge(provider, criterion);
    expect(verdict).toMatchObject({
      ...wanted,
      method: `${criterion.scale}-probabilities`,
      samples: [verdict.score],
      labelProbabilities: alternatives,
      explanation: `It is ${label}.`,
      usage: ONCE,
    });
    expect(calls.map(({ temperature, seed, probabilities }) => ({ temperature, seed, probabilities }))).toEqual([
      { temperature: 0, seed: 1, probabilities: true },
    ]);
  });

  test('an explanation for another label than the one that weighs most says so', async () => {
    const { provider } = answering(['X', { Y: 0.35, N: 0.25, X: 0.4 }]);
    expect(await judge(provider, PASSES)).toMatchObject({
      score: 1,
      probability: expect.closeTo(35 / 60, 9),
      explanation:
        "By the model's probabilities (1: 35 %, 0: 25 %, not applicable: 40 %); its words are for not applicable: It is X.",
    });
  });

  test('an unclear label is asked for once more, and both calls are paid', async () => {
    const { provider, calls } = answering(['Y', { Y: 0.3, '{': 0.7 }], ['N', { N: 0.8, Y: 0.1, X: 0.05 }]);
    expect(await judge(provider, PASSES)).toMatchObject({
      score: 0,
      probability: expect.closeTo(1 / 9, 9),
      usage: TWICE,
    });
    expect(calls.map(({ temperature, seed }) => [temperature, seed])).toEqual([
      [0, 1],
      [null, 2],
    ]);
  });

  test('a second call that fails tells what the unclear one had cost', async () => {
    const unclear = answering(['Y', { Y: 0.3, '{': 0.7 }]);
    const provider = modelOf((request) =>
      unclear.calls.length === 0
        ? unclear.provider.complete(request)
        : Promise.reject(new JudgeError('key_refused', 'No.')),
    );
    expect(await failure(judge(provider, PASSES))).toMatchObject({ fault: 'key_refused', usage: ONCE });
  });

  test('a label that stays unclear is an error with what it cost', async () => {
    const { provider } = answering(['Y', { Y: 0.3, '{': 0.7 }], ['Y', { Y: 0.4, '{': 0.6 }]);
    expect(await failure(judge(provider, PASSES))).toMatchObject({ fault: 'unusable_reply', usage: TWICE });
  });
});

describe('an unusable reply is repaired once', () => {
  const unusable: [string, Step][] = [
    ['prose', { reply: 'The response is polite, so it passes with a score of 1.' }],
    ['truncated JSON', { reply: '```json\n{"label": "Y", "explanation": "It is' }],
    ['wrong types', { reply: { label: 1, explanation: 'x', quotes: [] } }],
    ['an empty answer', { reply: '' }],
    ['null content', { reply: null }],
  ];

  test.each(unusable)('%s, then a good one: what was paid twice is summed', async (_, step) => {
    await using server = await scriptedProvider([step, GOOD]);
    expect(await judgeWithModel(judgmentOf(server))).toMatchObject({ score: 1, usage: TWICE });
    const [first, second] = server.requests.map(({ body }) => body.messages);
    expect(second!.slice(0, 2)).toEqual(first);
    expect(second!.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(second!.at(-1)!.content).toMatch(/Your reply, in the block above, can't be used: /);
  });

  test.each(unusable)('%s twice is an error, never a score', async (_, step) => {
    await using server = await scriptedProvider([step, step]);
    const error = await failure(judgeWithModel(judgmentOf(server)));
    expect(error).toBeInstanceOf(JudgeError);
    expect(error).toMatchObject({ fault: 'unusable_reply', usage: TWICE, cause: { name: 'UnusableReply' } });
  });

  test('a fault of the repair turn carries what the first turn cost', async () => {
    await using server = await scriptedProvider([{ reply: 'prose' }, { status: 401 }]);
    expect(await failure(judgeWithModel(judgmentOf(server)))).toMatchObject({ fault: 'key_refused', usage: ONCE });
  });

  test('a window that only the repair turn overflows is the reply’s fault', async () => {
    const overflow = { status: 400, body: { error: { code: 'context_length_exceeded' } } };
    await using server = await scriptedProvider([{ reply: 'prose' }, overflow]);
    expect(await failure(judgeWithModel(judgmentOf(server)))).toMatchObject({ fault: 'unusable_reply', usage: ONCE });
  });
});

test.each<[string, Step, string]>([
  ['a cut reply, even one that reads as a verdict', { reply: verdictReply(), finish: 'length' }, 'unusable_reply'],
  ['no completion', { garbage: '<html>' }, 'unusable_reply'],
  ['a full window', { status: 400, body: { error: { code: 'context_length_exceeded' } } }, 'too_long'],
  ['a refused key', { status: 401 }, 'key_refused'],
])('%s is not repaired', async (_, step, fault) => {
  await using server = await scriptedProvider([step]);
  expect(await failure(judgeWithModel(judgmentOf(server)))).toMatchObject({ fault });
});

test('a cut reply has a sentence of its own and says what it cost', async () => {
  await using server = await scriptedProvider([{ reply: '{"label":', finish: 'length' }]);
  expect(await failure(judgeWithModel(judgmentOf(server)))).toMatchObject({
    message: expect.stringContaining('output limit'),
    usage: ONCE,
  });
});

test('an abort between the turns throws a copy of its reason with the cost, and leaves the reason as it is', async () => {
  const controller = new AbortController();
  const reason = new JudgeError('timed_out', 'The deadline passed.');
  await using server = await scriptedProvider([{ reply: 'prose' }, { hang: true }]);
  const judgment = failure(judgeWithModel(judgmentOf(server, { signal: controller.signal })));
  await server.arrived(2);
  controller.abort(reason);
  expect(await judgment).toMatchObject({ fault: 'timed_out', message: reason.message, usage: ONCE });
  expect(reason.usage).toBeNull();
});

test('an error that is no JudgeError goes through as it is', async () => {
  const bug = new TypeError('bug');
  const provider = modelOf(() => Promise.reject(bug));
  expect(
    await failure(judgeWithModel(judgmentOf({ url: 'http://localhost' }, { model: { provider, reasoning: false } }))),
  ).toBe(bug);
});

describe('the cleaned explanation', () => {
  test.each([
    ['the model’s own', { cleaned_explanation: 'It greets politely.' }, 'It greets politely.'],
    ['else the explanation', { explanation: 'It greets kindly.' }, 'It greets kindly.'],
  ])('is %s', async (_, fields, cleanedExplanation) => {
    await using server = await scriptedProvider([{ reply: verdictReply({ label: 'Y', ...fields }) }]);
    const verdict = await judgeWithModel(judgmentOf(server, { clean: true }));
    expect(verdict.cleanedExplanation).toBe(cleanedExplanation);
    expect(server.requests[0]!.text).toContain('"cleaned_explanation" is');
  });
});
