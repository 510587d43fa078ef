import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { components } from '../generated/openapi.d.ts';
import manifest from '../package.json' with { type: 'json' };
import { pageFilesFor } from './assets.ts';
import { type Config, ConfigError } from './config.ts';
import { createAgentTrace } from './evaluation/agents/agent-trace.ts';
import { createAuthentication } from './evaluation/authenticate.ts';
import { createEvaluate } from './evaluation/evaluate.ts';
import { createEvaluators } from './evaluation/evaluators.ts';
import { createExplainCriterion } from './evaluation/explain.ts';
import { createLabels } from './evaluation/labels.ts';
import { createLabelSuggestions } from './evaluation/report-card/label-suggestions.ts';
import { createReportCard } from './evaluation/report-card/report-card.ts';
import { RequestError } from './evaluation/request-error.ts';
import { createReward } from './evaluation/reward.ts';
import { createRuns } from './evaluation/runs/runs.ts';
import { createSweep, startSweeps } from './evaluation/sweep.ts';
import { createJudgeJob } from './evaluation/tasks/judge-job.ts';
import { createTaskMemory } from './evaluation/tasks/task-memory.ts';
import { createRunTask } from './evaluation/tasks/task-run.ts';
import { createTaskRunner } from './evaluation/tasks/task-runner.ts';
import { createTasks } from './evaluation/tasks/tasks.ts';
import { createTraces, readTraceFilters } from './evaluation/traces.ts';
import { verdictOf } from './evaluation/verdict-shapes.ts';
import { createRunChecks, type RunChecks } from './judge/checks/thread/off-thread.ts';
import type { ReadCriterion } from './judge/criterion/compiled-criterion.ts';
import { isLightning } from './judge/criterion/criterion.ts';
import { type Limits, withDeadline } from './judge/deadline.ts';
import { examine } from './judge/doctor/examination.ts';
import { createJudge, type Judge, type JudgeRequest, type Judgment } from './judge/judge.ts';
import { checkJudge, modelOf } from './judge/judge-check.ts';
import { JudgeError } from './judge/judge-error.ts';
import { judgeNote, someModels } from './judge/judge-note.ts';
import type { JudgeModel } from './judge/model/ask.ts';
import { PROMPT_VERSION } from './judge/model/prompts.ts';
import { anthropicProvider } from './judge/providers/anthropic/anthropic.ts';
import { ggufProvider } from './judge/providers/gguf/gguf.ts';
import { secretsMask } from './judge/providers/http/secrets.ts';
import { openaiProvider } from './judge/providers/openai/openai.ts';
import type { InspectableProvider } from './judge/providers/provider.ts';
import { type Watched, watched } from './judge/reply-form.ts';
import { createScoreCache } from './judge/score-cache.ts';
import type { ModelCore } from './judge/verdict.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { noteServer } from './running-server.ts';
import { createContract } from './server/contract.ts';
import { answerTo, logFault } from './server/errors.ts';
import { toFaults } from './server/faults.ts';
import { createServer } from './server/server.ts';
import type { JudgeSetting } from './setting-values.ts';
import type { Account } from './store/accounts.ts';
import type { JsonText } from './store/json-text.ts';
import { hashKey, newKey } from './store/key.ts';
import type { MigrationNotes } from './store/migration.ts';
import { newId } from './store/new-id.ts';
import { refuseOldDatabase } from './store/old-database.ts';
import { databaseFile, lockFolder, openSqlite } from './store/sqlite.ts';
import { createStore, type Store } from './store/store.ts';
import type { Position, Trace } from './store/traces.ts';

type Schemas = components['schemas'];

export const { version } = manifest;

export interface Service {
  /** Address it listens on, such as `http://127.0.0.1:8080`. */
  url: string;
  /** The first key, created for an empty database; undefined if a key existed or DEEMSTER_BOOTSTRAP_KEY set it. */
  firstKey: string | undefined;
  /** Prepares what the first evaluation would otherwise wait for: a tenth of a second of work. */
  prepare(): void;
  /** Stops accepting requests, waits for running ones (at most the deadline of a judgment), and closes the database. */
  stop(): Promise<void>;
}

