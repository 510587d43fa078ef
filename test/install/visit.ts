import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Command {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

/** A server that a person has started, who reads its address and key from what it prints. */
export async function startServer({ command, args, cwd, env }: Command) {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { DEEMSTER_PORT: '0', ...env },
    // A separate process group, because npm starts processes that a failed test would leave behind.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = text(child.stderr!);
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const printed = new Promise<string>((resolve) => {
    let all = '';
    child.stdout!.on('data', (chunk) => {
      all += chunk;
      if (all.includes('curl')) resolve(all);
    });
  });
  const welcome = await Promise.race([
    printed,
    ended.then(async () => {
      throw new Error(`${command} ${args.join(' ')} ended: ${await log}`);
    }),
  ]);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(welcome)![0];
  const key = /deemster_[0-9A-Za-z]{43}/.exec(welcome)![0];
  return {
    url,
    key,
    pid: child.pid!,
    async evaluate(response: string, evaluation_criteria: string) {
      const answer = await fetch(`${url}/api/v1/evals/reward`, {
        method: 'POST',
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messages: [
            { role: 'user', content: 'How long do refunds take?' },
            { role: 'assistant', content: response },
          ],
          evaluation_criteria,
        }),
      });
      return { status: answer.status, body: (await answer.json()) as { score?: number; detail?: string } };
    },
    /** @returns its log, when nothing of it runs any more */
    async stop(): Promise<string> {
      child.kill('SIGTERM');
      await ended;
      return await log;
    },
    async [Symbol.asyncDispose]() {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
      await ended;
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** All that the pages and /docs load, and the contract. @returns the size of each; throws Error where one is missing */
export async function docsOf(url: string): Promise<Record<string, number>> {
  const loaded: string[] = [];
  for (const path of ['/traces', '/docs']) {
    const page = await (await fetch(url + path)).text();
    const own = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address!);
    if (!own.some((address) => address.endsWith('.js'))) throw new Error(`${path} loads no script: ${page}`);
    loaded.push(path, ...own);
  }
  const sizes: Record<string, number> = {};
  for (const path of new Set([...loaded, '/openapi.yaml', '/openapi.json'])) {
    const answer = await fetch(url + path);
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength === 0) throw new Error(`${path}: ${answer.status}, ${byteLength} bytes`);
    sizes[path] = byteLength;
  }
  return sizes;
}
