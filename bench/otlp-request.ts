import { randomBytes } from 'node:crypto';
import { BinaryWriter } from '@bufbuild/protobuf/wire';

const message = (write: (writer: BinaryWriter) => void): Uint8Array => {
  const writer = new BinaryWriter();
  write(writer);
  return writer.finish();
};
const field = (writer: BinaryWriter, number: number, value: Uint8Array) => writer.tag(number, 2).bytes(value);

/** A request of spans, as protobuf. */
export function requestOf(spans: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const scope = message((writer) => {
    for (const span of spans) field(writer, 2, span);
  });
  return message((writer) =>
    field(
      writer,
      1,
      message((inner) => field(inner, 2, scope)),
    ),
  ) as Uint8Array<ArrayBuffer>;
}

export const text = 'Refunds arrive within five working days, as the policy of the shop says. '.repeat(8);
export const said = (role: string, content: string) => ({ role, parts: [{ type: 'text', content }] });

/** The spans of a new trace: an agent, two model calls and a tool. */
export function newTrace(traceId = randomBytes(16)): Uint8Array[] {
  const agent = randomBytes(8);
  const input = JSON.stringify([said('system', text), said('user', 'How long do refunds take?')]);
  const output = JSON.stringify([said('assistant', text)]);
  const chat = { 'gen_ai.operation.name': 'chat', 'gen_ai.input.messages': input, 'gen_ai.output.messages': output };
  const tool = {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': 'find',
    'gen_ai.tool.call.result': 'none',
  };
  return [
    span(traceId, randomBytes(8), agent, chat),
    span(traceId, randomBytes(8), agent, tool),
    span(traceId, randomBytes(8), agent, chat),
    span(traceId, agent, undefined, { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'clerk' }),
  ];
}

export const span = (trace: Buffer, id: Buffer, parent: Buffer | undefined, attributes: Record<string, string>) =>
  message((writer) => {
    field(writer, 1, trace);
    field(writer, 2, id);
    if (parent) field(writer, 4, parent);
    writer.tag(7, 1).fixed64(BigInt(Date.now()) * 1_000_000n);
    for (const [name, value] of Object.entries({ ...attributes, 'gen_ai.request.model': 'gpt-5.2' }))
      field(
        writer,
        9,
        message((pair) => {
          pair.tag(1, 2).string(name);
          field(
            pair,
            2,
            message((any) => any.tag(1, 2).string(value)),
          );
        }),
      );
  });
