import { type Fields, isFields } from '../../judge/message.ts';
import { OtlpError } from '../otlp-error.ts';
import { type Item, type Origin, type Span, type SpanEvent, spanIdForm, traceIdForm, type Value } from '../span.ts';
import { type Counts, createCounts, deepestValue, tooManyFields } from './bounds.ts';
import { logsOnTraces, metricsRefused, needsIds, snakeCase, tracesOnLogs, wrongAttributes } from './misdirected.ts';
import { originOf } from './resource.ts';

/**
 * Reads the spans of an ExportTraceServiceRequest in OTLP's JSON one by one: ids are hexadecimal, and 64-bit integers may be
 * text or numbers.
 * @throws OtlpError while reading, if the rest cannot be read
 */
export function spansOfJson(body: object): Generator<Item> {
  if ('resourceLogs' in body) throw new OtlpError(logsOnTraces);
  return itemsOf(body, ['resourceSpans', 'scopeSpans', 'spans'], readSpan);
}

/** Reads the records of an ExportLogsServiceRequest one by one. @throws as spansOfJson */
export function logsOfJson(body: object): Generator<Item> {
  if ('resourceSpans' in body) throw new OtlpError(tracesOnLogs);
  return itemsOf(body, ['resourceLogs', 'scopeLogs', 'logRecords'], readLog);
}

type ReadItem = (item: Fields, origin: Origin, counts: Counts) => Item;

function* itemsOf(body: object, [resources, scopes, items]: [string, string, string], read: ReadItem): Generator<Item> {
  if ('resourceMetrics' in body) throw new OtlpError(metricsRefused);
  if (Object.keys(body).some((name) => /^resource_(spans|logs|metrics)$/.test(name))) throw new OtlpError(snakeCase);
  const counts = createCounts();
  for (const ofResource of listOf(body as Fields, resources)) {
    counts.scope();
    const resource = resourceOf(ofResource.resource, counts);
    for (const ofScope of listOf(ofResource, scopes)) {
      const scope = isFields(ofScope.scope) ? textOf(ofScope.scope.name) : '';
      for (const item of listOf(ofScope, items)) {
        counts.item();
        yield readItem(item, { ...resource, scope }, read, counts);
      }
    }
  }
}

/** A list of objects; absent is empty. */
function listOf(fields: Fields, name: string): Fields[] {
  const list = fields[name] ?? [];
  if (!Array.isArray(list) || !list.every(isFields)) throw new OtlpError(`"${name}" must be a list of objects.`);
  return list;
}

const resourceOf = (resource: unknown, counts: Counts) =>
  originOf(isFields(resource) ? attributesOf(resource.attributes, counts) : new Map());

function readItem(item: Fields, origin: Origin, read: ReadItem, counts: Counts): Item {
  counts.within(true);
  try {
    return read(item, origin, counts);
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  } finally {
    counts.within(false);
  }
}

/** What is wrong with one span or log record. */
class Fault extends Error {}

function readSpan(item: Fields, origin: Origin, counts: Counts): Item {
  const traceId = textOf(item.traceId).toLowerCase();
  const spanId = textOf(item.spanId).toLowerCase();
  if (!traceIdForm.test(traceId) || !spanIdForm.test(spanId)) return { fault: needsIds };
  const span: Span = {
    ...origin,
    traceId,
    spanId,
    parentId: textOf(item.parentSpanId).toLowerCase() || undefined,
    name: textOf(item.name),
    kind: kindOf(item.kind),
    start: timeOf(item.startTimeUnixNano),
    attributes: attributesOf(item.attributes, counts),
    events: eventsOf(item.events, counts),
  };
  return span;
}

/** SpanKind is a number in OTLP; some writers send the name of the enum. */
const kindOf = (kind: unknown): number => (kind === 'SPAN_KIND_CLIENT' ? 3 : Number(kind) || 0);

function eventsOf(events: unknown, counts: Counts): SpanEvent[] {
  if (!Array.isArray(events)) return [];
  return events.filter(isFields).map((event) => {
    count(counts);
    return { name: textOf(event.name), attributes: attributesOf(event.attributes, counts) };
  });
}

const readLog: ReadItem = (item, origin, counts) => ({
  ...origin,
  traceId: textOf(item.traceId).toLowerCase(),
  spanId: textOf(item.spanId).toLowerCase(),
  time: timeOf(item.timeUnixNano) || timeOf(item.observedTimeUnixNano),
  eventName: textOf(item.eventName),
  attributes: attributesOf(item.attributes, counts),
  body: isFields(item.body) ? anyValue(item.body, counts, 0) : null,
});

function attributesOf(attributes: unknown, counts: Counts, depth = 0): Map<string, Value> {
  if (attributes === undefined || attributes === null) return new Map();
  if (!Array.isArray(attributes)) throw new Fault(wrongAttributes);
  return new Map(
    attributes.map((pair): [string, Value] => {
      count(counts);
      if (!isFields(pair) || typeof pair.key !== 'string') throw new Fault(wrongAttributes);
      if (pair.value !== undefined && pair.value !== null && !isFields(pair.value)) throw new Fault(wrongAttributes);
      return [pair.key, isFields(pair.value) ? anyValue(pair.value, counts, depth) : null];
    }),
  );
}

function anyValue(value: Fields, counts: Counts, depth: number): Value {
  count(counts);
  if (depth > deepestValue)
    throw new OtlpError(`A value is nested too deeply: at most ${deepestValue} levels are allowed.`);
  const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue, bytesValue } = value;
  if (typeof stringValue === 'string') return stringValue;
  if (typeof boolValue === 'boolean') return boolValue;
  if (intValue !== undefined) return integerOf(intValue);
  if (doubleValue !== undefined) return Number(doubleValue);
  if (isFields(arrayValue)) return listOf(arrayValue, 'values').map((one) => anyValue(one, counts, depth + 1));
  if (isFields(kvlistValue)) return Object.fromEntries(attributesOf(kvlistValue.values, counts, depth + 1));
  return typeof bytesValue === 'string' ? bytesValue : null;
}

function count(counts: Counts): void {
  if (counts.field()) throw new Fault(tooManyFields);
}

const integerOf = (value: unknown): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);

/** Nanoseconds since the epoch, as milliseconds. */
const timeOf = (nanoseconds: unknown): number => Number(nanoseconds ?? 0) / 1e6 || 0;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
