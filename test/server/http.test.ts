import contract from '../../generated/openapi.json' with { type: 'json' };
import { conversation, type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ corsOrigins: 'https://app.example.com' });
});
afterAll(() => deemster[Symbol.asyncDispose]());

describe('keys', () => {
  const wrong = 'deemster_0000000000000000000000000000000000000000000';
  const cases: [name: string, headers: Record<string, string>, status: number][] = [
    ['API-Key', { 'API-Key': 'KEY' }, 200],
    ['api-key', { 'api-key': 'KEY' }, 200],
    ['Bearer', { Authorization: 'Bearer KEY' }, 200],
    ['bearer', { authorization: 'bearer KEY' }, 200],
    ['none', {}, 401],
    ['an empty one', { 'API-Key': '' }, 401],
    ['a wrong one', { 'API-Key': wrong }, 401],
    ['a wrong one and a good one as bearer', { 'API-Key': wrong, Authorization: 'Bearer KEY' }, 401],
    ['Basic', { Authorization: 'Basic KEY' }, 401],
  ];
  test.each(cases)('%s', async (_name, headers, status) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('KEY', deemster.key)]),
    );
    const reply = await deemster.get('/api/v1/usage', { key: null, headers: sent });
    expect(reply.status).toBe(status);
    if (status === 401) expect(reply.body).toEqual({ detail: expect.stringContaining('API-Key') });
  });

  test('a bad key is told whatever the body is', async () => {
    for (const [body, type] of [
      ['{', 'application/json'],
      ['x', 'text/plain'],
      ['x'.repeat(11_000_000), 'application/json'],
    ] as const) {
      const reply = await deemster.call('POST', '/api/v1/evals/reward', body, {
        key: null,
        headers: { 'Content-Type': type },
      });
      expect(reply.status).toBe(401);
    }
  });
});

