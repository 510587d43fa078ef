import { genAiHint } from '../capture-hint.ts';
import { joined, joinedEvents, type Reading } from '../reading.ts';
import { wholeCall } from '../whole-call.ts';

/** The spans with what their events say. An event whose span never came is a model call by itself. */
export function withEvents(readings: readonly Reading[]): Reading[] {
  const spans = new Map<string, Reading>();
  for (const reading of readings) if (reading.kind !== 'event') spans.set(reading.span, reading);
  const events = Map.groupBy(
    readings.filter(({ kind }) => kind === 'event').toSorted((one, other) => one.start - other.start),
    ({ span }) => span,
  );
  for (const [id, ofSpan] of events) {
    const conversation = joinedEvents(ofSpan.map((event) => event.conversation ?? {}));
    if (conversation.input?.length === 0 && conversation.output?.length === 0) continue;
    const span = spans.get(id);
    if (span?.conversation && !span.hint) continue;
    const { hint, ...rest } = span ?? ofSpan[0]!;
    // What the span itself has counts; its events bring what it lacks.
    const whole = joined([span?.conversation ?? {}, conversation]);
    const kind = span?.kind === 'agent' ? 'agent' : 'llm';
    spans.set(id, { ...rest, kind, ...wholeCall(whole, hint ?? genAiHint) });
  }
  return [...spans.values()].toSorted((one, other) => one.start - other.start);
}
