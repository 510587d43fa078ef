import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Deemster } from '../helpers.ts';

/** `legacy` begins with `initialize`, as clients before the revision 2026-07-28 do. */
export type Era = 'legacy' | 'auto';

/** The official client, connected to the server. It checks each result against the tool's schema. */
export async function mcpClient({ url, key }: Pick<Deemster, 'url' | 'key'>, era: Era = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  const requestInit = { headers: { 'API-Key': key } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  return callerOf(client);
}

/** What tests call on a connected client. */
export const callerOf = (client: Client) => ({
  client,
  /** The result's content, for a tool that must not fail. */
  // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the schema.
  async tool(name: string, args: object = {}): Promise<any> {
    const { isError, structuredContent, content } = await called(client, name, args);
    if (isError) throw new Error(JSON.stringify(content));
    return structuredContent;
  },
  /** The sentence of a tool that must fail. It comes without anything that could be taken for a score. */
  async fault(name: string, args: object = {}): Promise<string> {
    const { _meta, ...result } = await called(client, name, args);
    expect(result).toEqual({ content: [{ type: 'text', text: expect.any(String) }], isError: true });
    return (result.content[0] as { text: string }).text;
  },
  [Symbol.asyncDispose]: () => client.close(),
});

const called = (client: Client, name: string, args: object) =>
  client.callTool({ name, arguments: { ...args } }) as Promise<CallToolResult>;
