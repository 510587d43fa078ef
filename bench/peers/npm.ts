import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CACHE_FOLDER } from './cache-folder.ts';

const run = promisify(execFile);

/**
 * Installs npm packages into a folder of the cache, without running their scripts. They are kept.
 * @param name of the folder
 * @param packages their versions by name
 * @param options for `npm install`
 * @returns the folder's `node_modules`, with a trailing slash
 */
export async function npm(name: string, packages: Record<string, string>, options: string[] = []): Promise<string> {
  const folder = `${CACHE_FOLDER}${name}/`;
  const mark = `${folder}installed`;
  const wanted = JSON.stringify({ packages, options });
  const installed = await readFile(mark, 'utf8').catch(() => '');
  if (installed !== wanted) {
    const named = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
    console.log(`Installing ${named.join(', ')} into ${folder}; it is kept.`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}package.json`, JSON.stringify({ private: true, dependencies: packages }, null, 2));
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...options], { cwd: folder });
    await writeFile(mark, wanted);
  }
  return `${folder}node_modules/`;
}
