import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { key } from './callers.ts';
import { startServiceChild } from './child.ts';
import type { Holds } from './holds-server.ts';
import { newTrace, requestOf } from './otlp-request.ts';
import { quantile, type Report } from './report.ts';

const batch = 256;
const wanted = { spansPerSecond: 2000, milliseconds: 20 };
/** The most of the server's own work that an evaluation may wait for: half of that, because it may come just before the next. */
const wantedHold = wanted.milliseconds / 2;
const seconds = 16;
/** The first collection of a server's whole memory comes soon after its start. */
const warmUpSeconds = 4;

/**
 * Spans received per second of the server's processor time, in requests of 256 as SDKs send them, and the latency of evaluations
 * while 2,000 spans come per second. The traces are built meanwhile: each has an agent, two model calls and a tool.
 */
export async function otlp(): Promise<Report> {
  await using server = await startServiceChild('./holds-server.ts', { BENCH_KEY: key });
  const url = `http://127.0.0.1:${server.port}`;
  const warming = startEvaluating(url);
  await sendPaced(url, warmUpSeconds);
  await warming.stop();

  await server.ask('holds');
  const before = await server.used();
  const evaluating = startEvaluating(url);
  const paced = await sendPaced(url, seconds);
  const latencies = await evaluating.stop();
  const hold = (await server.ask('holds')) as Holds;

  const start = await server.used();
  const flatOut = performance.now();
  let all = 0;
  while (performance.now() - flatOut < seconds * 1000) {
    await Promise.all([send(url), send(url)]);
    all += 2 * batch;
  }
  const elapsed = (performance.now() - flatOut) / 1000;
  const end = await server.used();
  const perCore = all / ((end.cpuMicroseconds - start.cpuMicroseconds) / 1e6);
  const p99 = quantile(latencies, 0.99);
  return {
    title: `OpenTelemetry spans in requests of ${batch}`,
    rows: [
      {
        load: 'paced, with evaluations',
        'spans/s': Math.round(paced),
        'p50 ms': round(quantile(latencies, 0.5)),
        'p99 ms': round(p99),
        'longest hold, CPU ms': round(hold.cpu),
      },
      {
        load: 'as many as it takes',
        'spans/s': Math.round(all / elapsed),
        'p50 ms': '',
        'p99 ms': '',
        'longest hold, CPU ms': '',
      },
    ],
    figures: [
      {
        name: 'spans per second of one core',
        value: perCore,
        wanted: '≥ 2,000',
        met: perCore >= wanted.spansPerSecond,
      },
      { name: 'p99 of evaluations meanwhile, ms', value: p99, wanted: '≤ 20', met: p99 <= wanted.milliseconds },
      {
        name: 'longest hold of the event loop meanwhile, CPU ms',
        value: hold.cpu,
        wanted: `≤ ${wantedHold}`,
        met: hold.cpu <= wantedHold,
      },
    ],
    detail: { latencies, hold, before, start, end },
  };
}

const round = (value: number) => Number(value.toPrecision(3));

/** Sends as many spans per second as are wanted. @returns how many were sent per second */
async function sendPaced(url: string, seconds: number): Promise<number> {
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    await send(url);
    sent += batch;
    await setTimeout(Math.max(0, (sent / wanted.spansPerSecond) * 1000 - (performance.now() - began)));
  }
  return sent / ((performance.now() - began) / 1000);
}

/** Evaluates one response after the other, until it is stopped. */
function startEvaluating(url: string) {
  const worker = new Worker(new URL('./otlp-caller.ts', import.meta.url), { workerData: { url, key } });
  const ended = once(worker, 'message');
  return {
    /** @returns how long each evaluation took, in milliseconds */
    async stop(): Promise<number[]> {
      worker.postMessage('stop');
      const [latencies] = await ended;
      return latencies;
    },
  };
}

async function send(url: string): Promise<void> {
  const response = await fetch(`${url}/v1/traces`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/x-protobuf' },
    body: requestOf(Array.from({ length: batch / 4 }, () => newTrace()).flat()),
  });
  const answer = await response.arrayBuffer();
  if (!response.ok || answer.byteLength > 0) throw new Error(Buffer.from(answer).toString());
}
