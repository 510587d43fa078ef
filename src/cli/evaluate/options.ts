import { Command, Option } from 'commander';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { addSettings, judgeSettings } from '../settings.ts';
import { UsageError } from '../usage-error.ts';
import type { EvaluatorOptions } from './evaluators.ts';
import { type FailOn, failOns } from './exit-code.ts';
import type { JudgeOptions } from './judge-in-process.ts';
import type { RowOptions } from './row-content.ts';
import { addRunOptions, type RunOptions } from './stored-run/options.ts';

const { enum: cores, default: defaultCore } = contract.components.schemas.ModelCore;

/** The options of `deemster evaluate`. */
export interface Options extends RowOptions, EvaluatorOptions, JudgeOptions, RunOptions {
  /** Judgments at the same time. */
  concurrency: number;
  json?: true;
  /** Show every result in the table. */
  all?: true;
  /** A file of prices. */
  prices?: string;
  /** Files to write. */
  output?: string;
  junit?: string;
  summary?: string;
  /** The results of an earlier run, which this one is compared with. */
  baseline?: string;
  /** What fails the run. Without it, `worse` with a baseline, and `failed` without one. */
  failOn?: FailOn;
  /** The output file of a run that was interrupted. */
  resume?: string;
  /** Overwrite the output file. */
  force?: true;
  /** Files of labels, or report cards. */
  labels?: string[];
  /** Whether unusable replies are shown. */
  debug?: true;
}

const exitCodes = {
  0: 'all passed',
  1: 'something failed: its score and its whole spread are below the threshold; with --baseline: worse than the baseline',
  2: 'wrong usage',
  3: 'a judgment could not be made, or a row could not be read',
  4: "something was inconclusive (the threshold lies inside its score's spread, or --labels leave it to a person), and nothing failed; with --baseline: no case could be compared, or nothing can be said and --fail-on asks for it",
};

const each = (value: string, before: string[] = []) => [...new Set([...before, value])];

/** The command without its action. */
export const optionsCommand = (): Command =>
  addSettings(
    addRunOptions(
      new Command('evaluate')
        .description('judge the conversations in files; stores nothing without --server or --save')
        .argument('<file>', 'JSON, JSONL or CSV, or a folder of such files; - reads standard input')
        .option(
          '--criterion <sentence>',
          'begins with Reward, Penalize, Passes if or Fails if; may contain {{column}}; repeat it to judge by several. Without it, each row of the file has its own as "evaluation_criteria"',
          each,
        )
        .option(
          '--evaluators <file>',
          'judge by the evaluators in a YAML file, as "deemster evaluators pull" writes it',
        )
        .option(
          '--evaluator <name>',
          'only this one of them, or without a file one of the service; repeat it for several',
          each,
        )
        .addOption(
          new Option(
            '--model-core <name>',
            'the model core whose judge to use; all use the same judge unless the settings differ',
          )
            .choices(cores)
            .default(defaultCore),
        )
        .option('--input-column <name>', "the user's message (default: input, question, prompt or user)")
        .option('--output-column <name>', 'the answer (default: output, answer, response, completion or assistant)')
        .option('--id-column <name>', "the row's id in the results (default: id or case)")
        .option('--all-responses', 'judge every response, not only the latest')
        .option('--threshold <score>', 'the lowest score that passes, 0 to 1', readThreshold, 0.5)
        .option(
          '--confirm [samples]',
          'judge again each conversation that a model found failing or inconclusive. Samples: 2 to 20, default 5, each one more call. Their mean becomes the score; for Passes if and Fails if, the majority decides',
          wholeNumber('--confirm', 2, 20, ' Put the file before it, or write --confirm=5.'),
        )
        .option('--concurrency <number>', 'judgments at the same time', wholeNumber('--concurrency', 1, 1000), 8)
        .option('--prices <file>', 'YAML: the price of a million tokens by judge, to show what the run cost')
        .option('--output <file>', 'write every result as soon as it is there, to FILE.jsonl or FILE.csv')
        .option('--force', 'overwrite the output file if it exists')
        .option('--resume <file>', 'continue an interrupted run from its output, FILE.jsonl; judges nothing twice')
        .option(
          '--baseline <file>',
          'compare with the results of an earlier run, which its --output wrote as FILE.jsonl',
        )
        .addOption(
          new Option(
            '--fail-on <what>',
            'failed: results below the threshold (default without --baseline); worse: worse than the baseline (default with it); regressed: also any case that passed before and does not now; cannot-say: worse, or 4 if nothing can be said; never: only judgments that could not be made',
          ).choices(failOns),
        )
        .option(
          '--labels <file>',
          'people\'s labels as "deemster label" saves them, or a report card as JSON: what the judge cannot decide becomes inconclusive; repeat it for several',
          each,
        )
        .option('--junit <file>', "write the results in JUnit's format, for CI systems")
        .option('--summary <file>', 'write a summary in Markdown, such as for a pull request or $GITHUB_STEP_SUMMARY')
        .option('--all', 'show every result, in the order of the file')
        .option('--json', 'print one JSON object per line')
        .option('--debug', "show the model's unusable replies on standard error"),
    ),
    [...judgeSettings, 'dataDir'],
  ).addHelpText('after', ({ command }) => `\nExit codes:\n${exitCodesText(command)}`);

function exitCodesText(command: Command): string {
  const help = command.createHelp();
  help.prepareContext({ helpWidth: command.configureOutput().getOutHelpWidth?.() });
  return Object.entries(exitCodes)
    .map(([code, meaning]) => help.formatItem(code, 1, meaning, help))
    .join('\n');
}

function readThreshold(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new UsageError(`--threshold is "${text}", but must be a number from 0 to 1.`);
  return value;
}

/** @param hint Advice for a text that is not a number. */
function wholeNumber(flag: string, least: number, most: number, hint = '') {
  return (text: string): number => {
    const value = Number(text);
    const isNumber = /^\d+$/.test(text);
    if (!isNumber || value < least || value > most)
      throw new UsageError(
        `${flag} is "${text}", but must be a whole number from ${least} to ${most}.${isNumber ? '' : hint}`,
      );
    return value;
  };
}