describe('what is asked of whom', () => {
  const cases: [name: string, method: string, path: string, status: number][] = [
    ['an unknown path', 'GET', '/api/v1/nothing', 404],
    ['the root, a page', 'GET', '/', 200],
    ['a trailing slash', 'GET', '/api/v1/usage/', 404],
    ['a bad escape', 'GET', '/api/v1/traces/%E0%A4%A', 422],
    ['an unknown file of the docs', 'GET', '/docs/nothing.js', 404],
    ['a path that climbs', 'GET', '/docs/..%2f..%2f..%2fpackage.json', 404],
    ['a wrong method', 'PATCH', '/api/v1/traces', 405],
    ['OPTIONS without a browser', 'OPTIONS', '/api/v1/traces', 204],
  ];
  test.each(cases)('%s', async (_name, method, path, status) => {
    const reply = await deemster.call(method, path);
    expect(reply.status).toBe(status);
    if (status >= 400) expect(reply.body.detail).toBeTruthy();
  });

  test.each([
    ['PUT', '/api/v1/traces', 'GET, HEAD, POST'],
    ['POST', '/docs', 'GET, HEAD'],
    ['PUT', '/openapi.yaml', 'GET, HEAD'],
    ['PATCH', '/openapi.json', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
  ])('405 says what the path takes: %s %s', async (method, path, allow) => {
    const { status, headers, body } = await deemster.call(method, path);
    expect([status, headers.get('allow'), body]).toEqual([405, allow, { detail: `This path takes ${allow}.` }]);
  });

  test('HEAD is GET without the body', async () => {
    const reply = await deemster.call('HEAD', '/api/v1/usage');
    expect([reply.status, reply.body]).toEqual([200, '']);
  });
});

describe('X-Request-Id', () => {
  test('a sane one is kept', async () => {
    const { headers } = await deemster.evaluate({}, { headers: { 'X-Request-Id': 'order-7:retry.2' } });
    expect(headers.get('x-request-id')).toBe('order-7:retry.2');
  });

  test.each(['', 'a b', 'x'.repeat(129), '<script>'])('"%s" is replaced', async (given) => {
    const { headers } = await deemster.get('/healthz', { headers: { 'X-Request-Id': given } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(['/nothing', '/docs', '/openapi.json', '/api/v1/usage'])('%s has one', async (path) => {
    expect((await deemster.get(path, { key: null })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    deemster.call('OPTIONS', '/api/v1/evals/reward', undefined, {
      key: null,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'api-key' },
    });

  const listed = (headers: Headers, name: string) =>
    headers
      .get(`access-control-${name}`)!
      .split(',')
      .map((one) => one.trim())
      .sort();

  test('a listed origin may call, with every header that the contract takes', async () => {
    const { status, headers } = await preflight('https://app.example.com');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://app.example.com']);
    const sent = Object.values(contract.components.parameters).filter((parameter) => parameter.in === 'header');
    expect(listed(headers, 'allow-headers')).toEqual(
      ['API-Key', 'Authorization', 'Content-Type', 'X-Request-Id', ...sent.map(({ name }) => name)].sort(),
    );
    const methods = Object.values(contract.paths).flatMap((item) => Object.keys(item));
    const allowed = listed(headers, 'allow-methods').map((method) => method.toLowerCase());
    expect(allowed).toEqual(expect.arrayContaining(methods.filter((method) => method !== 'parameters')));
  });

  test('a listed origin may read every header of the contract', async () => {
    const { headers } = await deemster.evaluate({}, { headers: { Origin: 'https://app.example.com' } });
    const answers = [
      ...Object.values(contract.components.responses),
      ...Object.values(contract.paths).flatMap((item) =>
        Object.values(item).flatMap((operation) =>
          Object.values((operation as { responses?: object }).responses ?? {}),
        ),
      ),
    ] as { headers?: object }[];
    const names = new Set(answers.flatMap((answer) => Object.keys(answer.headers ?? {})));
    // No browser shows it to a script.
    names.delete('Set-Cookie');
    expect(listed(headers, 'expose-headers')).toEqual([...names].sort());
  });

  test('another origin may not', async () => {
    expect((await preflight('https://evil.example.com')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without the setting no origin may', async () => {
    await using plain = await startDeemster();
    const { status, headers } = await plain.call('OPTIONS', '/api/v1/traces', undefined, {
      headers: { Origin: 'https://app.example.com' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
});

test.each(['/api/healthcheck', '/healthz', '/readyz'])('%s needs no key and no exact address', async (path) => {
  const { status, body } = await deemster.get(`${path}?probe=1`, { key: null });
  expect([status, body]).toEqual([200, { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) }]);
});

test('the log names every request at level debug, never a key, a query or content', async () => {
  await using talkative = await startDeemster({ logLevel: 'debug' });
  const secret = 'the parcel of Mrs. Unique Marker';
  const messages = [conversation[0], { role: 'assistant', content: secret }];
  const { headers } = await talkative.evaluate({ messages });
  await talkative.get(`/api/v1/traces?tag=${encodeURIComponent('marker:unique-in-query')}`);
  await talkative.stop();
  const log = talkative.log.join('');
  expect(log).toContain(headers.get('x-request-id'));
  expect(log).toContain('"operation":"reward_api_v1_evals_reward_post"');
  expect(log).toContain('"operation":"listTraces"');
  for (const hidden of [talkative.key, secret, 'unique-in-query', 'fewer than 50 words'])
    expect(log).not.toContain(hidden);
});

test('at level info the log names what did not go well', async () => {
  await using quiet = await startDeemster();
  const good = await quiet.evaluate();
  const bad = await quiet.evaluate({ evaluation_criteria: 'Nothing' });
  expect([good.status, bad.status]).toEqual([200, 422]);
  await quiet.stop();
  const requests = quiet.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { request_id: bad.headers.get('x-request-id'), status: 422, account: 'default', ip: '127.0.0.1' },
  ]);
});
