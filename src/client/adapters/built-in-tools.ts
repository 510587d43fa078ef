import { type Fields, isFields, jsonText } from './fields.ts';

/** How to convert a call of an OpenAI built-in tool to a function call. */
interface BuiltInTool {
  /** The tool's name, for items that do not contain it. */
  name?: string;
  /** The call's arguments: an object or JSON text. */
  input(item: Fields): unknown;
  /** The tool's output if the item contains it, otherwise null or undefined. */
  output?(item: Fields): unknown;
}

/** Replaces an image that a tool generated. A judge reads text, and the image may be too large for a request. */
const picture = { type: 'image_url' };

/** Calls of OpenAI's built-in tools, by item type. */
export const builtInTools: ReadonlyMap<unknown, BuiltInTool> = new Map<unknown, BuiltInTool>([
  ['web_search_call', { name: 'web_search', input: searched, output: sources }],
  [
    'file_search_call',
    { name: 'file_search', input: ({ queries }) => ({ queries }), output: ({ results }) => results },
  ],
  ['code_interpreter_call', { name: 'code_interpreter', input: ({ code }) => ({ code }), output: outputs }],
  ['computer_call', { name: 'computer', input: ({ action, actions }) => ({ action, actions }) }],
  [
    'image_generation_call',
    {
      name: 'image_generation',
      input: ({ revised_prompt }) => ({ prompt: revised_prompt }),
      output: ({ result, error }) => (result ? [picture] : error),
    },
  ],
  ['local_shell_call', { name: 'local_shell', input: ({ action }) => action }],
  ['shell_call', { name: 'shell', input: ({ action }) => action }],
  ['apply_patch_call', { name: 'apply_patch', input: ({ operation }) => operation }],
  ['tool_search_call', { name: 'tool_search', input: (item) => item.arguments }],
  ['program', { name: 'program', input: ({ code }) => ({ code }) }],
  ['mcp_call', { input: (item) => item.arguments, output: ({ output, error }) => output ?? error }],
  ['mcp_approval_request', { input: (item) => item.arguments }],
]);

/** Tool outputs that are separate items, by item type. */
export const toolOutputs: ReadonlyMap<unknown, (item: Fields) => unknown> = new Map<unknown, (item: Fields) => unknown>(
  [
    ['function_call_output', ({ output }) => output],
    ['custom_tool_call_output', ({ output }) => output],
    ['computer_call_output', () => [picture]],
    ['local_shell_call_output', ({ output }) => output],
    ['shell_call_output', ({ output }) => jsonText(output)],
    ['apply_patch_call_output', ({ output, status }) => output ?? status],
    ['tool_search_output', ({ tools }) => jsonText(tools)],
    ['program_output', ({ result }) => result],
    ['mcp_approval_response', ({ approve, reason }) => ({ approve, reason })],
  ],
);

function searched({ action }: Fields): unknown {
  if (!isFields(action)) return undefined;
  const { sources: _sources, ...input } = action;
  return input;
}

function sources({ action }: Fields): unknown {
  return isFields(action) && action.sources ? jsonText(action.sources) : undefined;
}

function outputs({ outputs: made }: Fields): unknown {
  if (!Array.isArray(made)) return undefined;
  return made.map((output) => (output?.type === 'logs' ? { type: 'text', text: output.logs } : picture));
}
