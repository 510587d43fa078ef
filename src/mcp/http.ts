import * as sdk from '../../generated/mcp/sdk.js';
import type { CallApi } from './api.ts';
import { createMcpServers } from './mcp-server.ts';

export interface McpHttpRequest {
  /** A message of JSON-RPC. */
  message: object;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  signal: AbortSignal;
}

export interface McpHttpAnswer {
  status: number;
  /** Undefined for a notification, which has no answer. */
  body: object | undefined;
}

/** What of a request's head the protocol reads. */
const read = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/**
 * Creates what answers messages over HTTP. Each message is served by itself and answered as JSON: this server sends nothing
 * on its own, so it needs neither sessions nor streams.
 */
export function createMcpHttp(): (request: McpHttpRequest, call: CallApi) => Promise<McpHttpAnswer> {
  const serverFor = createMcpServers();
  const modern = sdk.createMcpHandler(
    ({ authInfo }: sdk.McpRequestContext) => serverFor(authInfo!.extra!.call as CallApi),
    {
      legacy: 'reject',
      // A stream that never says anything.
      maxSubscriptions: 0,
    },
  );

  /** Revisions before 2026-07-28. */
  async function answerLegacy(request: Request, message: object, call: CallApi): Promise<Response> {
    const server = serverFor(call);
    const options = { enableJsonResponse: true };
    const transport = new sdk.WebStandardStreamableHTTPServerTransport(options);
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: message });
    } finally {
      await server.close();
    }
  }

  return async ({ message, headers, signal }, call) => {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers: headOf(headers), signal });
    const response = (await sdk.isLegacyRequest(request, message))
      ? await answerLegacy(request, message, call)
      : await modern.fetch(request, {
          parsedBody: message,
          authInfo: { token: '', clientId: '', scopes: [], extra: { call } },
        });
    // Nobody reads the answer.
    signal.throwIfAborted();
    const { status } = response;
    if (status === 202) return { status, body: undefined };
    return { status, body: (await response.json()) as object };
  };
}

/** Answers are always JSON; so clients need not say that they take streams. */
function headOf(headers: McpHttpRequest['headers']): Headers {
  const head = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' });
  for (const name of read) {
    const value = headers[name];
    if (typeof value === 'string') head.set(name, value);
  }
  return head;
}
