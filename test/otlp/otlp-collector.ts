import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFileRegistry, type DescMessage, fromBinary, toJson } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** What the collector does with one call. */
export type CollectorStep =
  | { status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | { hang: true }
  | { reset: true };

export const taken: CollectorStep = { status: 200, headers: { 'content-type': 'application/x-protobuf' } };

export interface CollectedItem {
  traceId: string;
  spanId: string;
  /** Of a span. */
  name?: string;
  parentSpanId?: string;
  kind?: string;
  links?: { traceId: string; spanId: string }[];
  status?: { code?: string };
  startTimeUnixNano?: string;
  endTimeUnixNano?: string;
  /** Of a log record. */
  eventName?: string;
  timeUnixNano?: string;
  /** As `[type, value]`, such as `['doubleValue', 1]`. */
  attributes: Record<string, [type: string, value: unknown]>;
}

export interface CollectorCall {
  path: string;
  headers: IncomingHttpHeaders;
  resource: Record<string, unknown>;
  items: CollectedItem[];
}

/** opentelemetry-proto 1.9.0, compiled by buf: an independent reader of what is sent. */
const registry = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, readFileSync(new URL('proto/opentelemetry-proto-1.9.0.binpb', import.meta.url))),
);
const requests: Record<string, DescMessage> = {
  '/v1/logs': registry.getMessage('opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest')!,
  '/v1/traces': registry.getMessage('opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest')!,
};

/**
 * A real OTLP endpoint that answers by a script, per path. A call beyond the script, a body that is not of the protocol, and a step
 * that no call used fail the test: `close` throws.
 */
export async function otlpCollector(script: { logs?: CollectorStep[]; traces?: CollectorStep[] } = {}, base = '') {
  const pending: Record<string, CollectorStep[]> = {
    '/v1/logs': [...(script.logs ?? [])],
    '/v1/traces': [...(script.traces ?? [])],
  };
  const calls: CollectorCall[] = [];
  const errors: string[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray());
    const path = request.url!.startsWith(base) ? request.url!.slice(base.length) : request.url!;
    const step = request.method === 'POST' ? pending[path]?.shift() : undefined;
    if (!step) {
      errors.push(`Unexpected call: ${request.method} ${request.url}`);
      response.writeHead(400).end();
    } else {
      try {
        calls.push({ path, headers: request.headers, ...readRequest(path, body) });
      } catch (error) {
        errors.push(String(error));
      }
      act(response, step);
    }
    arrivals.emit('call');
  }

  const of = (path: string) => calls.filter((call) => call.path === path);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    calls,
    errors,
    /** Adds steps to the end of the script. */
    add(more: { logs?: CollectorStep[]; traces?: CollectorStep[] }) {
      pending['/v1/logs']!.push(...(more.logs ?? []));
      pending['/v1/traces']!.push(...(more.traces ?? []));
    },
    /** Resolves when as many calls have come on each path. */
    async arrived(logs: number, traces = logs) {
      while (of('/v1/logs').length < logs || of('/v1/traces').length < traces) {
        if (errors.length > 0) throw new Error(errors.join('; '));
        await once(arrivals, 'call');
      }
    },
    /** Forgets the calls so far. */
    clear: () => void calls.splice(0),
    events: () => of('/v1/logs').flatMap(({ items }) => items),
    spans: () => of('/v1/traces').flatMap(({ items }) => items),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const unused = Object.values(pending).flat().length;
      if (unused > 0) errors.push(`${unused} step(s) were not used`);
      if (errors.length > 0) throw new Error(`OTLP collector: ${errors.join('; ')}`);
    },
  };
}

function act(response: ServerResponse, step: CollectorStep): void {
  if ('hang' in step) return;
  if ('reset' in step) response.destroy();
  else response.writeHead(step.status, step.headers).end(step.body);
}

interface Json {
  resource: { attributes: Pair[] };
  scopeSpans?: { spans: (Omit<CollectedItem, 'attributes'> & { attributes?: Pair[] })[] }[];
  scopeLogs?: { logRecords: (Omit<CollectedItem, 'attributes'> & { attributes?: Pair[] })[] }[];
}
interface Pair {
  key: string;
  value: Record<string, unknown>;
}

/** The resource's attributes and the items of a request. @param path Of the signal. */
export function readRequest(path: string, body: Uint8Array): Pick<CollectorCall, 'resource' | 'items'> {
  const json = toJson(requests[path]!, fromBinary(requests[path]!, body)) as unknown as {
    resourceSpans?: Json[];
    resourceLogs?: Json[];
  };
  const resources = json.resourceSpans ?? json.resourceLogs ?? [];
  const items = resources.flatMap(({ scopeSpans = [], scopeLogs = [] }) => [
    ...scopeSpans.flatMap(({ spans }) => spans),
    ...scopeLogs.flatMap(({ logRecords }) => logRecords),
  ]);
  const pairs = Object.values(resources[0]!.resource.attributes);
  return {
    resource: Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue])),
    items: items.map(({ attributes = [], traceId, spanId, links, ...item }) => ({
      ...item,
      traceId: hex(traceId),
      spanId: hex(spanId),
      ...(links && { links: links.map((link) => ({ traceId: hex(link.traceId), spanId: hex(link.spanId) })) }),
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.entries(value)[0] as [string, unknown]]),
      ),
    })),
  };
}

/** Protobuf's JSON has bytes in base64. */
const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');
