import { Command, InvalidArgumentError, Option } from 'commander';
import { addService } from './service-option.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  url?: string;
  evaluator?: string;
  import?: string;
  author?: string;
  most?: number;
}

/** `deemster label`: a person's verdicts, one case at a time or from a file. */
export function labelCommand(): Command {
  const command = new Command('label')
    .description("label an evaluator's responses, one at a time, or import labels from a CSV file")
    .option('--evaluator <name>', 'ask for labels on the responses that are most useful to label')
    .option('--import <file>', 'import labels from a CSV file instead')
    .option('--author <name>', 'who labels; labels of several authors are kept side by side')
    .addOption(new Option('--most <number>', 'stop after this many labels').argParser(wholeNumber))
    .addHelpText(
      'after',
      `
Columns of a CSV file: label (yes or no), and evaluation_id, or trace_id with evaluator or criterion; optional: score (0 to 1),
author. Lines that cannot be imported are reported, and the others are stored.`,
    );
  return addService(command).action(async ({ url, evaluator, import: file, author, most }: Options) => {
    if ((evaluator === undefined) === (file === undefined))
      throw new UsageError('Give either --evaluator or --import.');
    const { connect } = await import('./service-client.ts');
    if (file !== undefined) {
      if (most !== undefined) throw new UsageError('--most is only for --evaluator.');
      const { importLabels } = await import('./labels/import.ts');
      const { refused } = await importLabels(await connect(url), file, author);
      if (refused > 0) process.exitCode = 2;
      return;
    }
    const { openKeyboard } = await import('./labels/keyboard.ts');
    using keyboard = openKeyboard();
    const { labelCases } = await import('./labels/label-cases.ts');
    await labelCases(await connect(url), keyboard, { evaluator: evaluator!, author, most });
  });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number such as 20.');
  return Number(text);
}