/** Starts the service. It is ready when this resolves: the database is migrated and the port is open. */
export async function startService(
  config: Config,
  logStream: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Promise<Service> {
  const logger = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, logStream);
  using cleanup = new DisposableStack();
  refuseOldDatabase(config.dataDir);
  cleanup.defer(lockFolder(config.dataDir));
  const metrics = createMetrics({
    version,
    databaseFile: databaseFile(config.dataDir),
    countTasks: () => store.countTasks(),
  });
  const store = createStore(
    openSqlite(config.dataDir, undefined, {
      committed: metrics.committed,
      notes: migrationNotes(logger),
      keepsReserve: true,
    }),
  );
  cleanup.defer(() => {
    store
      .close()
      .catch((error: unknown) => logger.error({ err: error }, 'deleted text is still in the write-ahead log'));
  });

  let status: 'starting' | 'ok' | 'draining' = 'starting';
  const pages = pageFilesFor(config.dataDir);
  cleanup.defer(pages.remove);
  const { runner, providers, ...useCases } = await createUseCases(config, store, metrics, logger);
  const server = await createServer({
    useCases: {
      ...useCases,
      health: () =>
        status === 'ok'
          ? store.ping().then(
              () => status,
              (error: unknown) => {
                logger.error({ err: error }, 'not ready: the database accepts no writes');
                return 'unavailable' as const;
              },
            )
          : Promise.resolve(status),
    },
    pages: pages.files,
    authenticate: createAuthentication(store, Date.now, (error) => {
      logger.warn({ err: error }, 'last use of a key not recorded');
    }),
    logger,
    counts: metrics,
    rateLimit: config.rateLimit,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    validateResponses: config.validateResponses,
  });

  await runner.recover();
  // With Node's default backlog of 511, a burst of a thousand connections waits a second for its second attempt.
  server.http.listen({ port: config.port, host: config.host, backlog: 4096 });
  await once(server.http, 'listening');
  cleanup.defer(() => void server.http.close());
  // Only now: a key created by a failed start would never be shown.
  const firstKey = await makeFirstKey();
  const sweep = createSweep(store, config, Date.now, () => void runner.lookForEnds());
  const stopSweeps = startSweeps(store, sweep, {
    swept({ erased, ...swept }) {
      if (swept.traces + swept.redactedRequests + swept.failedJudgments + swept.tasks > 0)
        logger.info(swept, 'deleted data past its retention');
      if (!erased) logger.warn('deleted text is still in the write-ahead log: another process reads the database');
    },
    failed: (error) => logger.error({ err: error }, 'sweep failed'),
    notErased: (error) => logger.error({ err: error }, 'deleted text cannot be removed from the write-ahead log'),
  });
  const { port } = server.http.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  runner.begin();
  status = 'ok';
  logger.info({ url, version, judges: describeJudges(config) }, 'listening');
  try {
    const { retentionDays = null } = config;
    cleanup.defer(noteServer(config.dataDir, { url, version, judge: describeJudges(config), retentionDays }));
  } catch (error) {
    logger.warn({ err: error }, 'no note for "deemster status" could be left in the data folder');
  }
  const stopNotes = noteJudges(providers.values(), logger);
  const resources = cleanup.move();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    status = 'draining';
    logger.info('stopping');
    await Promise.all([stopSweeps(), stopNotes()]);
    // Every judgment ends by its own deadline, so slightly more than that is enough for all.
    await Promise.all([runner.stop(), server.drain(config.timeoutSeconds * 1000 + 1000)]);
    resources.dispose();
    logger.info('stopped');
  };
  return {
    url,
    firstKey,
    prepare: server.prepare,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };

  async function makeFirstKey(): Promise<string | undefined> {
    const key = config.bootstrapKey ?? newKey();
    const first = { id: newId(), hash: hashKey(key), label: 'first', createdAt: Date.now(), expiresAt: null };
    const made = await store.createFirst('default', first);
    return made && config.bootstrapKey === undefined ? key : undefined;
  }
}

