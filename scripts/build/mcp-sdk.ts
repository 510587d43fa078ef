import { type Plugin, rolldown } from 'rolldown';
import { chunksOf, root } from './bundle.ts';
import { packageLicences } from './third-party.ts';

/** What src/mcp uses of the SDK; `sdk.d.ts` exports the same, with the SDK's types. */
const entry = `export {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
export { serveStdio } from '@modelcontextprotocol/server/stdio';
`;

const types = `export type { CallToolResult, McpRequestContext } from '@modelcontextprotocol/server';
`;

/** Replaces the SDK's own validator, a third of its size. It would check only what the contract has already checked. */
const noValidator = `export { default as process } from 'node:process';
export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error('The contract validates.');
  }
}
`;

const sources: Record<string, string> = { 'sdk-entry': entry, '@modelcontextprotocol/server/_shims': noValidator };

const ownSources: Plugin = {
  name: 'own-sources',
  resolveId: (id) => (id in sources ? `\0${id}` : undefined),
  load: (id) => sources[id.slice(1)],
};

/**
 * Builds the server half of the official MCP SDK into one file: installed, the SDK and what it needs would take 17 MB.
 * @returns the file, its types, and the licences of the packages inside, by name
 */
export async function builtMcpSdk(): Promise<Record<string, string>> {
  await using build = await rolldown({
    input: { sdk: 'sdk-entry' },
    cwd: root,
    platform: 'node',
    plugins: [ownSources],
  });
  const built = await build.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false });
  const [chunk, ...others] = chunksOf(built);
  if (!chunk || others.length > 0) throw new Error('The SDK is not one file.');
  return {
    'sdk.js': chunk.code,
    'sdk.d.ts': `// Written by "npm run generate". Do not edit.\n${entry}${types}`,
    'licences.txt': `The server of the Model Context Protocol contains these packages, under their own licences.\n\n${await packageLicences(chunk.moduleIds)}\n`,
  };
}
