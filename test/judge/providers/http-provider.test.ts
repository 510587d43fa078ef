import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JudgeError } from '../../../src/judge/judge-error.ts';
import { ANTHROPIC_USAGE, type ScriptedProvider, type Step, scriptedProvider, USAGE } from '../../scripted-provider.ts';
import { asked, CONTENT, error, failure, GOOD, PROVIDERS, SECRET } from './completion-requests.ts';

const UNAVAILABLE = error(503, {});

describe.each(PROVIDERS)('%s', (name, at) => {
  describe('network faults', () => {
    test('a refused connection is unreachable', async () => {
      const closed = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => closed.once('listening', resolve));
      const { port } = closed.address() as AddressInfo;
      await new Promise((resolve) => closed.close(resolve));
      const nowhere = { url: `http://127.0.0.1:${port}/v1`, anthropicUrl: `http://127.0.0.1:${port}` };
      const { fault, cause } = await failure(at(nowhere as ScriptedProvider).complete(asked()));
      expect(fault).toBe('unreachable');
      expect(cause).toBeInstanceOf(Error);
    });

    test.each(['at once', 'in the body'] as const)('a connection cut %s is tried again', async (reset) => {
      await using server = await scriptedProvider([{ reset }, { reset }, GOOD]);
      expect((await at(server).complete(asked())).text).toBe('good');
    });

    test('three cut connections are unreachable', async () => {
      await using server = await scriptedProvider([
        { reset: 'in the body' },
        { reset: 'at once' },
        { reset: 'in the body' },
      ]);
      expect((await failure(at(server).complete(asked()))).fault).toBe('unreachable');
    });
  });

  describe('aborts', () => {
    test.each<[string, Step]>([
      ['no answer', { hang: true }],
      ['a body that never ends', { drip: true }],
    ])('%s: the reason of the abort is thrown', async (_, step) => {
      await using server = await scriptedProvider([step]);
      const controller = new AbortController();
      const completion = failure(at(server).complete(asked({ signal: controller.signal })));
      await server.arrived(1);
      const reason = new JudgeError('timed_out', 'The deadline passed.');
      controller.abort(reason);
      expect(await completion).toBe(reason);
    });

    test('another reason is a cancellation', async () => {
      await using server = await scriptedProvider();
      const { fault } = await failure(at(server).complete(asked({ signal: AbortSignal.abort() })));
      expect(fault).toBe('cancelled');
    });

    test('an abort ends the wait for a retry', async () => {
      await using server = await scriptedProvider([error(429, {}, { 'retry-after': '30' })]);
      const controller = new AbortController();
      const completion = failure(at(server).complete(asked({ signal: controller.signal })));
      await server.arrived(1);
      controller.abort(new JudgeError('cancelled', 'Gone.'));
      expect((await completion).fault).toBe('cancelled');
    });
  });

  describe('statuses', () => {
    test.each([401, 403])('%d: the key was refused, and it is not tried again', async (status) => {
      await using server = await scriptedProvider([error(status, { code: 'invalid_api_key' })]);
      expect((await failure(at(server).complete(asked()))).fault).toBe('key_refused');
    });

    test.each([408, 425, 500, 503, 529])('%d is tried again', async (status) => {
      await using server = await scriptedProvider([error(status, {}), { status, body: '<html>' }, GOOD]);
      expect((await at(server).complete(asked())).text).toBe('good');
    });

    test.each<[string, number, object]>([
      ['as OpenAI says it', 429, { code: 'insufficient_quota', type: 'insufficient_quota' }],
      ['only in its type', 429, { code: null, type: 'insufficient_quota' }],
      ['as Azure says it', 429, { code: '429', message: 'You exceeded your current quota, please check your plan.' }],
      ['as a gateway says it', 429, { message: "RateLimitError: OpenAIException - {'code': 'insufficient_quota'}" }],
      ['as Anthropic says it', 400, { type: 'invalid_request_error', message: 'Your credit balance is too low.' }],
      ['as Anthropic names it', 402, { type: 'billing_error' }],
      ['as Moonshot names it', 429, { type: 'exceeded_current_quota_error' }],
      ['as DeepSeek says it', 402, { message: 'Insufficient Balance' }],
      ['as Z.ai says it', 429, { code: '1113', message: 'Please recharge.' }],
      ['as OpenRouter says it', 402, { code: 402, message: 'Insufficient credits. Add more.' }],
      ['as xAI says it', 403, { message: 'Your team has either used all available credits or reached its limit.' }],
      ['as LiteLLM says it', 429, { type: 'budget_exceeded', message: 'Budget has been exceeded!' }],
    ])('a spent quota %s has failed for good, and is no limit of the rate', async (_, status, fields) => {
      await using server = await scriptedProvider([error(status, fields, { 'retry-after': '1' })]);
      expect(await failure(at(server).complete(asked()))).toMatchObject({
        fault: 'failed',
        canSucceedLater: false,
        recurs: true,
        diagnosis: { hint: expect.stringContaining('no credit left') },
      });
    });

    test.each<[string, object]>([
      ['Gemini', { message: 'You exceeded your current quota. Please retry in 26s.', status: 'RESOURCE_EXHAUSTED' }],
      ['OpenAI', { type: 'tokens', code: 'rate_limit_exceeded', message: 'Limit 30000 tokens per min.' }],
      ['Anthropic', { type: 'rate_limit_error', message: "This would exceed your organization's rate limit." }],
    ])('a quota of %s that fills up again is a limit of the rate', async (_, fields) => {
      await using server = await scriptedProvider([error(429, fields), GOOD]);
      expect((await at(server).complete(asked())).text).toBe('good');
    });

    test('500 three times has failed', async () => {
      await using server = await scriptedProvider([error(500, {}), error(500, {}), error(500, {})]);
      const { fault, cause } = await failure(at(server).complete(asked()));
      expect(fault).toBe('failed');
      expect(cause).toMatchObject({ status: 500, message: 'The answer has the status 500.' });
    });

    test('an error body that is nested without measure is an error like any other', async () => {
      const body = `{"0":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      await using server = await scriptedProvider([{ status: 401, body }]);
      expect((await failure(at(server).complete(asked()))).fault).toBe('key_refused');
    });

    test('a retry that would pass the deadline is not waited for', async () => {
      await using server = await scriptedProvider([error(503, {}, { 'retry-after': '61' })]);
      expect((await failure(at(server).complete(asked()))).fault).toBe('failed');
    });

    test.each([
      ['seconds', '0'],
      ['a date', 'Wed, 21 Oct 2015 07:28:00 GMT'],
    ])(
      '429 with Retry-After as %s: tried again beyond the other retries, which it does not use up',
      async (_, value) => {
        const limited = error(429, {}, { 'retry-after': value });
        await using server = await scriptedProvider([
          limited,
          limited,
          limited,
          limited,
          UNAVAILABLE,
          UNAVAILABLE,
          GOOD,
        ]);
        expect((await at(server).complete(asked())).text).toBe('good');
      },
    );

    test.each([
      ['seconds', () => '3600'],
      ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
    ])('429 whose Retry-After in %s passes the deadline: limited, at once', async (_, value) => {
      await using server = await scriptedProvider([
        error(429, {}, { 'retry-after': '0' }),
        error(429, {}, { 'retry-after': value() }),
      ]);
      const limited = await failure(at(server).complete(asked()));
      expect(limited.fault).toBe('limited');
      expect(limited.retryAfterMilliseconds).toBeGreaterThan(3_590_000);
      expect(limited.retryAfterMilliseconds).toBeLessThanOrEqual(3_600_000);
    });

    test('a redirect is not followed', async () => {
      await using other = await scriptedProvider();
      await using server = await scriptedProvider([
        { status: 307, headers: { location: `${other.url}/chat/completions` } },
      ]);
      expect((await failure(at(server).complete(asked()))).fault).toBe('failed');
    });
  });

  describe('faults that come with 200', () => {
    test.each<[string, object, string]>([
      ['by its status', { error: { code: 401, message: 'No auth credentials found' } }, 'key_refused'],
      ['by its name', { type: 'error', error: { type: 'authentication_error', message: 'x' } }, 'key_refused'],
      ['as OpenRouter has it', { choices: [{ error: { code: 403, message: 'x' }, message: {} }] }, 'key_refused'],
      ['a text', { error: 'Model unloaded.' }, 'failed'],
      ['without a name', { type: 'error', error: { message: 'x' } }, 'failed'],
      ['beside an empty list of completions', { choices: [], error: { code: 403 } }, 'key_refused'],
    ])('%s', async (_, body, want) => {
      const step = { garbage: JSON.stringify(body) };
      await using server = await scriptedProvider(want === 'failed' ? [step, step, step] : [step]);
      expect((await failure(at(server).complete(asked()))).fault).toBe(want);
    });

    test('a 429 among them is tried again', async () => {
      const limited = { garbage: JSON.stringify({ choices: [], error: { code: 429 } }) };
      await using server = await scriptedProvider([limited, limited, limited, limited, GOOD]);
      expect((await at(server).complete(asked())).text).toBe('good');
    });

    const usage = name === 'openai' ? USAGE : ANTHROPIC_USAGE;
    const broken: Step = { garbage: JSON.stringify({ error: { code: 502, message: 'Upstream.' }, usage }) };
    const paid = (times: number) => ({ prompt: 100 * times, completion: 20 * times, cached_prompt: 60 * times });

    test('what they cost is counted, beside that of the answer', async () => {
      await using server = await scriptedProvider([broken, UNAVAILABLE, GOOD]);
      expect((await at(server).complete(asked())).usage).toEqual(paid(2));
    });

    test('what they cost is counted, where no answer comes', async () => {
      await using server = await scriptedProvider([broken, broken, UNAVAILABLE]);
      expect(await failure(at(server).complete(asked()))).toMatchObject({ fault: 'failed', usage: paid(2) });
    });

    test('what they cost is counted, where the next answer is none', async () => {
      await using server = await scriptedProvider([broken, { garbage: '{}' }]);
      expect(await failure(at(server).complete(asked()))).toMatchObject({ fault: 'unusable_reply', usage: paid(1) });
    });

    test('what cost nothing, as far as is told, has no usage', async () => {
      const free: Step = { garbage: JSON.stringify({ error: { code: 401 }, usage: {} }) };
      await using server = await scriptedProvider([free]);
      expect(await failure(at(server).complete(asked()))).toMatchObject({ fault: 'key_refused', usage: null });
    });
  });

  test.each<[string, Step]>([
    ['no JSON', { garbage: '<html>' }],
    ['an empty body', { garbage: '' }],
    ['204', { status: 204 }],
    ['null', { garbage: 'null' }],
    ['an empty object', { garbage: '{}' }],
    ['wrong types', { garbage: '{"choices":[3],"content":3}' }],
  ])('an answer that is none: %s', async (_, step) => {
    await using server = await scriptedProvider([step]);
    const usage = { prompt: 0, completion: 0, cached_prompt: 0 };
    expect(await failure(at(server).complete(asked()))).toMatchObject({ fault: 'unusable_reply', usage });
  });

  test('a reply of 5 MB is read', async () => {
    await using server = await scriptedProvider([{ reply: 'x'.repeat(5_000_000) }]);
    expect((await at(server).complete(asked())).text).toHaveLength(5_000_000);
  });

  test('the identity tells the model and the whole address, and never the key', async () => {
    await using server = await scriptedProvider([]);
    const { url, anthropicUrl } = server;
    const identityOf = (query: string) =>
      at({ url: url + query, anthropicUrl: anthropicUrl + query } as ScriptedProvider).identity;
    expect(identityOf('')).toMatch(new RegExp(`^${name}:test-model ${anthropicUrl}/v1/(chat/completions|messages)$`));
    expect(new Set(['', '?deployment=a', '?deployment=b'].map(identityOf)).size).toBe(3);
    expect(identityOf('')).not.toContain(SECRET);
  });

  test('no error tells the key to who prints it with all that hangs on it', async () => {
    await using server = await scriptedProvider([error(401, {})]);
    const { cause, ...fields } = await failure(at(server).complete(asked()));
    expect(JSON.stringify([fields, cause, { ...(cause as object) }, String(cause)])).not.toMatch(
      new RegExp(`${SECRET}|${CONTENT}`),
    );
  });

  test('calls that are refused together go down together', async () => {
    const { promise: allCame, resolve } = Promise.withResolvers<void>();
    const refusedWhenAllCame: Step = async () => {
      await allCame;
      return { status: 400, body: { error: { message: 'no' } } };
    };
    await using server = await scriptedProvider([
      ...Array(3).fill(refusedWhenAllCame),
      { status: 400, body: { error: { message: 'no' } } },
      ...Array(4).fill(GOOD),
    ]);
    const judge = at(server);
    const calls = Array.from({ length: 3 }, () => judge.complete(asked()));
    await server.arrived(3);
    resolve();
    await Promise.all(calls);
    await judge.complete(asked());
    expect(server.requests).toHaveLength(8);
  });

  test('where one finds nothing, those who waited look for themselves', async () => {
    const refused: Step = { status: 400, body: { error: { message: 'no' } } };
    const ways = name === 'openai' ? 4 : 3;
    await using server = await scriptedProvider([...Array<Step>(2 * ways).fill(refused), GOOD]);
    const judge = at(server);
    const calls = [failure(judge.complete(asked())), failure(judge.complete(asked()))];
    expect((await Promise.all(calls)).map(({ fault }) => fault)).toEqual(['failed', 'failed']);
    expect((await judge.complete(asked())).text).toBe('good');
  });

  test('a call that waits for what another one finds can be aborted', async () => {
    const refused: Step = { status: 400, body: { error: { message: 'no' } } };
    await using server = await scriptedProvider([refused, { hang: true }, refused]);
    const judge = at(server);
    const [first, second] = [new AbortController(), new AbortController()];
    const probing = failure(judge.complete(asked({ signal: first.signal })));
    await server.arrived(2);
    const waiting = failure(judge.complete(asked({ signal: second.signal })));
    await server.arrived(3);
    second.abort(new JudgeError('cancelled', 'Gone.'));
    expect((await waiting).message).toBe('Gone.');
    first.abort(new JudgeError('cancelled', 'Gone too.'));
    expect((await probing).message).toBe('Gone too.');
  });
});
