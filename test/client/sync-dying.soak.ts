import { execFile } from 'node:child_process';
import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../helpers.ts';
import { type Ended, runProgram } from './fixtures/sync/run-program.ts';
import { syncServer } from './sync-server.ts';

const root = join(import.meta.dirname, '../..');

/** The error of the worker's 'error' event, and whether only its silence shows that it is dead. */
const deadly: Record<string, { errors: string[]; wasSilent: boolean }> = {
  'exits during a call': { errors: [], wasSilent: false },
  // The event may be cut short.
  'throws during a call': { errors: expect.any(Array), wasSilent: false },
  'runs out of memory': { errors: ['ERR_WORKER_OUT_OF_MEMORY'], wasSilent: true },
  'cannot start': { errors: ['Error: no'], wasSilent: true },
  'is killed, and nobody has seen it': { errors: [], wasSilent: true },
};
const between = 'is killed between two calls';
const long = 'does a long call';
const closed = 'is closed';

let programs: Record<string, Ended>;

/** All at the same time, since it takes some seconds until a worker that says nothing counts as dead. */
beforeAll(async () => {
  await using server = await syncServer();
  const ways = [...Object.keys(deadly), between, long, closed];
  const ended = await Promise.all(ways.map((way) => runProgram('dying.ts', { server: server.url, way })));
  programs = Object.fromEntries(ways.map((way, index) => [way, ended[index]!]));
});

test.each(Object.entries(deadly))('a worker that %s fails its call, and the next call has another', (way, seen) => {
  const { code, stderr, report } = programs[way]!;
  expect([code, stderr]).toEqual([0, '']);
  expect(report).toEqual({
    dying: {
      threw: expect.objectContaining({
        isA: ['ConnectionError', 'DeemsterError', 'Error'],
        message: expect.stringMatching(/^The worker of this client died during usage\./),
      }),
    },
    after: { returned: [{ day: 'quick' }] },
    started: 2,
    ...seen,
  });
});

test('a worker that is killed between two calls, as the program sees, fails none', () => {
  const { code, stderr, report } = programs[between]!;
  const answered = { returned: [{ day: 'quick' }] };
  expect([code, stderr]).toEqual([0, '']);
  expect(report).toEqual({ dying: answered, after: answered, started: 2, errors: [], wasSilent: false });
});

test('a worker is not taken for dead while its call takes long', () => {
  const { code, stderr, report } = programs[long]!;
  expect([code, stderr]).toEqual([0, '']);
  expect(report.dying).toEqual({
    threw: expect.objectContaining({ name: 'TimeoutError', message: 'No response within 6 s.' }),
  });
});

test('a client that is closed ends its worker', () => {
  const { code, stderr, report } = programs[closed]!;
  expect([code, stderr]).toEqual([0, '']);
  expect(report).toMatchObject({
    dying: { returned: 'ended' },
    after: { threw: { name: 'DeemsterError' } },
    started: 1,
  });
});

/** Calls a copy of the client, of which something is missing. @returns the error that the call throws */
async function errorWithout(missing: 'the worker' | 'the packages'): Promise<{ name: string; message: string }> {
  await using folder = await temporaryFolder();
  const at = (path: string) => join(folder.path, path);
  await cp(join(root, 'src/client'), at('src/client'), {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist)$/.test(source),
  });
  for (const other of ['src/retry.ts', 'src/judge/message.ts']) await cp(join(root, other), at(other));
  if (missing === 'the worker') {
    await rm(at('src/client/sync/sync-worker.ts'));
    await symlink(join(root, 'node_modules'), at('node_modules'));
  }
  await writeFile(
    at('program.ts'),
    `import { Deemster } from './src/client/sync.ts';
     try { new Deemster({ apiKey: 'sk-any' }).usage(); }
     catch ({ name, message }) { console.log(JSON.stringify({ name, message })); }`,
  );
  const run = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', at('program.ts')], {
    timeout: 25_000,
  });
  return JSON.parse((await run).stdout);
}

test('a bundle that has lost the file of the worker is told so', async () => {
  const { name, message } = await errorWithout('the worker');
  expect(name).toBe('DeemsterError');
  expect(message).toMatch(
    /^The worker of this client is not at .*sync-worker\.ts\. .*mark deemster-client as external/,
  );
});

test('a worker that cannot load what it needs says what is missing', async () => {
  const { message } = await errorWithout('the packages');
  expect(message).toMatch(/^Cannot find package 'openapi-fetch'/);
});
