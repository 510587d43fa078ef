import { readFile } from 'node:fs/promises';
import contract from '../generated/openapi.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };
import client from '../src/client/package.json' with { type: 'json' };
import { runDeemster, serveDeemster } from './cli/deemster-process.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';

/** The interface description's version, which everything else carries too. */
const { version } = contract.info;

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

test('the interface description is version 1.0.0', () => {
  expect(version).toBe('1.0.0');
});

test('the packages carry the version of the interface', () => {
  const locked = [lock, lock.packages[''], lock.packages['src/client']];
  expect([manifest, client, ...locked].map((one) => one.version)).toEqual(Array(5).fill(version));
});

test('the documents name this version', async () => {
  expect(/^## (\S+)/m.exec(await read('CHANGELOG.md'))?.[1]).toBe(version);
  const tarballs = (await read('docs/client.md')).match(/deemster-client-[\d.]+\.tgz/g);
  expect(tarballs).toEqual(Array(2).fill(`deemster-client-${version}.tgz`));
  const examples = [...(await read('spec/openapi.yaml')).matchAll(/\{ status: \w+, version: (\S+) \}/g)];
  expect(examples.map(([, shown]) => shown)).toEqual(Array(3).fill(version));
});

test('a running service names this version', async () => {
  await using deemster = await startDeemster({ logLevel: 'info' });
  for (const path of ['/healthz', '/api/healthcheck', '/readyz'])
    expect((await deemster.get(path)).body).toEqual({ status: 'ok', version });
  expect((await deemster.get('/openapi.json')).body.info.version).toBe(version);
  expect((await deemster.get('/metrics')).body).toContain(`deemster_build_info{version="${version}"} 1\n`);
  const listening = deemster.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'listening');
  expect(listening.version).toBe(version);
});

test('the command line names this version', async () => {
  await using folder = await temporaryFolder();
  for (const argument of ['version', '--version', '-V'])
    expect(await runDeemster([argument], { cwd: folder.path })).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
  const { child, stdout, ended } = await serveDeemster([], { cwd: folder.path });
  expect(stdout()).toMatch(new RegExp(`^Deemster ${version.replaceAll('.', '\\.')} is listening on `));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const { stdout: status } = await runDeemster(['status', '--json'], { cwd: folder.path });
  expect(JSON.parse(status).version).toBe(version);
});
