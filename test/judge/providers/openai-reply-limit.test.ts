import { createJudge } from '../../../src/judge/judge.ts';
import { type ScriptedProvider, type Step, scriptedProvider, verdictReply } from '../../scripted-provider.ts';
import { asked, failure, GOOD, openaiAt } from './completion-requests.ts';
import { message } from './openai-refusals.ts';

const limits = ({ requests }: ScriptedProvider) => requests.map(({ body }) => body.max_tokens);

test.each<[server: string, status: number, body: object]>([
  [
    'OpenAI, of a reasoning model',
    400,
    message(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: 'max_tokens', code: 'unsupported_parameter' },
    ),
  ],
  [
    'OpenAI, of its own limit',
    400,
    message('max_tokens is too large: 4096. This model supports at most 2048 completion tokens.', {
      param: 'max_tokens',
    }),
  ],
  [
    'vLLM',
    400,
    message(
      "This model's maximum context length is 6048 tokens. However, you requested 6616 tokens (2520 in the messages, 4096 in the completion). Please reduce the length of the messages or completion.",
    ),
  ],
  [
    'vLLM, of late',
    400,
    message(
      "This model's maximum context length is 6048 tokens. However, you requested 4096 output tokens and your prompt contains at least 2520 input tokens, for a total of at least 6616 tokens.",
    ),
  ],
  [
    'SGLang',
    400,
    message(
      "Requested token count exceeds the model's maximum context length of 6048 tokens. You requested a total of 6616 tokens: 2520 tokens from the input messages and 4096 tokens for the completion.",
    ),
  ],
  [
    'Text Generation Inference',
    422,
    message('Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 500 `inputs` tokens'),
  ],
  [
    'Groq, of the tokens per minute',
    413,
    message(
      'Request too large for model `llama-3.3-70b-versatile` on tokens per minute (TPM): Limit 6000, Requested 6294, please reduce your message size and try again.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
  ],
])('%s: a refused limit is left out from then on', async (_server, status, body) => {
  await using server = await scriptedProvider([{ status, body }, GOOD, GOOD]);
  const judge = openaiAt(server);
  expect((await judge.complete(asked())).text).toBe('good');
  await judge.complete(asked());
  expect(limits(server)).toEqual([4096, undefined, undefined]);
  expect(judge.traits().leftOut).toEqual(['max_tokens']);
});

test('a prompt that is too long without any reply is an error, and the limit is sent again', async () => {
  const refused = (words: string): Step => ({
    status: 400,
    body: message(`This model's maximum context length is 6048 tokens. However, you requested ${words}.`),
  });
  const steps = [refused('9000 tokens (4904 in the messages, 4096 in the completion)'), refused('9000 tokens'), GOOD];
  await using server = await scriptedProvider(steps);
  const judge = openaiAt(server);
  expect(await failure(judge.complete(asked()))).toMatchObject({ fault: 'too_long' });
  await judge.complete(asked());
  expect(limits(server)).toEqual([4096, undefined, 4096]);
});

const CUT = { reply: '{"mark": "', finish: 'length' };

describe('a reply that reaches the limit', () => {
  const judged = async (server: ScriptedProvider) => {
    const provider = openaiAt(server);
    const judging = createJudge({ modelFor: () => ({ provider, reasoning: false }) }).judge({
      conversation: { messages: [{ role: 'assistant', content: 'Of course.' }], system: null, tools: null },
      criterion: 'Passes if the response is friendly',
      modelCore: 'align-20260109',
      evaluateLatest: true,
      clean: false,
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
    });
    return judging.then(
      ({ verdict: { score, usage } }) => ({ score, usage }),
      ({ fault, message: text }) => ({ fault, message: text }),
    );
  };

  test.each<[string, Step]>([
    ['in the middle of its verdict', CUT],
    ['in the white space behind its verdict', { reply: verdictReply(), finish: 'length' }],
  ])('%s is an error and no score', async (_, cut) => {
    await using server = await scriptedProvider([cut]);
    expect(await judged(server)).toEqual({
      fault: 'unusable_reply',
      message: 'The judge model reached its output limit before its reply was complete.',
    });
  });

  test.each<[string, Step]>([
    ['counted', { ...CUT, usage: { completion_tokens: 4096, completion_tokens_details: { reasoning_tokens: 4000 } } }],
    ['sent as reasoning_content', { ...CUT, reply: null, message: { reasoning_content: 'Hm.' } }],
    ['sent as reasoning', { ...CUT, reply: '', message: { reasoning: 'Hm.' } }],
    ['left in the reply', { ...CUT, reply: '\n<think>Hm. The' }],
  ])('after thinking, %s, is asked for again without a limit, and paid for', async (_, thought) => {
    const good: Step = { reply: verdictReply(), labels: { Y: 0.9, N: 0.1 } };
    await using server = await scriptedProvider([{ usage: { completion_tokens: 4096 }, ...thought } as Step, good]);
    const { score, usage } = (await judged(server)) as { score: number; usage: { completion: number } };
    expect([score, usage.completion, limits(server)]).toEqual([1, 4116, [4096, undefined]]);
  });

  test('after thinking without a limit is an error', async () => {
    const thought: Step = { ...CUT, message: { reasoning: 'Hm.' } };
    await using server = await scriptedProvider([thought, thought]);
    expect(await judged(server)).toMatchObject({ fault: 'unusable_reply' });
  });
});
