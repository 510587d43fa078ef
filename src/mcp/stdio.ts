import { once } from 'node:events';
import * as sdk from '../../generated/mcp/sdk.js';
import type { CallApi } from './api.ts';
import { createMcpServers } from './mcp-server.ts';

/**
 * Serves one client on standard input and output, of any revision of the protocol, until the input ends or the signal
 * aborts.
 * @param report Is told of input that is no message.
 */
export async function serveOnStdio(call: CallApi, signal: AbortSignal, report: (error: Error) => void): Promise<void> {
  const serverFor = createMcpServers();
  const ended = Promise.race([once(process.stdin, 'end'), once(signal, 'abort')]);
  const handle = sdk.serveStdio(() => serverFor(call), { onerror: report, maxSubscriptions: 0 });
  await ended;
  await handle.close();
}
