import { Command } from 'commander';
import type { Config } from '../config.ts';
import { readServerNote } from '../running-server.ts';
import { isLocked } from '../store/database-folder.ts';
import { signInLink } from '../store/sign-in-link.ts';
import { count, withStore } from './database.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** `deemster sessions`: works on the database directly, even while a server runs on it. */
export function sessionsCommand(): Command {
  const sessions = new Command('sessions').description('print sign-in links for the pages, and end sessions');

  addSettings(
    sessions.command('link').description('print a link that signs in to the pages, once, within ten minutes'),
    ['dataDir', 'host', 'port'],
  )
    .option('--account <name>', 'the account that it signs in to', 'default')
    .option(
      '--url <address>',
      'the address of the service as the browser knows it (default: that of the running server)',
    )
    .action(async ({ account, url }: { account: string; url?: string }, command: Command) => {
      const address = url === undefined ? addressOf(await configOf(command)) : readAddress(url);
      const link = await withStore(command, (store) => signInLink(store, account, address, Date.now()));
      if (!link)
        throw new UsageError(
          `No account is named "${account}", or it has no valid key. See "deemster accounts list" and "deemster keys list".`,
        );
      console.log(link);
    });

  addSettings(sessions.command('end').description('sign out all pages, and withdraw unused sign-in links'), ['dataDir'])
    .option('--account <name>', 'only of this account')
    .action(({ account }: { account?: string }, command: Command) =>
      withStore(command, async (store) => {
        if (account !== undefined && !(await store.listAccounts()).some(({ name }) => name === account))
          throw new UsageError(`No account is named "${account}". See "deemster accounts list".`);
        console.log(`Ended ${count(await store.endSessions(account, Date.now()), 'session')}.`);
      }),
    );
  return sessions;
}

/** The address of the running server, or else the one that the settings name. */
function addressOf({ dataDir, host, port }: Config): string {
  const note = isLocked(dataDir) ? readServerNote(dataDir) : 'missing';
  return typeof note === 'string' ? `http://${host.includes(':') ? `[${host}]` : host}:${port}` : note.url;
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(`--url is "${text}", but must be an address such as https://deemster.example.com.`);
  return url.origin;
}
