import { type Fields, isFields, jsonText } from './fields.ts';

/** How a call of one of OpenAI's own tools is read as a call of a function. */
interface BuiltInTool {
  /** Where the item does not name its tool itself. */
  name?: string;
  /** What the tool was asked: an object, or JSON text. */
  asked(item: Fields): unknown;
  /** What it answered, where the item holds that too; null or undefined where it does not. */
  answered?(item: Fields): unknown;
}

/** Stands for a picture that a tool made. A judge reads text, and the picture itself may be too large for a request. */
const picture = { type: 'image_url' };

/** Calls of OpenAI's own tools, by the type of their item. */
export const builtInTools: ReadonlyMap<unknown, BuiltInTool> = new Map<unknown, BuiltInTool>([
  ['web_search_call', { name: 'web_search', asked: searched, answered: sources }],
  [
    'file_search_call',
    { name: 'file_search', asked: ({ queries }) => ({ queries }), answered: ({ results }) => results },
  ],
  ['code_interpreter_call', { name: 'code_interpreter', asked: ({ code }) => ({ code }), answered: outputs }],
  ['computer_call', { name: 'computer', asked: ({ action, actions }) => ({ action, actions }) }],
  [
    'image_generation_call',
    {
      name: 'image_generation',
      asked: ({ revised_prompt }) => ({ prompt: revised_prompt }),
      answered: ({ result, error }) => (result ? [picture] : error),
    },
  ],
  ['local_shell_call', { name: 'local_shell', asked: ({ action }) => action }],
  ['shell_call', { name: 'shell', asked: ({ action }) => action }],
  ['apply_patch_call', { name: 'apply_patch', asked: ({ operation }) => operation }],
  ['tool_search_call', { name: 'tool_search', asked: (item) => item.arguments }],
  ['program', { name: 'program', asked: ({ code }) => ({ code }) }],
  ['mcp_call', { asked: (item) => item.arguments, answered: ({ output, error }) => output ?? error }],
  ['mcp_approval_request', { asked: (item) => item.arguments }],
]);

/** What a tool answered in an item of its own, by the type of the item. */
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
  const { sources: _found, ...asked } = action;
  return asked;
}

function sources({ action }: Fields): unknown {
  return isFields(action) && action.sources ? jsonText(action.sources) : undefined;
}

function outputs({ outputs: made }: Fields): unknown {
  if (!Array.isArray(made)) return undefined;
  return made.map((output) => (output?.type === 'logs' ? { type: 'text', text: output.logs } : picture));
}
