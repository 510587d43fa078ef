import type { components } from '../../../generated/openapi.d.ts';
import type { Item } from '../../otlp/span.ts';
import { protobufAnswer } from '../../otlp/wire/answer.ts';
import { logsOfJson, spansOfJson } from '../../otlp/wire/json.ts';
import { logsOfProtobuf, spansOfProtobuf } from '../../otlp/wire/protobuf.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import type { Turn } from '../turns.ts';
import { createAssembler } from './assembler.ts';
import { createReceiveSpans } from './receive.ts';

type Schemas = components['schemas'];

export interface OpenTelemetryOptions {
  store: Store;
  now: () => number;
  /** After how many seconds without a new span a trace is built whose root span has come. */
  idleSeconds: number;
  /** Is called when traces cannot be built; they are tried again after a minute. */
  failed: (error: unknown) => void;
}

/** How many times as long a trace waits while its root span, which ends last, has not come. */
const timesWithoutRoot = 12;

/** The operations that receive OpenTelemetry's spans and log events, and the assembler that builds traces of them. */
export function createOpenTelemetry({ store, now, idleSeconds, failed }: OpenTelemetryOptions) {
  const rooted = idleSeconds * 1000;
  const idle = { rooted, withoutRoot: rooted * timesWithoutRoot };
  const assembler = createAssembler({ store, now, longest: idle.withoutRoot, failed });
  const receive = createReceiveSpans({ store, now, idle, due: assembler.wake });

  /** Answers in the form of the request. */
  const answering =
    <Body extends object, Answer extends object>(
      read: { protobuf: (bytes: Uint8Array) => Iterable<Item>; json: (body: Body) => Iterable<Item> },
      answer: (rejected: string, errorMessage: string) => Answer,
    ) =>
    async (
      caller: Caller,
      body: Body | Uint8Array,
      turn?: Turn,
    ): Promise<Answer | Record<string, never> | Uint8Array> => {
      const isProtobuf = body instanceof Uint8Array;
      const report = await receive(caller, isProtobuf ? read.protobuf(body) : read.json(body), turn);
      if (isProtobuf) return protobufAnswer(report);
      return report.message === '' ? {} : answer(String(report.rejected), report.message);
    };

  return {
    assembler,
    receiveTraces: answering<Schemas['OtlpTraces'], Schemas['OtlpTracesAnswer']>(
      { protobuf: spansOfProtobuf, json: spansOfJson },
      (rejectedSpans, errorMessage) => ({ partialSuccess: { rejectedSpans, errorMessage } }),
    ),
    receiveLogs: answering<Schemas['OtlpLogs'], Schemas['OtlpLogsAnswer']>(
      { protobuf: logsOfProtobuf, json: logsOfJson },
      (rejectedLogRecords, errorMessage) => ({ partialSuccess: { rejectedLogRecords, errorMessage } }),
    ),
  };
}
