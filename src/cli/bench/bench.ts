import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { createReadCriterion } from '../../in-process.ts';
import type { JudgeError } from '../../judge/judge-error.ts';
import { evaluationProgress } from '../evaluate/progress.ts';
import { MOST_IN_A_ROW } from '../evaluate/recurring-fault.ts';
import { faultText } from '../fault-text.ts';
import { endInterrupted, interruptions } from '../interruption.ts';
import { fileFault } from '../output-file.ts';
import { addSettings, configOf, judgeSettings } from '../settings.ts';
import { UsageError } from '../usage-error.ts';
import { compare } from './comparison.ts';
import { htmlReport } from './html-report.ts';
import { createMeasuredJudge, judgeAnswers } from './judge-answers.ts';
import { measure } from './measurement.ts';
import { rememberedAnswers } from './remembered.ts';
import type { Report } from './report.ts';
import { openResults, type Result, readResults } from './results-file.ts';
import { type Answer, answersOf, type ModelCore, readRows } from './rows.ts';
import { sampleOf } from './sample.ts';
import { textReport } from './text-report.ts';

const { enum: cores, default: defaultCore } = contract.components.schemas.ModelCore;

interface Options {
  modelCore: ModelCore;
  output?: string;
  report?: string;
  compareWith?: string;
  limit?: number;
  threshold: number;
  concurrency: number;
  plainPrompt?: true;
  memory?: true;
  json?: true;
}

/** `deemster bench`: measures the judge on rows that people labelled. */
export const benchCommand = (): Command =>
  addSettings(
    new Command('bench')
      .description('measure the judge on answers that people labelled')
      .argument(
        '<file>',
        'JSONL: {messages, criterion, label} or {input, criterion, chosen, rejected} per line; - reads standard input',
      )
      .option('--output <file>', 'append each result to this JSONL file; the same command continues an interrupted run')
      .option('--report <file>', 'write an HTML report, which loads nothing and runs nothing')
      .option('--compare-with <file>', "another judge's results of the same rows, from its --output")
      .option('--limit <number>', 'judge a random sample of the rows, the same each time', wholeNumber('--limit', 1e9))
      .option('--threshold <score>', 'the lowest score that passes, 0 to 1', readThreshold, 0.5)
      .option('--concurrency <number>', 'judgments at the same time', wholeNumber('--concurrency', 1000), 8)
      .option('--plain-prompt', "ask the same model with a prompt of two sentences instead of Deemster's, to compare")
      .addOption(
        new Option(
          '--memory',
          'judge twice: without, and with up to three labels of similar other rows, to compare',
        ).conflicts(['plainPrompt', 'compareWith']),
      )
      .addOption(
        new Option('--model-core <name>', 'the model core whose judge to measure').choices(cores).default(defaultCore),
      )
      .option('--json', 'print the report as one JSON object'),
    judgeSettings,
  )
    .addHelpText(
      'after',
      '\nExit codes:\n  0  measured, whatever the figures are\n  2  wrong usage\n  3  some judgments could not be made; the figures are of the others',
    )
    .action(async (file: string, options: Options, command: Command) => {
      process.exitCode = await bench(file, options, command);
    });

