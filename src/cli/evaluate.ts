import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { CriterionError } from '../judge/criterion-error.ts';
import { JudgeError } from '../judge/judge-error.ts';
import { judgeAlone } from '../service.ts';
import { readConversations } from './conversations.ts';
import { exitCodeOf, judged, notJudged, type Outcome, type Row, resultsText } from './result.ts';
import { addSettings, configOf } from './settings.ts';
import { UsageError } from './usage-error.ts';

type ModelCore = components['schemas']['ModelCore'];
const { enum: cores, default: defaultCore } = contract.components.schemas.ModelCore;

interface Options {
  criterion: string;
  modelCore: ModelCore;
  allResponses?: true;
  threshold: number;
  /** True: as many samples as it is by default. */
  confirm?: number | true;
  concurrency: number;
  json?: true;
}

/** `assay evaluate`: judges conversations in this process and stores nothing. */
export const evaluateCommand = (): Command =>
  addSettings(
    new Command('evaluate')
      .description('judge the conversations of a file; nothing is stored')
      .argument('<file>', 'one conversation as JSON, or one a line as JSONL; - reads standard input')
      .requiredOption('--criterion <sentence>', 'begins with Reward, Penalize, Passes if or Fails if')
      .addOption(new Option('--model-core <name>', 'which judge').choices(cores).default(defaultCore))
      .option('--all-responses', 'judge every response, not the latest alone')
      .option('--threshold <score>', 'the least score that passes, 0 to 1', readThreshold, 0.5)
      .option(
        '--confirm [samples]',
        'judge again what a model let fail or left inconclusive, and let that count: the mean of so many samples, each one more call; 2 to 20, 5 where no number is given',
        readSamples,
      )
      .option('--concurrency <number>', 'judgments at a time', readConcurrency, 8)
      .option('--json', 'print one JSON object a line'),
    [
      'judge',
      'judgeLightning',
      'openaiBaseUrl',
      'anthropicBaseUrl',
      'judgeWindow',
      'judgeReasoning',
      'ggufThreads',
      'timeoutSeconds',
    ],
  )
    .addHelpText(
      'after',
      '\nExit codes: 0 all passed, 1 a score below the threshold, 2 wrong usage, 3 a judgment could not be made, 4 nothing worse than inconclusive: samples of a score lie on both sides of the threshold.',
    )
    .action(async (file: string, options: Options, command: Command) => {
      const config = await configOf(command);
      const conversations = await readConversations(file);
      const rows = await withProgress(conversations.length, (step) =>
        judgeAll(conversations, options, config, (row) => {
          step();
          // At once: what was paid for is not lost when the rest is interrupted.
          if (options.json) console.log(JSON.stringify(row));
        }),
      );
      if (!options.json) console.log(resultsText(rows));
      process.exitCode = exitCodeOf(rows);
    });

type Conversations = Awaited<ReturnType<typeof readConversations>>;

/** Judges all; `done` hears of each row in the order of the file, as soon as it and all before it are there. */
async function judgeAll(conversations: Conversations, options: Options, config: Config, done: (row: Row) => void) {
  const judge = judgeAlone(config);
  const rows: Row[] = [];
  let told = 0;
  const waiting = conversations.entries();
  const worker = async () => {
    for (const [index, conversation] of waiting) {
      rows[index] = { conversation: index + 1, ...(await judgeOne(conversation)) };
      for (; rows[told]; told++) done(rows[told]!);
    }
  };

  async function judgeOne(conversation: Conversations[number]): Promise<Outcome> {
    const { criterion, modelCore, allResponses, threshold, confirm } = options;
    const request = { conversation, criterion, modelCore, evaluateLatest: !allResponses, clean: false };
    try {
      const { verdict } = await judge(request);
      const outcome = judged(verdict, threshold);
      const isOpen = verdict.decidedBy === 'model' && ['fail', 'inconclusive'].includes(outcome.result);
      if (confirm === undefined || !isOpen) return outcome;
      const samples = confirm === true ? 5 : confirm;
      return judged((await judge({ ...request, samples })).verdict, threshold);
    } catch (error) {
      if (error instanceof CriterionError) throw new UsageError(error.message);
      if (!(error instanceof JudgeError)) throw error;
      return notJudged(error.message);
    }
  }

  await Promise.all(Array.from({ length: options.concurrency }, worker));
  return rows;
}

/** Shows how far it is, on a terminal alone. */
async function withProgress(total: number, work: (step: () => void) => Promise<Row[]>): Promise<Row[]> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total}',
    clearOnComplete: true,
    noTTYOutput: false,
    stream: process.stderr,
  });
  bar.start(total, 0);
  try {
    return await work(() => bar.increment());
  } finally {
    bar.stop();
  }
}

function readThreshold(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new UsageError(`--threshold is "${text}", but must be a number from 0 to 1.`);
  return value;
}

const readConcurrency = wholeNumber('--concurrency', 1, 1000);
const readSamples = wholeNumber('--confirm', 2, 20);

function wholeNumber(flag: string, least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new UsageError(`${flag} is "${text}", but must be a whole number from ${least} to ${most}.`);
    return value;
  };
}
