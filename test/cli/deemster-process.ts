import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { whenFileEnds } from '../runtime/file-end.ts';
import { type Finished, runInProcess } from './deemster-in-process.ts';

const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));
/** What these tests start: the clone's command, or another Deemster, such as the built package on an older Node. */
export const [program, ...before]: string[] = JSON.parse(
  process.env.DEEMSTER_TEST_COMMAND ?? JSON.stringify([process.execPath, bin]),
);

/** Nothing of this machine's environment but what a process needs: a test says itself what is set. */
const environment = (more: Record<string, string>) => ({ PATH: process.env.PATH, ...more });

interface Surroundings {
  cwd: string;
  env?: Record<string, string>;
  /** The descriptor of a file for what it prints. @default a pipe */
  output?: number;
}

const children: ChildProcess[] = [];
// A test that fails halfway leaves its process, which would keep Jest from ending.
whenFileEnds(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts `deemster` as a user does, in a separate process. */
export function startProcess(args: string[], { cwd, env = {}, output }: Surroundings) {
  const stdio = ['pipe', output ?? 'pipe', 'pipe'] as const;
  const child = spawn(program!, [...before, ...args], { cwd, env: environment(env), stdio: [...stdio] });
  children.push(child);
  return child as ChildProcessWithoutNullStreams;
}

/** Runs `deemster` to its end: in this process, where nothing else is asked for. */
export function runDeemster(args: string[], given: Surroundings & { input?: string }): Promise<Finished> {
  const { cwd, env = {}, input = '', output } = given;
  // What Node is to do when it starts, or where it is to write, needs a process.
  const isOwn = output !== undefined || 'NODE_OPTIONS' in env || process.env.DEEMSTER_TEST_COMMAND !== undefined;
  return isOwn ? runProcess(args, given) : runInProcess({ args, cwd, env: environment(env), input });
}

/** Runs `deemster` to its end, in a separate process. */
export async function runProcess(
  args: string[],
  { input = '', ...surroundings }: Surroundings & { input?: string },
): Promise<Finished> {
  const child = startProcess(args, surroundings);
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

/** Starts `deemster serve` and waits until it says where it listens. */
export async function serveDeemster(
  args: string[],
  surroundings: Surroundings,
): Promise<{
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  url: string;
  ended: Promise<number | null>;
}> {
  const child = startProcess(['serve', '--port', '0', ...args], surroundings);
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const found = /is listening on (\S+)/.exec(stdout)?.[1];
      if (found && stdout.endsWith('\n')) resolve(found);
    });
    ended.then((code) => reject(new Error(`deemster serve ended with ${code}: ${stderr}`)));
  });
  return { child, stdout: () => stdout, stderr: () => stderr, url, ended };
}
