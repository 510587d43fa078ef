import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** A shell in a real terminal, 200 columns wide, and a person at its keyboard. */
export function openShell(line: string, { cwd, env }: { cwd: string; env: Record<string, string> }) {
  const child = spawn('script', ['-qec', `stty cols 200 rows 50; exec ${line}`, '/dev/null'], {
    cwd,
    env: { TERM: 'xterm', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  child.stdout.on('data', (chunk) => {
    shown += chunk;
  });
  return {
    type: (keys: string) => void child.stdin.write(keys),
    /** Waits until the terminal shows a match, and takes all up to it off what is looked at later. */
    async sees(pattern: RegExp): Promise<string> {
      for (;;) {
        const text = stripVTControlCharacters(shown);
        const found = pattern.exec(text);
        if (found) {
          shown = text.slice(found.index + found[0].length);
          return text.slice(0, found.index) + found[0];
        }
        await once(child.stdout, 'data');
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    },
  };
}
