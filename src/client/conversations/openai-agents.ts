import { type Fields, isFields, jsonText } from '../adapters/fields.ts';
import { messagesOfItems } from '../adapters/items.ts';
import { type FoundConversation, mustAnswer, mustBeWhole, notRead } from './conversation.ts';

/**
 * Reads a result of the OpenAI Agents SDK's `run`, with what was asked: its `history`, or a list of its items.
 * @throws TypeError for a run that has not ended, and for items that are not known, with their path
 */
export function fromOpenAiAgents(result: object): FoundConversation {
  const [items, path] = itemsOf(result);
  return { messages: mustAnswer(messagesOfItems(items.map(responsesItem), path), 'result') };
}

function itemsOf(result: object): [items: unknown[], path: string] {
  if (Array.isArray(result)) return [result, 'items'];
  mustBeWhole(result, 'result');
  const { history, interruptions, completed } = result;
  if (isFields(completed) && !Array.isArray(history)) notRead('result', 'is a stream: await its completed first.');
  if (Array.isArray(interruptions) && interruptions.length > 0)
    notRead('result', 'waits for an approval, so it holds no answer to evaluate.');
  return Array.isArray(history)
    ? [history, 'result.history']
    : notRead('result', 'has no history. Pass the result of run, or a list of its items.');
}

/** The items are those of the Responses API in camelCase, and some have other names. */
function responsesItem(item: unknown): unknown {
  if (!isFields(item)) return item;
  const fields = snakeCase(item);
  return renamed.get(item.type)?.(fields) ?? fields;
}

const snakeCase = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const renamed: ReadonlyMap<unknown, (item: Fields) => Fields> = new Map<unknown, (item: Fields) => Fields>([
  [
    'function_call_result',
    ({ output, ...item }) => ({ ...item, type: 'function_call_output', output: toolOutput(output) }),
  ],
  ['computer_call_result', (item) => ({ ...item, type: 'computer_call_output' })],
  // Its output is inside it, and its arguments are JSON text.
  ['hosted_tool_call', ({ arguments: input, ...item }) => ({ ...item, type: 'mcp_call', arguments: jsonText(input) })],
]);

const toolOutput = (output: unknown): unknown =>
  Array.isArray(output) ? output.map(outputPart) : isFields(output) ? [outputPart(output)] : output;

const outputPart = (part: unknown): unknown =>
  isFields(part) && part.type === 'text'
    ? { type: 'input_text', text: part.text }
    : isFields(part) && part.type === 'image'
      ? { type: 'image_url' }
      : part;
