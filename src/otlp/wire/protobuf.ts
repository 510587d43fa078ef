import { OtlpError } from '../otlp-error.ts';
import { type Item, type Origin, type SpanEvent, spanIdForm, traceIdForm, type Value } from '../span.ts';
import { deepestValue, tooManyFields } from './bounds.ts';
import { logsOnTraces, needsIds, tracesOnLogs } from './misdirected.ts';
import { createSource, fieldsOf, type Source, TooManyFields, WrongField } from './protobuf-reader.ts';
import { originOf } from './resource.ts';

/**
 * Reads the spans of an ExportTraceServiceRequest one by one (opentelemetry-proto, collector/trace/v1 and trace/v1).
 * @throws OtlpError while reading, if the rest cannot be read
 */
export const spansOfProtobuf = (bytes: Uint8Array): Generator<Item> => itemsOf(bytes, readSpan, logsOnTraces);

/** Reads the records of an ExportLogsServiceRequest one by one (collector/logs/v1 and logs/v1). @throws as spansOfProtobuf */
export const logsOfProtobuf = (bytes: Uint8Array): Generator<Item> => itemsOf(bytes, readLog, tracesOnLogs);

type ReadItem = (bytes: Uint8Array, origin: Origin, source: Source) => Item;

/** Both requests have the same envelope: resources (1), of which each has a resource (1) and scopes (2) of items (2). */
function* itemsOf(bytes: Uint8Array, read: ReadItem, misdirected: string): Generator<Item> {
  const source = createSource();
  try {
    for (const one of fieldsOf(bytes, source)) if (one.number === 1) yield* ofResource(one.bytes(), read, source);
  } catch (error) {
    if (error instanceof WrongField) throw new OtlpError(misdirected);
    throw error instanceof TooManyFields ? new OtlpError(tooManyFields) : error;
  }
}

function* ofResource(bytes: Uint8Array, read: ReadItem, source: Source): Generator<Item> {
  let resource = originOf(new Map());
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) resource = resourceOf(one.bytes(), source);
    // Counted before any is read, so that a body of empty ones is refused at once.
    else if (one.number === 2) source.scope();
  }
  for (const one of fieldsOf(bytes, source)) if (one.number === 2) yield* ofScope(one.bytes(), resource, read, source);
}

function resourceOf(bytes: Uint8Array, source: Source): Omit<Origin, 'scope'> {
  const attributes = new Map<string, Value>();
  for (const one of fieldsOf(bytes, source)) if (one.number === 1) addPair(attributes, one.bytes(), source);
  return originOf(attributes);
}

function* ofScope(bytes: Uint8Array, resource: Omit<Origin, 'scope'>, read: ReadItem, source: Source): Generator<Item> {
  let scope = '';
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) scope = nameOf(one.bytes(), source);
    else if (one.number === 2) source.item();
  }
  for (const one of fieldsOf(bytes, source))
    if (one.number === 2) yield readItem(one.bytes(), { ...resource, scope }, read, source);
}

function readItem(bytes: Uint8Array, origin: Origin, read: ReadItem, source: Source): Item {
  source.within(true);
  try {
    return read(bytes, origin, source);
  } catch (error) {
    if (error instanceof TooManyFields) return { fault: tooManyFields };
    throw error;
  } finally {
    source.within(false);
  }
}

function nameOf(bytes: Uint8Array, source: Source): string {
  let name = '';
  for (const one of fieldsOf(bytes, source)) if (one.number === 1) name = one.text();
  return name;
}

function readSpan(bytes: Uint8Array, origin: Origin, source: Source): Item {
  let [traceId, spanId, parentId, name, kind, start] = ['', '', '', '', 0, 0];
  const attributes = new Map<string, Value>();
  const events: SpanEvent[] = [];
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) traceId = hex(one.bytes());
    else if (one.number === 2) spanId = hex(one.bytes());
    else if (one.number === 4) parentId = hex(one.bytes());
    else if (one.number === 5) name = one.text();
    else if (one.number === 6) kind = Number(one.integer());
    else if (one.number === 7) start = one.time();
    else if (one.number === 9) addPair(attributes, one.bytes(), source);
    else if (one.number === 11) events.push(readEvent(one.bytes(), source));
  }
  if (!traceIdForm.test(traceId) || !spanIdForm.test(spanId)) return { fault: needsIds };
  return { ...origin, traceId, spanId, parentId: parentId || undefined, name, kind, start, attributes, events };
}

function readEvent(bytes: Uint8Array, source: Source): SpanEvent {
  let name = '';
  const attributes = new Map<string, Value>();
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 2) name = one.text();
    else if (one.number === 3) addPair(attributes, one.bytes(), source);
  }
  return { name, attributes };
}

function readLog(bytes: Uint8Array, origin: Origin, source: Source): Item {
  let [traceId, spanId, eventName, time, observed] = ['', '', '', 0, 0];
  let body: Value = null;
  const attributes = new Map<string, Value>();
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) time = one.time();
    else if (one.number === 5) body = readValue(one.bytes(), source);
    else if (one.number === 6) addPair(attributes, one.bytes(), source);
    else if (one.number === 9) traceId = hex(one.bytes());
    else if (one.number === 10) spanId = hex(one.bytes());
    else if (one.number === 11) observed = one.time();
    else if (one.number === 12) eventName = one.text();
  }
  return { ...origin, traceId, spanId, time: time || observed, eventName, attributes, body };
}

/** A KeyValue: key (1), value (2). */
function addPair(to: Map<string, Value>, bytes: Uint8Array, source: Source, depth = 0): void {
  let key = '';
  let value: Value = null;
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) key = one.text();
    else if (one.number === 2) value = readValue(one.bytes(), source, depth);
  }
  to.set(key, value);
}

/** An AnyValue, whose last field counts. */
function readValue(bytes: Uint8Array, source: Source, depth = 0): Value {
  if (depth > deepestValue)
    throw new OtlpError(`A value is nested too deeply: at most ${deepestValue} levels are allowed.`);
  let value: Value = null;
  for (const one of fieldsOf(bytes, source)) {
    if (one.number === 1) value = one.text();
    else if (one.number === 2) value = one.boolean();
    else if (one.number === 3) value = one.integer();
    else if (one.number === 4) value = one.double();
    else if (one.number === 5) value = readList(one.bytes(), source, depth + 1);
    else if (one.number === 6) value = readObject(one.bytes(), source, depth + 1);
    else if (one.number === 7) value = Buffer.from(one.bytes()).toString('base64');
  }
  return value;
}

function readList(bytes: Uint8Array, source: Source, depth: number): Value[] {
  const values: Value[] = [];
  for (const one of fieldsOf(bytes, source)) if (one.number === 1) values.push(readValue(one.bytes(), source, depth));
  return values;
}

function readObject(bytes: Uint8Array, source: Source, depth: number): Value {
  const pairs = new Map<string, Value>();
  for (const one of fieldsOf(bytes, source)) if (one.number === 1) addPair(pairs, one.bytes(), source, depth);
  return Object.fromEntries(pairs);
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
