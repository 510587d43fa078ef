import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const deemster = fileURLToPath(new URL('../../bin/deemster.js', import.meta.url));

export interface Server {
  url: string;
  /** One key for each of two accounts, by the account's name. */
  keys: Record<'default' | 'other', string>;
}

/**
 * Starts the service as its users do, on a free port.
 * @param folder For its data; also its working directory, so that it reads no deemster.yaml.
 * @param modelUrl An OpenAI-compatible server.
 * @returns the service, and with `faults` the errors that it logged, each once
 */
export async function startServer(folder: string, modelUrl: string, signal: AbortSignal) {
  const env = {
    DEEMSTER_DATA_DIR: join(folder, 'data'),
    DEEMSTER_PORT: '0',
    DEEMSTER_BOOTSTRAP_KEY: 'key-of-the-default-account',
    DEEMSTER_JUDGE: 'openai:double',
    OPENAI_BASE_URL: modelUrl,
    OPENAI_API_KEY: 'none',
    // More than the default, so that slow tasks do not delay the others.
    DEEMSTER_TASK_CONCURRENCY: '1000',
    // Ends the service with this process, even if this process is killed (bin/end-with-parents.js).
    DEEMSTER_LAUNCHER: String(process.pid),
  };
  const child = spawn(process.execPath, [deemster, 'serve'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  // If this process crashes, there is no time for anything else.
  process.once('exit', kill);
  const logFile = join(folder, 'server.log');
  child.stderr.pipe(createWriteStream(logFile));
  const faults = () => faultsIn(readFileSync(logFile, 'utf8'));
  const stop = async () => {
    // At once: otherwise it would finish the slow tasks first.
    kill();
    process.removeListener('exit', kill);
    await ended;
  };
  const command = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [deemster, ...args], { cwd: folder, env, signal })).stdout.trim();
  try {
    const url = await addressOf(child.stdout, ended, signal);
    await command('accounts', 'create', 'other');
    const other = await command('keys', 'create', '--account', 'other');
    return { url, keys: { default: env.DEEMSTER_BOOTSTRAP_KEY, other }, faults, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The service's address, once it is logged. @throws Error if the service ends earlier */
function addressOf(output: NodeJS.ReadableStream, ended: Promise<unknown>, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  output.on('data', (chunk: Buffer) => {
    text += chunk;
    const [url] = /http:\/\/[\d.]+:\d+/.exec(text) ?? [];
    if (url) resolve(url);
  });
  signal.addEventListener('abort', () => reject(signal.reason));
  ended.then(() => reject(new Error('The service did not start.')), reject);
  return promise;
}

function faultsIn(log: string): string[] {
  const errors = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50);
  return [...new Set(errors.map(({ msg, err }) => `The service logged: ${msg}\n${err?.stack ?? ''}`))];
}
