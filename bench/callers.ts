import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawSettings } from '../src/config.ts';
import { type Child, startChild, startServiceChild } from './child.ts';
import type { Calls, CallsResult } from './model-calls.ts';
import type { StubCount } from './stub-model.ts';

/** The key of the measured services. */
export const key = 'bench-key-of-twenty-or-more-characters';

interface JudgedOptions {
  /** Milliseconds until the model answers. */
  delay: number;
  settings?: RawSettings;
  /** The data folder. @default a new one */
  data?: string;
}

/** A stub of a model server, and Deemster in front of it: one process each. */
export async function startJudged({ delay, settings, data }: JudgedOptions) {
  await using resources = new AsyncDisposableStack();
  const stub = resources.use(await startChild('./stub-model.ts', { BENCH_DELAY: String(delay) }));
  const modelUrl = `http://127.0.0.1:${stub.port}/v1`;
  const deemster = resources.use(
    await startServiceChild('./deemster.ts', {
      BENCH_KEY: key,
      BENCH_SETTINGS: JSON.stringify({ judge: 'openai:stub', openaiBaseUrl: modelUrl, ...settings }),
      ...(data !== undefined && { BENCH_DATA: data }),
      // The command caches compiled code in this folder. Otherwise, the memory of the type stripper would count as its own.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    }),
  );
  const kept = resources.move();
  return {
    deemster: deemster as Child,
    modelUrl,
    /** The number of model calls, and the maximum at the same time, since the last call of this function. */
    count: async () => (await (await fetch(`http://127.0.0.1:${stub.port}/`)).json()) as StubCount,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** The same, with a client in a separate process. */
export async function startJudging(options: JudgedOptions) {
  await using resources = new AsyncDisposableStack();
  const { deemster, modelUrl, count: countAsked } = resources.use(await startJudged(options));
  const client = resources.use(startCaller({ modelUrl, port: deemster.port, key }));
  const kept = resources.move();
  return {
    deemster,
    /** Makes calls. None may fail, and each must reach the model. */
    async call(calls: Calls): Promise<CallsResult & StubCount> {
      const result = await client.call(calls);
      const count = await countAsked();
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
    env: { PATH: process.env.PATH, BENCH_MODEL_URL: modelUrl, BENCH_DEEMSTER_PORT: String(port), BENCH_KEY: key },
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
