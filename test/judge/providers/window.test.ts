import { settings } from '../../../src/config.ts';
import { createWindow } from '../../../src/judge/providers/http/window.ts';
import { saysTooLong, windowNamedIn } from '../../../src/judge/providers/http/window-errors.ts';
import { type Step, scriptedProvider } from '../../scripted-provider.ts';
import { asked, failure, openaiAt, PROVIDERS } from './completion-requests.ts';

const PROSE = 'The quick brown fox jumps over the lazy dog, and says nothing of it. ';
/** About so many tokens of prose. */
const prose = (tokens: number) => PROSE.repeat(Math.ceil(tokens / 16));
const about = (content: string) => asked({ messages: [{ role: 'user', content }] });
const noUsage: Step = { reply: 'good', usage: {} };

describe.each(PROVIDERS)('%s', (_provider, at) => {
  test('a prompt that is clearly over the configured window is refused without a call', async () => {
    await using server = await scriptedProvider([]);
    const error = await failure(at(server, { window: 1000 }).complete(about(prose(2000))));
    expect(error).toMatchObject({ fault: 'too_long', usage: null });
  });

  test('one that may fit is for the server to decide', async () => {
    await using server = await scriptedProvider([noUsage]);
    await at(server, { window: 1000 }).complete(about(prose(1100)));
  });

  test('a window that a refusal names is remembered', async () => {
    const message = "This model's maximum context length is 1000 tokens. However, you requested 2016 tokens.";
    await using server = await scriptedProvider([{ status: 400, body: { error: { message } } }, noUsage]);
    const judge = at(server);
    for (const tokens of [2000, 3000])
      expect((await failure(judge.complete(about(prose(tokens))))).fault).toBe('too_long');
    await judge.complete(about(prose(500)));
    expect(server.requests).toHaveLength(2);
  });

  test('a conversation of 9 MB is refused without a call, also by a window of 200,000 tokens', async () => {
    await using server = await scriptedProvider([]);
    for (const [window, content] of [
      [8192, PROSE.repeat(130_000)],
      [8192, ' '.repeat(9_000_000)],
      [200_000, PROSE.repeat(130_000)],
    ] as const)
      expect((await failure(at(server, { window }).complete(about(content)))).fault).toBe('too_long');
  });
});

