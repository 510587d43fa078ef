import { Command, Option } from 'commander';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import type { JudgeError } from '../../judge/judge-error.ts';
import { createReadCriterion, keysMask } from '../../service.ts';
import { count } from '../database.ts';
import { faultText } from '../fault-text.ts';
import { endInterrupted, interruptions } from '../interruption.ts';
import { addSettings, configOf, judgeSettings } from '../settings.ts';
import { repliesText } from '../unusable-replies.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { readConversations } from './conversations.ts';
import { type JudgedRows, type JudgeOptions, judgeRows } from './judge-rows.ts';
import { type Judgment, judgmentsOf } from './judgments.ts';
import { evaluationProgress } from './progress.ts';
import { MOST_IN_A_ROW } from './recurring-fault.ts';
import { exitCodeOf, type Row, resultsText } from './result.ts';

const { enum: cores, default: defaultCore } = contract.components.schemas.ModelCore;

interface Options extends JudgeOptions {
  criterion?: string[];
  json?: true;
}

const exitCodes = {
  0: 'all passed',
  1: 'something failed: its score and its whole spread are below the threshold',
  2: 'wrong usage',
  3: 'a judgment could not be made',
  4: "something was inconclusive (the threshold lies inside its score's spread), and nothing failed",
};

/** `deemster evaluate`: judges conversations in this process and stores nothing. */
export const evaluateCommand = (): Command =>
  addSettings(
    new Command('evaluate')
      .description('judge the conversations in a file; stores nothing')
      .argument('<file>', 'JSON (one conversation or a list) or JSONL (one per line); - reads standard input')
      .option(
        '--criterion <sentence>',
        'begins with Reward, Penalize, Passes if or Fails if; repeat it to judge by several. Without it, each row of the file has its own as "evaluation_criteria"',
        (value: string, before: string[] = []) => [...new Set([...before, value])],
      )
      .addOption(
        new Option(
          '--model-core <name>',
          'the model core whose judge to use; all use the same judge unless the settings differ',
        )
          .choices(cores)
          .default(defaultCore),
      )
      .option('--all-responses', 'judge every response, not only the latest')
      .option('--threshold <score>', 'the lowest score that passes, 0 to 1', readThreshold, 0.5)
      .option(
        '--confirm [samples]',
        'judge again each conversation that a model found failing or inconclusive. Samples: 2 to 20, default 5, each one more call. Their mean becomes the score; for Passes if and Fails if, the majority decides',
        readSamples,
      )
      .option('--concurrency <number>', 'judgments at the same time', readConcurrency, 8)
      .option('--json', 'print one JSON object per line')
      .option('--debug', "show the model's unusable replies on standard error"),
    judgeSettings,
  )
    .addHelpText('after', ({ command }) => `\nExit codes:\n${exitCodesText(command)}`)
    .action(async (file: string, given: Omit<Options, 'readCriterion'>, command: Command) => {
      const options = { ...given, readCriterion: createReadCriterion() };
      const config = await configOf(command);
      const judgments = judgmentsOf(await readConversations(file, !options.allResponses), options);
      const stop = interruptions();
      const { rows, recurring } = await judgeWithProgress(judgments, options, config, stop);
      if (!options.json && rows.length > 0) console.log(resultsText(rows));
      process.exitCode = exitCodeOf(rows);
      if (recurring && rows.length < judgments.length) console.error(leftText(rows, judgments, recurring));
      if (!stop.aborted) return;
      console.error(`deemster: Interrupted after ${rows.length} of ${totalText(judgments)}.`);
      endInterrupted(stop);
    });

/** The number of judgments; with one per conversation, the number of conversations. */
const totalText = (judgments: Judgment[]): string =>
  count(judgments.length, judgments.at(-1)?.number === judgments.length ? 'conversation' : 'judgment');

/** How many judgments were skipped, and why. */
function leftText(rows: Row[], judgments: Judgment[], fault: JudgeError): string {
  const judged = rows.filter(({ error }) => error === null).length;
  const counts = [judged, rows.length - judged, judgments.length - rows.length].map((number) =>
    number.toLocaleString('en'),
  );
  return [
    `deemster: Stopped after ${MOST_IN_A_ROW} identical faults in a row: ${faultText(fault)}`,
    `deemster: Judged ${counts[0]} of ${totalText(judgments)}; ${counts[1]} failed and ${counts[2]} are left.`,
  ].join('\n');
}

async function judgeWithProgress(
  judgments: Judgment[],
  options: Options,
  config: Config,
  stop: AbortSignal,
): Promise<JudgedRows> {
  const mask = keysMask(config);
  using progress = evaluationProgress(judgments.length, Boolean(options.json && process.stdout.isTTY));
  return await judgeRows(judgments, options, config, {
    stop,
    done(row) {
      progress.step(row);
      // Print at once, so that an interruption does not lose judgments that were paid for.
      if (options.json) console.log(JSON.stringify(row));
    },
    unusable({ number, criterion }, replies) {
      const by = (options.criterion?.length ?? 1) > 1 ? `, "${visibleText(criterion)}"` : '';
      if (options.debug) console.error(repliesText(`conversation ${number}${by}`, replies, mask));
    },
  });
}

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

const readConcurrency = wholeNumber('--concurrency', 1, 1000);
const readSamples = wholeNumber('--confirm', 2, 20, ' Put the file before it, or write --confirm=5.');

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
