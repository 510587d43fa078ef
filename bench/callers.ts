import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import type { Calls, CallsResult } from './model-calls.ts';
import type { StubCount } from './stub-model.ts';

const key = 'bench-key-of-twenty-or-more-characters';

/** A stub of a model's server, Assay in front of it, and a client: a process each. */
export async function startJudging({ delay }: { delay: number }) {
  await using resources = new AsyncDisposableStack();
  const stub = resources.use(await startChild('./stub-model.ts', { BENCH_DELAY: String(delay) }));
  const modelUrl = `http://127.0.0.1:${stub.port}/v1`;
  const settings = JSON.stringify({ judge: 'openai:stub', openaiBaseUrl: modelUrl });
  // The command keeps what it compiles, in this folder: without it, its types' compiler would count as its memory.
  const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
  const environment = { BENCH_KEY: key, BENCH_SETTINGS: settings, NODE_COMPILE_CACHE };
  const assay = resources.use(await startChild('./assay.ts', environment));
  const client = resources.use(startCaller({ modelUrl, port: assay.port, key }));
  const kept = resources.move();
  return {
    assay: assay as Child,
    /** Makes calls; none may fail, and each must have reached the model. */
    async call(calls: Calls): Promise<CallsResult & StubCount> {
      const result = await client.call(calls);
      const count = (await (await fetch(`http://127.0.0.1:${stub.port}/`)).json()) as StubCount;
      const wanted = calls.way === 'alternate' ? 2 * calls.calls : calls.calls;
      if (result.failures > 0) throw new Error(`${result.failures} of ${wanted} calls failed.`);
      if (count.asked !== wanted) throw new Error(`The model was asked ${count.asked} times, not ${wanted}.`);
      return { ...result, ...count };
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** The client's process. */
export function startCaller({ modelUrl, port, key }: { modelUrl: string; port: number; key: string }) {
  const child = fork(new URL('./model-calls.ts', import.meta.url), [], {
    env: { PATH: process.env.PATH, BENCH_MODEL_URL: modelUrl, BENCH_ASSAY_PORT: String(port), BENCH_KEY: key },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  return {
    async call(calls: Calls): Promise<CallsResult> {
      child.send(calls);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [CallsResult | number];
      if (typeof result !== 'object') throw new Error(`The client of the bench ended with ${result}.`);
      return result;
    },
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await ended;
    },
  };
}
