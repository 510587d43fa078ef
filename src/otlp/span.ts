/** An attribute's value: a string, number, boolean or null, a list or an object of them. Bytes are base64 text. */
export type Value = unknown;

export type Attributes = ReadonlyMap<string, Value>;

export interface SpanEvent {
  name: string;
  attributes: Attributes;
}

/** Where a span or log record comes from. */
export interface Origin {
  /** `service.name` of the resource; undefined if it is not set. */
  service: string | undefined;
  /** `session.id` of the resource; undefined if it is not set. */
  session?: string | undefined;
  /** The name of the instrumentation library; '' if it gives none. */
  scope: string;
}

/** The parts of an OpenTelemetry span that are read. */
export interface Span extends Origin {
  /** 32 lower-case hexadecimal digits. */
  traceId: string;
  /** 16 lower-case hexadecimal digits. */
  spanId: string;
  /** Undefined for a root span. */
  parentId: string | undefined;
  name: string;
  /** SpanKind: 1 internal, 2 server, 3 client. */
  kind: number;
  /** Milliseconds since the epoch, with a fraction. */
  start: number;
  attributes: Attributes;
  events: SpanEvent[];
}

/** The parts of an OpenTelemetry log record that are read. */
export interface LogRecord extends Origin {
  traceId: string;
  spanId: string;
  /** Milliseconds since the epoch, with a fraction. */
  time: number;
  /** '' if the record is no event. */
  eventName: string;
  attributes: Attributes;
  body: Value;
}

/** A span or log record that cannot be read, while others of its request can. */
export interface Unreadable {
  /** A sentence for the exporter's log. */
  fault: string;
}

export type Item = Span | LogRecord | Unreadable;

export const traceIdForm = /^(?!0{32})[0-9a-f]{32}$/;
export const spanIdForm = /^(?!0{16})[0-9a-f]{16}$/;
