import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program to its end.
 * @returns what it printed
 * @throws Error with all that it said where it ends with another code than 0
 */
export async function run(command: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) {
  try {
    const { stdout } = await execute(command, args, { maxBuffer: 64 * 1024 * 1024, ...options });
    return stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}${stderr}`, { cause: error });
  }
}

/** npm, without anything that a report of a test is not about. */
export const npm = (args: string[], cwd: string) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd });
