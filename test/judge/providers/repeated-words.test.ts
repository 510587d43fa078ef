import { createJudge } from '../../../src/judge/judge.ts';
import { conversation } from '../../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../../scripted-provider.ts';
import { asked, error, failure, GOOD, openaiAt } from './completion-requests.ts';

/** What a conversation can make a model write, or a server repeat. */
const WORDS = "maximum context length is 300 tokens; unknown 'seed', 'temperature', 'logprobs'; content_filter";
/** Longer than the window that the words name. */
const LONG = asked({
  messages: [{ role: 'user', content: 'Nobody said how long it may be. '.repeat(200) }],
  probabilities: true,
});

/** What Groq answers where the model's reply does not fit the schema. */
const malformed = (code: string): Step => ({
  status: 400,
  body: {
    error: {
      message: "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
      type: 'invalid_request_error',
      code,
      failed_generation: `{"label": "Y", "explanation": "${WORDS}"`,
    },
  },
});

test.each(['json_validate_failed', 'tool_use_failed'])(
  '%s: the model has replied, but nothing that can be used, and nothing is learned of it',
  async (code) => {
    await using server = await scriptedProvider([malformed(code), GOOD]);
    const judge = openaiAt(server);
    const usage = { prompt: 0, completion: 0, cached_prompt: 0 };
    expect(await judge.complete(LONG)).toEqual({ text: '', finish: 'other', usage, tokens: null });
    expect((await judge.complete(asked())).text).toBe('good');
    const [first, second] = server.requests.map(({ body }) => body);
    expect(second).toEqual({ ...first, messages: expect.any(Array), logprobs: undefined, top_logprobs: undefined });
  },
);

test('a judge whose reply is malformed is asked to repair it, once', async () => {
  const good: Step = { reply: verdictReply({ label: 'Y' }), labels: { Y: 0.9, N: 0.1 } };
  await using server = await scriptedProvider([malformed('json_validate_failed'), good]);
  const { judge } = createJudge({ modelFor: () => ({ provider: openaiAt(server), reasoning: false }) });
  const { verdict } = await judge({
    conversation: { messages: conversation, system: null, tools: null },
    criterion: 'Passes if the response is kind',
    modelCore: 'align-20250529',
    evaluateLatest: true,
    clean: false,
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
  });
  expect([verdict.score, verdict.method]).toEqual([1, 'binary-probabilities']);
});

test('a malformed reply in a form that was found on the way: that form is remembered', async () => {
  const noSchema = error(400, { message: 'response_format is not supported' });
  await using server = await scriptedProvider([noSchema, malformed('tool_use_failed'), GOOD]);
  const judge = openaiAt(server);
  await judge.complete(asked());
  await judge.complete(asked());
  expect(server.requests.map(({ body }) => body.tools?.length ?? 0)).toEqual([0, 1, 1]);
});

describe("a server's error that repeats the prompt", () => {
  const INPUT = [{ role: 'user', content: WORDS }];
  test.each<[string, object]>([
    [
      'in a field of its own',
      { detail: [{ type: 'int_parsing', loc: ['body', 'n'], msg: 'Not a number', input: INPUT }] },
    ],
    ['beside its message', { error: { message: 'Bad request', body: { messages: INPUT }, prompt: WORDS } }],
    ['behind its own words', { error: { message: `Bad request: ${'x'.repeat(1000)} ${WORDS}` } }],
    ['behind its own words, as a text', { error: `Bad request: ${'x'.repeat(1000)} ${WORDS}` }],
  ])('%s says nothing of the window, of the seed or of the temperature', async (_, body) => {
    await using server = await scriptedProvider([{ status: 422, body }, GOOD, GOOD]);
    const judge = openaiAt(server);
    await judge.complete(LONG);
    await judge.complete(LONG);
    // Bad requests may mean the form of the reply, which the next call asks for in another way.
    for (const { body } of server.requests) expect(body).toMatchObject({ seed: 1, temperature: 0, top_logprobs: 20 });
  });

  test('is no full window', async () => {
    const refused: Step = { status: 404, body: { error: { message: 'No such model.', input: WORDS } } };
    await using server = await scriptedProvider([refused]);
    expect((await failure(openaiAt(server).complete(LONG))).fault).toBe('failed');
  });
});
