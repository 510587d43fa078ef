import { temporaryFolder } from '../helpers.ts';
import { runDeemster, serveDeemster } from './deemster-process.ts';
import { somethingElse } from './something-else.ts';

const portOf = (url: string) => new URL(url).port;

test('a server is ready until it stops, whichever address it is set to', async () => {
  await using folder = await temporaryFolder();
  const { child, url, ended } = await serveDeemster([], { cwd: folder.path });
  const healthAt = async (host: string) => {
    const env = { DEEMSTER_HOST: host, DEEMSTER_PORT: portOf(url) };
    return { host, ...(await runDeemster(['health'], { cwd: folder.path, env })) };
  };
  const hosts = ['127.0.0.1', 'localhost', '0.0.0.0'];
  for (const host of hosts) expect(await healthAt(host)).toEqual({ host, code: 0, stdout: 'ready\n', stderr: '' });

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  for (const host of hosts)
    expect(await healthAt(host)).toEqual({
      host,
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^deemster: Not ready: http:[^\n]+\/readyz [^\n]*ECONNREFUSED[^\n]*\n$/),
    });
});

test('a server that refuses requests is not ready', async () => {
  await using folder = await temporaryFolder();
  await using draining = await somethingElse((_request, response) => response.writeHead(503).end());
  expect(await runDeemster(['health', '--port', portOf(draining.url)], { cwd: folder.path })).toEqual({
    code: 1,
    stdout: '',
    stderr: `deemster: Not ready: ${draining.url}/readyz answers 503\n`,
  });
});

test.each(['1', '6000'])('a port that browsers block, %s, is asked like any other', async (port) => {
  await using folder = await temporaryFolder();
  expect(await runDeemster(['health', '--port', port], { cwd: folder.path })).toEqual({
    code: 1,
    stdout: '',
    stderr: `deemster: Not ready: http://127.0.0.1:${port}/readyz connect ECONNREFUSED 127.0.0.1:${port}\n`,
  });
});
