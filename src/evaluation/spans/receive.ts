import { setImmediate } from 'node:timers/promises';
import { uuidOf } from '../../otlp/assembly/build-trace.ts';
import { keyOf, type Reading, readLog, readSpan } from '../../otlp/reading.ts';
import { type Item, type LogRecord, spanIdForm, traceIdForm } from '../../otlp/span.ts';
import type { NewSpan } from '../../store/spans.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { letSmallRequestsEnd, type Turn } from '../turns.ts';
import { createReport, type Report } from './report.ts';

/** What one trace may hold: as much as one request. */
const mostOfTrace = { spans: 10_000, bytes: 10 * 1024 * 1024 };
/** How much is read and stored in one go. */
const inOneGo = { spans: 32, bytes: 256 * 1024, milliseconds: 4 };

export interface ReceiveOptions {
  store: Store;
  now: () => number;
  /** After how long without a new span a trace is built, in milliseconds; `withoutRoot`: as long as its root span has not come. */
  idle: { rooted: number; withoutRoot: number };
  /** Is called when a trace is due at this time. */
  due: (at: number) => void;
}

/** Stores spans, or GenAI events, durably before it resolves. A second copy of one changes nothing. */
export type ReceiveSpans = (caller: Caller, items: Iterable<Item>, turn?: Turn) => Promise<Report>;

interface Read extends NewSpan {
  hint: string | undefined;
  /** Whether it has no messages at all. */
  isSilent: boolean;
}

export function createReceiveSpans({ store, now, idle, due }: ReceiveOptions): ReceiveSpans {
  /** Stores what is new of the spans, and notes what is not stored. */
  async function keep(account: number, read: Read[], report: ReturnType<typeof createReport>): Promise<void> {
    const traceIds = [...new Set(read.map(({ traceId }) => traceId))];
    const received = await store.receivedTraces(
      account,
      traceIds.map((traceId) => [traceId, uuidOf(traceId)]),
    );
    const rooms = new Map(received.map((one) => [one.traceId, one]));
    const known = received.some(({ spans }) => spans > 0) ? await store.knownSpans(account, read) : new Set();
    const spans = read.filter(({ traceId, key, reading }) => {
      if (known.has(`${traceId} ${key}`)) return false;
      const room = rooms.get(traceId)!;
      room.spans += 1;
      room.bytes += reading.length;
      const isTooMuch = room.spans > mostOfTrace.spans || room.bytes > mostOfTrace.bytes;
      if (room.isDeleted) report.reject(wasDeleted);
      else if (room.isClosed) report.reject(tooLate);
      else if (isTooMuch) report.reject(tooMuch);
      return !room.isDeleted && !room.isClosed && !isTooMuch;
    });
    for (const { hint, isSilent } of read) if (hint) (isSilent ? report.silent : report.partial)(hint);
    if (spans.length === 0) return;
    const at = now();
    await store.addSpans(account, spans, at, idle);
    due(at + (spans.some(({ isRoot }) => isRoot) ? idle.rooted : idle.withoutRoot));
  }

  return async ({ account }, items, turn) => {
    const report = createReport();
    let read: Read[] = [];
    let bytes = 0;
    let began = performance.now();
    for (const item of items) {
      const one = 'fault' in item ? item : readItem(item);
      if (one === undefined) {
        // A log line that is no event: nothing is kept of it.
      } else if ('fault' in one) report.reject(one.fault);
      else if (account.retention === 'none') report.reject(nothingKept);
      else {
        read.push(one);
        bytes += one.reading.length;
      }
      // What is refused or ignored takes time, too.
      const isLong = performance.now() - began > inOneGo.milliseconds;
      if (read.length < inOneGo.spans && bytes < inOneGo.bytes && !isLong) continue;
      if (bytes >= inOneGo.bytes) await (turn?.() ?? setImmediate());
      if (read.length > 0) await keep(account.id, read, report);
      await letSmallRequestsEnd(turn);
      read = [];
      bytes = 0;
      began = performance.now();
    }
    if (read.length > 0) await keep(account.id, read, report);
    return report.made();
  };
}

const tooLate =
  'The trace takes no more spans: it was built more than an hour ago, or it has been judged, rated, tagged or annotated.';
const wasDeleted = 'The trace was deleted. It takes no spans for 30 days, so that none of them brings it back.';
const tooMuch = 'A trace holds at most 10,000 spans and 10 MiB.';
const nothingKept = "This account's retention is none, so nothing is stored for it.";
const noSpan = 'A GenAI event needs the traceId and the spanId of the model call that it belongs to.';

/** Undefined for a log line that is no GenAI event: an application sends all of its logs. */
function readItem(item: Exclude<Item, { fault: string }>): Read | { fault: string } | undefined {
  const isSpan = 'events' in item;
  const reading = isSpan ? readSpan(item) : readLog(item);
  if (!reading) return undefined;
  if (!isSpan && !hasIds(item)) return { fault: noSpan };
  return {
    traceId: item.traceId,
    key: keyOf(reading),
    reading: JSON.stringify(reading satisfies Reading),
    isRoot: isSpan && item.parentId === undefined,
    hint: reading.hint,
    isSilent: reading.conversation === undefined,
  };
}

const hasIds = ({ traceId, spanId }: LogRecord): boolean => traceIdForm.test(traceId) && spanIdForm.test(spanId);
