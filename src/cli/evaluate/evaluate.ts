import type { Command } from 'commander';
import type { Config } from '../../config.ts';
import { createReadCriterion } from '../../in-process.ts';
import { keysMask } from '../../judges.ts';
import { endInterrupted, interruptions } from '../interruption.ts';
import { configOf } from '../settings.ts';
import { UsageError } from '../usage-error.ts';
import { readBaseline } from './baseline.ts';
import { columnsUsed, type Evaluator, evaluatorsOf } from './evaluators.ts';
import { exitCodeOf, failOnOf } from './exit-code.ts';
import { inputFiles } from './input-files.ts';
import { judgeAll, type Listener } from './judge-all.ts';
import { judgesInProcess } from './judge-in-process.ts';
import { judgmentHash } from './judgment-hash.ts';
import { judgmentsOf } from './judgments.ts';
import { type Options, optionsCommand } from './options.ts';
import { peopleCheck } from './people-check.ts';
import type { Report, RunEnd } from './report.ts';
import { reportsOf } from './reports.ts';
import { toResult } from './result.ts';
import { type Origins, resumeFrom } from './resume.ts';
import { readRows } from './rows.ts';
import { interruptedText, stoppedText } from './stopped.ts';
import { isStored } from './stored-run/options.ts';
import type { StoredRun } from './stored-run/stored-run.ts';
import { createTally } from './tally.ts';
import { nameOf } from './text-stream.ts';
import { countJudgments } from './total.ts';
import { unreadableRows } from './unreadable-rows.ts';
import { showUnusable } from './unusable.ts';
import { withoutJudge } from './without-judge.ts';
import { writtenFiles } from './written-files.ts';

/** `deemster evaluate`: judges the rows of files, in this process or by a service that stores them as a run. */
export const evaluateCommand = (): Command =>
  optionsCommand().action(async (path: string, given: Omit<Options, 'readCriterion' | 'used'>, command: Command) => {
    const readCriterion = createReadCriterion();
    const config = await configOf(command);
    const run = isStored(given)
      ? await loadRun().then(({ openRun }) => openRun(path, given, config, command))
      : undefined;
    let stop: AbortSignal;
    try {
      const options = { ...given, readCriterion, findEvaluator: run?.findEvaluator };
      const evaluators = await evaluatorsOf(options);
      stop = interruptions();
      await evaluate(path, evaluators, { ...options, used: columnsUsed(evaluators) }, { config, stop, run });
    } finally {
      await run?.stop();
    }
    if (stop.aborted) endInterrupted(stop);
  });

/** Loaded only for a run that is stored: judging in this process needs neither the client nor the service. */
const loadRun = () => import('./stored-run/stored-run.ts');

interface Surroundings {
  config: Config;
  stop: AbortSignal;
  /** The run of a service that judges; undefined: this process judges. */
  run: StoredRun | undefined;
}

async function evaluate(
  path: string,
  evaluators: Evaluator[],
  options: Options,
  { config, stop, run: stored }: Surroundings,
): Promise<void> {
  const started = performance.now();
  const files = await inputFiles(path);
  const failOn = failOnOf(options);
  const written = writtenFiles(options);
  const baseline =
    options.baseline === undefined ? undefined : await readBaseline(options.baseline, options.threshold, written);
  const tallies = createTally();
  const people = await peopleCheck(options);
  const unreadable = unreadableRows();
  using total = countJudgments(files, evaluators, options);
  using resumed = options.resume === undefined ? undefined : await resumeFrom(options.resume, files);
  const { judgeRow, hashOf, report } = await (stored
    ? stored.begin(options, evaluators, resumed?.origins)
    : inProcess(options, config, resumed?.origins));
  const all: Report[] = [
    { add: tallies.add },
    { add: people.add },
    ...(baseline ? [{ add: baseline.add }] : []),
    ...(await reportsOf(options, { inputs: files, resumed, baseline, failOn, total: total.known })),
    unreadable,
    ...(report ? [report] : []),
  ];
  using cleanup = new DisposableStack();
  cleanup.defer(() => each((report) => report[Symbol.dispose]?.()));
  const each = (tell: (report: Report) => void) => {
    for (const report of all) tell(report);
  };
  const judgments = judgmentsOf(readRows(files, options), evaluators, options);
  const listener: Pick<Listener, 'arrived' | 'done'> = {
    arrived: (...result) => each((report) => report.arrived?.(...result)),
    done: (...result) => each((report) => report.add?.(...result)),
  };
  // A service says itself that it has no judge.
  const held = stored
    ? { listener, end: () => {} }
    : withoutJudge(listener, evaluators, options.readCriterion, config.judges);
  const recurring = await judgeAll(
    judgments,
    resumed ? resumed.judging(judgeRow, hashOf, options.threshold) : judgeRow,
    (judgment, judged, milliseconds) =>
      toResult(judgment, people.checked(judgment, judged), milliseconds, hashOf(judgment)),
    {
      concurrency: options.concurrency,
      stop,
      ...held.listener,
      unreadable: (fault) => each((report) => report.unreadable?.(fault)),
      unusable: showUnusable(options, evaluators, keysMask(config)),
    },
  );
  held.end(stop.aborted);
  if (tallies.conversations() === 0 && unreadable.count() === 0 && !stop.aborted)
    throw new UsageError(`${nameOf(path)} contains no conversation.`);
  const isOneEach = evaluators.length <= 1;
  const stopped = stop.aborted
    ? interruptedText(tallies, await total.wait(500), isOneEach)
    : recurring && stoppedText(recurring, tallies, await total.wait(10_000), isOneEach);
  const milliseconds = performance.now() - started;
  const comparison = (!stopped && tallies.conversations() > 0 && baseline?.compare()) || null;
  const came = { tallies, unreadable: unreadable.count(), comparison };
  const code = exitCodeOf(came, failOn);
  const run: RunEnd = { ...came, milliseconds, stopped, people: people.sentences(), failOn, code };
  for (const report of all) await report.end?.(run);
  process.exitCode = run.code;
  if (stopped) console.error(stopped);
}

/** @throws UsageError for results that a service stored: this process cannot add to their run */
function inProcess(options: Options, config: Config, origins: Origins | undefined) {
  const run = origins && [...origins.runs].find((one) => one !== null);
  if (run !== undefined)
    throw new UsageError(
      `${options.resume} has results of the run ${JSON.stringify(run)}. Continue it with --server or --save.`,
    );
  return { judgeRow: judgesInProcess(options, config), hashOf: judgmentHash(options, config), report: undefined };
}
