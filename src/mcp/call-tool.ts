import type { CallToolResult } from '../../generated/mcp/sdk.js';
import { ApiFailure, type CallApi, readAnswer } from './api.ts';
import { argumentOf } from './schemas.ts';
import type { Arguments } from './to-request.ts';
import type { Tool } from './tools.ts';

/** Carries out a tool. A failure is a result with `isError`, so that the model reads why. */
export async function callTool(
  tool: Tool,
  args: Arguments,
  call: CallApi,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const { body, headers } = await readAnswer(await tool.run(args, (request) => call(request, signal)));
    const structuredContent = { ...body, ...idsIn(tool, headers) };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** The ids that the operations send as headers. */
function idsIn({ operations }: Tool, headers: Record<string, string>): Record<string, string> {
  const names = new Set(operations.flatMap((operation) => operation.headers.map(([name]) => name.toLowerCase())));
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => names.has(name.toLowerCase()))
      .map(([name, value]) => [argumentOf(name), value]),
  );
}
