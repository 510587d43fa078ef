import type { Logger } from 'pino';
import type { components } from '../generated/openapi.d.ts';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { createAgentTrace } from './evaluation/agents/agent-trace.ts';
import { createEvaluate } from './evaluation/evaluate.ts';
import { createEvaluators } from './evaluation/evaluators.ts';
import { createExplainCriterion } from './evaluation/explain.ts';
import { createInsights } from './evaluation/insights/insights.ts';
import { createLabels } from './evaluation/labels.ts';
import { loadedLate } from './evaluation/loaded-late.ts';
import { listModelCores } from './evaluation/model-cores.ts';
import { createCandidates } from './evaluation/promotion/candidates.ts';
import { createReplays, type ReplaysOptions } from './evaluation/promotion/replays.ts';
import { createFreezeAnchors } from './evaluation/report-card/anchors.ts';
import { createLabelSuggestions } from './evaluation/report-card/label-suggestions.ts';
import { createReportCard } from './evaluation/report-card/report-card.ts';
import { createOtlpResults } from './evaluation/results/otlp-results.ts';
import { createReward } from './evaluation/reward.ts';
import { createDraw } from './evaluation/rules/draw.ts';
import { createIntake } from './evaluation/rules/intake.ts';
import { createRuleJobs } from './evaluation/rules/rule-jobs.ts';
import { createRules } from './evaluation/rules/rules.ts';
import { createRuns } from './evaluation/runs/runs.ts';
import { createOpenTelemetry } from './evaluation/spans/open-telemetry.ts';
import { createJudgeJob } from './evaluation/tasks/judge-job.ts';
import { createTaskMemory } from './evaluation/tasks/task-memory.ts';
import { createRunTask } from './evaluation/tasks/task-run.ts';
import { createTaskRunner } from './evaluation/tasks/task-runner.ts';
import { createTasks } from './evaluation/tasks/tasks.ts';
import { createTraces } from './evaluation/traces.ts';
import { verdictOf } from './evaluation/verdict-shapes.ts';
import { prepareReading } from './judge/criterion/prepare-reading.ts';
import { createScoreCache } from './judge/score-cache.ts';
import { judgesOf, nameOf } from './judges.ts';
import type { Metrics } from './metrics.ts';
import { answerTo, logFault } from './server/errors.ts';
import type { UseCases } from './server/handlers.ts';
import type { Store } from './store/store.ts';

type Schemas = components['schemas'];

/**
 * The operations that the server calls, and the background runner.
 * @param turn Resolves when the account may have another judgment of a replay, which counts as one of its requests.
 */
