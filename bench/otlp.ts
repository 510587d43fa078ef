import { setTimeout } from 'node:timers/promises';
import { key } from './callers.ts';
import { startServiceChild } from './child.ts';
import type { Holds } from './holds-server.ts';
import { newTrace, requestOf } from './otlp-request.ts';
import { quantile, type Report } from './report.ts';

const batch = 256;
const wanted = { spansPerSecond: 2000, milliseconds: 20 };
/** The most of the server's own work that an evaluation may wait for: half of that, because it may come just before the next. */
const wantedHold = wanted.milliseconds / 2;
const seconds = 8;

/**
 * Spans received per second of the server's processor time, in requests of 256 as SDKs send them, and the latency of evaluations
 * while 2,000 spans come per second. The traces are built meanwhile: each has an agent, two model calls and a tool.
 */
export async function otlp(): Promise<Report> {
  await using server = await startServiceChild('./holds-server.ts', { BENCH_KEY: key });
  const url = `http://127.0.0.1:${server.port}`;
  await send(url);
  await evaluate(url);

  await server.ask('holds');
  const before = await server.used();
  const latencies: number[] = [];
  const stop = new AbortController();
  const evaluating = evaluateOften(url, latencies, stop.signal);
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    await send(url);
    sent += batch;
    await setTimeout(Math.max(0, (sent / wanted.spansPerSecond) * 1000 - (performance.now() - began)));
  }
  const paced = sent / ((performance.now() - began) / 1000);
  stop.abort();
  await evaluating;
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

async function evaluateOften(url: string, latencies: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    await evaluate(url);
    latencies.push(performance.now() - began);
    await setTimeout(20);
  }
}

async function evaluate(url: string): Promise<void> {
  const response = await fetch(`${url}/api/v1/evals/reward`, {
    method: 'POST',
    headers: { 'API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      messages: [
        { role: 'user', content: 'How long do refunds take?' },
        { role: 'assistant', content: 'Refunds arrive within five working days.' },
      ],
      evaluation_criteria: 'Passes if the response has fewer than 50 words',
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
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
