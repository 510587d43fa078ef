import { Command } from 'commander';
import { clientVariables } from '../../config.ts';
import type { Address } from '../../mcp/over-http.ts';
import { onInterrupt } from '../on-interrupt.ts';
import { serviceSettings } from '../service-client.ts';
import { addService } from '../service-option.ts';
import { addSettings, configOf, envFile, judgeSettings } from '../settings.ts';
import { localAddress } from './local-address.ts';

/** `deemster mcp`: standard output belongs to the protocol; whatever people read goes to standard error. */
export const mcpCommand = (): Command =>
  addService(addSettings(new Command('mcp'), [...judgeSettings, 'dataDir']))
    .description('serve the Model Context Protocol on standard input and output, for assistants on this machine')
    .addHelpText(
      'after',
      '\nWithout --url and DEEMSTER_API_KEY, it uses the service on the data folder, or runs one in this process.',
    )
    .action(async ({ url }: { url?: string }, command: Command) => {
      const { find, close } = await serviceOf(url, command);
      const stop = new AbortController();
      onInterrupt(
        ['SIGINT', 'SIGTERM', 'SIGHUP'],
        () => stop.abort(),
        () => process.exit(1),
      );
      try {
        // Now, so that a service that cannot be used ends the command with a sentence.
        await find(false);
        const { callOverHttp } = await import('../../mcp/over-http.ts');
        const { serveOnStdio } = await import('../../mcp/stdio.ts');
        await serveOnStdio(callOverHttp(find), stop.signal, ({ message }) => console.error(`deemster: ${message}`));
      } finally {
        await close();
      }
    });

/** The service that is named, or else the one on the data folder. */
async function serviceOf(url: string | undefined, command: Command) {
  if (url === undefined && (await clientVariables(envFile)).apiKey === undefined)
    return localAddress(await configOf(command));
  const { baseUrl, apiKey } = await serviceSettings(url);
  const address: Address = { url: baseUrl, key: apiKey };
  return { find: async () => address, close: async () => undefined };
}
