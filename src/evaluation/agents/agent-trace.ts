import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import type { Judge } from '../../judge/judge.ts';
import type { NewEvaluation } from '../../store/evaluations.ts';
import { newId } from '../../store/new-id.ts';
import type { Store } from '../../store/store.ts';
import { contentHash } from '../content-hash.ts';
import { recallFor } from '../memory/recall.ts';
import type { FindEvaluator } from '../reward.ts';
import { traceFor } from '../stored-trace.ts';
import { type JobLimits, type Judged, type Requested, sharedFields, type TraceJob } from '../tasks/job.ts';
import { sourcesOf, subTraceOf } from '../verdict-shapes.ts';
import { resolveTraceRequest } from './agent-rules.ts';
import { type AgentJudgment, agentsResponse, judgeAgents } from './agents.ts';

type Schemas = components['schemas'];

/** Judgments from earlier attempts at the same task, by agent instance id: they are not paid for again. */
export type JudgedAgents = Map<string, AgentJudgment>;

/** Evaluates multi-agent traces: prepares the job and judges it. */
export function createAgentTrace(store: Store, judge: Judge, findEvaluator: FindEvaluator) {
  return {
    /**
     * Checks the rules that a schema cannot express, and fills in defaults and the evaluator.
     * @throws RequestError for an invalid or impossible request
     */
    async prepare(requested: Requested<Schemas['MultiAgentTraceRequest']>): Promise<TraceJob> {
      const { caller, request } = requested;
      const resolved = await resolveTraceRequest(request, {
        find: (name) => findEvaluator(caller.account.id, name),
        readCriterion: judge.readCriterion,
      });
      return { kind: 'trace', ...sharedFields(requested, resolved), trace: request.trace };
    },

    /** @throws JudgeError when an instance cannot be judged */
    async judge(job: TraceJob, limits: JobLimits, now: () => number, judged: JudgedAgents): Promise<Judged> {
      const { account, trace, criterion, pinned, modelCore, requestId, agent } = job;
      const { judgments, paid } = await judgeAgents(
        judge,
        trace,
        { criterion, pinned, modelCore, agent, fairnessKey: account, recall: recallFor(store, job), ...limits },
        judged,
      );
      const at = now();
      return {
        response: agentsResponse(requestId, judge.readCriterion(criterion), trace, judgments),
        tokens: paid,
        trace: traceFor(job, trace, at),
        evaluations: job.retention === 'none' ? [] : await evaluationsOf(job, judgments, at),
        verdicts: judgments.length,
        cached: judgments.filter(({ judgment }) => judgment.cached).length,
      };
    },
  };
}

/** How many evaluations are built before the event loop gets a turn. */
const mostInOneGo = 200;

async function evaluationsOf(job: TraceJob, judgments: AgentJudgment[], createdAt: number): Promise<NewEvaluation[]> {
  const evaluations: NewEvaluation[] = [];
  for (const judgment of judgments) {
    if (evaluations.length % mostInOneGo === 0) await setImmediate();
    evaluations.push(evaluationOf(job, judgment, createdAt));
  }
  return evaluations;
}

function evaluationOf(
  job: TraceJob,
  { instance, conversation, judgment: { verdict, responses, cached, cacheKey, memory }, milliseconds }: AgentJudgment,
  createdAt: number,
): NewEvaluation {
  const { criterion, modelCore, evaluator, template } = job;
  return {
    id: newId(),
    createdAt,
    modelCore,
    evaluatorName: evaluator?.name ?? null,
    score: verdict.score,
    explanation: verdict.explanation,
    criteria: criterion,
    subTrace: subTraceOf(verdict, { agent: instance, conversation, responses }, job, milliseconds, memory),
    sources: sourcesOf(verdict, memory),
    cached,
    cachedTokens: verdict.usage?.cached_prompt ?? 0,
    cacheKey,
    contentHash: contentHash(JSON.stringify(conversation), responses, evaluator ? template?.variables : undefined),
  };
}
