import { setTimeout as sleep } from 'node:timers/promises';
import { evaluationEvent } from '../results/evaluation-event.ts';
import { evaluatorSpan } from '../results/evaluator-span.ts';
import type { Link, Result } from '../results/result.ts';
import { logsRequest, type Sender, traceRequest } from '../wire/protobuf-writer.ts';
import type { Endpoint } from './post.ts';
import { createResultQueue } from './result-queue.ts';
import { createSignal, type SignalOptions } from './signal.ts';

export interface ExporterOptions extends Pick<SignalOptions, 'counted' | 'changed' | 'now'> {
  endpoint: Endpoint;
  sender: Sender;
  /** The judged spans of results, in their order; undefined for a response that came without a span. */
  linksOf: (results: readonly Result[]) => Promise<(Link | undefined)[]>;
  /** Is called with a fault of this service, such as a database that cannot be read. */
  failed: (error: unknown) => void;
}

/** How long a result waits for others to be sent with it, in milliseconds. */
const gathering = 200;

/**
 * Sends results to an OTLP endpoint in the background: as events to `/v1/logs`, and as evaluator spans to `/v1/traces`. What waits
 * is bounded; what does not fit, or cannot be sent, is dropped and counted.
 */
export function createExporter({ endpoint, sender, linksOf, counted, changed, failed, now }: ExporterOptions) {
  const queue = createResultQueue();
  /** Stops the waiting: from then on, each request is tried once. */
  const stopping = new AbortController();
  /** Cuts what is under way. */
  const cut = new AbortController();
  const options = { endpoint, counted, changed, now, stopping: stopping.signal, cut: cut.signal };
  const logs = createSignal('logs', options);
  const traces = createSignal('traces', options);
  let running: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (queue.size > 0) {
      await sleep(gathering, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      const batch = queue.take();
      if (cut.signal.aborted) drop(batch.length, 'failed');
      else
        await sendBatch(batch).catch((error: unknown) => {
          drop(batch.length, 'failed');
          failed(error);
        });
    }
    // In the same turn as the last look at the queue: nothing can be added unseen.
    running = undefined;
  }

  async function sendBatch(batch: Result[]): Promise<void> {
    const links = await linksOf(batch);
    const events = batch.map((result, index) => evaluationEvent(result, links[index]));
    const spans = batch.map((result, index) => evaluatorSpan(result, links[index]));
    await Promise.all([
      logs.send(batch.length, () => logsRequest(events, sender)),
      traces.send(batch.length, () => traceRequest(spans, sender)),
    ]);
  }

  function drop(count: number, outcome: 'overflow' | 'failed'): void {
    counted('logs', outcome, count);
    counted('traces', outcome, count);
  }

  return {
    /** Takes a result without waiting. */
    send(result: Result): void {
      if (!queue.add(result)) drop(1, 'overflow');
      else running ??= sendAll();
    },

    /**
     * Sends what waits, each request once.
     * @param milliseconds The longest that this takes; the rest is dropped.
     */
    async stop(milliseconds: number): Promise<void> {
      stopping.abort();
      const timer = setTimeout(() => cut.abort(), milliseconds);
      await running;
      clearTimeout(timer);
    },
  };
}

export type Exporter = ReturnType<typeof createExporter>;
