/** The id of a trace, by OpenTelemetry's. */
export const uuidOf = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

let spans = 0;
/** A request with one span of a chat, of its own trace unless told otherwise. */
export function chatSpan(
  said: string,
  { traceId = `${Date.now().toString(16)}${++spans}`.padStart(32, '1'), ...rest } = {},
) {
  const attribute = (key: string, value: unknown) => ({ key, value: { stringValue: JSON.stringify(value) } });
  const span = {
    traceId,
    spanId: `${++spans}`.padStart(16, 'a'),
    startTimeUnixNano: String(spans),
    attributes: [
      { key: 'gen_ai.operation.name', value: { stringValue: 'chat' } },
      attribute('gen_ai.input.messages', [{ role: 'user', parts: [{ type: 'text', content: 'Hello' }] }]),
      attribute('gen_ai.output.messages', [{ role: 'assistant', parts: [{ type: 'text', content: said }] }]),
    ],
    ...rest,
  };
  return { traceId, id: uuidOf(traceId), span, body: requestOf(span) };
}
/** A request with these spans. */
export const requestOf = (...all: object[]) => ({ resourceSpans: [{ scopeSpans: [{ spans: all }] }] });
