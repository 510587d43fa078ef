import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readAsset } from './assets.ts';
import { ConformanceError } from './conformance-error.ts';

const execute = promisify(execFile);

/** `python3` comes first, because it is the user's choice. */
const commands = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11'];

const howToInstall = 'On Debian and Ubuntu: apt-get install python3-venv. On macOS: brew install python.';

/** Prints "usable", or what the interpreter lacks. */
const inspection = `
import sys
version = ".".join(map(str, sys.version_info[:3]))
try:
    import ensurepip, venv
    print("usable" if sys.version_info >= (3, 11) else f"is version {version}")
except ImportError as error:
    print(f"has no module {error.name}")
`;

interface Options {
  /** The folder for environments; it is created if it does not exist. */
  cache: string;
  signal: AbortSignal;
  /** Called once before an environment is created, which takes about half a minute. */
  onInstall?: (environment: string) => void;
}

/**
 * Finds or creates a Python environment with exactly the packages of requirements.txt.
 * @returns the path of its interpreter
 * @throws ConformanceError that says what to install, or why a package could not be installed
 */
export async function preparePython({ cache, signal, onInstall }: Options): Promise<string> {
  const requirements = readAsset('requirements.txt');
  const environment = join(cache, `conformance-${hash('sha256', requirements).slice(0, 12)}`);
  const python = join(environment, 'bin/python');
  if (existsSync(python)) return python;

  if (process.platform === 'win32')
    throw new ConformanceError('This runs on Linux and macOS; on Windows, run it in WSL.');
  const command = await findPython(signal);
  onInstall?.(environment);
  await mkdir(cache, { recursive: true });
  // Created under another name and then renamed, so that an interrupted installation never looks complete.
  const unfinished = await mkdtemp(`${environment}.`);
  try {
    await execute(command, ['-m', 'venv', unfinished], { signal });
    const file = join(unfinished, 'requirements.txt');
    await writeFile(file, requirements);
    const install = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--only-binary', ':all:', '-r', file];
    await execute(join(unfinished, 'bin/python'), install, { signal });
    // Removes an environment whose interpreter no longer exists.
    if (!existsSync(python)) await rm(environment, { recursive: true, force: true });
    await rename(unfinished, environment).catch((error: NodeJS.ErrnoException) => {
      // Another run was faster.
      if (!existsSync(python)) throw error;
    });
    return python;
  } catch (error) {
    signal.throwIfAborted();
    throw new ConformanceError(
      `Cannot install schemathesis with pip: ${lastLine(error as Failure)}. Is the Python package index reachable?`,
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** @returns the first command that can create an environment. @throws ConformanceError */
async function findPython(signal: AbortSignal): Promise<string> {
  let lacking = 'there is no python3 on the PATH';
  for (const command of commands) {
    const verdict = await execute(command, ['-c', inspection], { signal }).then(
      ({ stdout }) => stdout.trim(),
      ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? 'missing' : 'does not run'),
    );
    signal.throwIfAborted();
    if (verdict === 'usable') return command;
    if (command === 'python3' && verdict !== 'missing') lacking = `python3 ${verdict}`;
  }
  throw new ConformanceError(`This needs Python 3.11 or newer with venv, but ${lacking}. ${howToInstall}`);
}

/** The error of a program that could not be started or did not exit with 0. */
interface Failure extends Error {
  stderr?: string;
}

/** The last line, where pip prints the cause. */
const lastLine = ({ message, stderr = '' }: Failure): string =>
  stderr
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('[notice]'))
    .at(-1) || message;
