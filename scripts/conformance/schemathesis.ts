import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Server } from './server.ts';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const environment = own('../../node_modules/.cache/conformance');
const phases = ['examples', 'coverage', 'fuzzing', 'stateful'];

const execute = promisify(execFile);

/** How a program fails that could not be started, or has ended with another code than 0. */
interface Failure extends Error {
  stdout?: string;
  stderr?: string;
}

/** The parts of schemathesis' JSON report that are looked at. */
interface Report {
  phases: Record<string, { status: string }>;
  test_cases: { generated: number };
}

/**
 * Installs exactly what requirements.txt says into a virtual environment of its own, where that is not done yet.
 * @returns the environment's Python
 * @throws Error that says what to install where Python lacks something
 */
export async function prepareSchemathesis(signal: AbortSignal): Promise<string> {
  const requirements = own('requirements.txt');
  const wanted = hash('sha256', readFileSync(requirements));
  const done = join(environment, wanted);
  const python = join(environment, 'bin/python');
  if (existsSync(python) && existsSync(done)) return python;

  const isUsable = 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))';
  await execute('python3', ['-c', isUsable], { signal }).catch(() => {
    throw new Error('This needs Python 3.11 or newer with venv. On Debian: apt-get install python3-venv');
  });
  await rm(environment, { recursive: true, force: true });
  await execute('python3', ['-m', 'venv', environment], { signal });
  const install = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--only-binary', ':all:', '-r', requirements];
  await execute(python, install, { signal });
  await writeFile(done, '');
  return python;
}

/**
 * Runs all phases with all checks.
 * @param python The environment's.
 * @param options.folder Where it may write.
 * @param options.args More arguments of "schemathesis run"; they win over schemathesis.toml.
 */
export async function runSchemathesis(
  python: string,
  { url, keys }: Server,
  { folder, args, signal }: { folder: string; args: string[]; signal: AbortSignal },
): Promise<{ requests: number; faults: string[] }> {
  const auth = Object.entries(keys).map(([name, value]) => ({ name, fixedHeaders: [{ name: 'API-Key', value }] }));
  await writeFile(join(folder, 'accounts.json'), JSON.stringify({ auth }));
  const config = `hooks = ${JSON.stringify(own('hooks.py'))}\n${readFileSync(own('schemathesis.toml'), 'utf8')}`;
  await writeFile(join(folder, 'schemathesis.toml'), config);

  const command = ['-B', '-m', 'schemathesis.cli', 'run', `${url}/openapi.json`, '--checks', 'all', '--no-color'];
  const options = { cwd: folder, signal, maxBuffer: 256 * 1024 * 1024 };
  const failure = await execute('env', ['PYTHONHASHSEED=0', python, ...command, ...args], options).then(
    () => undefined,
    (error: Failure) => `${error.stdout}${error.stderr}`.replaceAll(/^(.{20000}).+$/gm, '$1 …'),
  );
  signal.throwIfAborted();
  const file = join(folder, 'report.json');
  if (!existsSync(file)) throw new Error(failure ?? 'Schemathesis has left no report.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const missed = phases.filter((phase) => report.phases[phase]?.status !== 'success');
  return {
    requests: report.test_cases.generated,
    faults: failure ? [failure] : missed.map((phase) => `The phase ${phase} has not run.`),
  };
}
