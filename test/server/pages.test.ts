import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { serveDeemster } from '../cli/deemster-process.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

/** Where a process's open files can be seen. */
const testFiles = process.platform === 'linux' ? test : test.skip;

testFiles('readers who leave in the middle of a page leave no open file behind', async () => {
  await using folder = await temporaryFolder();
  const { child, url, ended } = await serveDeemster([], { cwd: folder.path });
  for (let reader = 0; reader < 50; reader++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(get('/swagger-ui/swagger-ui-bundle.js'));
    await once(socket, 'data');
    socket.destroy();
  }
  const folderOfFiles = `/proc/${child.pid}/fd`;
  const files = await Promise.all(
    (await readdir(folderOfFiles)).map((file) => readlink(`${folderOfFiles}/${file}`).catch(() => '')),
  );
  expect(files.filter((file) => file.includes('/src/web/'))).toEqual([]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a page is known again, and asked for a part of it is whole', async () => {
  await using deemster = await startDeemster();
  const first = await deemster.get('/docs');
  const etag = first.headers.get('etag')!;
  expect((await deemster.get('/docs', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=0-9', 'bytes=x', 'bytes=99999999-'])
    expect(await deemster.get('/docs', { headers: { Range: range } })).toMatchObject({ status: 200, body: first.body });
});

test('a request that names the host in its first line gets the page', async () => {
  await using deemster = await startDeemster();
  await using connection = await rawConnection(deemster.url);
  await connection.send(get('http://x/docs', 'Connection: close\r\n'));
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 200 /);
});
