import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const homes = '/usr/lib/postgresql';
const user = 'deemster';
/** The user who needs a password, on a server of the tests' own. */
export const guarded = 'deemster_guarded';

/** The folder of the newest programs of PostgreSQL on this machine. */
export function programs(): string | undefined {
  const versions = existsSync(homes) ? readdirSync(homes).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((one) => join(homes, one, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'initdb')));
}

/**
 * A PostgreSQL server for tests: that of DEEMSTER_TEST_POSTGRES, or one of the test's own; undefined if there is neither.
 * @param options.isDurable Whether commits wait for the disk, on a server of the test's own.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<({ url: string } & Disposable) | undefined> {
  const given = process.env.DEEMSTER_TEST_POSTGRES;
  if (given) return { url: given, [Symbol.dispose]: () => undefined };
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'deemster-postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot
    ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
    : [undefined, undefined];
  if (uid !== undefined) chownSync(folder, uid, gid!);
  const as = { cwd: folder, stdio: 'ignore' as const, ...(uid !== undefined && { uid, gid: gid! }) };
  const run = (name: string, ...parameters: string[]) => execFileSync(join(bin, name), parameters, as);
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-U', user, '-E', 'UTF8', '--locale=C', '--no-sync');
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `host all ${guarded} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${isDurable ? 'on' : 'off'} -c max_connections=300`;
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    [Symbol.dispose]: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], as);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => void server.close(closed));
  return port;
}
