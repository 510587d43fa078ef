import { Argument, Command, Option } from 'commander';
import type { Retention } from '../store/accounts.ts';
import { timeText, withStore } from './database.ts';
import { addSettings } from './settings.ts';
import { shellWord } from './shell-word.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

const retentions = ['standard', 'none'];

/** `deemster accounts`: works on the database directly, even while a server runs on it. */
export function accountsCommand(): Command {
  const accounts = new Command('accounts').description('list and create accounts, and set what they store');

  addSettings(accounts.command('list').description('list the accounts'), ['dataDir']).action(
    (_options, command: Command) =>
      withStore(command, async (store) => {
        const rows = (await store.listAccounts()).map((account) => [
          account.name,
          account.retention,
          String(account.keys),
          timeText(account.created_at),
        ]);
        console.log(table(['name', 'retention', 'keys', 'created'], rows));
      }),
  );

  addSettings(accounts.command('create').description('create an account').argument('<name>'), ['dataDir'])
    .addOption(
      new Option(
        '--retention <what>',
        '"none" stores no conversations: only usage, and the names and sizes of request fields',
      )
        .choices(retentions)
        .default('standard'),
    )
    .action((name: string, { retention }: { retention: Retention }, command: Command) =>
      withStore(command, async (store) => {
        if (!name.trim()) throw new UsageError('An account needs a name.');
        if (!(await store.createAccount(name, retention, Date.now())))
          throw new UsageError(`The account "${name}" already exists.`);
        console.log(
          `Created the account "${name}" with retention ${retention}. Make a key for it: deemster keys create --account ${shellWord(name)}`,
        );
      }),
    );

  addSettings(
    accounts
      .command('set-retention')
      .description('set what an account stores from now on')
      .argument('<name>')
      .addArgument(
        new Argument(
          '<what>',
          '"none" stores no conversations: only usage, and the names and sizes of request fields',
        ).choices(retentions),
      ),
    ['dataDir'],
  ).action((name: string, retention: Retention, _options, command: Command) =>
    withStore(command, async (store) => {
      if (!(await store.setRetention(name, retention)))
        throw new UsageError(`No account is named "${name}". See "deemster accounts list".`);
      console.log(`The retention of the account "${name}" is ${retention} from now on.`);
    }),
  );
  return accounts;
}
