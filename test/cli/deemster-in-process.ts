import { Console } from 'node:console';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';

const main = new URL('../../src/cli/main.ts', import.meta.url).href;
const listened = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE', 'uncaughtException'] as const;

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Given {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  input: string;
}

let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `deemster` to its end in this process, which looks to it like one of its own. It loads nothing that is loaded already, so it
 * takes milliseconds. Commands wait for each other.
 */
export function runInProcess(given: Given): Promise<Finished> {
  const run = last.then(() => finish(given));
  last = run.catch(() => {});
  return run;
}

async function finish({ args, cwd, env, input }: Given): Promise<Finished> {
  const streams = {
    stdin: Readable.from(input ? [Buffer.from(input)] : []),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
  };
  const printed = Promise.all([text(streams.stdout), text(streams.stderr)]);
  using _lent = lend({ argv: [process.execPath, 'deemster', ...args], env, ...streams, exit }, cwd);
  const code = await import(`${main}?run=${++runs}`).then(
    () => process.exitCode ?? 0,
    (error: unknown) => {
      streams.stderr.write(`${format(error)}\n`);
      return 1;
    },
  );
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await printed;
  return { code: Number(code), stdout, stderr };
}

function exit(code?: number): never {
  throw new Error(`The command ends its process with code ${code}: use runProcess().`);
}

interface Lent {
  argv: string[];
  env: NodeJS.ProcessEnv;
  stdin: Readable;
  stdout: PassThrough;
  stderr: PassThrough;
  exit: typeof exit;
}

/** Replaces properties of the process for a command, and restores them afterwards. */
function lend(properties: Lent, folder: string): Disposable {
  const kept = Object.getOwnPropertyDescriptors(process);
  const [cwd, { exitCode }, { console }] = [process.cwd(), process, globalThis];
  const listeners = new Set(listened.flatMap((event) => process.listeners(event as 'SIGINT')));
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(process, name, { value, configurable: true, writable: true, enumerable: true });
  globalThis.console = new Console(properties);
  process.exitCode = undefined;
  process.chdir(folder);
  return {
    [Symbol.dispose]() {
      for (const name of Object.keys(properties) as (keyof Lent)[]) Object.defineProperty(process, name, kept[name]!);
      for (const event of listened as readonly 'SIGINT'[])
        for (const listener of process.listeners(event)) if (!listeners.has(listener)) process.off(event, listener);
      globalThis.console = console;
      process.exitCode = exitCode;
      process.chdir(cwd);
    },
  };
}
