import { type Fields, isFields } from '../adapters/fields.ts';
import { plainCopy } from '../trace/interactions.ts';
import type { Dialect, Gathering } from './dialect.ts';

/** A block of the answer, and the JSON text of a tool's input as far as it has come. */
interface Block {
  fields: Fields;
  text: string;
  input: string;
}

export const anthropicMessages: Dialect = {
  asked: ({ system, messages, tools }) => ({
    system: system as string | object[] | undefined,
    messages: messages as object[],
    tools: tools as object[] | undefined,
  }),
  isAnswer: () => true,
  gathering,
};

function gathering(): Gathering {
  const blocks = new Map<unknown, Block>();
  let isEnded = false;
  const events: Record<string, (event: Fields) => void> = {
    content_block_start({ index, content_block }) {
      const fields = isFields(content_block) ? plainCopy(content_block) : {};
      blocks.set(index, { fields, text: typeof fields.text === 'string' ? fields.text : '', input: '' });
    },
    content_block_delta({ index, delta }) {
      const block = blocks.get(index);
      if (!block || !isFields(delta)) return;
      if (delta.type === 'text_delta') block.text += delta.text;
      if (delta.type === 'input_json_delta') block.input += delta.partial_json;
    },
    message_stop() {
      isEnded = true;
    },
  };
  return {
    add: (event) => events[String(event.type)]?.(event),
    answer() {
      const content = [...blocks.values()].map(whole);
      return isEnded || content.some(saysAnything) ? { type: 'message', role: 'assistant', content } : undefined;
    },
  };
}

function whole({ fields, text, input }: Block): Fields {
  if (fields.type === 'text') return { ...fields, text };
  return input ? { ...fields, input: jsonOrText(input) } : fields;
}

/** A thought alone says nothing. */
const saysAnything = ({ type, text }: Fields): boolean =>
  type === 'text' ? text !== '' : typeof type === 'string' && !type.endsWith('thinking');

/** The input of a tool in a stream that was left in its middle is no JSON. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
