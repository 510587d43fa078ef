import { hash } from 'node:crypto';
import type { Command } from 'commander';
import { NotFoundError } from '../../../client/index.ts';
import type { Config } from '../../../config.ts';
import { shownName } from '../../evaluator-file.ts';
import { called, connect, faultLine, type Service } from '../../service-client.ts';
import { UsageError } from '../../usage-error.ts';
import type { Evaluator } from '../evaluators.ts';
import type { Judgment } from '../judgments.ts';
import type { Options } from '../options.ts';
import type { Origins } from '../resume.ts';
import { judgesOnService } from './judge-on-service.ts';
import { localService } from './local-service.ts';
import { defaultRunName, mustNotConfigureJudge } from './options.ts';
import { runReport } from './run-report.ts';

/** The longest wait for one call, in seconds: more than a service takes for a judgment, unless its settings are unusual. */
const timeout = 900;
/** Shows how the service reads criteria; any other would do. */
const PROBE = 'Passes if the response has fewer than 50 words';

/** Finds the newest version of an evaluator that the service stores. @throws UsageError */
export type FindEvaluator = (name: string) => Promise<Evaluator>;

/**
 * Connects to the service that judges and stores a run.
 * @param command Whose flags were given.
 * @throws UsageError for a service that cannot be reached, and for options that it could not follow
 */
export async function openRun(path: string, given: Omit<Options, 'readCriterion'>, config: Config, command: Command) {
  const own = given.server === undefined ? await localService(config) : undefined;
  const address = given.server ?? own?.url;
  const services = new Map<string | undefined, Promise<Service>>();
  const service = (core: Evaluator['modelCore'] | undefined): Promise<Service> => {
    const options = { timeout, maxConcurrentRequests: given.concurrency, modelCore: core };
    const known = services.get(core) ?? connect(address, options);
    services.set(core, known);
    return known;
  };
  /** Ends the calls in progress, and the service if it is this process's own. */
  const stop = async () => {
    for (const one of await Promise.allSettled(services.values()))
      if (one.status === 'fulfilled') await one.value.client.close();
    await own?.stop?.();
  };
  try {
    if (!own?.stop) mustNotConfigureJudge(command, address!);
    const first = await service(undefined);
    const { reader_version: reader = null } = await called(first, (client) => client.explain(PROBE));
    return { stop, findEvaluator: evaluatorsOn(first), begin };

    /**
     * @param origins Where the results come from that the run continues; undefined: it begins.
     * @throws UsageError if the run cannot be continued, or its name is taken
     */
    async function begin(
      { allResponses, threshold, used = new Set(), json }: Options,
      evaluators: readonly Evaluator[],
      origins: Origins | undefined,
    ) {
      mustDiffer(evaluators);
      const run = runOf(given, path, origins);
      const isThere = await called(first, (client) => client.tracePage({ tags: { run }, pageSize: 1 }));
      mustBeFree(run, isThere.traces.length > 0, { baseUrl: first.baseUrl, origins, resume: given.resume });
      const strange = origins && [...origins.readers].find((one) => one !== reader);
      if (strange !== undefined)
        throw new UsageError(
          `${given.resume} has results of ${strange}, and ${first.baseUrl} reads criteria with ${reader}. Begin a new run.`,
        );
      console.error(`deemster: ${first.baseUrl} judges, and stores the run ${JSON.stringify(run)}.`);
      const isOwnService = own?.stop !== undefined;
      const print = json ? console.error : console.log;
      const { tag: tags = {} } = given;
      return {
        judgeRow: judgesOnService({
          service,
          run,
          tags,
          reader,
          used,
          allResponses: Boolean(allResponses),
          threshold,
        }),
        hashOf: hashesOf(run, reader, Boolean(allResponses)),
        report: runReport({ run, baseUrl: first.baseUrl, isOwnService, used, print }),
      };
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

export type StoredRun = Awaited<ReturnType<typeof openRun>>;

function evaluatorsOn(service: Service): FindEvaluator {
  const found = new Map<string, Promise<Evaluator>>();
  const find = async (name: string): Promise<Evaluator> => {
    try {
      const {
        version,
        evaluation_criteria: criterion,
        model_core: modelCore,
      } = await service.client.evaluators.get(name);
      return { name, version, criterion, modelCore };
    } catch (error) {
      if (error instanceof NotFoundError)
        throw new UsageError(`${service.baseUrl} has no evaluator ${shownName(name)}.`);
      throw new UsageError(faultLine(error, service));
    }
  };
  return (name) => {
    const known = found.get(name) ?? find(name);
    found.set(name, known);
    return known;
  };
}

/** A service tells criteria without a name apart by their text. */
function mustDiffer(evaluators: readonly Evaluator[]): void {
  const texts = evaluators.filter(({ version }) => version === undefined).map(({ criterion }) => criterion);
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  if (twice !== undefined)
    throw new UsageError(`Two evaluators have the criterion ${JSON.stringify(twice)}. In a run, leave one out.`);
}

function runOf({ run, resume }: { run?: string; resume?: string }, path: string, origins: Origins | undefined) {
  const [earlier, ...others] = origins?.runs ?? [];
  if (earlier === undefined) return run ?? defaultRunName(path, new Date());
  if (earlier === null)
    throw new UsageError(`${resume} has results that no service stored. Continue it without --server.`);
  if (others.length > 0) throw new UsageError(`${resume} has results of several runs.`);
  if (run !== undefined && run !== earlier)
    throw new UsageError(
      `${resume} has results of the run ${JSON.stringify(earlier)}. Leave out --run to continue it.`,
    );
  return earlier;
}

function mustBeFree(
  run: string,
  isThere: boolean,
  { baseUrl, origins, resume }: { baseUrl: string; origins: Origins | undefined; resume: string | undefined },
): void {
  const name = JSON.stringify(run);
  if (isThere && resume === undefined)
    throw new UsageError(
      `${baseUrl} already has a run ${name}. Choose another name with --run, or continue it with --resume FILE.`,
    );
  if (!isThere && origins && origins.runs.size > 0)
    throw new UsageError(`${baseUrl} has no run ${name}, which ${resume} is from. Begin a new run.`);
}

/** As `judgmentHash`: what a service judged is not taken for what this process judges, and the other way round. */
const hashesOf = (run: string, reader: string | null, allResponses: boolean) =>
  function hashOf({ row: { id, conversation }, criterion, evaluator }: Judgment): string {
    const { messages, system, tools } = conversation;
    const { version, name, modelCore } = evaluator;
    const by = version === undefined ? [modelCore] : [name, version];
    const judged = ['run', run, id, reader, messages, system, tools, criterion, evaluator.criterion, by, allResponses];
    return hash('sha256', JSON.stringify(judged), 'base64url').slice(0, 22);
  };
