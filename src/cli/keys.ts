import { Command } from 'commander';
import { hashKey, newKey } from '../store/key.ts';
import { newId } from '../store/new-id.ts';
import { timeText, withStore } from './database.ts';
import { addSettings } from './settings.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

/** `deemster keys`: works on the database directly, even while a server runs on it. */
export function keysCommand(): Command {
  const keys = new Command('keys').description('create, list and revoke API keys');

  addSettings(keys.command('create').description('create a key and print it; it is shown only once'), ['dataDir'])
    .option('--account <name>', 'the account that the key belongs to', 'default')
    .option('--label <text>', 'a note that says what the key is for', '')
    .option('--expires <when>', 'a date such as 2027-01-31, or a number of days such as 90d (default: never)')
    .action((options: { account: string; label: string; expires?: string }, command: Command) =>
      withStore(command, async (store) => {
        const key = newKey();
        const expiresAt = options.expires === undefined ? null : readExpiry(options.expires);
        const row = { id: newId(), hash: hashKey(key), label: options.label, createdAt: Date.now(), expiresAt };
        if (!(await store.createKey(options.account, row)))
          throw new UsageError(`No account is named "${options.account}". See "deemster accounts list".`);
        console.log(key);
      }),
    );

  addSettings(keys.command('list').description('list the keys by id and label; the keys themselves are not stored'), [
    'dataDir',
  ]).action((_options, command: Command) =>
    withStore(command, async (store) => {
      const rows = (await store.listKeys()).map((key) => [
        key.id,
        key.account,
        timeText(key.created_at),
        timeText(key.last_used_at),
        timeText(key.expires_at),
        timeText(key.revoked_at),
        key.label,
      ]);
      console.log(table(['id', 'account', 'created', 'last used', 'expires', 'revoked', 'label'], rows));
    }),
  );

  addSettings(
    keys
      .command('revoke')
      .description('revoke a key; it stops working within a second')
      .argument('<id>', 'the id that "deemster keys list" shows'),
    ['dataDir'],
  ).action((id: string, _options, command: Command) =>
    withStore(command, async (store) => {
      if (!(await store.revokeKey(id, Date.now())))
        throw new UsageError(`No key has the id "${id}", or it is already revoked. See "deemster keys list".`);
      console.log(`Revoked the key ${id}. It stops working within a second.`);
    }),
  );
  return keys;
}

function readExpiry(text: string): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const time = days ? Date.now() + Number(days) * 86_400_000 : Date.parse(text);
  if (Number.isNaN(time) || !(days || /^\d{4}-\d\d-\d\d/.test(text)))
    throw new UsageError(
      `--expires is "${text}", but must be a date such as 2027-01-31 or a number of days such as 90d.`,
    );
  if (time <= Date.now()) throw new UsageError(`--expires is "${text}", but must lie in the future.`);
  return time;
}
