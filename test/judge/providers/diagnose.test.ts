import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { JudgeError } from '../../../src/judge/judge-error.ts';
import { causeOf } from '../../../src/judge/judge-error.ts';
import { hintFor } from '../../../src/judge/providers/http/hints.ts';
import { type ScriptedProvider, type Step, scriptedProvider } from '../../scripted-provider.ts';
import { nobody, rawServer } from '../../server/fault-raw-server.ts';
import { anthropicAt, asked, failure, openaiAt, PROVIDERS, SECRET } from './completion-requests.ts';

const HTML = '<!DOCTYPE html><html><body>Welcome</body></html>';
const said = (status: number, message: string, fields: object = {}): Step => ({
  status,
  body: { error: { message, ...fields } },
});

/** The fault of one completion by OpenAI's interface, at a base URL made of the scripted server's origin. */
async function faultAt(steps: Step[], baseOf = (origin: string) => `${origin}/v1`, options = {}): Promise<JudgeError> {
  await using server = await scriptedProvider(steps);
  return await failure(openaiAt({ url: baseOf(server.anthropicUrl) }, options).complete(asked()));
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

describe('a hint for', () => {
  test.each<[cause: string, steps: Step[], hint: RegExp, options?: object]>([
    ['a refused key', [said(401, 'Bad key.')], /OPENAI_API_KEY$/],
    ['a missing key', [said(401, 'No key.')], /^OPENAI_API_KEY is not set$/, { apiKey: undefined }],
    ['a key without the right', [said(403, 'No.')], /OPENAI_API_KEY may have no right to use test-model$/],
    [
      'an unknown model',
      [said(404, 'x', { code: 'model_not_found' })],
      /no model "test-model"; `deemster judge check`/,
    ],
    ["Ollama's", [said(404, 'model "x" not found, try pulling it first')], /^`ollama pull test-model` downloads/],
    ['a spent quota', [said(429, 'x', { code: 'insufficient_quota' })], /no credit left/],
    ['an unpaid account', [said(402, 'x')], /no credit left/],
    ['a web page', [{ garbage: HTML }], /^a web page answered; is OPENAI_BASE_URL/],
    ['a redirect', [{ status: 301, headers: { location: '/' } }], /^redirects are not followed/],
    ['an unknown path', [said(404, 'Not found.')], /check OPENAI_BASE_URL$/],
  ])('%s', async (_, steps, hint, options = {}) => {
    const { diagnosis } = await faultAt(steps, undefined, options);
    expect(diagnosis?.hint).toMatch(hint);
    expect(diagnosis?.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions$/);
  });

  /** A server that knows no path. */
  const stranger = (body: string) =>
    createHttpServer((request, response) => {
      request.resume().on('end', () => response.writeHead(404, { connection: 'close' }).end(body));
    });

  test.each<[string, string, RegExp]>([
    ['a base URL without /v1', '', /^does OPENAI_BASE_URL need \/v1\?$/],
    ['the same behind a path', '/api', /^does OPENAI_BASE_URL need \/v1\?$/],
    ['a path that is there twice', '/v1/chat/completions', /^OPENAI_BASE_URL repeats a part of the path/],
  ])('%s', async (_, path, hint) => {
    for (const body of ['404 page not found', HTML]) {
      await using server = await listening(stranger(body));
      const { diagnosis } = await failure(openaiAt({ url: `http://${server.host}${path}` }).complete(asked()));
      expect(diagnosis?.hint).toMatch(hint);
      expect(diagnosis?.sentence).toContain(`404 from http://${server.host}${path}/chat/completions`);
    }
  });

  test("/v1 at the end of Anthropic's base URL", async () => {
    await using server = await listening(stranger('{}'));
    const { diagnosis } = await failure(anthropicAt({ anthropicUrl: `http://${server.host}/v1` }).complete(asked()));
    expect(diagnosis?.hint).toMatch(/^ANTHROPIC_BASE_URL repeats a part of the path/);
  });

  test('no server that listens', async () => {
    const { diagnosis } = await failure(openaiAt(await nobody()).complete(asked()));
    expect(diagnosis?.sentence).toMatch(
      /^No answer from http:\S+ \(connect ECONNREFUSED [\d.:]+\): is the server running at .*Ollama listens on 11434/,
    );
  });

  test('a host that there is not', async () => {
    const { diagnosis } = await failure(openaiAt({ url: 'http://no-such-host.invalid/v1' }).complete(asked()));
    expect(diagnosis?.hint).toMatch(/no host no-such-host\.invalid|no-such-host\.invalid could not be looked up/);
  });

  test('https where the server speaks http', async () => {
    await using server = await listening(stranger(''));
    const { diagnosis } = await failure(openaiAt({ url: `https://${server.host}/v1` }).complete(asked()));
    expect(diagnosis?.hint).toMatch(/need http:\/\/ instead of https/);
  });

  test('http where the server speaks https', async () => {
    await using server = await listening(createTlsServer());
    const { diagnosis } = await failure(openaiAt({ url: `http://${server.host}/v1` }).complete(asked()));
    expect(diagnosis?.hint).toMatch(/need https/);
  });

  test('a server of another protocol', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined).resume();
      socket.end('SSH-2.0-OpenSSH_9.6\r\n');
    });
    await using ssh = await listening(server);
    const { diagnosis } = await failure(openaiAt({ url: `http://${ssh.host}/v1` }).complete(asked()));
    expect(diagnosis?.hint).toMatch(/does not speak plain HTTP/);
  });

  // Neither a network without a route nor a foreign authority can be had on every machine.
  test.each([
    ['a certificate of an unknown authority', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /NODE_EXTRA_CA_CERTS/],
    ['a host that accepts nothing', { code: 'ETIMEDOUT' }, /does not accept connections/],
    ['a name server that is away', { code: 'EAI_AGAIN' }, /could not be looked up/],
    [
      'plain HTTP at a port of nginx',
      { status: 400, message: 'The plain HTTP request was sent to HTTPS port' },
      /wants https/,
    ],
  ])('%s', (_, found, hint) => {
    const trouble = {
      url: new URL('http://judge.example/v1/chat/completions'),
      status: undefined,
      code: undefined,
      message: '',
      isPage: false,
      isQuotaSpent: false,
      model: 'm',
      hasKey: true,
      settings: { baseUrl: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY' },
      ...found,
    };
    expect(hintFor(trouble)).toMatch(hint);
  });

  test('nothing where the cause is not known', async () => {
    const { diagnosis } = await faultAt([said(418, 'I am a teapot.')]);
    expect([diagnosis?.hint, diagnosis?.message]).toEqual([undefined, 'I am a teapot.']);
  });
});

