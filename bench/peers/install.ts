import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** openai is what autoevals calls a model with. */
const VERSIONS = { autoevals: '0.3.0', promptfoo: '0.123.1', openai: '6.49.0' };

/** Without what promptfoo needs only for other providers: 2 GB. */
const OPTIONS = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--omit=peer'];

const folder = fileURLToPath(new URL('../results/peers/', import.meta.url));

/** Installs the peers into a folder of their own, unless they are there already. @returns the folder of their packages */
export async function installPeers(): Promise<string> {
  const modules = `${folder}node_modules/`;
  const names = Object.entries(VERSIONS).map(([name, version]) => `${name} ${version}`);
  if (await areInstalled(modules)) {
    console.log(`The peers are in ${folder} already: ${names.join(', ')}.`);
    return modules;
  }
  console.log(`Installing ${names.join(', ')} into ${folder}; it takes a minute and 330 MB, and is kept.`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}package.json`, JSON.stringify({ private: true, dependencies: VERSIONS }, null, 2));
  await run('npm', ['install', ...OPTIONS], { cwd: folder });
  return modules;
}

async function areInstalled(modules: string): Promise<boolean> {
  for (const [name, version] of Object.entries(VERSIONS)) {
    const manifest = await readFile(`${modules}${name}/package.json`, 'utf8').catch(() => '{}');
    if ((JSON.parse(manifest) as { version?: string }).version !== version) return false;
  }
  return true;
}
