import { once } from 'node:events';
import { cp, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pageFiles } from '../../src/assets.ts';
import { serveDeemster } from '../cli/deemster-process.ts';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';
import { serverOver } from './server-over.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

/** Where a process's open files can be seen. */
const testFiles = process.platform === 'linux' ? test : test.skip;

testFiles('readers who leave in the middle of a page leave no open file behind', async () => {
  await using folder = await temporaryFolder();
  const { child, url, ended } = await serveDeemster([], { cwd: folder.path });
  for (let reader = 0; reader < 50; reader++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET /swagger-ui/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  const folderOfFiles = `/proc/${child.pid}/fd`;
  const openPages = async () => {
    const files = await readdir(folderOfFiles);
    const names = await Promise.all(files.map((file) => readlink(`${folderOfFiles}/${file}`).catch(() => '')));
    return names.filter((name) => name.startsWith(pageFiles.apiBrowser));
  };
  // The server is notified a moment after the last reader has left.
  while ((await openPages()).length > 0) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

/** Without what fetch adds: it sends `Cache-Control: no-cache` with every condition, which asks for the whole page. */
async function get(target: string, headers: Record<string, string> = {}) {
  await using connection = await rawConnection(deemster.url);
  const fields = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  await connection.send(`GET ${target} HTTP/1.1\r\n${fields.join('')}\r\n`);
  return await connection.answer();
}

describe.each(['/', '/docs', '/docs/start.js', '/openapi.json', '/openapi.yaml'])('%s', (page) => {
  test('is not sent again to a browser that has it', async () => {
    const etag = (await get(page)).headers.get('etag')!;
    for (const condition of [etag, `"another", ${etag}`, '*'])
      expect(await get(page, { 'If-None-Match': condition })).toMatchObject({ status: 304, body: '' });
    expect((await get(page, { 'If-None-Match': '"another"' })).status).toBe(200);
    expect((await get(page, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(200);
  });

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=0-9', 'bytes=x', 'bytes=99999999-'])('is whole for %s', async (range) => {
    const whole = await get(page);
    expect(await get(page, { Range: range })).toMatchObject({ status: 200, body: whole.body });
  });

  test('HEAD has its headers', async () => {
    const whole = await get(page);
    const head = await deemster.call('HEAD', page, undefined, { headers: { 'Accept-Encoding': 'identity' } });
    expect([head.status, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });

  test('cannot load anything from another host', async () => {
    const { headers } = await get(page);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

test.each([
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs/', 'text/html; charset=utf-8'],
  ['/docs/index.html', 'text/html; charset=utf-8'],
  ['/docs?a=%ff', 'text/html; charset=utf-8'],
  ['/docs/start.js', 'text/javascript; charset=utf-8'],
  ['/docs/%73tart.js', 'text/javascript; charset=utf-8'],
  ['/swagger-ui/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/swagger-ui/favicon-32x32.png', 'image/png'],
  ['/swagger-ui/LICENSE', 'text/plain; charset=utf-8'],
  ['/openapi.json', 'application/json'],
  ['/openapi.yaml', 'application/yaml'],
])('%s is %s', async (target, type) => {
  const { status, headers } = await get(target);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

test.each(['http://x/docs', 'HTTP://user:password@x:1/docs?a=b'])('%s is the page too', async (target) => {
  expect((await get(target)).headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each(['/', 'http://x', 'http://x/', 'http://x?a=b', '/?a=b', '/traces', '/traces/a?b=c', '/sign-in'])(
  '%s is a page',
  async (target) => {
    const { status, headers, body } = await get(target);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toBe(await readFile(join(pageFiles.pages, 'index.html'), 'utf8'));
  },
);

test.each([
  '/docs/nothing',
  '/docs/start.js/',
  '/docs#part',
  '/DOCS',
  '/docsx',
  '/docs/%',
  '/docs/%ff',
  '/docs/%00',
  '/docs/../docs/.start.js',
  '/docs/..%2fswagger-ui%2fLICENSE',
  '/docs/../../../package.json',
  '/docs/..\\..\\..\\package.json',
  '/swagger-ui',
  '/swagger-ui/',
  '/openapi.json/',
  '/openapi%2Ejson',
  '//docs',
  '/%',
])('%s is nothing', async (target) => {
  const { status, headers, body } = await get(target);
  expect([status, JSON.parse(body)]).toEqual([404, { detail: expect.stringContaining('/docs') }]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a condition that the page does not meet is 412', async () => {
  const { status, body } = await get('/docs/start.js', { 'If-Match': '"another"' });
  expect([status, JSON.parse(body)]).toEqual([412, { detail: expect.stringContaining('version') }]);
});

test('pages may lie in a hidden folder, as npx keeps them, but hidden files are not pages', async () => {
  await using folder = await temporaryFolder();
  const docs = join(folder.path, '.npm/_npx/docs');
  await cp(pageFiles.docs, docs, { recursive: true });
  await writeFile(join(docs, '.env'), 'SECRET=1');
  await using server = await serverOver({}, { pages: { ...pageFiles, docs } });
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect(await Promise.all(['/docs', '/docs/', '/docs/start.js', '/docs/.env'].map(status))).toEqual([
    200, 200, 200, 404,
  ]);
});

test('a start without the contract fails', async () => {
  await expect(serverOver({}, { pages: { ...pageFiles, contract: '/nothing/openapi.yaml' } })).rejects.toThrow(
    'ENOENT',
  );
});

test('the page of the API loads its scripts and styles from this server, none of them inline', async () => {
  await using deemster = await startDeemster();
  const { headers, body } = await deemster.get('/docs', { key: null });
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(body).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=/);
  const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(loaded).toContain('/docs/theme.js');
  for (const address of loaded)
    expect([address, (await deemster.get(address, { key: null })).status]).toEqual([address, 200]);
});

// The page says that there is nothing at this address.
test.each(['/traces/%ZZ', '/evaluators/%E0%A4%A', '/review/%'])(
  '%s, a broken escape, opens the pages',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([200, (await get('/traces')).body]);
  },
);
