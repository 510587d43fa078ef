import { createRequire } from 'node:module';
import type { BinaryReader } from '@bufbuild/protobuf/wire';
import { OtlpError } from '../otlp-error.ts';
import { type Counts, createCounts } from './bounds.ts';

const require = createRequire(import.meta.url);
/** Only a service that receives telemetry needs it. */
const load = () => require('@bufbuild/protobuf/wire') as typeof import('@bufbuild/protobuf/wire');

/** Protobuf's types of encoding. */
export const wire = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/** One field of a message. Exactly one of its methods is called, or none: then the field is skipped. */
export interface Field {
  /** Its number in the message. */
  number: number;
  type: number;
  bytes(): Uint8Array;
  text(): string;
  /** A 64-bit integer: a number, or decimal text where a number would round it. */
  integer(): number | string;
  boolean(): boolean;
  double(): number;
  /** Nanoseconds since the epoch, as milliseconds with a fraction. */
  time(): number;
}

/** A field that is not encoded as its message says. */
export class WrongField extends Error {}

/** A message with too many fields. */
export class TooManyFields extends Error {}

/** What reads one request: its counts, and the library, which is looked up once. */
export interface Source extends Counts {
  open(bytes: Uint8Array): BinaryReader;
}

export function createSource(): Source {
  const { BinaryReader } = load();
  return { ...createCounts(), open: (bytes) => new BinaryReader(bytes) };
}

/**
 * Reads a message field by field, and only those that are asked for. A generated decoder reads a whole request at once, which
 * holds the event loop for seconds if it consists of small fields.
 * @throws OtlpError for bytes that are no message, WrongField for a field of another type, TooManyFields
 */
export function* fieldsOf(bytes: Uint8Array, source: Source): Generator<Field> {
  const reader = source.open(bytes);
  while (reader.pos < reader.len) {
    const [number, type] = readable(() => reader.tag());
    if (source.field()) throw new TooManyFields();
    let isRead = false;
    const take = <Result>(expected: number, read: () => Result): Result => {
      if (type !== expected) throw new WrongField(`field ${number}`);
      isRead = true;
      return readable(read);
    };
    yield {
      number,
      type,
      bytes: () => take(wire.bytes, () => reader.bytes()),
      text: () => take(wire.bytes, () => reader.string()),
      integer: () => take(wire.varint, () => plain(reader.int64())),
      boolean: () => take(wire.varint, () => reader.bool()),
      double: () => take(wire.fixed64, () => reader.double()),
      time: () => take(wire.fixed64, () => milliseconds(reader.fixed64())),
    };
    if (!isRead) readable(() => skip(reader, type, number));
  }
}

const skip = (reader: BinaryReader, type: number, number: number) => void reader.skip(type, number);

const plain = (value: bigint | string): number | string => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
};

const milliseconds = (nanoseconds: bigint | string): number => Number(nanoseconds) / 1e6;

function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new OtlpError(`The body is not the protobuf message that this path takes: ${(error as Error).message}.`);
  }
}
