import { type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ otlpIdleSeconds: 0 });
});
afterAll(() => deemster[Symbol.asyncDispose]());

let made = 0;
/** A model call as a child of a span that never comes. */
function call(traceId: string, said: string) {
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const message = (role: string, content: string) => JSON.stringify([{ role, parts: [{ type: 'text', content }] }]);
  return {
    traceId,
    spanId: `${++made}`.padStart(16, 'a'),
    parentSpanId: 'b'.repeat(16),
    startTimeUnixNano: String(made),
    attributes: [
      text('gen_ai.operation.name', 'chat'),
      text('gen_ai.input.messages', message('user', 'Go on.')),
      text('gen_ai.output.messages', message('assistant', said)),
    ],
  };
}
const send = (spans: object[]) => deemster.post('/v1/traces', { resourceSpans: [{ scopeSpans: [{ spans }] }] });
const uuidOf = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What the model calls of a trace said, once they are so many. */
async function said(traceId: string, calls: number): Promise<string[]> {
  for (;;) {
    const { status, body } = await deemster.get(`/api/v1/traces/${uuidOf(traceId)}`);
    if (status !== 200) continue;
    const { messages, agent_instance_by_id: agents } = body.trace;
    const texts = messages
      ? messages
          .filter(({ role }: { role: string }) => role === 'assistant')
          .map(({ content }: { content: string }) => content)
      : agents.root.interactions.map(
          ({ output_messages: [output] }: { output_messages: { content: string }[] }) => output!.content,
        );
    if (texts.length === calls) return texts;
  }
}
const rejected = (count: number) => ({
  partialSuccess: {
    rejectedSpans: String(count),
    errorMessage: `${count} not stored: A trace holds at most 10,000 spans and 10 MiB.`,
  },
});

test('of a trace with too many spans, the first 10,000 are stored, and all of the others’', async () => {
  const [large, small] = ['1'.repeat(32), '2'.repeat(32)];
  for (let sent = 0; sent < 10_000; sent += 2_500)
    expect((await send(Array.from({ length: 2_500 }, () => call(large, 'a')))).body).toEqual({});
  const mixed = [call(small, 'first'), call(large, 'b'), call(large, 'c'), call(small, 'second')];
  expect((await send(mixed)).body).toEqual(rejected(2));
  expect(await said(small, 2)).toEqual(['first', 'second']);
  expect(new Set(await said(large, 10_000))).toEqual(new Set(['a']));
});

test('of a trace with too many bytes, what fits is stored', async () => {
  const traceId = '3'.repeat(32);
  const [large, larger] = ['x'.repeat(6 * 1024 * 1024), 'y'.repeat(6 * 1024 * 1024)];
  expect((await send([call(traceId, large)])).body).toEqual({});
  expect((await send([call(traceId, larger)])).body).toEqual(rejected(1));
  expect((await send([call(traceId, 'z')])).body).toEqual({});
  expect((await said(traceId, 2)).map((text) => [text[0], text.length])).toEqual([
    ['x', large.length],
    ['z', 1],
  ]);
});
