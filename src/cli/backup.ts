import { statSync } from 'node:fs';
import { Command } from 'commander';
import { copyDatabase } from '../store/backup.ts';
import { databaseFiles } from '../store/database-folder.ts';
import { searchFiles } from '../store/search/search-file.ts';
import { bytesText, contentsText, mustBeFile, mustHaveDatabase } from './database.ts';
import { writeOutput } from './output-file.ts';
import { addSettings, configOf } from './settings.ts';

/** `deemster backup`: copies the database, even while a server uses it. */
export const backupCommand = (): Command =>
  addSettings(new Command('backup').description('copy the database to a file; safe while the server is running'), [
    'dataDir',
  ])
    .argument('<file>', 'the file to write')
    .option('--force', 'overwrite the file if it exists')
    .action(async (file: string, { force }: { force?: true }, command: Command) => {
      const place = await configOf(command);
      mustBeFile(place, 'backup');
      const { dataDir } = place;
      mustHaveDatabase(dataDir);
      const contents = await writeOutput(
        file,
        { force, taken: [...databaseFiles(dataDir), ...searchFiles(dataDir)] },
        (part) => copyDatabase(dataDir, part),
      );
      console.log(`Wrote ${file}: ${bytesText(statSync(file).size)}, ${contentsText(contents)}.`);
    });
