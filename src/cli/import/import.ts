import { parse } from 'node:path';
import { Argument, Command } from 'commander';
import { createReadCriterion } from '../../in-process.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { writeImport } from './files.ts';
import { forgivenIn } from './forgiven.ts';
import type { Imported, ImportOptions } from './imported.ts';
import { readLangfuse } from './langfuse.ts';
import { readOpenAiEvals } from './openai-evals/openai-evals.ts';
import { outcomeOf } from './outcome.ts';
import { readPhoenix } from './phoenix.ts';
import { readPromptfoo } from './promptfoo/promptfoo.ts';
import { leftOutLines, reportJson, reportText } from './report.ts';
import { readSource } from './source-file.ts';

interface Options {
  output?: string;
  force?: true;
  json?: true;
  reverse?: string[];
}

/** Each source reads the values of its files. */
const sources: Record<string, (values: unknown[], options: ImportOptions) => Imported> = {
  promptfoo: readPromptfoo,
  langfuse: readLangfuse,
  phoenix: readPhoenix,
  'openai-evals': readOpenAiEvals,
};

/** `deemster import`: turns other tools' files into rows, evaluators and labels. */
export const importCommand = (): Command =>
  new Command('import')
    .description(
      "turn another tool's files into rows, evaluators and labels; runs nothing that is in them, and judges nothing",
    )
    .addArgument(new Argument('<source>', 'where the files come from').choices(Object.keys(sources)))
    .argument('<files...>', 'JSON, JSON Lines, CSV or YAML')
    .option('--output <folder>', 'where the files are written (default: FILE-imported)')
    .option(
      '--reverse <name>',
      "people's annotations of this name say 1 for a fault, such as toxic; repeat it for several",
      (name: string, before: string[] = []) => [...before, name],
    )
    .option('--force', 'overwrite the files if they exist')
    .option('--json', 'print one JSON object, with everything that was left out')
    .addHelpText(
      'after',
      `
Writes rows.jsonl and evaluators.yaml for "deemster evaluate", cases.jsonl with
the rows that have a sentence of their own, and labels.jsonl for "deemster label
--import". An assertion becomes a sentence only if code reads it exactly so.`,
    )
    .action(async (source: string, files: string[], { output, force, json, reverse }: Options) => {
      const values: unknown[] = [];
      let marks = 0;
      for (const file of files) values.push(await readSource(file, () => marks++));
      const { dir, name } = parse(files[0]!);
      const folder = output ?? `${dir === '' ? '' : `${dir}/`}${name === '-' ? 'stdin' : name}-imported`;
      const forgiven = forgivenIn(values, marks);
      const imported = sources[source]!(values, { reversed: new Set(reverse) });
      requireAnnotations(imported, reverse);
      const outcome = outcomeOf(imported, createReadCriterion());
      if (outcome.rows.length === 0) {
        console.error(visibleText(leftOutLines(outcome.leftOut).join('\n')));
        throw new UsageError(`Nothing in ${files.join(', ')} could be imported.`);
      }
      const written = await writeImport(folder, outcome, Boolean(force));
      const parts = [folder, written, outcome, forgiven] as const;
      console.log(json ? JSON.stringify(reportJson(...parts)) : reportText(...parts));
    });

/** @throws UsageError for a name that no annotation has: labels of the name that was meant would be the wrong way round */
function requireAnnotations({ annotations = new Set() }: Imported, reverse: string[] = []): void {
  const unknown = reverse.find((name) => !annotations.has(name));
  if (unknown === undefined) return;
  const known = [...annotations].map((name) => JSON.stringify(name)).join(', ');
  throw new UsageError(
    `--reverse ${JSON.stringify(unknown)}: no annotation has this name. ${known === '' ? 'There are no annotations of people that have a name.' : `The names of people's annotations are: ${known}.`}`,
  );
}
