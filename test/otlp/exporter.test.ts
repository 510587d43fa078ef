import { EventEmitter, once } from 'node:events';
import { createExporter } from '../../src/otlp/export/exporter.ts';
import type { Change, Outcome } from '../../src/otlp/export/signal.ts';
import type { Result } from '../../src/otlp/results/result.ts';
import { type CollectorStep, otlpCollector, taken } from './otlp-collector.ts';

let results = 0;
const result = (fields: Partial<Result> = {}): Result => ({
  id: `01a20959-9096-7a31-a3e2-${`${++results}`.padStart(12, '0')}`,
  account: 1,
  trace: undefined,
  agent: undefined,
  name: 'polite',
  criterion: 'Passes if it is polite',
  facts: {},
  at: 1_795_353_491_207,
  milliseconds: 2.5,
  outcome: { score: 0.25, explanation: 'It is rude.', decidedBy: 'model' },
  ...fields,
});

/** An exporter to a collector that answers by a script, and what became of the results. */
async function exporting(script: { logs?: CollectorStep[]; traces?: CollectorStep[] }) {
  const collector = await otlpCollector(script);
  const counts: Record<string, number> = {};
  const changes: Change[] = [];
  const counting = new EventEmitter();
  let clock = 0;
  const exporter = createExporter({
    endpoint: { url: collector.url, headers: {} },
    sender: { name: 'deemster', version: '1' },
    linksOf: async (some) => some.map(() => undefined),
    counted(signal, outcome, count) {
      counts[`${signal} ${outcome}`] = (counts[`${signal} ${outcome}`] ?? 0) + count;
      counting.emit('count');
    },
    changed: (change) => void changes.push(change),
    failed: (error) => expect(error).toBeUndefined(),
    now: () => clock,
  });
  return {
    collector,
    counts,
    changes,
    ...exporter,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    /** Resolves when so many results of a signal have come to this end. */
    async counted(signal: 'logs' | 'traces', outcome: Outcome, count: number) {
      while (counts[`${signal} ${outcome}`] !== count) await once(counting, 'count');
    },
    async [Symbol.asyncDispose]() {
      await exporter.stop(1000);
      await collector[Symbol.asyncDispose]();
    },
  };
}

it('times, ids and a graded score', async () => {
  await using all = await exporting({ logs: [taken], traces: [taken] });
  all.send(result());
  await all.counted('traces', 'sent', 1);
  expect(all.collector.spans()).toMatchObject([
    {
      kind: 'SPAN_KIND_INTERNAL',
      startTimeUnixNano: '1795353491204500000',
      endTimeUnixNano: '1795353491207000000',
      attributes: { 'evaluations.0.evaluation.score': ['doubleValue', 0.25] },
    },
  ]);
  expect(all.collector.events()).toMatchObject([
    {
      timeUnixNano: '1795353491207000000',
      attributes: { 'gen_ai.evaluation.score.label': ['stringValue', 'fail'] },
    },
  ]);
});

const later = (retryAfter: string): CollectorStep => ({ status: 503, headers: { 'retry-after': retryAfter } });
const inProtobuf = { ...taken, body: Buffer.from('0a020801', 'hex') };
const inJson = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ partialSuccess: { rejectedSpans: '1' } }),
};

describe('an endpoint that', () => {
  it('is overloaded or cuts a connection is asked again', async () => {
    await using all = await exporting({ logs: [later('0'), taken], traces: [{ reset: true }, taken] });
    all.send(result());
    await Promise.all([all.counted('logs', 'sent', 1), all.counted('traces', 'sent', 1)]);
    expect(all.changes).toEqual([]);
  });

  it('rejects a part is believed', async () => {
    await using all = await exporting({ logs: [inProtobuf], traces: [inJson] });
    all.send(result());
    all.send(result());
    await Promise.all([all.counted('logs', 'sent', 1), all.counted('traces', 'sent', 1)]);
    expect(all.counts).toMatchObject({ 'logs refused': 1, 'traces refused': 1 });
  });

  it('refuses gets each result once, and one note until it takes results again', async () => {
    const refused = { status: 400, body: 'this may repeat the request' };
    await using all = await exporting({ logs: [refused, refused, taken], traces: [taken, taken, taken] });
    for (const [sent, outcome, count] of [
      [1, 'refused', 1],
      [2, 'refused', 2],
      [3, 'sent', 1],
    ] as const) {
      all.send(result());
      await Promise.all([all.counted('logs', outcome, count), all.counted('traces', 'sent', sent)]);
    }
    expect(all.changes).toEqual([
      { signal: 'logs', outcome: 'refused', status: 400 },
      { signal: 'logs', outcome: 'sent', status: 200 },
    ]);
  });

  it('takes no logs gets spans, and is asked again after ten minutes', async () => {
    await using all = await exporting({ logs: [{ status: 404 }, taken], traces: [taken, taken, taken] });
    all.send(result());
    await Promise.all([all.counted('logs', 'unsupported', 1), all.counted('traces', 'sent', 1)]);
    all.send(result());
    await Promise.all([all.counted('logs', 'unsupported', 2), all.counted('traces', 'sent', 2)]);
    all.pass(600_001);
    all.send(result());
    await all.counted('logs', 'sent', 1);
    await all.counted('traces', 'sent', 3);
  });

  it('redirects is not followed', async () => {
    await using elsewhere = await otlpCollector();
    const redirect = { status: 307, headers: { location: `${elsewhere.url}/v1/logs` } };
    await using all = await exporting({ logs: [redirect], traces: [redirect] });
    all.send(result());
    await Promise.all([all.counted('logs', 'refused', 1), all.counted('traces', 'refused', 1)]);
  });

  it('asks to wait gets nothing until then, except one last attempt at the end', async () => {
    await using all = await exporting({ logs: [later('3600'), taken], traces: [later('3600'), later('3600')] });
    all.send(result());
    await all.collector.arrived(1);
    all.send(result({ id: '01a20959-9096-7a31-a3e2-0123456789ab' }));
    all.collector.add({ logs: [taken], traces: [taken] });
    await all.stop(5000);
    expect(all.counts).toEqual({ 'logs sent': 2, 'traces failed': 1, 'traces sent': 1 });
  });

  it('never answers costs no more than a bounded queue, and the end does not wait for it', async () => {
    await using all = await exporting({ logs: [{ hang: true }], traces: [{ hang: true }] });
    all.send(result());
    await all.collector.arrived(1);
    for (let sent = 0; sent < 20_100; sent += 1) all.send(result());
    expect(all.counts).toEqual({ 'logs overflow': 100, 'traces overflow': 100 });
    const explanation = 'x'.repeat(1024 * 1024);
    all.send(result({ outcome: { score: 1, explanation, decidedBy: 'model' } }));
    await all.stop(0);
    expect(all.counts).toMatchObject({ 'logs failed': 20_001, 'traces failed': 20_001, 'logs overflow': 101 });
  });
});

it('texts are bounded too: what waits and what one request holds', async () => {
  await using all = await exporting({ logs: [{ hang: true }], traces: [{ hang: true }] });
  all.send(result());
  await all.collector.arrived(1);
  const explanation = 'x'.repeat(1024 * 1024);
  for (let sent = 0; sent < 20; sent += 1) all.send(result({ outcome: { score: 1, explanation, decidedBy: 'model' } }));
  expect(all.counts).toEqual({ 'logs overflow': 5, 'traces overflow': 5 });
  await all.stop(0);
});
