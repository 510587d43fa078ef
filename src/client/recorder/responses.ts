import { type Fields, isFields } from '../adapters/fields.ts';
import { messagesOfInput } from '../adapters.ts';
import { plainCopy } from '../trace/interactions.ts';
import type { Accumulator, Dialect } from './dialect.ts';

type Item = Record<string, unknown>;

export const responses: Dialect = {
  readRequest: ({ instructions, input, tools }) => ({
    system: instructions as string | undefined,
    // A prompt stored by the provider may need no input.
    messages: input === undefined ? [] : messagesOfInput(input as string | object[]),
    tools: tools as object[] | undefined,
  }),
  isAnswer: ({ status, output }) =>
    status !== 'failed' && (!cutShort.has(status) || (Array.isArray(output) && output.some(saysAnything))),
  accumulator,
};

const cutShort: ReadonlySet<unknown> = new Set(['incomplete', 'cancelled']);

/** The streamed fields of items, by event type. */
const growing: ReadonlyMap<unknown, string> = new Map([
  ['response.function_call_arguments.delta', 'arguments'],
  ['response.mcp_call_arguments.delta', 'arguments'],
  ['response.custom_tool_call_input.delta', 'input'],
  ['response.code_interpreter_call_code.delta', 'code'],
]);

/** The streamed fields of a message's parts, by event type. */
const growingParts: ReadonlyMap<unknown, { type: string; field: string }> = new Map([
  ['response.output_text.delta', { type: 'output_text', field: 'text' }],
  ['response.refusal.delta', { type: 'refusal', field: 'refusal' }],
]);

const itemEvents: ReadonlySet<unknown> = new Set(['response.output_item.added', 'response.output_item.done']);

const lastEvents: ReadonlySet<unknown> = new Set(['response.completed', 'response.incomplete', 'response.failed']);

function accumulator(): Accumulator {
  const items = new Map<unknown, Item>();
  let last: Fields | undefined;
  return {
    add(event) {
      const { type, response, output_index, item, delta } = event;
      const field = growing.get(type);
      const known = items.get(output_index);
      if (lastEvents.has(type) && isFields(response)) last = plainCopy(response);
      else if (itemEvents.has(type) && isFields(item)) items.set(output_index, plainCopy(item));
      else if (known && field) known[field] = textOf(known[field]) + textOf(delta);
      else if (known && growingParts.has(type)) growPart(known, event);
    },
    answer() {
      if (last) return last;
      const output = [...items.values()].filter(saysAnything);
      return output.length > 0 ? { object: 'response', status: 'incomplete', output } : undefined;
    },
  };
}

function growPart(item: Item, { type, content_index, delta }: Fields): void {
  const { type: partType, field } = growingParts.get(type) as { type: string; field: string };
  const content: Item[] = Array.isArray(item.content) ? item.content : [];
  const index = typeof content_index === 'number' ? content_index : 0;
  const part: Item = content[index] ?? { type: partType };
  part[field] = textOf(part[field]) + textOf(delta);
  content[index] = part;
  item.content = content;
}

/** Whether an item is neither reasoning nor an empty message. */
function saysAnything(item: unknown): boolean {
  if (!isFields(item) || item.type === 'reasoning') return false;
  const { type, content } = item;
  return type !== 'message' || (Array.isArray(content) && content.some(({ text, refusal }) => text || refusal));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
