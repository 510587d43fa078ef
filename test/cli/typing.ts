import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { deemsterLine } from './terminal.ts';

/** Runs `deemster` in a real terminal, and types each key when the next prompt is there. @returns what the terminal showed */
export async function typeInTerminal(
  args: string[],
  keys: string[],
  { cwd, env = {}, prompt }: { cwd: string; env?: Record<string, string>; prompt: string },
) {
  const child = spawn('script', ['-qec', `stty cols 100 rows 30; ${deemsterLine(...args)}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const left = [...keys];
  let output = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const prompts = output.split(prompt).length - 1;
    for (; answered < prompts && left.length > 0; answered += 1) child.stdin.write(left.shift()!);
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, output: stripVTControlCharacters(output).replaceAll('\r\n', '\n') };
}