const migrationNotes = (logger: Logger): MigrationNotes => ({
  began: (from, to, bytes) => logger.info({ from, to, bytes }, 'bringing the database to this version'),
  moved: (rows, of) => logger.info({ rows, of }, 'bringing the database to this version: rows moved'),
  ended: (milliseconds) => logger.info({ milliseconds }, 'the database has this version'),
});

/** The operations that the server calls, and the background runner. */
async function createUseCases(config: Config, store: Store, metrics: Metrics, logger: Logger) {
  const { timeoutSeconds } = config;
  const now = Date.now;
  const secret = await store.secret();
  const { judge: bare, providers } = judgesOf(config);
  const judge = metrics.counted(bare, (core) => config.judges[core] && nameOf(config.judges[core]));
  const { find, ...evaluators } = createEvaluators(store, judge.readCriterion, secret, now);
  const reward = createReward(store, judge, find);
  const agentTrace = createAgentTrace(judge, find);
  const judgeJob = createJudgeJob(reward, agentTrace, now);
  const scores = createScoreCache({
    async find(account, key) {
      const stored = await store.findVerdict(account, key);
      return stored && { verdict: verdictOf(stored), isAlone: stored.isAlone };
    },
    looked: metrics.scoreLooked,
  });
  const memory = createTaskMemory();
  const run = createRunTask({
    store,
    memory,
    judgeJob,
    scores,
    timeoutSeconds,
    now,
    errorOf(error, requestId) {
      logFault(logger, requestId, error);
      const { status, body } = answerTo(error);
      return {
        status,
        detail: typeof body.detail === 'string' ? body.detail : body.detail.map(({ msg }) => msg).join(' '),
      };
    },
    notStored: (error) => logger.error({ err: error }, 'the end of a background task could not be stored'),
    tried: metrics.taskTried,
  });
  const runner = createTaskRunner({
    store,
    run,
    concurrency: config.taskConcurrency,
    now,
    failed: (error) => logger.error({ err: error }, 'background tasks cannot be started; trying again'),
  });
  const { submit, ...tasks } = createTasks({ store, runner, memory, secret, now });
  const options = { store, judgeJob, scores, timeoutSeconds, now };
  return {
    evaluate: createEvaluate<Schemas['RewardRequest'], Schemas['ScoreResponse']>('reward', reward.prepare, options),
    evaluateAgents: createEvaluate<Schemas['MultiAgentTraceRequest'], Schemas['MultiAgentTraceResponse']>(
      'trace',
      agentTrace.prepare,
      options,
    ),
    submit: submit('reward', reward.prepare),
    submitAgents: submit('trace', agentTrace.prepare),
    explainCriterion: createExplainCriterion(judge.readCriterion),
    tasks,
    evaluators,
    labels: createLabels(store, judge.readCriterion, now),
    reportCard: createReportCard(store),
    suggestLabels: createLabelSuggestions(store),
    traces: createTraces(store, secret, now, () => void runner.lookForEnds()),
    runs: createRuns(store, secret, now, () => void runner.lookForEnds()),
    usage: store.usage,
    metrics: metrics.text,
    version,
    runner,
    providers,
  };
}

/**
 * Logs what each judge's model list shows, while the service already runs.
 * @returns a function that stops it
 */
function noteJudges(providers: Iterable<InspectableProvider>, logger: Logger): () => Promise<void> {
  const notes = Array.from(providers, (provider) => {
    const stop = new AbortController();
    const noted = judgeNote(provider, stop).then(
      (note) => note && logger[note.level](note.fields, note.message),
      (error: unknown) => logger.error({ err: error, judge: provider.name }, 'judge could not be looked at'),
    );
    return { stop, noted };
  });
  return async () => {
    for (const { stop } of notes) stop.abort(new JudgeError('cancelled', 'The service stops.'));
    await Promise.all(notes.map(({ noted }) => noted));
  };
}

