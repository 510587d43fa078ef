import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { OtlpError } from '../../src/otlp/otlp-error.ts';
import type { Span } from '../../src/otlp/span.ts';
import { logsOfJson, spansOfJson } from '../../src/otlp/wire/json.ts';
import { logsOfProtobuf, spansOfProtobuf } from '../../src/otlp/wire/protobuf.ts';

type Write = (writer: BinaryWriter) => BinaryWriter;

const message = (...fields: [number: number, write: Write][]): Uint8Array => {
  const writer = new BinaryWriter();
  for (const [, write] of fields) write(writer);
  return writer.finish();
};
const bytes = (number: number, value: Uint8Array): [number, Write] => [
  number,
  (writer) => writer.tag(number, 2).bytes(value),
];
const text = (number: number, value: string): [number, Write] => [
  number,
  (writer) => writer.tag(number, 2).string(value),
];
const fixed = (number: number, value: bigint): [number, Write] => [
  number,
  (writer) => writer.tag(number, 1).fixed64(value),
];

const ids = [bytes(1, Buffer.alloc(16, 1)), bytes(2, Buffer.alloc(8, 2))];
const envelope = (...items: Uint8Array[]) =>
  message(bytes(1, message(bytes(2, message(...items.map((one) => bytes(2, one)))))));
const pair = (key: string, value: Uint8Array) => bytes(9, message(text(1, key), bytes(2, value)));
const logRecord = message(fixed(1, 1n), bytes(5, message(text(1, 'a line'))), text(12, 'gen_ai.choice'));
const jsonOf = (span: object) => ({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] });
const jsonIds = { traceId: '01'.repeat(16), spanId: '02'.repeat(8) };

describe('values', () => {
  const read = (value: Uint8Array) => {
    const [span] = spansOfProtobuf(envelope(message(...ids, pair('key', value)))) as Iterable<Span>;
    return span!.attributes.get('key');
  };
  const list = message(
    bytes(5, message(bytes(1, message(text(1, 'a'))), bytes(1, message([2, (writer) => writer.tag(2, 0).bool(true)])))),
  );
  const given: [string, Uint8Array, object, unknown][] = [
    ['text', message(text(1, 'ä')), { stringValue: 'ä' }, 'ä'],
    ['a boolean', message([2, (writer) => writer.tag(2, 0).bool(true)]), { boolValue: true }, true],
    ['a negative integer', message([3, (writer) => writer.tag(3, 0).int64(-5)]), { intValue: '-5' }, -5],
    ['an integer as a number', message([3, (writer) => writer.tag(3, 0).int64(20)]), { intValue: 20 }, 20],
    [
      'a large integer',
      message([3, (writer) => writer.tag(3, 0).int64('9007199254740993')]),
      { intValue: '9007199254740993' },
      '9007199254740993',
    ],
    ['a double', message([4, (writer) => writer.tag(4, 1).double(0.5)]), { doubleValue: 0.5 }, 0.5],
    ['a list', list, { arrayValue: { values: [{ stringValue: 'a' }, { boolValue: true }] } }, ['a', true]],
    [
      'an object',
      message(bytes(6, message(bytes(1, message(text(1, '__proto__'), bytes(2, message(text(1, 'x')))))))),
      { kvlistValue: { values: [{ key: '__proto__', value: { stringValue: 'x' } }] } },
      JSON.parse('{"__proto__":"x"}'),
    ],
    ['bytes', message(bytes(7, Buffer.from('hi'))), { bytesValue: 'aGk=' }, 'aGk='],
    ['nothing', message(), {}, null],
  ];

  it.each(given)('%s', (_name, protobuf, json, value) => {
    expect(read(protobuf)).toEqual(value);
    const [span] = spansOfJson(jsonOf({ ...jsonIds, attributes: [{ key: 'key', value: json }] })) as Iterable<Span>;
    expect(span!.attributes.get('key')).toEqual(value);
  });
});

it('a log record’s event, body and ids', () => {
  const record = message(
    fixed(1, 2_000_000n),
    bytes(5, message(text(1, 'a line'))),
    bytes(9, Buffer.alloc(16, 1)),
    bytes(10, Buffer.alloc(8, 2)),
    text(12, 'gen_ai.choice'),
  );
  const json = {
    resourceLogs: [
      {
        scopeLogs: [
          {
            logRecords: [
              { ...jsonIds, timeUnixNano: '2000000', eventName: 'gen_ai.choice', body: { stringValue: 'a line' } },
            ],
          },
        ],
      },
    ],
  };
  const expected = [expect.objectContaining({ ...jsonIds, time: 2, eventName: 'gen_ai.choice', body: 'a line' })];
  expect([...logsOfProtobuf(envelope(record))]).toEqual(expected);
  expect([...logsOfJson(json)]).toEqual(expected);
});

