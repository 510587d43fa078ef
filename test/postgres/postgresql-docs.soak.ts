import { mkdir } from 'node:fs/promises';
import { settings } from '../../src/config.ts';
import { serveDeemster } from '../cli/deemster-process.ts';
import { blocksIn, environmentOf, readDocument, runShell } from '../document.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { programs, startPostgres } from './server.ts';

const text = await readDocument('docs/postgresql.md');
const lines = blocksIn(text, 'sh').flatMap((block) => block.trim().split('\n'));
const isStart = (line: string) => line.endsWith('deemster serve');

const bin = programs();
const server = bin && !process.env.DEEMSTER_TEST_POSTGRES ? await startPostgres() : undefined;
afterAll(() => server?.[Symbol.dispose]());

(server ? test : test.skip)('its commands do what it says, one after the other', async () => {
  await using folder = await temporaryFolder();
  await mkdir(`${folder.path}/backups`);
  const { host, hostname, port, username } = new URL(server!.url);
  const env = { PATH: `${bin}:${process.env.PATH}`, PGHOST: hostname, PGPORT: port, PGUSER: username };
  await using before = await startDeemster({}, { folder: `${folder.path}/data` });
  const { headers } = await before.evaluate();
  await before.stop();

  /** What each start finds of the trace that was stored in the file. */
  const found: number[] = [];
  const said: string[] = [];
  for (const line of lines) {
    const own = line.replaceAll('127.0.0.1:5432', host).replaceAll('/backups/', `${folder.path}/backups/`);
    if (isStart(line)) {
      const { child, url, ended } = await serveDeemster([], { cwd: folder.path, env: environmentOf(own) });
      const trace = await fetch(`${url}/api/v1/traces/${headers.get('x-trace-id')}`, {
        headers: { 'API-Key': before.key },
      });
      found.push(trace.status);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    } else {
      const { stdout, stderr } = await runShell(own, { cwd: folder.path, env });
      expect([line, stderr]).toEqual([line, '']);
      said.push(stdout);
    }
  }
  // The first database is a new one, which has other keys.
  expect(found).toEqual([401, 200, 200]);
  expect(said.join('')).toMatch(/^Copied .* 1 account, 1 key, 1 trace, 1 evaluation, 0 comments\./);
});

test('every line is of a kind that a test runs', () => {
  expect(lines.length).toBeGreaterThan(7);
  for (const line of lines)
    expect(line).toMatch(/(^| )(createuser|createdb|pg_dump|pg_restore|deemster (serve|migrate)) ?/);
});

test('the settings that it names are settings, and the metrics the service’s own', async () => {
  await using deemster = await startDeemster();
  const known = Object.values(settings).map(({ variable }) => variable as string);
  expect([...new Set(text.match(/\bDEEMSTER_[A-Z_]+\b/g))].filter((name) => !known.includes(name))).toEqual([]);
  await deemster.evaluate();
  const { body } = await deemster.get('/metrics', { key: null });
  for (const [, name] of text.matchAll(/`((?:deemster|process)_\w+)`/g)) expect(body).toContain(name!);
});
