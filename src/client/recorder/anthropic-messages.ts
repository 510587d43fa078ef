import { isAnswered } from '../adapters/chat.ts';
import { type Fields, isFields } from '../adapters/fields.ts';
import { plainCopy } from '../trace/interactions.ts';
import type { Accumulator, Dialect } from './dialect.ts';

/** A block of the answer. `input` is the JSON text of a tool's input, as far as it was received. */
interface Block {
  fields: Fields;
  text: string;
  citations: unknown[];
  input: string;
}

export const anthropicMessages: Dialect = {
  readRequest: ({ system, messages, tools }) => ({
    system: system as string | object[] | undefined,
    messages: messages as object[],
    tools: tools as object[] | undefined,
  }),
  isAnswer: isAnswered,
  accumulator,
};

function accumulator(): Accumulator {
  const blocks = new Map<unknown, Block>();
  // Holds until the stream sends another reason: its reader may abandon it early.
  let stop_reason: unknown = 'max_tokens';
  const events: Record<string, (event: Fields) => void> = {
    content_block_start({ index, content_block }) {
      const fields = isFields(content_block) ? plainCopy(content_block) : {};
      blocks.set(index, {
        fields,
        text: typeof fields.text === 'string' ? fields.text : '',
        citations: [],
        input: '',
      });
    },
    content_block_delta({ index, delta }) {
      const block = blocks.get(index);
      if (!block || !isFields(delta)) return;
      if (delta.type === 'text_delta') block.text += delta.text;
      if (delta.type === 'citations_delta') block.citations.push(plainCopy(delta.citation));
      if (delta.type === 'input_json_delta') block.input += delta.partial_json;
    },
    message_delta({ delta }) {
      if (isFields(delta)) stop_reason = delta.stop_reason;
    },
  };
  return {
    add: (event) => events[String(event.type)]?.(event),
    answer: () => ({ type: 'message', role: 'assistant', content: [...blocks.values()].map(whole), stop_reason }),
  };
}

function whole({ fields, text, citations, input }: Block): Fields {
  if (fields.type === 'text') return { ...fields, text, citations };
  return input ? { ...fields, input: jsonOrText(input) } : fields;
}

/** The input of a tool is not valid JSON if the stream was abandoned. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
