import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { count } from './database.ts';
import { readEvaluators, toText } from './evaluator-file.ts';
import type { PushOptions } from './evaluator-service.ts';
import { print, writeOutput } from './output-file.ts';
import { addService } from './service-option.ts';
import { addSettings } from './settings.ts';

/** Loaded only when a service is called: help does not need the client. */
const loadService = async () => ({
  ...(await import('./evaluator-service.ts')),
  ...(await import('./service-client.ts')),
});

/** `deemster evaluators`: manages the evaluators of a running service in a YAML file, locally or remotely. */
export function evaluatorsCommand(): Command {
  const evaluators = new Command('evaluators').description(
    'copy named, versioned criteria (evaluators) between a file and a running service, and check them after an upgrade',
  );
  const add = (name: string, description: string) => addService(evaluators.command(name).description(description));

  add('push', 'create and update evaluators from a file; deletes none')
    .argument('<file>', 'a YAML file that maps names to settings')
    .option('--keep-labels', "new wordings mean the same, so people's labels hold for them too")
    .option('--yes', 'do not ask before labels no longer count')
    .action(async (file: string, { url, ...options }: { url?: string } & PushOptions) => {
      const { connect, push } = await loadService();
      await push(await connect(url), await readEvaluators(file), options);
    });

  add('pull', 'print the evaluators of the account as YAML')
    .argument('[file]', 'write to a file instead; - is standard output')
    .option('--force', 'overwrite the file if it exists')
    .action(async (file: string | undefined, { url, force }: { url?: string; force?: true }) => {
      const { connect, listAll } = await loadService();
      const all = await listAll(await connect(url));
      if (file === undefined || file === '-') return print([toText(all)]);
      await writeOutput(file, { force }, (part) => writeFile(part, toText(all)));
      console.log(`Wrote ${file}: ${count(all.length, 'evaluator')}.`);
    });

  addSettings(
    evaluators
      .command('check')
      .description('list the evaluators whose criterion this release would read differently than when it was saved')
      .option('--json', 'print one JSON object'),
    ['dataDir'],
  ).action(async (options: { json?: true }, command: Command) => {
    const { checkReadings } = await import('./evaluators-check.ts');
    await checkReadings(options, command);
  });
  return evaluators;
}
