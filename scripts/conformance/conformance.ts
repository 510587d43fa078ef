// Starts the real service with a model double, and checks the service against its contract. `--seed 7` generates other
// requests, `--max-examples 1000` more of them.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../../src/config.ts';
import { table } from '../../src/conformance/answers.ts';
import { checkConformance, excuses } from '../../src/conformance/conformance.ts';
import { startModel } from './model.ts';
import { startServer } from './server.ts';

/** The maximum duration of the run, in milliseconds: it takes some 3 minutes on quiet cores, and 20 did not suffice on a machine that others used. */
const longest = 45 * 60 * 1000;

const { seed, 'max-examples': maxExamples } = parseArgs({
  options: { seed: { type: 'string' }, 'max-examples': { type: 'string' } },
}).values;
const started = performance.now();
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error(name)));
const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longest)]);

/** @returns the number of requests and the faults */
async function run(): Promise<{ requests: number; faults: string[] }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'deemster-conformance-'));
  await using model = await startModel((error) =>
    stop.abort(new Error(`the model double failed: ${(error as Error).message}`)),
  );
  await using server = await startServer(folder.path, model.url, signal);
  const result = await checkConformance(
    { ...server, model: 'double' },
    {
      cache: cacheFolder(),
      signal,
      seed: seed === undefined ? undefined : Number(seed),
      maxExamples: maxExamples === undefined ? undefined : Number(maxExamples),
    },
  );
  console.log(table(result.counts, result.operations));
  // What chance seldom reaches, test/server/every-answer.soak.ts does.
  const notChecked = result.notChecked.filter(
    (one) => !Object.keys(excuses).some((operation) => one.includes(operation)),
  );
  return { requests: result.requests, faults: [...result.faults, ...notChecked, ...server.faults()] };
}

const { requests, faults } = await run().catch((error: Error) => ({
  requests: 0,
  faults: [signal.aborted ? `Stopped: ${signal.reason.message}` : error.message],
}));
for (const fault of faults) console.error(fault);
const how = faults.length === 0 ? `passed, ${requests} requests` : 'FAILED';
console.log(`Conformance: ${how}, ${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = faults.length === 0 ? 0 : 1;
