import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';

/** The resources that a process has used since its start. */
export interface Used {
  cpuMicroseconds: number;
  residentBytes: number;
}

/** In the child: reports its address, reports its use on request, and stops on request or when the parent disconnects. */
export function serveParent(port: number, stop: () => unknown): void {
  process.once('disconnect', stop);
  process.on('message', async (message) => {
    if (message === 'used') {
      const { user, system } = process.cpuUsage();
      process.send!({ cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() } satisfies Used);
    } else if (message === 'stop') {
      process.off('disconnect', stop);
      await stop();
      process.disconnect!();
    }
  });
  process.send!(port);
}

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** Node's options in `npm start`. */
const serviceOptions: string[] = scripts.start.match(/--\S+/g);

/** In the parent: starts a file that runs the service, with the options of Node that `npm start` gives it. */
export const startServiceChild = (file: string, env: Record<string, string>) => startChild(file, env, serviceOptions);

/** In the parent: starts a server in a separate process. Its log is written and discarded. */
export async function startChild(file: string, env: Record<string, string> = {}, options: string[] = []) {
  const child = fork(new URL(file, import.meta.url), [], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', openSync(devNull, 'w'), 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', ...options],
  });
  const [port] = (await answer(child)) as [number];
  async function ask(message: string): Promise<unknown> {
    child.send(message);
    return (await answer(child))[0];
  }
  return {
    port,
    pid: child.pid!,
    used: () => ask('used') as Promise<Used>,
    /** Sends the child a message and returns its answer. */
    ask,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

export type Child = Awaited<ReturnType<typeof startChild>>;

function answer(child: ChildProcess): Promise<unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
  const ended = (code: number | null) => reject(new Error(`A process of the bench ended with ${code}.`));
  child.once('exit', ended);
  child.once('message', (message) => {
    child.off('exit', ended);
    resolve([message]);
  });
  return promise;
}
