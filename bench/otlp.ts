import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { key } from './callers.ts';
import { startChild } from './child.ts';
import { quantile, type Report } from './report.ts';

const batch = 256;
const wanted = { spansPerSecond: 2000, milliseconds: 20 };
const seconds = 8;

/**
 * Spans received per second of the server's processor time, in requests of 256 as SDKs send them, and the latency of evaluations
 * while 2,000 spans come per second. The traces are built meanwhile: each has an agent, two model calls and a tool.
 */
export async function otlp(): Promise<Report> {
  await using server = await startChild('./deemster.ts', {
    BENCH_KEY: key,
    BENCH_SETTINGS: JSON.stringify({ otlpIdleSeconds: 1 }),
  });
  const url = `http://127.0.0.1:${server.port}`;
  await send(url);
  await evaluate(url);

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
      },
      { load: 'as many as it takes', 'spans/s': Math.round(all / elapsed), 'p50 ms': '', 'p99 ms': '' },
    ],
    figures: [
      {
        name: 'spans per second of one core',
        value: perCore,
        wanted: '≥ 2,000',
        met: perCore >= wanted.spansPerSecond,
      },
      { name: 'p99 of evaluations meanwhile, ms', value: p99, wanted: '≤ 20', met: p99 <= wanted.milliseconds },
    ],
    detail: { latencies, before, start, end },
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
    body: request(),
  });
  const answer = await response.arrayBuffer();
  if (!response.ok || answer.byteLength > 0) throw new Error(Buffer.from(answer).toString());
}

const message = (write: (writer: BinaryWriter) => void): Uint8Array => {
  const writer = new BinaryWriter();
  write(writer);
  return writer.finish();
};
const field = (writer: BinaryWriter, number: number, value: Uint8Array) => writer.tag(number, 2).bytes(value);

/** A request with new traces. */
function request(): Uint8Array<ArrayBuffer> {
  const spans = Array.from({ length: batch / 4 }, newTrace).flat();
  const scope = message((writer) => {
    for (const span of spans) field(writer, 2, span);
  });
  return message((writer) =>
    field(
      writer,
      1,
      message((inner) => field(inner, 2, scope)),
    ),
  ) as Uint8Array<ArrayBuffer>;
}

const text = 'Refunds arrive within five working days, as the policy of the shop says. '.repeat(8);
const said = (role: string, content: string) => ({ role, parts: [{ type: 'text', content }] });

function newTrace(): Uint8Array[] {
  const traceId = randomBytes(16);
  const agent = randomBytes(8);
  const input = JSON.stringify([said('system', text), said('user', 'How long do refunds take?')]);
  const output = JSON.stringify([said('assistant', text)]);
  const chat = { 'gen_ai.operation.name': 'chat', 'gen_ai.input.messages': input, 'gen_ai.output.messages': output };
  const tool = {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': 'find',
    'gen_ai.tool.call.result': 'none',
  };
  return [
    span(traceId, randomBytes(8), agent, chat),
    span(traceId, randomBytes(8), agent, tool),
    span(traceId, randomBytes(8), agent, chat),
    span(traceId, agent, undefined, { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'clerk' }),
  ];
}

const span = (trace: Buffer, id: Buffer, parent: Buffer | undefined, attributes: Record<string, string>) =>
  message((writer) => {
    field(writer, 1, trace);
    field(writer, 2, id);
    if (parent) field(writer, 4, parent);
    writer.tag(7, 1).fixed64(BigInt(Date.now()) * 1_000_000n);
    for (const [name, value] of Object.entries({ ...attributes, 'gen_ai.request.model': 'gpt-5.2' }))
      field(
        writer,
        9,
        message((pair) => {
          pair.tag(1, 2).string(name);
          field(
            pair,
            2,
            message((any) => any.tag(1, 2).string(value)),
          );
        }),
      );
  });