/**
 * Checks every configured judge, one after the other, and reports the model cores that use it.
 * @param examined Is called after each judgment of the doctor's cases, if these are to be judged, too: by each judge that works.
 */
export async function checkJudges(config: Config, examined?: () => void) {
  const watches = new Map<InspectableProvider, Watched>();
  const { judge, providers } = judgesOf(config, {
    prepared(plain) {
      const watch = watched(plain);
      watches.set(watch.provider, watch);
      return watch.provider;
    },
  });
  const cores = Object.keys(config.judges) as ModelCore[];
  const reports = [];
  for (const [name, provider] of providers) {
    const own = cores.filter((core) => nameOf(config.judges[core]!) === name);
    const report = await checkJudge(judge, watches.get(provider)!, own[0]!, config.timeoutSeconds);
    reports.push({
      ...report,
      examination:
        examined && !report.fault
          ? await examine(judge, { core: own[0]!, seconds: config.timeoutSeconds, step: examined })
          : null,
      cores: own,
      isEveryCore: own.length === cores.length,
      listed: someModels(report.models ?? [], modelOf(provider)),
    });
  }
  return reports;
}

/** The judge without a server or database; each judgment has the configured deadline. */
export function judgeInProcess(config: Config, readCriterion: ReadCriterion) {
  // Nobody else waits for this process, so it loads the language detector itself.
  const { judge } = judgesOf(config, { readCriterion, runChecks: createRunChecks(undefined, null) });
  return (request: Omit<JudgeRequest, keyof Limits>): Promise<Judgment> =>
    inDeadline(config, (limits) => judge.judge({ ...request, ...limits }));
}

/** Does work within the configured deadline of a judgment. */
export const inDeadline = <Result>(config: Config, work: (limits: Limits) => Promise<Result>): Promise<Result> =>
  withDeadline(config.timeoutSeconds, new AbortController(), work);

export interface InProcessModel extends JudgeModel {
  /** The wording of the prompt for a conversation. */
  promptVersion: string;
}

/** The model behind a core, to measure it; undefined if none is configured. */
export function modelInProcess(config: Config, core: ModelCore): InProcessModel | undefined {
  const model = judgesOf(config).modelFor(core);
  return model && { ...model, promptVersion: PROMPT_VERSION };
}

export { faultsOfMessages } from './evaluation/messages/message-faults.ts';
export { comparisonOf } from './evaluation/runs/run-shapes.ts';
export { createReadCriterion, type ReadCriterion } from './judge/criterion/compiled-criterion.ts';
/** How a criterion is read, as returned by `POST /api/v1/criteria/explain`; throws CriterionError. */
export { explain } from './judge/criterion/explain.ts';
export { fillCriterion, VariableError, variablesIn, withExamples } from './judge/criterion/template.ts';
export { costOf } from './judge/doctor/cost.ts';
export { JUDGMENTS as doctorJudgments } from './judge/doctor/examination.ts';
export { type Fitness, fitnessOf } from './judge/doctor/fitness.ts';
export { type Share, THRESHOLDS } from './judge/doctor/thresholds.ts';
export { assertJudgeable } from './judge/judge.ts';
export { noModelConfigured } from './judge/no-model.ts';

/**
 * The judge, and the provider behind each configured model.
 * @param prepared Wraps each provider first.
 */
