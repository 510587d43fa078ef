import { readTokens } from '../../../src/judge/providers/openai-tokens.ts';
import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, openaiAt } from './completion-requests.ts';

const half = Math.log(0.5);
const token = (text: string, fields: object = {}) => ({ token: text, logprob: half, top_logprobs: [], ...fields });
const tokens = (...texts: string[]) => ({ content: texts.map((text) => token(text)) });
const texts = (logprobs: unknown, text: string) => readTokens(logprobs, text)?.map((one) => one.text) ?? null;

const probable = (step: object): Step => ({ reply: 'ab', ...step });
const complete = async (...steps: Step[]) => {
  await using server = await scriptedProvider(steps);
  const judge = openaiAt(server);
  const completions = [];
  for (const _ of steps) completions.push(await judge.complete(asked({ probabilities: true })));
  return { completions, judge, asked: server.requests.map(({ body }) => [body.logprobs, body.top_logprobs]) };
};

test('tokens come with the probabilities of what could have stood in their place', async () => {
  const { completions, asked, judge } = await complete({
    reply: '{"label": "Y"}',
    labels: { Y: 0.75, N: 0.2, ' Y': 0.05 },
  });
  const close = (probability: number) => expect.closeTo(probability, 9);
  expect(completions[0]!.tokens).toEqual([
    { text: '{"label": "', alternatives: [{ text: '{"label": "', probability: 1 }] },
    {
      text: 'Y',
      alternatives: [
        { text: 'Y', probability: close(0.75) },
        { text: 'N', probability: close(0.2) },
        { text: ' Y', probability: close(0.05) },
      ],
    },
    { text: '"}', alternatives: [{ text: '"}', probability: 1 }] },
  ]);
  expect([asked, judge.givesProbabilities]).toEqual([[[true, 20]], true]);
});

test('they are not asked for by who does not want them', async () => {
  await using server = await scriptedProvider([{ reply: 'a' }]);
  const judge = openaiAt(server);
  expect((await judge.complete(asked())).tokens).toBe(null);
  expect([server.requests[0]!.body.logprobs, judge.givesProbabilities]).toEqual([undefined, true]);
});

describe('a server that takes the parameter and gives none', () => {
  test.each([undefined, null, {}, 'x', { content: null }, { content: [] }, { content: { 0: token('ab') } }])(
    '%j',
    async (logprobs) => {
      const { completions, asked, judge } = await complete(probable({ logprobs }), { reply: 'cd' });
      expect(completions.map((completion) => completion.tokens)).toEqual([null, null]);
      expect([asked, judge.givesProbabilities]).toEqual([
        [
          [true, 20],
          [undefined, undefined],
        ],
        false,
      ]);
    },
  );

  test.each<[string, Step]>([
    ['an answer without a text', { reply: null }],
    ['an answer in a call', { reply: { label: 'Y' }, as: 'call' }],
  ])('%s says nothing of it', async (_, step) => {
    expect((await complete(step)).judge.givesProbabilities).toBe(true);
  });
});

describe('whatever is wrong, there are no tokens', () => {
  test.each<[string, unknown]>([
    ['no token', { content: [{ logprob: half }] }],
    ['a number as token', { content: [{ token: 7, logprob: half }] }],
    ['no log probability', { content: [{ token: 'ab' }] }],
    ['a text as log probability', { content: [token('ab', { logprob: '-0.1' })] }],
    ['a probability over 1', { content: [token('ab', { logprob: 1 })] }],
    [
      'probabilities that add up to more than 1',
      { content: [token('ab', { top_logprobs: [token('x'), token('y')] })] },
    ],
    ['an alternative that is none', { content: [token('ab', { top_logprobs: [null] })] }],
    ['an alternative without a probability', { content: [token('ab', { top_logprobs: [{ token: 'x' }] })] }],
    ['a piece that is missing', tokens('a')],
    ['another text', tokens('a', 'c')],
    ['something behind it', tokens('ab', 'c')],
  ])('%s', async (_, logprobs) => {
    const { completions, judge } = await complete(probable({ logprobs }));
    expect([completions[0], judge.givesProbabilities]).toMatchObject([{ text: 'ab', tokens: null }, true]);
  });
});

test('minus infinity is no probability', () => {
  const top = [-9999, null, '-Infinity', '-inf'].map((logprob, index) => token(String(index), { logprob }));
  const content = [token('ab', { logprob: 0, top_logprobs: [...top, token('ab', { logprob: 1e-7 })] })];
  expect(readTokens({ content }, 'ab')![0]!.alternatives.map(({ probability }) => probability)).toEqual([
    0, 0, 0, 0, 1,
  ]);
});

test("a token's own text is among its alternatives", () => {
  const content = [token('ab', { top_logprobs: [token('x', { logprob: Math.log(0.4) })] })];
  expect(readTokens({ content }, 'ab')![0]!.alternatives.map(({ text }) => text)).toEqual(['x', 'ab']);
});

test.each<[string, string[], string, string[] | null]>([
  ['a reasoning before it', ['<think>', 'ab?', '</think>', '\n', 'a', 'b'], 'ab', ['a', 'b']],
  ['a mark of its end', ['a', 'b', '<|im_end|>'], 'ab', ['a', 'b']],
  ['blanks around it that were cut off', ['\n', ' a', 'b ', '\n'], 'ab', ['a', 'b']],
  ['no text', ['a'], '', null],
])('%s', (_, given, text, want) => {
  expect(texts(tokens(...given), text)).toEqual(want);
});

test('a token that reaches beyond the text has no alternatives', () => {
  expect(readTokens(tokens(' a', 'b'), 'ab')!.map(({ alternatives }) => alternatives.length)).toEqual([0, 1]);
});

test('a sign that is spread over tokens is one token', () => {
  const [first, second] = [
    [0xf0, 0x9f],
    [0x98, 0x80],
  ];
  const content = [
    token('a', { bytes: [97] }),
    token('\\xf0\\x9f', { bytes: first }),
    token('\\x98\\x80', { bytes: second }),
    token('b', { bytes: null }),
  ];
  const read = readTokens({ content }, 'a😀b')!;
  expect(read.map(({ text, alternatives }) => [text, alternatives.length])).toEqual([
    ['a', 1],
    ['😀', 0],
    ['b', 1],
  ]);
});
