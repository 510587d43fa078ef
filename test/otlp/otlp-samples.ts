import { readdir, readFile } from 'node:fs/promises';
import { readLog, readSpan } from '../../src/otlp/reading.ts';
import type { Item, LogRecord, Span } from '../../src/otlp/span.ts';
import { spansOfJson } from '../../src/otlp/wire/json.ts';
import { spansOfProtobuf } from '../../src/otlp/wire/protobuf.ts';

const folder = new URL('samples/', import.meta.url);

/** Recorded requests whose names begin so, in the order in which they were sent. */
export async function samples(beginning: string): Promise<{ name: string; body: Buffer }[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning)).toSorted();
  return Promise.all(names.map(async (name) => ({ name, body: await readFile(new URL(name, folder)) })));
}

export const itemsOf = ({ name, body }: { name: string; body: Buffer }): Item[] => [
  ...(name.endsWith('.pb') ? spansOfProtobuf(body) : spansOfJson(JSON.parse(body.toString()))),
];

export const readingsOf = (items: Item[]) => items.map((item) => readSpan(item as Span));

const traceId = '0af7651916cd43dd8448eb211c80319c';

/** A span with these attributes. */
export function span(attributes: Record<string, unknown>, rest: Partial<Span> = {}): Span {
  return {
    traceId,
    spanId: '00f067aa0ba902b7',
    parentId: undefined,
    name: 'a span',
    kind: 1,
    start: 1,
    service: 'shop',
    scope: 'a library',
    events: [],
    ...rest,
    attributes: new Map(Object.entries(attributes)),
  };
}

export const log = (eventName: string, body: unknown, rest: Partial<LogRecord> = {}): LogRecord => ({
  traceId,
  spanId: '00f067aa0ba902b7',
  time: 1,
  eventName,
  service: 'shop',
  scope: 'a library',
  attributes: new Map(),
  body,
  ...rest,
});

export const readingOfLog = (record: LogRecord) => readLog(record)!;
