import { createRequire } from 'node:module';
import type { BinaryWriter } from '@bufbuild/protobuf/wire';
import { wire } from './protobuf-reader.ts';

const require = createRequire(import.meta.url);
/** Only a service that sends telemetry needs it. */
const load = () => require('@bufbuild/protobuf/wire') as typeof import('@bufbuild/protobuf/wire');

export type OutgoingAttributes = Record<string, string | number>;

interface Outgoing {
  /** Lower-case hexadecimal. */
  traceId: string;
  spanId: string;
  name: string;
  /** Numbers are sent as doubles. */
  attributes: OutgoingAttributes;
}

/** Times are milliseconds since the epoch. */
export interface OutgoingSpan extends Outgoing {
  start: number;
  end: number;
  link?: { traceId: string; spanId: string };
  isError: boolean;
}

export interface OutgoingEvent extends Outgoing {
  time: number;
}

/** Who sends: its name and version, as resource and as scope. */
export interface Sender {
  name: string;
  version: string;
}

/** An ExportTraceServiceRequest (opentelemetry-proto, collector/trace/v1 and trace/v1). */
export const traceRequest = (spans: readonly OutgoingSpan[], sender: Sender) => request(spans, sender, writeSpan);

/** An ExportLogsServiceRequest (collector/logs/v1 and logs/v1). */
export const logsRequest = (events: readonly OutgoingEvent[], sender: Sender) => request(events, sender, writeEvent);

/** Both requests have the same envelope: resources (1), of which each has a resource (1) and scopes (2) of items (2). */
function request<Item>(
  items: readonly Item[],
  { name, version }: Sender,
  write: (writer: BinaryWriter, item: Item) => void,
): Uint8Array<ArrayBuffer> {
  const { BinaryWriter } = load();
  const writer = new BinaryWriter();
  message(writer, 1, () => {
    message(writer, 1, () => pairs(writer, 1, { 'service.name': name, 'service.version': version }));
    message(writer, 2, () => {
      message(writer, 1, () => {
        text(writer, 1, name);
        text(writer, 2, version);
      });
      for (const item of items) message(writer, 2, () => write(writer, item));
    });
  });
  return writer.finish();
}

const internal = 1;
const statusError = 2;

function writeSpan(
  writer: BinaryWriter,
  { traceId, spanId, name, start, end, attributes, link, isError }: OutgoingSpan,
) {
  hex(writer, 1, traceId);
  hex(writer, 2, spanId);
  text(writer, 5, name);
  writer.tag(6, wire.varint).int32(internal);
  time(writer, 7, start);
  time(writer, 8, end);
  pairs(writer, 9, attributes);
  if (link)
    message(writer, 13, () => {
      hex(writer, 1, link.traceId);
      hex(writer, 2, link.spanId);
    });
  if (isError) message(writer, 15, () => writer.tag(3, wire.varint).int32(statusError));
}

function writeEvent(writer: BinaryWriter, { traceId, spanId, name, time: at, attributes }: OutgoingEvent) {
  time(writer, 1, at);
  pairs(writer, 6, attributes);
  hex(writer, 9, traceId);
  hex(writer, 10, spanId);
  time(writer, 11, at);
  text(writer, 12, name);
}

function message(writer: BinaryWriter, number: number, write: () => void): void {
  writer.tag(number, wire.bytes).fork();
  write();
  writer.join();
}

/** KeyValues, of a key (1) and a value (2), which is an AnyValue: a text (1) or a double (4). */
function pairs(writer: BinaryWriter, number: number, attributes: OutgoingAttributes): void {
  for (const [key, value] of Object.entries(attributes))
    message(writer, number, () => {
      text(writer, 1, key);
      message(writer, 2, () => {
        if (typeof value === 'string') text(writer, 1, value);
        else writer.tag(4, wire.fixed64).double(value);
      });
    });
}

const text = (writer: BinaryWriter, number: number, value: string) => writer.tag(number, wire.bytes).string(value);

const hex = (writer: BinaryWriter, number: number, value: string) =>
  writer.tag(number, wire.bytes).bytes(Buffer.from(value, 'hex'));

/** Nanoseconds since the epoch. */
const time = (writer: BinaryWriter, number: number, milliseconds: number) =>
  writer.tag(number, wire.fixed64).fixed64(BigInt(Math.round(milliseconds * 1000)) * 1000n);
