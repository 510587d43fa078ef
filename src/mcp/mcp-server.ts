import * as sdk from '../../generated/mcp/sdk.js';
import manifest from '../../package.json' with { type: 'json' };
import type { CallApi } from './api.ts';
import { callTool } from './call-tool.ts';
import { invalidParams, protocolErrorOf, SentenceServer } from './failures.ts';
import { prompts } from './prompts.ts';
import { listResources, readResource, templates } from './resources.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { createTools } from './tools.ts';

const instructions =
  'Deemster grades what a language model said by one plain sentence, the criterion, and returns a score from 0 to 1 with the reason. Call explain_criterion while you word a criterion, evaluate to judge, and save_evaluator to keep it under a name.';

const capabilities = { tools: {}, resources: {}, prompts: {} };

/**
 * Creates the function that makes a server of the protocol for one request, or for one connection.
 * @returns a function that takes how the server makes its caller's requests
 */
export function createMcpServers(): (call: CallApi) => sdk.Server {
  const tools = createTools();
  const listedTools = Object.entries(tools).map(([name, { title, description, annotations, operations, changes }]) => ({
    name,
    title,
    description,
    annotations,
    inputSchema: inputSchema(operations, changes) as { type: 'object' },
    outputSchema: outputSchema(operations, changes) as { type: 'object' },
  }));
  const listedPrompts = Object.entries(prompts).map(([name, { text: _text, ...prompt }]) => ({ name, ...prompt }));

  return (call) => {
    const { name, version } = manifest;
    const server = new SentenceServer({ name, title: 'Deemster', version }, { instructions, capabilities });
    server.setRequestHandler('tools/list', () => ({ tools: listedTools }));
    server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal } }) =>
      callTool(named('tool', tools, params.name), params.arguments ?? {}, call, signal),
    );
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }));
    server.setRequestHandler('resources/list', ({ params }, { mcpReq: { signal } }) =>
      listResources(params?.cursor, call, signal).catch((error: unknown) => rethrow(error)),
    );
    server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
      const resource = await readResource(uri, call, signal).catch((error: unknown) => rethrow(error, uri));
      if (!resource) throw new sdk.ResourceNotFoundError(uri);
      return resource;
    });
    server.setRequestHandler('prompts/list', () => ({ prompts: listedPrompts }));
    server.setRequestHandler('prompts/get', ({ params }) => {
      const prompt = named('prompt', prompts, params.name);
      const given = params.arguments ?? {};
      const missing = prompt.arguments.find((one) => one.required && !given[one.name]);
      if (missing) throw invalidParams(`The prompt "${params.name}" needs the argument "${missing.name}".`);
      const text = prompt.text(given);
      return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
    });
    return server;
  };
}

/** @throws ProtocolError for an unknown name */
function named<One>(kind: string, all: Record<string, One>, name: string): One {
  if (Object.hasOwn(all, name)) return all[name]!;
  throw invalidParams(`There is no ${kind} "${name}". There are ${Object.keys(all).join(', ')}.`);
}

const rethrow = (error: unknown, uri?: string): never => {
  throw protocolErrorOf(error, uri);
};
