import { createSource, fieldsOf } from './protobuf-reader.ts';

/**
 * How many items an endpoint has not stored, from the body of its 200: partial_success (1), of which the count is field 1. In
 * JSON, it has a name. 0 for a body that says nothing of it.
 */
export function rejectedCount(body: Uint8Array, isJson: boolean): number {
  try {
    const count = Number((isJson ? ofJson : ofProtobuf)(body));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

function ofJson(body: Uint8Array): unknown {
  const { partialSuccess } = JSON.parse(Buffer.from(body).toString());
  return partialSuccess?.rejectedSpans ?? partialSuccess?.rejectedLogRecords;
}

function ofProtobuf(body: Uint8Array): unknown {
  const source = createSource();
  for (const one of fieldsOf(body, source))
    if (one.number === 1)
      for (const inner of fieldsOf(one.bytes(), source)) if (inner.number === 1) return inner.integer();
  return 0;
}
