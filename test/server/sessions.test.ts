import { signInLink } from '../../src/store/sign-in-link.ts';
import { bytesOf, type CallOptions, type Deemster, startDeemster } from '../helpers.ts';
import { otherAccount, withStore } from './other-account.ts';

const hour = 3_600_000;
const own = { 'Sec-Fetch-Site': 'same-origin', 'X-Deemster-Pages': '1' };

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const signIn = (body: object, headers: Record<string, string> = own) =>
  deemster.post('/api/v1/session', body, { key: null, headers });

/** The `Cookie` header of a new session. */
async function cookie(key = deemster.key): Promise<string> {
  const { status, headers } = await signIn({ key });
  expect(status).toBe(200);
  return headers.get('set-cookie')!.split(';')[0]!;
}

/** A request of a signed-in page. */
const page = (Cookie: string, headers: Record<string, string> = own): CallOptions => ({
  key: null,
  headers: { Cookie, ...headers },
});

const linkOf = async (account = 'default', now = Date.now()) =>
  (await withStore(deemster, (store) => signInLink(store, account, 'http://pages', now)))!;
const codeOf = (link: string) => new URL(link).hash.slice(1);

test('a key is exchanged for a session, which takes its place', async () => {
  const { status, body, headers } = await signIn({ key: deemster.key });
  expect([status, body]).toEqual([200, { account: 'default', retention: 'standard', expires_at: expect.any(String) }]);
  expect(Math.abs(Date.parse(body.expires_at) - Date.now() - 12 * hour)).toBeLessThan(60_000);
  expect(headers.get('set-cookie')).toMatch(
    /^deemster_session=[0-9A-Za-z]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  );
  const Cookie = `theme=dark; ${headers.get('set-cookie')!.split(';')[0]}; other=1`;
  expect((await deemster.get('/api/v1/session', page(Cookie))).body).toEqual(body);
  const { status: judged, headers: ids } = await deemster.evaluate({ tags: { by: 'page' } }, page(Cookie));
  expect(judged).toBe(200);
  const trace = `/api/v1/traces/${ids.get('x-trace-id')}`;
  expect((await deemster.get(trace, page(Cookie))).status).toBe(200);
  const { usage } = (await deemster.get('/api/v1/usage', page(Cookie))).body;
  expect(usage).toContainEqual(expect.objectContaining({ key_id: null, key_label: null, evaluations: 1 }));
  expect((await deemster.call('DELETE', trace, undefined, page(Cookie))).status).toBe(204);
});

