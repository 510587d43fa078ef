import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));

/** A test that needs the `script` of Linux; others have one with other arguments. */
export const testTerminal = process.platform === 'linux' ? test : test.skip;

/** A word of a shell's command line. */
export const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The command line of `deemster` for a shell. */
export const deemsterLine = (...args: string[]) => [process.execPath, bin, ...args].map(quoted).join(' ');

/** Runs a shell's command line in a real terminal, 100 columns wide. @returns what the terminal got, and the exit code */
export async function inTerminal(line: string, { cwd, env = {} }: { cwd: string; env?: Record<string, string> }) {
  const child = spawn('script', ['-qec', `stty cols 100 rows 30; ${line}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: code as number | null, output: output.replaceAll('\r\n', '\n') };
}
