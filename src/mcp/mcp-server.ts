import * as sdk from '../../generated/mcp/sdk.js';
import manifest from '../../package.json' with { type: 'json' };
import type { CallApi } from './api.ts';
import { callTool } from './call-tool.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { createTools } from './tools.ts';

const instructions =
  'Deemster grades what a language model said by one plain sentence, the criterion, and returns a score from 0 to 1 with the reason. Call explain_criterion while you word a criterion, evaluate to judge, and save_evaluator to keep it under a name.';

/**
 * Creates the function that makes a server of the protocol for one request, or for one connection.
 * @returns a function that takes how the server makes its caller's requests
 */
export function createMcpServers(): (call: CallApi) => sdk.Server {
  const tools = createTools();
  const listed = Object.entries(tools).map(([name, { title, description, annotations, operations, changes }]) => ({
    name,
    title,
    description,
    annotations,
    inputSchema: inputSchema(operations, changes) as { type: 'object' },
    outputSchema: outputSchema(operations) as { type: 'object' },
  }));
  return (call) => {
    const { name, version } = manifest;
    const server = new sdk.Server({ name, title: 'Deemster', version }, { instructions, capabilities: { tools: {} } });
    server.setRequestHandler('tools/list', () => ({ tools: listed }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal } }) => {
      const tool = Object.hasOwn(tools, params.name) ? tools[params.name] : undefined;
      if (!tool) throw invalid(`There is no tool "${params.name}". There are ${Object.keys(tools).join(', ')}.`);
      return callTool(tool, params.arguments ?? {}, call, signal);
    });
    return server;
  };
}

const invalid = (message: string) => new sdk.ProtocolError(sdk.ProtocolErrorCode.InvalidParams, message);