test('over HTTPS the cookie is never sent without TLS', async () => {
  const { headers } = await signIn({ key: deemster.key }, { ...own, Origin: 'https://deemster.example.com' });
  expect(headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('a key works beside a session, and names itself', async () => {
  const key = await otherAccount(deemster);
  const { body } = await deemster.get('/api/v1/session', { key, headers: { Cookie: await cookie() } });
  expect(body).toEqual({ account: 'standard', retention: 'standard', expires_at: null });
  expect((await deemster.call('DELETE', '/api/v1/session', undefined, { key })).status).toBe(204);
});

test('signing out ends the session and removes the cookie', async () => {
  const [one, other] = [await cookie(), await cookie()];
  const { status, headers } = await deemster.call('DELETE', '/api/v1/session', undefined, page(one));
  expect([status, headers.get('set-cookie')]).toEqual([
    204,
    'deemster_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
  expect(await deemster.get('/api/v1/session', page(one))).toMatchObject({
    status: 401,
    body: { detail: 'The session has ended. Sign in again.' },
  });
  expect((await deemster.get('/api/v1/session', page(other))).status).toBe(200);
});

describe('a page that may be another site’s is refused', () => {
  const { host, origin } = new URL('http://127.0.0.1:1');
  const cases: [what: string, method: 'GET' | 'POST', headers: Record<string, string>, status: number][] = [
    ['our page', 'POST', own, 200],
    ['our page, in a browser without Sec-Fetch-Site', 'POST', { Origin: 'own', 'X-Deemster-Pages': '1' }, 200],
    ['our page, reading', 'GET', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a typed address', 'GET', { 'Sec-Fetch-Site': 'none' }, 200],
    ['another site', 'POST', { ...own, 'Sec-Fetch-Site': 'cross-site' }, 401],
    ['another port of this host', 'POST', { ...own, 'Sec-Fetch-Site': 'same-site' }, 401],
    ['a typed address that changes something', 'POST', { ...own, 'Sec-Fetch-Site': 'none' }, 401],
    ['another site, reading', 'GET', { 'Sec-Fetch-Site': 'cross-site' }, 401],
    ['another port, reading', 'GET', { 'Sec-Fetch-Site': 'same-site' }, 401],
    ['another origin', 'POST', { Origin: origin, Host: host, 'X-Deemster-Pages': '1' }, 401],
    ['no origin', 'POST', { Origin: 'null', 'X-Deemster-Pages': '1' }, 401],
    ['a form', 'POST', { 'Sec-Fetch-Site': 'same-origin' }, 401],
  ];

  test.each(cases)('%s: %s', async (_what, method, headers, status) => {
    const sent = headers.Origin === 'own' ? { ...headers, Origin: deemster.url } : headers;
    const options = page(await cookie(), sent);
    const reply =
      method === 'GET' ? await deemster.get('/api/v1/session', options) : await deemster.evaluate({}, options);
    expect(reply.status).toBe(status);
    if (status === 401) expect(reply.body.detail).toContain('own pages');
  });

  test.each(['cross-site', 'same-site', 'none'])('that signs somebody in: %s', async (site) => {
    const { status, headers } = await signIn({ key: deemster.key }, { 'Sec-Fetch-Site': site });
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('no origin is ever allowed to send the header of our pages', async () => {
    await using open = await startDeemster({ corsOrigins: 'https://other.example' });
    const { headers } = await open.call('OPTIONS', '/api/v1/traces', undefined, {
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://other.example');
    expect(headers.get('access-control-allow-headers')).not.toMatch(/pages/i);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test.each([
  ['an unknown key', { key: 'deemster_x' }, 401],
  ['an unknown code', { link: 'x' }, 401],
  ['neither', {}, 422],
  ['both', { key: 'a', link: 'b' }, 422],
  ['a misspelt name', { Key: 'a' }, 422],
])('%s does not sign in', async (_what, body, status) => {
  const reply = await signIn(body);
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([status, null]);
});

test('a cookie that was never given is 401', async () => {
  for (const Cookie of ['deemster_session=x', 'deemster_session=', 'xdeemster_session=a'])
    expect((await deemster.get('/api/v1/session', page(Cookie))).status).toBe(401);
});

describe('a sign-in link', () => {
  test('works once', async () => {
    const link = await linkOf();
    expect(link).toMatch(/^http:\/\/pages\/sign-in#[0-9A-Za-z]{43}$/);
    const answers = await Promise.all([signIn({ link: codeOf(link) }), signIn({ link: codeOf(link) })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)!.body.detail).toBe(
      'This sign-in link has been used or is older than ten minutes.',
    );
  });

  test.each([
    [9, 200],
    [11, 401],
  ])('%i minutes after it was made: %i', async (minutes, status) => {
    const link = await linkOf('default', Date.now() - minutes * 60_000);
    expect((await signIn({ link: codeOf(link) })).status).toBe(status);
  });

  test.each([
    ['http://0.0.0.0:8080', 'http://127.0.0.1:8080'],
    ['http://[::]:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['https://deemster.example.com', 'https://deemster.example.com'],
  ])('of a server at %s leads to %s', async (url, address) => {
    const link = await withStore(deemster, (store) => signInLink(store, 'default', url, Date.now()));
    expect(new URL(link!).origin).toBe(address);
  });

  test('is not made for an account that does not exist or has no key', async () => {
    await withStore(deemster, async (store) => {
      await store.createAccount('keyless', 'standard', Date.now());
      for (const account of ['keyless', 'nobody'])
        expect(await signInLink(store, account, 'http://pages', Date.now())).toBeUndefined();
    });
  });
});

test('a session lasts 12 hours', async () => {
  const hash = 'a'.repeat(64);
  await withStore(deemster, async (store) => {
    await store.createSession(1, { hash, createdAt: 0, expiresAt: 12 * hour });
    expect((await store.findSession(hash, 12 * hour - 1))?.account.name).toBe('default');
    expect(await store.findSession(hash, 12 * hour)).toBeUndefined();
  });
});

test('sessions and links end with the account’s last key, and a new key does not revive them', async () => {
  await using other = await startDeemster();
  const post = (body: object) => other.post('/api/v1/session', body, { key: null, headers: own });
  const Cookie = (await post({ key: other.key })).headers.get('set-cookie')!.split(';')[0]!;
  const status = async () => (await other.get('/api/v1/session', page(Cookie))).status;
  await withStore(other, async (store) => {
    const now = Date.now();
    const link = await signInLink(store, 'default', 'http://pages', now);
    const [first] = await store.listKeys();
    await store.createKey('default', { id: 'second', hash: 'h', label: '', createdAt: now, expiresAt: null });
    await store.revokeKey(first!.id, now);
    expect(await status()).toBe(200);
    await store.revokeKey('second', now);
    expect(await status()).toBe(401);
    await store.createKey('default', { id: 'third', hash: 'i', label: '', createdAt: now, expiresAt: null });
    expect([await status(), (await post({ link: codeOf(link!) })).status]).toEqual([401, 401]);
  });
});

test('they can be ended for one account or all', async () => {
  const mine = await cookie();
  const others = await cookie(await otherAccount(deemster, 'none'));
  const status = async (Cookie: string) => (await deemster.get('/api/v1/session', page(Cookie))).status;
  const link = await linkOf();
  expect(await withStore(deemster, (store) => store.endSessions('none', Date.now()))).toBe(1);
  expect([await status(mine), await status(others)]).toEqual([200, 401]);
  expect(await withStore(deemster, (store) => store.endSessions(undefined, Date.now()))).toBeGreaterThan(0);
  expect([await status(mine), (await signIn({ link: codeOf(link) })).status]).toEqual([401, 401]);
});

test('neither tokens nor codes are stored or logged', async () => {
  const [, token] = (await cookie()).split('=');
  const code = codeOf(await linkOf());
  await signIn({ link: code });
  const bytes = await bytesOf(deemster.dataDir);
  const log = deemster.log.join('');
  for (const secret of [token!, code]) {
    expect(bytes.includes(secret)).toBe(false);
    expect(log).not.toContain(secret);
  }
});
