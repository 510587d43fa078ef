import { type Fields, isFields } from './fields.ts';

const text = ({ text }: Fields) => ({ type: 'text', text });

const image = ({ image_url, file_id, detail }: Fields) => ({
  type: 'image_url',
  image_url: { url: image_url, file_id, detail },
});

const file = ({ file_data, file_id, file_url, filename }: Fields) => ({
  type: 'file',
  file: { file_data, file_id, file_url, filename },
});

/** Part types that have different names in the Responses API and in chat messages. */
const renamed: ReadonlyMap<unknown, (part: Fields) => Fields> = new Map<unknown, (part: Fields) => Fields>([
  ['input_text', text],
  ['output_text', text],
  ['input_image', image],
  ['input_file', file],
]);

/** Converts Responses API parts to chat content: a single text becomes a string, anything else a list of parts. */
export function chatContent(parts: readonly unknown[]): unknown {
  const [first = { type: 'text', text: '' }, ...others] = parts.map(chatPart);
  const isText = isFields(first) && first.type === 'text' && typeof first.text === 'string';
  return isText && others.length === 0 ? first.text : [first, ...others];
}

const chatPart = (part: unknown): unknown => (isFields(part) ? (renamed.get(part.type)?.(part) ?? part) : part);
