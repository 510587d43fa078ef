import type { components } from '../../../generated/openapi.d.ts';
import type { Item } from '../../otlp/span.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import type { Turn } from '../turns.ts';
import { createAssembler } from './assembler.ts';

type Schemas = components['schemas'];

export interface OpenTelemetryOptions {
  store: Store;
  now: () => number;
  /** After how many seconds without a new span a trace is built whose root span has come. */
  idleSeconds: number;
  /** Is called when a trace was built. @param isReplaced Whether it took the place of an earlier one, whose tasks were ended. */
  built: (isReplaced: boolean) => void;
  /** Is called when traces cannot be built; they are tried again after a minute. */
  failed: (error: unknown) => void;
}

/** How many times as long a trace waits while its root span, which ends last, has not come. */
const timesWithoutRoot = 12;

/** The operations that receive OpenTelemetry's spans and log events, and the assembler that builds traces of them. */
export function createOpenTelemetry({ store, now, idleSeconds, built, failed }: OpenTelemetryOptions) {
  const rooted = idleSeconds * 1000;
  const idle = { rooted, withoutRoot: rooted * timesWithoutRoot };
  const assembler = createAssembler({ store, now, longest: idle.withoutRoot, built, failed });
  /** On the first request, because a service that receives none need not spend the memory. */
  const load = async () => {
    const { createReceiveSpans } = await import('./receive.ts');
    const receive = createReceiveSpans({ store, now, idle, due: assembler.wake });
    const wire = {
      ...(await import('../../otlp/wire/json.ts')),
      ...(await import('../../otlp/wire/protobuf.ts')),
      ...(await import('../../otlp/wire/answer.ts')),
    };
    return { receive, wire };
  };
  let loading: ReturnType<typeof load> | undefined;

  /** Answers in the form of the request. */
  const answering =
    <Body extends object, Answer extends object>(
      read: (wire: Awaited<ReturnType<typeof load>>['wire'], body: Body | Uint8Array) => Iterable<Item>,
      answer: (rejected: string, errorMessage: string) => Answer,
    ) =>
    async (
      caller: Caller,
      body: Body | Uint8Array,
      turn?: Turn,
    ): Promise<Answer | Record<string, never> | Uint8Array> => {
      loading ??= load();
      const { receive, wire } = await loading;
      const report = await receive(caller, read(wire, body), turn);
      if (body instanceof Uint8Array) return wire.protobufAnswer(report);
      return report.message === '' ? {} : answer(String(report.rejected), report.message);
    };

  return {
    assembler,
    receiveTraces: answering<Schemas['OtlpTraces'], Schemas['OtlpTracesAnswer']>(
      (wire, body) => (body instanceof Uint8Array ? wire.spansOfProtobuf(body) : wire.spansOfJson(body)),
      (rejectedSpans, errorMessage) => ({ partialSuccess: { rejectedSpans, errorMessage } }),
    ),
    receiveLogs: answering<Schemas['OtlpLogs'], Schemas['OtlpLogsAnswer']>(
      (wire, body) => (body instanceof Uint8Array ? wire.logsOfProtobuf(body) : wire.logsOfJson(body)),
      (rejectedLogRecords, errorMessage) => ({ partialSuccess: { rejectedLogRecords, errorMessage } }),
    ),
  };
}
