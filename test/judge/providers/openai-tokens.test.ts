import { readTokens } from '../../../src/judge/providers/openai/openai-tokens.ts';
import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, openaiAt } from './completion-requests.ts';

const half = Math.log(0.5);
const token = (text: string, fields: object = {}) => ({ token: text, logprob: half, top_logprobs: [], ...fields });
/** What else could have stood in a token's place. */
const OTHER = { top_logprobs: [{ token: '~', logprob: Math.log(0.4) }] };
const tokens = (...texts: string[]) => ({ content: texts.map((text) => token(text, OTHER)) });
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
    { text: '{"label": "', alternatives: expect.any(Array) },
    {
      text: 'Y',
      alternatives: [
        { text: 'Y', probability: close(0.75) },
        { text: 'N', probability: close(0.2) },
        { text: ' Y', probability: close(0.05) },
      ],
    },
    { text: '"}', alternatives: expect.any(Array) },
  ]);
  expect([asked, judge.givesProbabilities]).toEqual([[[true, 20]], true]);
});

test('they are not asked for by who does not want them', async () => {
  await using server = await scriptedProvider([{ reply: 'a' }]);
  const judge = openaiAt(server);
  expect((await judge.complete(asked())).tokens).toBe(null);
  expect([server.requests[0]!.body.logprobs, judge.givesProbabilities]).toEqual([undefined, true]);
});

/** A server with unusable log probabilities: they are requested once, and no verdict gets any. */
async function expectAskedOnce(logprobs: unknown) {
  const { completions, asked, judge } = await complete(probable({ logprobs }), { reply: 'cd' });
  expect(completions.map(({ text, tokens }) => [text, tokens])).toEqual([
    ['ab', null],
    ['cd', null],
  ]);
  expect([asked, judge.givesProbabilities]).toEqual([
    [
      [true, 20],
      [undefined, undefined],
    ],
    false,
  ]);
}

describe('a server that takes the parameter and gives none', () => {
  test.each([undefined, null, {}, 'x', { content: null }, { content: [] }, { content: { 0: token('ab') } }])(
    '%j',
    expectAskedOnce,
  );

  test.each<[string, unknown]>([
    ['nothing beside a token', { content: [token('a'), token('b')] }],
    ['a token beside itself alone', { content: [token('ab', { top_logprobs: [token('ab')] })] }],
  ])('%s', (_, logprobs) => expectAskedOnce(logprobs));

  test.each<[string, Step]>([
    ['an answer without a text', { reply: null }],
    ['an answer in a call', { reply: { label: 'Y' }, as: 'call' }],
  ])('%s says nothing of it', async (_, step) => {
    expect((await complete(step)).judge.givesProbabilities).toBe(true);
  });
});

describe('tokens that cannot be read, or are not those of the text', () => {
  const beside = (fields: object) => ({ content: [token('ab', { ...OTHER, ...fields })] });
  test.each<[string, unknown]>([
    ['no token', { content: [{ logprob: half, ...OTHER }] }],
    ['a number as token', beside({ token: 7 })],
    ['no log probability', beside({ logprob: undefined })],
    ['a text as log probability', beside({ logprob: '-0.1' })],
    ['a probability over 1', beside({ logprob: 1 })],
    ['probabilities that add up to more than 1', beside({ top_logprobs: [token('x'), token('y')] })],
    ['an alternative that is none', beside({ top_logprobs: [null, ...OTHER.top_logprobs] })],
    ['an alternative without a probability', beside({ top_logprobs: [{ token: 'x' }, ...OTHER.top_logprobs] })],
    ['a number in place of its text', tokens('token_id:12')],
    ['bytes as letters', tokens('Ġab')],
    ['a piece that is missing', tokens('a')],
    ['another text', tokens('a', 'c')],
    ['something behind it', tokens('ab', 'c')],
  ])('%s: they are asked for until three replies in a row had such', async (_, logprobs) => {
    const step = probable({ logprobs });
    const { completions, asked, judge } = await complete(step, step, step, { reply: 'cd' });
    expect(completions.map(({ tokens: read }) => read)).toEqual([null, null, null, null]);
    expect(asked.map(([wanted]) => wanted)).toEqual([true, true, true, undefined]);
    expect(judge.givesProbabilities).toBe(false);
  });

  test('a good one in between sets the count back', async () => {
    const bad = probable({ logprobs: tokens('a', 'c') });
    const { judge } = await complete(bad, bad, probable({ logprobs: tokens('ab') }), bad, bad);
    expect(judge.givesProbabilities).toBe(true);
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
  ['blanks around it that were cut off', ['\n', ' a', 'b', 'c ', '\n'], 'abc', ['a', 'b', 'c']],
  ['no text', ['a'], '', null],
])('%s', (_, given, text, want) => {
  expect(texts(tokens(...given), text)).toEqual(want);
});

test('a token that reaches beyond the text has no alternatives', () => {
  expect(readTokens(tokens(' a', 'b'), 'ab')!.map(({ alternatives }) => alternatives.length)).toEqual([0, 2]);
});

test('a sign that is spread over tokens is one token', () => {
  const [first, second] = [
    [0xf0, 0x9f],
    [0x98, 0x80],
  ];
  const content = [
    token('a', { bytes: [97], ...OTHER }),
    token('\\xf0\\x9f', { bytes: first }),
    token('\\x98\\x80', { bytes: second }),
    token('b', { bytes: null }),
  ];
  const read = readTokens({ content }, 'a😀b')!;
  expect(read.map(({ text, alternatives }) => [text, alternatives.length])).toEqual([
    ['a', 2],
    ['😀', 0],
    ['b', 1],
  ]);
});

describe("a sign that is spread over tokens without bytes and without text, as llama-cpp-python's server has it", () => {
  const lost = token('', { bytes: null, top_logprobs: [token('', { logprob: half }), token('~', { logprob: -3 })] });
  const whole = (text: string) => token(text, { bytes: null, ...OTHER });
  const read = (content: object[], text: string) =>
    readTokens({ content }, text)?.map((one) => [one.text, one.alternatives.length]) ?? null;

  test('is put in, and the tokens around it keep their places and their alternatives', () => {
    expect(read([whole('"'), lost, lost, whole('"Y"'), lost, whole('né'), lost, lost], '"😀"Yéné語')).toBe(null);
    expect(read([whole('"'), lost, lost, whole('"Y'), lost, whole('né'), lost, lost], '"😀"Y語né語本')).toEqual([
      ['"', 2],
      ['😀', 0],
      ['"Y', 2],
      ['語', 0],
      ['né', 2],
      ['語', 0],
      ['本', 0],
    ]);
  });

  test.each<[string, object[], string]>([
    ['a letter is missing', [whole('a'), lost, whole('c')], 'abc'],
    ['a letter is missing at the end', [whole('a'), lost], 'ab'],
    ['nothing shows that a sign is missing', [whole('a'), whole('c')], 'aéc'],
    ['the text ends before', [whole('a'), lost, whole('c')], 'aé'],
  ])('is not where %s', (_, content, text) => {
    expect(read(content, text)).toBe(null);
  });
});
