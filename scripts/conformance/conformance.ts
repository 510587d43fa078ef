// Tries the real service against its contract. Schemathesis (from PyPI) reads the contract, makes requests that keep it,
// requests that break it and chains of them, and checks every answer. Passes when no answer is wrong, every phase has run
// and every operation has answered with success. What follows "--" goes to schemathesis: "--seed 7" makes other requests,
// "--max-examples 1000" more.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, table, withoutSuccess } from './answers.ts';
import { checkExceptions } from './exceptions.ts';
import { startModel } from './model.ts';
import { prepareSchemathesis, runSchemathesis } from './schemathesis.ts';
import { startServer } from './server.ts';

/** All of it may take this long, in milliseconds. */
const longest = 10 * 60 * 1000;

const started = performance.now();
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error(name)));
const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longest)]);

/** @returns how many requests were made, and what is wrong */
async function run(): Promise<{ requests: number; faults: string[] }> {
  checkExceptions();
  const python = await prepareSchemathesis(signal);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'deemster-conformance-'));
  await using model = await startModel();
  await using server = await startServer(folder.path, model.url, signal);
  const result = await runSchemathesis(python, server, { folder: folder.path, args: process.argv.slice(2), signal });
  const counts = countsOf(await (await fetch(`${server.url}/metrics`)).text());
  console.log(table(counts));
  const silent = withoutSuccess(counts).map((operation) => `${operation} has answered no request with success.`);
  return { requests: result.requests, faults: [...result.faults, ...silent, ...server.faults()] };
}

const { requests, faults } = await run().catch((error: Error) => ({
  requests: 0,
  faults: [signal.aborted ? `Stopped: ${signal.reason.message}` : error.message],
}));
for (const fault of faults) console.error(fault);
const how = faults.length === 0 ? `passed, ${requests} requests` : 'FAILED';
console.log(`Conformance: ${how}, ${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = faults.length === 0 ? 0 : 1;
