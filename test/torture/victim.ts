import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));

/** The key of every service here. */
export const key = 'correct-horse-battery-staple';

export interface Victim {
  url: string;
  /** From the start of the process to the first 200 of /readyz. */
  startMilliseconds: number;
  /** The warnings and errors in its log. */
  log(): string;
  /** Ends it as a crash does; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the real service on a folder; resolves once it is ready.
 * @param environment Further settings.
 */
export async function startVictim(folder: string, environment: Record<string, string> = {}): Promise<Victim> {
  const started = performance.now();
  const { child, ended, kill } = spawnService(folder, environment);
  let [output, log] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /is listening on (\S+) /.exec(output)?.[1];
      if (found) resolve(found);
    });
    ended.then(([code]) => reject(new Error(`It did not start, but ended with ${code}: ${log}`)));
  });
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`It listens, but /readyz is ${status}.`);
  return { url, startMilliseconds: performance.now() - started, log: () => log, kill };
}

/** Starts the service and kills it after so many milliseconds, however far it is. */
export async function killWhileStarting(folder: string, milliseconds: number): Promise<void> {
  const { kill } = spawnService(folder);
  await sleep(milliseconds);
  await kill();
}

function spawnService(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data-dir', folder, '--log-level', 'warn'], {
    cwd: folder,
    // So few places that tasks queue up.
    env: { PATH: process.env.PATH, DEEMSTER_BOOTSTRAP_KEY: key, DEEMSTER_TASK_CONCURRENCY: '4', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[code: number | null]>;
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  // Whoever runs this may itself end in the middle.
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  ended.then(() => process.off('exit', orphaned));
  return { child, ended, kill };
}