function judgesOf(
  config: Config,
  {
    prepared = (provider) => provider,
    ...parts
  }: {
    prepared?: (provider: InspectableProvider) => InspectableProvider;
    readCriterion?: ReadCriterion;
    runChecks?: RunChecks;
  } = {},
): {
  judge: Judge;
  modelFor: (core: ModelCore) => JudgeModel | undefined;
  providers: Map<string, InspectableProvider>;
} {
  const { judges, openaiBaseUrl, anthropicBaseUrl, judgeReasoning } = config;
  // Cores with the same model share its provider, and thereby what the provider has learnt about its server.
  const providers = new Map<string, InspectableProvider>();
  for (const setting of Object.values(judges))
    if (!providers.has(nameOf(setting)))
      providers.set(nameOf(setting), prepared(PROVIDER[setting.kind](setting.model, config)));
  // Reasoning helps large models a little and hurts small ones (judging.md, 2); a lightning core should be fast.
  const isLarge = ({ kind }: JudgeSetting) =>
    kind !== 'gguf' && (kind === 'openai' ? openaiBaseUrl : anthropicBaseUrl) === undefined;
  const modelFor = (core: ModelCore): JudgeModel | undefined => {
    const setting = judges[core];
    if (!setting) return undefined;
    const reasoning = judgeReasoning ?? (isLarge(setting) && !isLightning(core));
    return { provider: providers.get(nameOf(setting))!, reasoning };
  };
  const judge = createJudge({ ...parts, modelFor });
  return { judge, modelFor, providers };
}

const keyless = (prefix: string, maker: string) =>
  `${prefix}_API_KEY must be set for a judge at ${maker}. For another server, set ${prefix}_BASE_URL.`;

const PROVIDER: Record<JudgeSetting['kind'], (model: string, config: Config) => InspectableProvider> = {
  openai(model, { openaiBaseUrl: baseURL, openaiApiKey: apiKey, judgeWindow: window }) {
    if (baseURL === undefined && apiKey === undefined) throw new ConfigError(keyless('OPENAI', 'OpenAI'));
    return openaiProvider({ model, baseURL, apiKey, window });
  },
  anthropic(model, { anthropicBaseUrl: baseURL, anthropicApiKey: apiKey, judgeWindow: window }) {
    if (baseURL === undefined && apiKey === undefined) throw new ConfigError(keyless('ANTHROPIC', 'Anthropic'));
    return anthropicProvider({ model, baseURL, apiKey, window });
  },
  gguf: (path, { judgeWindow: window, ggufThreads: threads }) => ggufProvider({ path, window, threads }),
};

const nameOf = ({ kind, model }: JudgeSetting): string => `${kind}:${model}`;

/**
 * All traces of an account that match a query of GET /api/v1/traces, validated and parsed as on the server, newest first.
 * Each trace comes in pieces, which must be read before the next trace is requested. Traces stored or deleted meanwhile may
 * or may not be included.
 * @param query Without `page_token` and `page_size`, such as `tag=release:1&rating=true`.
 * @throws RequestError for a query that the server would answer with 422.
 */
export async function everyTrace(
  store: Store,
  account: Account,
  query: string,
): Promise<AsyncIterable<JsonText<Trace>>> {
  const contract = await createContract();
  const [method, path] = ['GET', '/api/v1/traces'];
  const validated = contract.validate(contract.match(method, path)!, {
    method,
    path,
    query,
    headers: {},
    body: undefined,
  });
  if (validated.errors) throw new RequestError('invalid', toFaults(validated.errors, undefined));
  const filters = readTraceFilters(validated.query);
  return (async function* () {
    let after: Position | undefined;
    do {
      const page = store.listTraces(account.id, filters, 100, after);
      yield* page.traces;
      after = page.next() ?? undefined;
    } while (after !== undefined);
  })();
}

/** The models behind the model cores, for people to read. */
export function describeJudges({ judges }: Config): string {
  const names = [...new Set(Object.values(judges).map(nameOf))];
  return names.length > 0 ? names.join(', ') : 'exact checks only';
}

/** Masks the judges' keys, and anything that looks like a key, in a text from a judge's server. */
export const keysMask = ({ openaiApiKey = '', anthropicApiKey = '' }: Config): ((text: string) => string) =>
  secretsMask([openaiApiKey, anthropicApiKey]);
