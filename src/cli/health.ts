import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Command } from 'commander';
import { addSettings, configOf } from './settings.ts';

/** Timeout for the response, in milliseconds; shorter than that of the Dockerfile's health check. */
const timeout = 4000;

/** `deemster health`: whether the server on this machine accepts requests. For supervisors and containers. */
export const healthCommand = (): Command =>
  addSettings(new Command('health').description('ask the server on this machine whether it is ready'), ['host', 'port'])
    .addHelpText('after', '\nExit codes: 0 ready, 1 not ready or not running, 2 wrong usage.')
    .action(async (_options, command: Command) => {
      const { host, port } = await configOf(command);
      const url = `http://${reachable(host)}:${port}/readyz`;
      const status = await statusOf(url).catch((error: Error) => error.message);
      if (status === 200) return console.log('ready');
      console.error(`deemster: Not ready: ${url} ${typeof status === 'number' ? `answers ${status}` : status}`);
      process.exitCode = 1;
    });

/** The status of the answer. Without fetch, which refuses ports such as 1 and 6000 itself. */
async function statusOf(url: string): Promise<number | undefined> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(timeout) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.destroy();
  return response.statusCode;
}

/** A server that listens on every address can be reached on loopback. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
