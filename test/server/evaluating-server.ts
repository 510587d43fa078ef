import { createEvaluate } from '../../src/evaluation/evaluate.ts';
import { createResults } from '../../src/evaluation/results/results.ts';
import { createReward } from '../../src/evaluation/reward.ts';
import type { Job, JobLimits, RewardJob } from '../../src/evaluation/tasks/job.ts';
import { createReadCriterion } from '../../src/judge/criterion/compiled-criterion.ts';
import { createJudge } from '../../src/judge/judge.ts';
import { openaiProvider } from '../../src/judge/providers/openai/openai.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { conversation, modelCriterion, temporaryFolder } from '../helpers.ts';
import { scriptedProvider } from '../scripted-provider.ts';
import { noScores } from '../store/stored-traces.ts';
import { serverOver } from './server-over.ts';

/** The real server over real evaluations and a real database, with a clock that the test sets. */
export async function evaluatingServer({ timeoutSeconds = 60, readCriterion = createReadCriterion() } = {}) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const provider = resources.use(await scriptedProvider());
  const database = openSqlite(folder.path);
  resources.defer(() => database.close());
  const store = createStore(database);
  const clock = { now: Date.UTC(2026, 10, 20) };
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: clock.now, expiresAt: null });
  const judge = createJudge({ readCriterion, modelFor: () => ({ provider: model, reasoning: false }) });
  const model = openaiProvider({ model: 'stub', baseURL: provider.url });
  const now = () => clock.now;
  const reward = createReward(store, judge, async () => undefined);
  const judgeJob = (job: Job, limits: JobLimits) => reward.judge(job as RewardJob, limits, now);
  const evaluate = createEvaluate('reward', reward.prepare, {
    store,
    judgeJob,
    scores: noScores,
    results: createResults(undefined),
    timeoutSeconds,
    now,
  });
  const evaluations: Promise<unknown>[] = [];
  const server = resources.use(
    await serverOver({
      evaluate: (...input: Parameters<typeof evaluate>) => {
        const outcome = evaluate(...input);
        evaluations.push(outcome);
        return outcome;
      },
    }),
  );
  const kept = resources.move();
  return {
    ...server,
    provider,
    database,
    store,
    clock,
    /** Those that have begun, also those that wait for an equal one. */
    evaluations,
    async evaluate(request: object = {}, headers: Record<string, string> = {}, signal?: AbortSignal) {
      const response = await fetch(`${server.url}/api/v1/evals/reward`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ messages: conversation, evaluation_criteria: modelCriterion, ...request }),
        ...(signal && { signal }),
      });
      return { status: response.status, body: await response.json() };
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