export async function createUseCases(
  config: Config,
  store: Store,
  metrics: Metrics,
  logger: Logger,
  turn: ReplaysOptions['turn'],
) {
  const { timeoutSeconds } = config;
  const now = Date.now;
  const secret = await store.secret();
  const { judge: bare, modelFor, providers } = judgesOf(config);
  const judge = metrics.counted(bare, (core) => config.judges[core] && nameOf(config.judges[core]));
  const { find, ...evaluators } = createEvaluators(store, judge.readCriterion, secret, now);
  const reward = createReward(store, judge, find);
  const agentTrace = createAgentTrace(store, judge, find);
  const judgeJob = createJudgeJob(reward, agentTrace, now);
  const scores = createScoreCache({
    async find(account, key) {
      const stored = await store.findVerdict(account, key);
      return stored && { verdict: verdictOf(stored), isAlone: stored.isAlone };
    },
    looked: metrics.scoreLooked,
  });
  const detailOf = (error: unknown) => {
    const { status, body } = answerTo(error);
    return {
      status,
      detail: typeof body.detail === 'string' ? body.detail : body.detail.map(({ msg }) => msg).join(' '),
    };
  };
  const { results, stopResults } = await createOtlpResults({
    store,
    endpoint: config.otlpEndpoint ? { url: config.otlpEndpoint, headers: config.otlpHeaders ?? {} } : undefined,
    version: manifest.version,
    now,
    counted: metrics.resultsCounted,
    logger,
  });
  const memory = createTaskMemory();
  const run = createRunTask({
    store,
    memory,
    judgeJob,
    scores,
    results,
    timeoutSeconds,
    now,
    errorOf(error, requestId) {
      logFault(logger, requestId, error);
      return detailOf(error);
    },
    notStored: (error) => logger.error({ err: error }, 'the end of a background task could not be stored'),
    tried: metrics.taskTried,
  });
  const runner = createTaskRunner({
    store,
    run,
    inMemory: memory.ids,
    concurrency: config.taskConcurrency,
    now,
    failed: (error) => logger.error({ err: error }, 'background tasks cannot be started; trying again'),
  });
  const { submit, ...tasks } = createTasks({ store, runner, memory, secret, now });
  const options = { store, judgeJob, scores, results, timeoutSeconds, now };
  const unexpected = (error: unknown) => logger.error({ err: error }, 'a replay was interrupted');
  const reasonOf = (error: unknown) => detailOf(error).detail;
  const replays = createReplays({ store, judge, scores, turn, timeoutSeconds, now, reasonOf, unexpected });
  const notDrawn = (error: unknown) =>
    logger.error({ err: error }, 'an incoming trace could not be looked at for rules');
  const intake = createIntake({
    store,
    draw: createDraw(store, createRuleJobs({ store, judge, now }), notDrawn),
    now,
    added: runner.wake,
    failed: (error) => logger.error({ err: error }, 'incoming traces cannot be looked at for rules; trying again'),
  });
  const { assembler, ...openTelemetry } = createOpenTelemetry({
    store,
    now,
    idleSeconds: config.otlpIdleSeconds,
    built(isReplaced) {
      if (isReplaced) void runner.lookForEnds();
      intake.wake();
    },
    failed: (error) => logger.error({ err: error }, 'OpenTelemetry traces could not be built; trying again'),
  });
  const judgeOf = (core: Schemas['ModelCore']) => modelFor(core)?.provider.name;
  return {
    evaluate: withGrammar(
      createEvaluate<Schemas['RewardRequest'], Schemas['ScoreResponse']>('reward', reward.prepare, options),
    ),
    evaluateAgents: withGrammar(
      createEvaluate<Schemas['MultiAgentTraceRequest'], Schemas['MultiAgentTraceResponse']>(
        'trace',
        agentTrace.prepare,
        options,
      ),
    ),
    submit: withGrammar(submit('reward', reward.prepare)),
    submitAgents: withGrammar(submit('trace', agentTrace.prepare)),
    explainCriterion: withGrammar(createExplainCriterion(judge.readCriterion)),
    modelCores: () => listModelCores(judgeOf),
    tasks,
    evaluators: {
      ...evaluators,
      create: withGrammar(evaluators.create),
      update: withGrammar(evaluators.update),
    },
    candidates: createCandidates({ store, judge, replays, judgeOf, now }),
    replays,
    labels: createLabels(store, judge.readCriterion, now),
    reportCard: createReportCard(store, now),
    freezeAnchors: createFreezeAnchors(store, now),
    suggestLabels: createLabelSuggestions(store),
    compareVersions: loadedLate(async () =>
      (await import('./evaluation/versions/version-comparison.ts')).createCompareVersions(store),
    ),
    compareJudges: loadedLate(async () =>
      (await import('./evaluation/judge-comparison.ts')).createCompareJudges(store),
    ),
    traces: createTraces(store, secret, now, {
      deleted: () => void runner.lookForEnds(),
      stored: intake.wake,
    }),
    rules: createRules(store, intake.lookedAtAll, now),
    intake,
    insights: createInsights(store, now),
    runs: createRuns(store, secret, now, () => void runner.lookForEnds()),
    ...openTelemetry,
    answerMcp: answerMcp(),
    assembler,
    usage: store.usage,
    metrics: metrics.text,
    runner,
    stopResults,
    providers,
  };
}

/** An operation that reads a criterion: the first one loads and builds the grammar, and lets other requests through meanwhile. */
const withGrammar =
  <Given extends unknown[], Result>(operation: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    await prepareReading();
    return operation(...given);
  };

/** Loads the protocol's library on the first message: a service that receives none need not spend the memory. */
function answerMcp(): UseCases['answerMcp'] {
  const load = async () => (await import('./mcp/http.ts')).createMcpHttp();
  let loading: ReturnType<typeof load> | undefined;
  return async (request, call) => {
    loading ??= load();
    const answer = await loading;
    return answer(request, call) as ReturnType<UseCases['answerMcp']>;
  };
}
