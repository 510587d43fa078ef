import { type Deemster, startDeemster } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

/** What Node refuses before there is a request is answered in the form of all other errors. */
const faults: [name: string, sent: string, status: number, detail: RegExp][] = [
  ['no HTTP', 'nonsense\r\n\r\n', 400, /not an HTTP request/],
  ['headers of 20 kB', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, /too long/],
  ['an address of 20 kB', `GET /healthz?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, /too long/],
  ['a method that there is not', 'BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n', 400, /not an HTTP request/],
  ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', 400, /more than one Host/],
  ['two Hosts of HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: x\r\nhost: y\r\n\r\n', 400, /more than one Host/],
  ['a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\n\r\n', 400, /Host header is neither/],
  ['a target that names no host', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n', 400, /target is neither/],
  ['a target with half an address', 'GET http://[/healthz HTTP/1.1\r\nHost: x\r\n\r\n', 400, /target is neither/],
  ['a target of another scheme', 'GET ftp://x/healthz HTTP/1.1\r\nHost: x\r\n\r\n', 400, /target is neither/],
  ['GET of a star', 'GET * HTTP/1.1\r\nHost: x\r\n\r\n', 400, /target is neither|not an HTTP request/],
  ['an expectation that nobody knows', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417, /100-continue/],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, /Host/],
  [
    'a body of two lengths',
    'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    400,
    /not an HTTP request/,
  ],
];

test.each(faults)('%s', async (_name, sent, status, detail) => {
  await using connection = await rawConnection(deemster.url);
  await connection.send(sent);
  const answer = await connection.answer();
  expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { detail: expect.stringMatching(detail) }]);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['HTTP/1.0 without a Host', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['a target that names the host', 'GET http://x/healthz?probe=1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a Host with a port', 'GET /healthz HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n'],
  ['an empty Host', 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n'],
  ['an expectation of HTTP/1.0', 'GET /healthz HTTP/1.0\r\nExpect: something\r\n\r\n'],
])('%s is served', async (_name, sent) => {
  await using connection = await rawConnection(deemster.url);
  await connection.send(sent);
  const answer = await connection.answer();
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { status: 'ok' }]);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('OPTIONS of the whole server names the methods', async () => {
  await using connection = await rawConnection(deemster.url);
  await connection.send('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n');
  const { status, headers, body } = await connection.answer();
  expect([status, headers.get('allow'), body]).toEqual([204, 'GET, HEAD, POST, PUT, DELETE, OPTIONS', '']);
});

test('a client that expects 100-continue gets it', async () => {
  await using connection = await rawConnection(deemster.url);
  const body = JSON.stringify({ evaluation_criteria: 'Passes if good' });
  await connection.send(
    `POST /api/v1/criteria/explain HTTP/1.1\r\nHost: x\r\nAPI-Key: ${deemster.key}\r\nExpect: 100-Continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  expect((await connection.answer()).status).toBe(100);
  await connection.send(body);
  expect((await connection.answer()).status).toBe(200);
});

test('the query of a target that names the host is read', async () => {
  await using connection = await rawConnection(deemster.url);
  await connection.send(`GET http://x/api/v1/traces?bogus=1 HTTP/1.1\r\nHost: x\r\nAPI-Key: ${deemster.key}\r\n\r\n`);
  const { status, body } = await connection.answer();
  expect([status, JSON.parse(body).detail]).toMatchObject([422, [{ loc: ['query', 'bogus'] }]]);
});
