import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterOptions, createCluster } from './cluster.ts';

export { guarded } from './cluster.ts';

const homes = '/usr/lib/postgresql';

const needed = ['initdb', 'pg_basebackup', 'pg_ctl'];

/** The folder of the newest programs of PostgreSQL on this machine. */
export function programs(): string | undefined {
  const versions = existsSync(homes) ? readdirSync(homes).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((one) => join(homes, one, 'bin'))];
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name))));
}

/** A PostgreSQL server for tests: that of DEEMSTER_TEST_POSTGRES, or one of the test's own; undefined if there is neither. */
export async function startPostgres(options: ClusterOptions = {}): Promise<({ url: string } & Disposable) | undefined> {
  const given = process.env.DEEMSTER_TEST_POSTGRES;
  if (given) return { url: given, [Symbol.dispose]: () => undefined };
  const bin = programs();
  return bin === undefined ? undefined : createCluster(bin, options);
}
