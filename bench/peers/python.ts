import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CACHE_FOLDER } from './cache-folder.ts';

const run = promisify(execFile);

/**
 * A virtual environment with these packages and their dependencies, as pip installs them by default. It is kept.
 * @param packages their versions by name; the first names the folder
 * @returns the path of its interpreter
 * @throws Error if python3, its venv module or the package index is missing
 */
export async function python(packages: Record<string, string>): Promise<string> {
  const folder = venvOf(Object.keys(packages)[0]!);
  const wanted = Object.entries(packages).map(([name, version]) => `${name}==${version}`);
  const interpreter = `${folder}/bin/python`;
  const mark = `${folder}/installed`;
  const installed = await readFile(mark, 'utf8').catch(() => '');
  if (installed === wanted.join(' ')) return interpreter;
  console.log(`Installing ${wanted.join(', ')} into ${folder}; it is kept.`);
  await rm(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  await run(interpreter, ['-m', 'pip', 'install', '--quiet', ...wanted]);
  await writeFile(mark, wanted.join(' '));
  return interpreter;
}

export const venvOf = (name: string): string => `${CACHE_FOLDER}${name}`;
