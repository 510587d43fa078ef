import { hash } from 'node:crypto';
import type { Command } from 'commander';
import type { Config } from '../../../config.ts';
import { placeName } from '../../../store/open-database.ts';
import { called, connect, serviceSettings } from '../../service-client.ts';
import { UsageError } from '../../usage-error.ts';
import type { Evaluator } from '../evaluators.ts';
import type { Judgment } from '../judgments.ts';
import type { Options } from '../options.ts';
import type { Origins } from '../resume.ts';
import { judgesOnService } from './judge-on-service.ts';
import { localService } from './local-service.ts';
import { mustNotConfigureJudge } from './options.ts';
import { createRunCalls, type RunCalls } from './run-calls.ts';
import { runNameOf } from './run-name.ts';
import { runReport } from './run-report.ts';
import { storedEvaluators } from './stored-evaluators.ts';

/** Shows what reads the service's criteria; any other criterion would do. */
const PROBE = 'Passes if the response has fewer than 50 words';

/**
 * Connects to the service that judges and stores a run.
 * @param command Whose flags were given.
 * @throws UsageError for a service that cannot be reached, and for options that it could not follow
 */
export async function openRun(path: string, given: Omit<Options, 'readCriterion'>, config: Config, command: Command) {
  const local = given.server === undefined ? await localService(config) : undefined;
  const address = given.server ?? local?.url;
  let calls: RunCalls | undefined;
  /** Ends the calls in progress, and the service if it is this process's own. */
  const stop = async () => {
    calls?.close();
    await local?.stop?.();
  };
  try {
    if (!local?.stop) mustNotConfigureJudge(command, address!);
    const service = await connect(address);
    const { baseUrl } = service;
    const { reader_version: reader = null } = await called(service, (client) => client.explain(PROBE));
    const ready = createRunCalls(await serviceSettings(address), given.concurrency);
    calls = ready;
    return {
      stop,
      findEvaluator: storedEvaluators(service),
      /**
       * @param origins What the results belong to that are continued; undefined: the run begins.
       * @throws UsageError if the run cannot be continued, or its name is taken
       */
      async begin(options: Options, evaluators: readonly Evaluator[], origins: Origins | undefined) {
        const { allResponses, threshold, used = new Set(), json, tag: tags = {} } = options;
        mustDiffer(evaluators);
        const run = await runNameOf({ ...options, origins, path, reader }, service);
        const isOwnService = local?.stop !== undefined;
        const where = isOwnService ? `in ${placeName(config)}` : `on ${baseUrl}`;
        console.error(`deemster: Stores the run ${JSON.stringify(run)} ${where}.`);
        const way = { run, reader, allResponses: Boolean(allResponses) };
        return {
          judgeRow: judgesOnService({ calls: ready, baseUrl, tags, used, threshold, ...way }),
          hashOf: hashesOf(way),
          report: runReport({
            run,
            baseUrl,
            isOwnService,
            file: options.resume ?? options.output,
            used,
            print: json ? console.error : console.log,
          }),
        };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type StoredRun = Awaited<ReturnType<typeof openRun>>;

/** A service tells criteria without a name apart by their text. */
function mustDiffer(evaluators: readonly Evaluator[]): void {
  const texts = evaluators.filter(({ version }) => version === undefined).map(({ criterion }) => criterion);
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined)
    throw new UsageError(`Two evaluators have the criterion ${JSON.stringify(twice)}. In a run, leave one out.`);
}

/** As `judgmentHash`: what a service judged is not taken for what this process judges, and the other way round. */
const hashesOf = ({ run, reader, allResponses }: { run: string; reader: string | null; allResponses: boolean }) =>
  function hashOf({ row: { id, conversation }, criterion, evaluator }: Judgment): string {
    const { messages, system, tools } = conversation;
    const { version, name, modelCore } = evaluator;
    const by = version === undefined ? [modelCore] : [name, version];
    const judged = ['run', run, id, reader, messages, system, tools, criterion, evaluator.criterion, by, allResponses];
    return hash('sha256', JSON.stringify(judged), 'base64url').slice(0, 22);
  };
