import { parse } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { addService } from './service-option.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  url?: string;
  evaluator?: string;
  import?: string;
  author?: string;
  most?: number;
  output?: string;
  criterion?: string[];
  evaluators?: string;
  inputColumn?: string;
  outputColumn?: string;
  idColumn?: string;
}

const each = (value: string, before: string[] = []) => [...before, value];

/** `deemster label`: a person's verdicts, one case at a time or from a file. */
export function labelCommand(): Command {
  const command = new Command('label')
    .description(
      "label responses one at a time, of a file or of a service's evaluator, or import labels into a service",
    )
    .argument('[file]', 'rows as "deemster evaluate" reads them, or results that its --output wrote')
    .option('--evaluator <name>', 'ask for labels on the responses of a service that are most useful to label')
    .option('--import <file>', 'import labels into a service, from CSV or JSON Lines')
    .option('--author <name>', 'who labels; labels of several authors are kept side by side')
    .addOption(new Option('--most <number>', 'stop after this many labels').argParser(wholeNumber))
    .option('--output <file>', 'with a file: where the labels are saved, .jsonl or .csv (default: FILE.labels.jsonl)')
    .option('--criterion <sentence>', 'with a file: what to label by; repeat it for several', each)
    .option('--evaluators <file>', 'with a file: label by the evaluators in a YAML file; --evaluator picks one')
    .option('--input-column <name>', "with a file: the user's message")
    .option('--output-column <name>', 'with a file: the answer')
    .option('--id-column <name>', "with a file: the row's id")
    .addHelpText(
      'after',
      `
A file of labels has the columns label (yes or no), and either evaluation_id,
or trace_id with evaluator or criterion, or messages with evaluator or
criterion; optional: score (0 to 1), author. Lines that cannot be imported are
reported, and the others are stored.`,
    );
  return addService(command).action(async (file: string | undefined, options: Options) => {
    const ways = [file, options.import, file === undefined ? options.evaluator : undefined];
    if (ways.filter((one) => one !== undefined).length !== 1)
      throw new UsageError('Give either a file, --evaluator or --import.');
    if (file !== undefined) await labelFile(file, options);
    else await useService(options);
  });
}

const ofFile = ['output', 'criterion', 'evaluators', 'inputColumn', 'outputColumn', 'idColumn'] as const;

async function useService({ url, evaluator, import: file, author, most, ...more }: Options): Promise<void> {
  if (ofFile.some((name) => more[name] !== undefined))
    throw new UsageError('--output, --criterion, --evaluators and the columns are only for a file to label.');
  const { connect } = await import('./service-client.ts');
  if (file !== undefined) {
    if (most !== undefined) throw new UsageError('--most is not for --import.');
    const { importLabels } = await import('./labels/import.ts');
    const { refused } = await importLabels(await connect(url), file, author);
    if (refused > 0) process.exitCode = 2;
    return;
  }
  const { openKeyboard } = await import('./labels/keyboard.ts');
  using keyboard = openKeyboard();
  const { labelCases } = await import('./labels/session.ts');
  const { serviceCases } = await import('./labels/service-cases.ts');
  await labelCases({ next: serviceCases(await connect(url), evaluator!, author), keyboard, most });
}

async function labelFile(file: string, { url, evaluator, author, most, output, ...options }: Options): Promise<void> {
  if (url !== undefined) throw new UsageError('--url is not for a file to label.');
  if (file === '-') throw new UsageError('Standard input is the keyboard. Save the rows to a file first.');
  const { openKeyboard } = await import('./labels/keyboard.ts');
  const { fileCases } = await import('./labels/file-cases.ts');
  const { createReadCriterion } = await import('../in-process.ts');
  const { openLabelsFile } = await import('./labels/labels-file.ts');
  const { mustNotBeInput } = await import('./evaluate/input-files.ts');
  const { labelCases } = await import('./labels/session.ts');
  const { dir, name } = parse(file);
  const saved = output ?? `${dir === '' ? '' : `${dir}/`}${name}.labels.jsonl`;
  const cases = await fileCases(file, {
    ...options,
    ...(evaluator !== undefined && { evaluator: [evaluator] }),
    modelCore: contract.components.schemas.ModelCore.default as components['schemas']['ModelCore'],
    readCriterion: createReadCriterion(),
  });
  mustNotBeInput(saved, cases.inputs);
  using labels = await openLabelsFile(saved, author);
  const next = await cases.begin(labels, author);
  using keyboard = openKeyboard();
  await labelCases({ next, keyboard, most });
  console.log(`Labels are in ${saved}.`);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number such as 20.');
  return Number(text);
}