it('as many spans as a request may hold', () => {
  expect([...spansOfProtobuf(envelope(...Array(20_000).fill(message(...ids))))]).toHaveLength(20_000);
  const json = { resourceSpans: [{ scopeSpans: [{ spans: Array(20_000).fill(jsonIds) }] }] };
  expect([...spansOfJson(json)]).toHaveLength(20_000);
});

describe('what is refused', () => {
  const deep = (levels: number): Uint8Array =>
    levels === 0 ? message(text(1, 'x')) : message(bytes(5, message(bytes(1, deep(levels - 1)))));
  const given: [string, () => Iterable<unknown>, RegExp][] = [
    ['logs on the path of traces', () => spansOfProtobuf(envelope(logRecord)), /send logs to \/v1\/logs/],
    ['logs on the path of traces, JSON', () => spansOfJson({ resourceLogs: [] }), /send logs to \/v1\/logs/],
    [
      'traces on the path of logs',
      () => logsOfProtobuf(envelope(message(...ids, text(5, 'a'), [6, (writer) => writer.tag(6, 0).int32(1)]))),
      /send spans to \/v1\/traces/,
    ],
    ['traces on the path of logs, JSON', () => logsOfJson({ resourceSpans: [] }), /send spans to \/v1\/traces/],
    ['metrics', () => spansOfJson({ resourceMetrics: [] }), /Metrics are not stored/],
    ['other bytes', () => spansOfProtobuf(Buffer.from('{"resourceSpans": []}')), /protobuf/],
    ['a body that ends early', () => spansOfProtobuf(envelope(message(...ids)).subarray(0, 12)), /protobuf/],
    [
      'a value that is too deep',
      () => spansOfProtobuf(envelope(message(...ids, pair('key', deep(101))))),
      /nested too deeply/,
    ],
    [
      'too many spans',
      () => spansOfJson({ resourceSpans: [{ scopeSpans: [{ spans: Array(20_001).fill(jsonIds) }] }] }),
      /20,000 spans/,
    ],
    [
      'too many spans, protobuf',
      () => spansOfProtobuf(envelope(...Array(20_001).fill(message(...ids)))),
      /20,000 spans/,
    ],
    [
      'empty spans without end',
      () =>
        spansOfProtobuf(
          message(
            bytes(
              1,
              message(
                bytes(
                  2,
                  Buffer.alloc(50_000).map((_, at) => (at % 2 ? 0 : 0x12)),
                ),
              ),
            ),
          ),
        ),
      /20,000 spans/,
    ],
    ['a list that is none', () => spansOfJson({ resourceSpans: {} }), /"resourceSpans" must be a list/],
  ];

  it.each(given)('%s', (_name, read, sentence) => {
    const reading = () => [...read()];
    expect(reading).toThrow(OtlpError);
    expect(reading).toThrow(sentence);
  });

  const spans: [string, () => Iterable<unknown>, RegExp][] = [
    ['no ids', () => spansOfJson(jsonOf({ name: 'chat' })), /needs a traceId/],
    [
      'ids in base64',
      () => spansOfJson(jsonOf({ traceId: 'AQEBAQEBAQEBAQEBAQEBAQ==', spanId: 'AgICAgICAgI=' })),
      /hexadecimal/,
    ],
    [
      'attributes as an object',
      () => spansOfJson(jsonOf({ ...jsonIds, attributes: { key: 'value' } })),
      /list of \{"key", "value"\}/,
    ],
    [
      'a bare value',
      () => spansOfJson(jsonOf({ ...jsonIds, attributes: [{ key: 'a', value: 'b' }] })),
      /"stringValue"/,
    ],
    [
      'too many fields',
      () => spansOfProtobuf(envelope(message(...ids, ...Array(7000).fill(pair('k', message(text(1, 'v'))))))),
      /20,000 fields/,
    ],
  ];

  it('one span with too many fields, while those after it are read', () => {
    const large = message(...ids, ...Array(7000).fill(pair('k', message(text(1, 'v')))));
    const items = [...spansOfProtobuf(envelope(large, large, message(...ids)))];
    expect(items).toMatchObject(
      [{ fault: /./ }, { fault: /./ }, { spanId: '02'.repeat(8) }].map((one) =>
        'fault' in one ? { fault: expect.stringContaining('20,000') } : one,
      ),
    );
  });

  it.each(spans)('one span, with others read: %s', (_name, read, sentence) => {
    expect([...read()]).toEqual([{ fault: expect.stringMatching(sentence) }]);
  });
});
