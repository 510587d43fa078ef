import { spawnSync } from 'node:child_process';
import { cacheFolder } from '../../src/config.ts';
import { preparePython } from '../../src/conformance/python.ts';

const isUsable = 'import ensurepip, venv, sys; sys.exit(sys.version_info < (3, 11))';
const isThere = spawnSync('python3', ['-c', isUsable]).status === 0 || Boolean(process.env.CI);
if (!isThere) console.warn('Tests of the conformance suite need Python 3.11 with venv.');

/** A test that runs schemathesis, which takes some seconds. CI must have a Python. */
export const testSuite = (name: string, run: () => Promise<void>): void =>
  (isThere ? test : test.skip)(name, run, 900_000);

/** Installs schemathesis where `deemster conformance` looks for it. */
export const installSuite = async () => {
  if (isThere) await preparePython({ cache: cacheFolder(), signal: AbortSignal.timeout(300_000) });
};