async function bench(file: string, options: Options, command: Command): Promise<number> {
  if (options.report !== undefined) mustBeFree(options.report, [file, options.output, options.compareWith]);
  const readCriterion = createReadCriterion();
  const judge = createMeasuredJudge(await configOf(command), { ...options, readCriterion });
  const everyRow = await readRows(file, { ...options, readCriterion });
  const other = options.compareWith === undefined ? undefined : readResults(options.compareWith);
  const rows = options.limit === undefined ? everyRow : sampleOf(everyRow, options.limit);
  const remembered = options.memory && (await rememberedAnswers(everyRow));
  const keys = new Set([...everyRow.flatMap(answersOf), ...(remembered?.values() ?? [])].map(({ key }) => key));
  if (other && !other.results.keys().some((key) => keys.has(key)))
    throw new UsageError(`${options.compareWith} has no result of a row of this file, so there is nothing to compare.`);
  using output = options.output === undefined ? undefined : openResults(options.output, judge.judged, keys);
  const results = new Map<string, Result>(output?.earlier);
  const answers = rows.flatMap(answersOf);
  const withMemory = remembered ? answers.map(({ key }) => remembered.get(key)!) : [];
  const waiting = unjudged([...answers, ...withMemory], results);
  const stop = interruptions();
  using progress = evaluationProgress(() => waiting.length, false);
  const recurring = await judgeAnswers(waiting, judge, {
    concurrency: options.concurrency,
    stop,
    done(result) {
      results.set(result.key, result);
      progress.add({ result: outcomeOf(result, options.threshold) });
      output?.append(result);
    },
  });
  progress[Symbol.dispose]();
  const { threshold } = options;
  const own = remembered ? ofRemembered(remembered, results) : results;
  const without = remembered && { judged: judge.withoutMemory, results };
  const beside = other ?? without;
  const report: Report = {
    judged: judge.judged,
    threshold,
    ...measure(rows, own, threshold),
    without: without ? { judged: without.judged, ...measure(rows, results, threshold) } : null,
    comparison: beside ? compare(rows, own, beside, threshold) : null,
  };
  console.log(options.json ? jsonReport(report) : textReport(report));
  if (options.report !== undefined) writeReport(options.report, htmlReport(report));
  if (recurring) console.error(stoppedText(recurring));
  if (stop.aborted) {
    const next = output ? ' The same command continues.' : ' Add --output to be able to continue.';
    console.error(
      `deemster: Interrupted: ${unjudged(waiting, results).length.toLocaleString('en')} judgments are left.${next}`,
    );
    endInterrupted(stop);
  }
  const isWhole = [report, report.without].every((one) => !one || one.counts.failed + one.counts.not_judged === 0);
  return isWhole ? 0 : 3;
}

/** The results with memory, by the keys of the answers as they are in the rows. */
function ofRemembered(remembered: ReadonlyMap<string, Answer>, results: ReadonlyMap<string, Result>) {
  const found = Array.from(remembered, ([key, answer]) => [key, results.get(answer.key)] as const);
  return new Map(found.flatMap(([key, result]) => (result ? [[key, result] as const] : [])));
}

function outcomeOf({ score, error }: Result, threshold: number) {
  if (error !== null) return 'error';
  if (score === null) return 'n/a';
  return score >= threshold ? 'pass' : 'fail';
}

/** Each content once, without those that have a result. What failed is judged again. */
function unjudged(answers: Answer[], results: ReadonlyMap<string, Result>): Answer[] {
  const waiting = new Map(answers.map((answer) => [answer.key, answer]));
  return [...waiting.values()].filter(({ key }) => (results.get(key)?.error ?? null) !== null || !results.has(key));
}

const stoppedText = (fault: JudgeError): string =>
  `deemster: Stopped after ${MOST_IN_A_ROW} identical faults in a row: ${faultText(fault)}`;

/** Without the identity, which only tells judges apart. */
function jsonReport({ judged: { judge, prompt_version }, comparison, without, ...rest }: Report): string {
  const other = comparison && {
    judge: comparison.other.judge,
    prompt_version: comparison.other.prompt_version,
    differences: comparison.differences,
    p: comparison.p,
  };
  const { counts, failures, figures, bins } = without ?? {};
  const plain = without && { prompt_version: without.judged.prompt_version, counts, failures, figures, bins };
  return JSON.stringify({ judge, prompt_version, ...rest, ...(plain && { without_memory: plain }), comparison: other });
}

/** A report replaces an earlier one, but no file that the run reads or appends to. */
function mustBeFree(report: string, taken: (string | undefined)[]): void {
  if (taken.some((one) => one !== undefined && resolve(one) === resolve(report)))
    throw new UsageError(`--report would overwrite ${report}, which this run needs. Choose another name.`);
}

function writeReport(file: string, html: string): void {
  try {
    writeFileSync(file, html);
  } catch (error) {
    throw fileFault(file, error);
  }
}

function readThreshold(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new UsageError(`--threshold is "${text}", but must be a number from 0 to 1.`);
  return value;
}

function wholeNumber(flag: string, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > most)
      throw new UsageError(`${flag} is "${text}", but must be a whole number from 1 to ${most.toLocaleString('en')}.`);
    return value;
  };
}
