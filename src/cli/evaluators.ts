import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { count } from './database.ts';
import { readEvaluators, toText } from './evaluator-file.ts';
import { print, writeOutput } from './output-file.ts';

/** Loaded only when a service is called: help does not need the client. */
const loadService = () => import('./evaluator-service.ts');

/** `deemster evaluators`: manages the evaluators of a running service in a YAML file, locally or remotely. */
export function evaluatorsCommand(): Command {
  const evaluators = new Command('evaluators').description(
    'copy named, versioned criteria (evaluators) between a file and a running service',
  );
  const add = (name: string, description: string) =>
    evaluators
      .command(name)
      .description(description)
      .option('--url <address>', 'address of the service (DEEMSTER_BASE_URL; default http://127.0.0.1:8080)')
      .addHelpText('after', '\nSet DEEMSTER_API_KEY to a key of the service.');

  add('push', 'create and update evaluators from a file; deletes none')
    .argument('<file>', 'a YAML file that maps names to settings')
    .action(async (file: string, { url }: { url?: string }) => {
      const { connect, push } = await loadService();
      await push(await connect(url), await readEvaluators(file));
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
  return evaluators;
}
