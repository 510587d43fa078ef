import { joinedEvents, type Reading } from '../reading.ts';

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
    if (span?.conversation) continue;
    const { hint: _, ...rest } = span ?? ofSpan[0]!;
    spans.set(id, { ...rest, kind: span?.kind === 'agent' ? 'agent' : 'llm', conversation });
  }
  return [...spans.values()].toSorted((one, other) => one.start - other.start);
}