describe('the window that an error names', () => {
  test.each([
    [
      'OpenAI',
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 13393 tokens.",
      8192,
    ],
    ['vLLM', 'The decoder prompt (length 5000) is longer than the maximum model length of 4096.', 4096],
    ['Mistral', 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length', 32768],
    ['xAI', "This model's maximum prompt length is 131072 but the request contains 537812 tokens.", 131072],
    ['llama.cpp', '{"type":"exceed_context_size_error","n_prompt_tokens":14429,"n_ctx":8192}', 8192],
    ['llama.cpp', 'request (4390 tokens) exceeds the available context size (4096 tokens), try increasing it', 4096],
    ['llama-cpp-python', 'Requested tokens (2285) exceed context window of 2048', 2048],
    [
      'LM Studio',
      'Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens, which is not enough',
      32768,
    ],
    [
      'LM Studio',
      'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 13055>= n_ctx: 4096). Try to load …',
      4096,
    ],
    ['oMLX', 'Prompt too long: 51587 tokens exceeds max context window of 32768 tokens', 32768],
    ['Gemini', 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 1048576],
    [
      'Text Generation Inference',
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000',
      4096,
    ],
    ['Anthropic', 'prompt is too long: 208310 tokens > 200000 maximum', 200000],
    [
      'Anthropic',
      'input length and `max_tokens` exceed context limit: 199759 + 4096 > 200000, decrease input length',
      200000,
    ],
    ['nobody', 'the input length exceeds the context length', undefined],
  ])('%s: %s', (_, text, want) => {
    expect([saysTooLong(text), windowNamedIn(text)]).toEqual([true, want]);
  });

  const refusal = (message: string) => ({
    status: 400,
    headers: undefined,
    parameter: undefined,
    text: JSON.stringify({ message }),
    usage: null,
  });
  const messages = [{ role: 'user' as const, content: prose(2000) }];

  test.each([
    ['is smaller than any', 'maximum context length is 8 tokens'],
    ['would have held the prompt', 'maximum context length is 100000 tokens'],
    ['stands in the prompt that an error repeats', `maximum context length is 1000 tokens ${'x'.repeat(2000)}`],
    ['is of something else', 'rate limit: context size 1000'],
  ])('it is not believed when it %s', async (_, message) => {
    const window = createWindow();
    await window.learn(refusal(message), messages);
    await window.assertFits(messages);
  });

  test('it is believed for ten minutes: a server may be restarted with a longer one', async () => {
    let now = 0;
    const window = createWindow(undefined, () => now);
    await window.learn(refusal('maximum context length is 1000 tokens'), messages);
    now = 599_999;
    await expect(window.assertFits(messages)).rejects.toMatchObject({ fault: 'too_long' });
    now = 600_000;
    await window.assertFits(messages);
  });

  test('the smaller one holds, the configured or the named', async () => {
    const [small, large] = [createWindow(1000), createWindow(1_000_000)];
    await small.learn(refusal('maximum context length is 3000 tokens'), messages);
    await large.learn(refusal('maximum context length is 1000 tokens'), messages);
    for (const window of [small, large])
      await expect(window.assertFits(messages)).rejects.toMatchObject({ fault: 'too_long' });
  });
});

describe('a prompt that the server cut', () => {
  const counting = (prompt: number, cached = 0): Step => ({
    reply: 'good',
    usage: { prompt_tokens: prompt, completion_tokens: 20, prompt_tokens_details: { cached_tokens: cached } },
  });

  test('the reply is thrown away, and paid for', async () => {
    await using server = await scriptedProvider([counting(2050)]);
    const error = await failure(openaiAt(server).complete(about(prose(4300))));
    expect(error).toMatchObject({
      fault: 'too_long',
      message: expect.stringMatching(/cut.*OLLAMA_CONTEXT_LENGTH/),
      usage: { prompt: 2050, completion: 20, cached_prompt: 0 },
    });
    expect(error.message).toContain(settings.judgeWindow.variable);
  });

  test('so it is in Chinese and in Japanese, which have no blanks', async () => {
    await using server = await scriptedProvider([counting(2050), counting(2050)]);
    const judge = openaiAt(server);
    for (const sentence of [
      '我们的退款政策规定，客户在收到商品后十四天内可以无条件退货。',
      '返金は五営業日以内に届きます。ご不明な点がございましたらお問い合わせください。',
    ])
      expect((await failure(judge.complete(about(sentence.repeat(300))))).fault).toBe('too_long');
  });

  /** Low counts for each kind of text, as a large vocabulary may come to. */
  test.each<[string, string, number]>([
    ['prose as it is', prose(4000), 4000],
    ['a run of one letter', 'a'.repeat(100_000), 1000],
    ['a run of one sign', '='.repeat(100_000), 800],
    ['a run of blanks', ' '.repeat(100_000), 800],
    ['empty lines', '\n'.repeat(100_000), 800],
    ['a Chinese sign for ever', '哈'.repeat(20_000), 2500],
    ['base64', 'aGVsbG8gd29ybGQhIFRoaXMgaXMgYmFzZTY0'.repeat(1000), 20_000],
    ['Chinese', '我们的退款政策规定，客户在收到商品后十四天内可以无条件退货。'.repeat(300), 4500],
    ['Korean', '환불은 영업일 기준 오일 이내에 처리됩니다. '.repeat(300), 3600],
    ['code', 'function add(a, b) {\n    return a + b;\n}\n\n'.repeat(300), 4500],
    ['code with long names', 'const requestAuthenticationMiddleware = createMiddleware();\n'.repeat(300), 2700],
    ['numbers', '1234567890 '.repeat(2000), 6000],
    ['JSON', '{"id": 7, "name": "refund", "open": true},\n'.repeat(300), 4500],
    ['emoji', '😀 '.repeat(3000), 3000],
    ['Arabic', 'تصل المبالغ المستردة في غضون خمسة أيام عمل. '.repeat(300), 3000],
    ['a count of another thing', prose(4000), 100],
  ])('no false alarm: %s', async (_, content, counted) => {
    await using server = await scriptedProvider([counting(counted)]);
    expect((await openaiAt(server).complete(about(content))).text).toBe('good');
  });

  test('cached tokens count, among the others and beside them', async () => {
    await using server = await scriptedProvider([counting(4300, 4200), counting(300, 4000)]);
    const judge = openaiAt(server);
    for (let call = 0; call < 2; call++) expect((await judge.complete(about(prose(4300)))).text).toBe('good');
  });

  test("what an assistant's message thought may be left out", async () => {
    const messages = [
      { role: 'user' as const, content: prose(1000) },
      { role: 'assistant' as const, content: `<think>${prose(3000)}</think>` },
      { role: 'user' as const, content: 'Again.' },
    ];
    await using server = await scriptedProvider([counting(1010)]);
    expect((await openaiAt(server).complete(asked({ messages }))).text).toBe('good');
  });
});