describe.each(PROVIDERS)('%s: what a provider says of a fault', (_name, at) => {
  const faultOf = async (step: Step, request = asked(), options = {}) => {
    await using server = await scriptedProvider([step]);
    return await failure(at(server, options).complete(request));
  };
  /** Everything that can be read of an error. */
  const shown = (error: JudgeError) =>
    JSON.stringify([error.message, error.diagnosis, error.diagnosis?.sentence, causeOf(error)]);

  test.each([
    ['whole', SECRET],
    ['in a sentence', `Incorrect API key provided: ${SECRET}. See https://example.com.`],
    ['as a header', `Authorization: Bearer ${SECRET}`],
    ['in an address', `POST https://user:${SECRET}@host/v1?key=${SECRET} failed`],
    ['encoded', `key=${encodeURIComponent(SECRET)}`],
    ['cut', `Incorrect API key provided: ${SECRET.slice(0, 14)}`],
    ['at its end', `key ending in ${SECRET.slice(-8)}`],
    ['in parts of a line', `x${SECRET.slice(3, 15)}y`],
    ['in another case', SECRET.toUpperCase()],
  ])('never holds the key, though it repeats it %s', async (_how, message) => {
    for (const fields of [{ message }, { message, code: SECRET, type: SECRET }, { message: { text: message } }]) {
      const error = await faultOf({ status: 401, headers: { 'x-key': SECRET }, body: { error: fields } });
      const text = shown(error).toLowerCase();
      for (const part of [SECRET, SECRET.slice(0, 14), SECRET.slice(-8), SECRET.slice(3, 15)])
        expect(text).not.toContain(part.toLowerCase());
    }
  });

  test('never holds a key of somebody else, nor credentials', async () => {
    const message =
      'Upstream gsk_a1B2c3D4e5F6 and sk-proj-***wxyz at https://me:pass@host/p?token=abc: Bearer qwe.rty failed';
    const error = await faultOf({ status: 418, body: { error: { message } } });
    expect(error.diagnosis?.message).toMatch(/^Upstream … and … at https:\/\/…host\/p\?….* … failed$/);
  });

  test('is one line of a bounded length, without control characters', async () => {
    const message = `\u001b[2JLine one\r\nline two\u202e ${'x '.repeat(5000)}`;
    const { diagnosis } = await faultOf({ status: 418, body: { error: { message } } });
    expect(diagnosis?.message).toMatch(/^\[2JLine one line two x x/);
    expect(diagnosis?.message?.length).toBeLessThanOrEqual(300);
  });

  test('goes to a log without the words of the conversation', async () => {
    const content = 'Zanzibar pays 7391 crowns to 玛丽亚王后, wrote O’Neill.';
    const echo = `The model test-model could not be loaded: invalid request "Zanzibar pays 7391", 玛丽亚王后 (O\\u2019Neill, zanzib)`;
    const request = asked({ messages: [{ role: 'user', content }] });
    const error = await faultOf({ status: 418, body: { error: { message: echo, code: 'pays' } } }, request);
    expect(error.diagnosis?.message).toContain('Zanzibar');
    const logged = JSON.stringify(causeOf(error));
    for (const word of ['anzib', 'pays', '7391', '玛丽', 'Neill']) expect(logged).not.toContain(word);
    expect(logged).toContain('The model test-model could not be loaded: invalid request');
    expect(JSON.stringify(error.diagnosis)).not.toContain('Zanzibar');
  });

  test('does not go to a log where the conversation is too long to be compared', async () => {
    const request = asked({ messages: [{ role: 'user', content: 'x'.repeat(200_001) }] });
    const { diagnosis } = await faultOf({ status: 418, body: { error: { message: 'Teapot.' } } }, request);
    expect([diagnosis?.message, diagnosis?.loggable]).toEqual(['Teapot.', undefined]);
  });

  test.each([
    ['no_such_thing', 'no_such_thing'],
    ['NotFoundError', 'NotFoundError'],
    ['INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
    ['a sentence', undefined],
    ['x'.repeat(65), undefined],
    ['https://host', undefined],
    [401, undefined],
    [{}, undefined],
  ])('is named by its code only where that is a name: %j', async (code, named) => {
    const error = await faultOf({ status: 418, body: { error: { message: 'x', code } } });
    expect(error.message).toBe(
      `The judge model's server answered with an error (${['status 418', named].filter(Boolean).join(', ')}).`,
    );
  });

  test('names no query of the address', async () => {
    await using server = await rawServer();
    server.answer((response) => response.writeHead(401).end('{"error":{"message":"No key=top-secret-9."}}'));
    const withQuery = {
      url: `${server.url}?key=top-secret-9`,
      anthropicUrl: `${server.anthropicUrl}?key=top-secret-9`,
    };
    const completion = at(withQuery as ScriptedProvider).complete(asked());
    const answer = await completion.catch((error: JudgeError) => error);
    expect(shown(answer as JudgeError)).toContain('No key=….');
    expect(shown(answer as JudgeError)).not.toContain('top-secret');
  });
});
