/** What the response says to an exporter: OTLP's partial success. */
export interface PartialSuccess {
  rejected: number;
  message: string;
}

/** Both ExportTraceServiceResponse and ExportLogsServiceResponse: partial_success (1) of a count (1) and a message (2). */
export function protobufAnswer({ rejected, message }: PartialSuccess): Uint8Array {
  if (rejected === 0 && message === '') return new Uint8Array();
  const text = Buffer.from(message);
  return bytesField(1, Buffer.concat([Buffer.from([0x08, ...varint(rejected)]), bytesField(2, text)]));
}

const bytesField = (number: number, value: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([(number << 3) | 2, ...varint(value.length)]), value]);

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}
