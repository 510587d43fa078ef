import type { Message } from '../contract.ts';
import { builtInTools, toolOutputs } from './built-in-tools.ts';
import { chatContent } from './content.ts';
import { type Fields, jsonText } from './fields.ts';

/** A tool call in OpenAI's chat style. */
export type ToolCall = Fields & { id: unknown };

/** What one item adds to a conversation. */
export type Step =
  | { message: Message }
  | {
      call: ToolCall;
      /** Whether an earlier item may be the approval request of this call. */
      isApproved?: boolean;
    };

type Reader = (item: Fields, path: string) => Step[];

const roles: ReadonlySet<unknown> = new Set(['user', 'assistant', 'system', 'developer']);

const message: Reader = (item, path) => {
  const { role, content } = item;
  if (!roles.has(role) || 'tool_calls' in item)
    throw new TypeError(
      `${path} is not a message of the Responses API, whose roles are user, assistant, system and developer, and whose ` +
        'tool calls are items of their own. Pass messages of a chat as messages.',
    );
  if (typeof content !== 'string' && !Array.isArray(content))
    throw new TypeError(`${path}.content must be a string or a list of parts.`);
  return [{ message: { role, content: typeof content === 'string' ? content : chatContent(content) } }];
};

const functionCall = (id: unknown, name: unknown, input: unknown): ToolCall => ({
  id,
  type: 'function',
  function: { name, arguments: jsonText(input) },
});

const customCall = ({ call_id, name, input }: Fields): ToolCall => ({
  id: call_id,
  type: 'custom',
  custom: { name, input },
});

const toolMessage = (id: unknown, answer: unknown): Step => ({
  message: {
    role: 'tool',
    tool_call_id: id ?? undefined,
    content: isListOfParts(answer) ? chatContent(answer) : jsonText(answer ?? ''),
  },
});

const isListOfParts = (answer: unknown): answer is unknown[] =>
  Array.isArray(answer) && answer.every((part) => typeof part?.type === 'string');

const builtInCalls = [...builtInTools].map(([type, { name, input, output }]): [unknown, Reader] => [
  type,
  (item) => {
    // An approved call keeps the id of its approval request.
    const id = item.approval_request_id ?? item.call_id ?? item.id;
    const answer = output?.(item) ?? undefined;
    return [
      {
        call: functionCall(id, item.name ?? name, input(item)),
        isApproved: typeof item.approval_request_id === 'string',
      },
      ...(answer === undefined ? [] : [toolMessage(id, answer)]),
    ];
  },
]);

const outputs = [...toolOutputs].map(([type, answer]): [unknown, Reader] => [
  type,
  (item) => [toolMessage(item.call_id ?? item.approval_request_id ?? item.id, answer(item))],
]);

const nothing: Reader = () => [];

const refused =
  (sentence: string): Reader =>
  (_item, path) => {
    throw new TypeError(`${path} ${sentence}`);
  };

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['message', message],
  ['function_call', (item) => [{ call: functionCall(item.call_id, item.name, item.arguments) }]],
  ['custom_tool_call', (item) => [{ call: customCall(item) }]],
  ...builtInCalls,
  ...outputs,
  // Items that add nothing to the conversation: reasoning, tool lists and tool settings.
  ['reasoning', nothing],
  ['mcp_list_tools', nothing],
  ['additional_tools', nothing],
  ['configuration_update', nothing],
  ['compaction_trigger', nothing],
  [
    'item_reference',
    refused('refers to an item that is kept elsewhere, where the service cannot see it. Pass the item itself.'),
  ],
  [
    'compaction',
    refused('stands for a part of the conversation that the service cannot read. Pass the items of that part instead.'),
  ],
]);

/**
 * Returns what a Responses API item adds to a conversation. Reasoning adds nothing.
 * @param path the path of the item, for error messages
 * @throws TypeError for an unknown item and for a reference to data stored elsewhere
 */
export function stepsOf(item: Fields, path: string): Step[] {
  const type = typeOf(item);
  const reader = readers.get(type) ?? refused(`${unknown(type)}. Leave it out, or pass the conversation as messages.`);
  return reader(item, path);
}

/** Messages and references may lack a type. */
function typeOf(item: Fields): unknown {
  if (item.type !== undefined && item.type !== null) return item.type;
  if ('role' in item) return 'message';
  const isReference = 'id' in item && Object.keys(item).every((key) => key === 'id' || key === 'type');
  return isReference ? 'item_reference' : undefined;
}

const unknown = (type: unknown) =>
  typeof type === 'string' ? `is of the type ${type}, which is not known here` : 'has neither a type nor a role';
