import { Command } from 'commander';
import { databaseUrl, InvalidValue } from '../setting-values.ts';
import { databaseName } from '../store/postgres/open-fault.ts';
import { transferToPostgres } from '../store/transfer/transfer.ts';
import { contentsText, mustHaveDatabase } from './database.ts';
import { progressBar } from './progress-bar.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

const passwords = `
Without --to, the database is the one of DEEMSTER_DATABASE_URL. Other users of this machine can see an address on a command line:
leave the password to that variable, to PGPASSWORD, or to the file ~/.pgpass.`;

/** `deemster migrate`: copies the database to PostgreSQL, while no server runs. */
export const migrateCommand = (): Command =>
  addSettings(
    new Command('migrate').description('copy the database to an empty PostgreSQL database; stop the server first'),
    ['dataDir'],
  )
    .option('--to <address>', 'the PostgreSQL database: postgres://USER@HOST:PORT/NAME')
    .addHelpText('after', passwords)
    .action(async ({ to }: { to?: string }, command: Command) => {
      const config = await configOf(command);
      const folder = config.dataDir;
      mustHaveDatabase(folder);
      const url = to === undefined ? config.databaseUrl : addressOf(to);
      if (url === undefined) throw new UsageError('Name the PostgreSQL database with --to or DEEMSTER_DATABASE_URL.');
      const setting = to === undefined ? 'DEEMSTER_DATABASE_URL' : '--to';
      using progress = transferProgress();
      const contents = await transferToPostgres({ folder, url, setting }, progress);
      progress.end();
      console.log(
        `Copied ${folder} to ${databaseName(url)} and compared every table: ${contentsText(contents)}. The folder stays as it was.`,
      );
      if (url !== config.databaseUrl)
        console.log('Set DEEMSTER_DATABASE_URL to that address, then start the service with "deemster serve".');
    });

/** @throws UsageError that does not repeat the address, which can hold a password */
function addressOf(text: string): string {
  try {
    return databaseUrl(text);
  } catch (error) {
    if (error instanceof InvalidValue) throw new UsageError(`--to must be ${error.message}.`);
    throw error;
  }
}

function transferProgress() {
  let total = 0;
  const bar = progressBar((value, drawn, left) => {
    const share = `${Math.floor((100 * value) / Math.max(1, total))} %`;
    // The first half of the steps writes, the second reads back.
    const rows = value < total / 2 ? `${rowsText(value)} of ${rowsText(total / 2)} rows copied` : 'comparing';
    return [`${drawn} ${share}`, rows, ...left];
  });
  return {
    began(steps: number) {
      total = steps;
      bar.start(steps, 0);
    },
    moved: (steps: number) => bar.increment(steps),
    end: () => bar.stop(),
    [Symbol.dispose]: () => bar.stop(),
  };
}

const rowsText = (rows: number): string => rows.toLocaleString('en');
