import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../client/package/run.ts';

export const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/install');

/** Versions of Node and npm that people have together. The npm of Node 22 is that of Node 20. */
export const machines = {
  20: { node: '20.20.2', npm: '10.9.2' },
  22: { node: '22.23.3', npm: '10.9.2' },
  24: { node: '24.21.0', npm: '11.6.4' },
  26: { node: '26.10.0', npm: '11.19.1' },
} as const;

/** The oldest of each line that the package deemster says it runs on. */
export const oldestNode = '22.19.0';

/** Whether npm has a Node for this machine under the usual name. */
export const hasNodes = process.platform === 'linux';

export const nodePackage = `node-${process.platform}-${process.arch}`;

/** Fetches one package of one version, once. @returns its folder */
export async function fetched(name: string, version: string): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  const done = join(folder, 'done');
  if (!existsSync(done)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
    await run('npm', ['install', ...flags, `${name}@${version}`], { cwd: folder });
    await writeFile(done, '');
  }
  return join(folder, 'node_modules', name);
}

/**
 * A PATH with one Node, its npm and a shell: no Python, no compiler, nothing else.
 * @param folder An empty one, for the links that it consists of.
 */
export async function pathOf({ node, npm }: { node: string; npm: string }, folder: string): Promise<string> {
  const [nodes, npms] = await Promise.all([fetched(nodePackage, node), fetched('npm', npm)]);
  const path = join(folder, 'path');
  await mkdir(path);
  const links = {
    node: join(nodes, 'bin/node'),
    npm: join(npms, 'bin/npm-cli.js'),
    npx: join(npms, 'bin/npx-cli.js'),
    sh: '/bin/sh',
  };
  for (const [name, target] of Object.entries(links)) await symlink(target, join(path, name));
  return path;
}

/** What npm sets for the scripts that it runs is the project's own, such as `ignore-scripts`: a person does not have it. */
export const environment = (path: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|https?_proxy|no_proxy)$/i.test(name) && value !== undefined
        ? [[name, value]]
        : [],
    ),
  ),
  PATH: path,
});
