import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { installed, modelFile, PACKAGES, type ServerName, serverCommand } from '../../../../scripts/model-servers.ts';

/** A server of a real model, which `npm run soak:servers` has installed. */
export interface RealServer {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** Its address without a path. */
  origin: string;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** The model's name, which all of them take. */
export const MODEL = 'gemma';
/** The longest that a server takes to load the model on a busy machine, in milliseconds. */
const LONGEST_START = 600_000;

const missing = (...names: ServerName[]) => names.filter((name) => !installed(name));

/** A group of tests that needs these; where one is missing, it is skipped by its name. */
export function describeWith(names: ServerName[], title: string, tests: () => void): void {
  const lacking = missing(...names);
  if (lacking.length === 0) describe(title, tests);
  else describe.skip(`${title} (npm run soak:servers -- ${lacking.join(' ')})`, tests);
}

export const versionsOf = (...names: ServerName[]): string => names.map((name) => PACKAGES[name]).join(', ');

const model = () => modelFile(installed('model')!);

/** llama.cpp's own server. */
export function llamaServer(...more: string[]): Promise<RealServer> {
  return started('llama.cpp', (port) => [
    '-m',
    model(),
    '--alias',
    MODEL,
    '-c',
    '8192',
    '-t',
    '1',
    '--port',
    port,
    ...more,
  ]);
}

/** The server of llama-cpp-python. */
export const pythonServer = (): Promise<RealServer> =>
  started('llama-cpp-python', (port) => [
    '--model',
    model(),
    '--model_alias',
    MODEL,
    '--n_ctx',
    // With probabilities it keeps those of the whole vocabulary for the whole window.
    '2048',
    '--n_threads',
    '1',
    '--port',
    port,
  ]);

/** LiteLLM's proxy in front of another one. */
export async function litellm(behind: RealServer): Promise<RealServer> {
  const config = join(installed('litellm')!, `config-${process.pid}-${new URL(behind.origin).port}.json`);
  const litellm_params = { model: `openai/${MODEL}`, api_base: behind.url, api_key: 'none' };
  // JSON is YAML.
  await writeFile(
    config,
    JSON.stringify({
      model_list: [{ model_name: MODEL, litellm_params }],
      general_settings: { dangerously_permit_weak_or_unset_master_key: true },
    }),
  );
  const server = await started('litellm', (port) => [
    '--config',
    config,
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--telemetry',
    'False',
  ]);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(config);
    },
  };
}

async function started(name: Exclude<ServerName, 'model'>, args: (port: string) => string[]): Promise<RealServer> {
  const [command, ...first] = serverCommand(name, installed(name)!);
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(command, [...first, ...args(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without its look at the newest prices, which needs a network.
    env: { ...process.env, LITELLM_LOCAL_MODEL_COST_MAP: 'True' },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)));
  const stop = () => stopped(child);
  try {
    await answering(`${origin}/v1/models`, child);
  } catch (error) {
    await stop();
    throw new Error(`${name} does not answer: ${printed.join('').slice(-2000)}`, { cause: error });
  }
  return { url: `${origin}/v1`, origin, [Symbol.asyncDispose]: stop };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + LONGEST_START;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null || performance.now() > until) throw new Error(`It ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
