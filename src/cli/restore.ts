import { Command } from 'commander';
import { restoreDatabase } from '../store/backup.ts';
import { contentsText, mustBeFile } from './database.ts';
import { fileFault } from './output-file.ts';
import { addSettings, configOf } from './settings.ts';

/** `deemster restore`: replaces the database with a backup, while no server runs. */
export const restoreCommand = (): Command =>
  addSettings(new Command('restore').description('replace the database with a backup; stop the server first'), [
    'dataDir',
  ])
    .argument('<file>', 'a file made by "deemster backup"')
    .option('--force', 'overwrite an existing database')
    .action(async (file: string, { force }: { force?: true }, command: Command) => {
      const place = await configOf(command);
      mustBeFile(place, 'restore');
      const { dataDir } = place;
      const contents = await restoreDatabase(dataDir, file, { replace: force }).catch((error: unknown) => {
        throw fileFault(dataDir, error, `Cannot restore ${file} into`);
      });
      console.log(`Restored ${dataDir}: ${contentsText(contents)}. Start the service with "deemster serve".`);
    });
