import type { components } from '../../generated/openapi.d.ts';
import { latestOnly } from '../judge/criterion/criterion.ts';
import type { Judge } from '../judge/judge.ts';
import type { ServingEvaluator } from '../store/evaluators.ts';
import { newId } from '../store/new-id.ts';
import type { Store } from '../store/store.ts';
import { contentHash } from './content-hash.ts';
import { recallFor } from './memory/recall.ts';
import { faultsOfMessages } from './messages/message-faults.ts';
import { valueError } from './request-error.ts';
import { resolveRequest } from './request-rules.ts';
import { traceFor } from './stored-trace.ts';
import { type JobLimits, type Judged, type Requested, type RewardJob, sharedFields } from './tasks/job.ts';
import { sourcesOf, subTraceOf } from './verdict-shapes.ts';

type Schemas = components['schemas'];

export type FindEvaluator = (account: number, name: string) => Promise<ServingEvaluator | undefined>;

/** Evaluates single conversations: prepares the job and judges it. */
export function createReward(store: Store, judge: Judge, findEvaluator: FindEvaluator) {
  return {
    /**
     * Checks the rules that a schema cannot express, and fills in defaults and the evaluator.
     * @throws RequestError for an invalid or impossible request
     */
    async prepare(requested: Requested<Schemas['RewardRequest']>): Promise<RewardJob> {
      const { caller, request } = requested;
      const { messages, system = null, tools = null } = request;
      const conversation = { messages, system, tools };
      const evaluateLatest = request.evaluate_latest ?? true;
      const resolved = await resolveRequest(request, {
        readCriterion: judge.readCriterion,
        find: (name) => findEvaluator(caller.account.id, name),
        faultsOfCore(modelCore) {
          const onlyLatest = evaluateLatest ? undefined : latestOnly(modelCore);
          return onlyLatest ? [valueError(['body', 'evaluate_latest'], onlyLatest)] : [];
        },
        faultsOfSubject: faultsOfMessages(conversation, evaluateLatest),
      });
      const cleaning = request.explanation_cleaning ?? resolved.settings?.explanation_cleaning;
      const clean = cleaning === 'end_user';
      return { kind: 'reward', ...sharedFields(requested, resolved), conversation, evaluateLatest, clean };
    },

    /** @throws JudgeError when no judgment can be made */
    async judge(job: RewardJob, limits: JobLimits, now: () => number): Promise<Judged> {
      const { account, traceId, conversation, criterion, pinned, modelCore, clean } = job;
      const storedText = traceId === undefined ? undefined : await store.getConversationText(account, traceId);
      const started = performance.now();
      const { evaluateLatest } = job;
      const recall = recallFor(store, job);
      const { verdict, responses, cached, cacheKey, memory } = await judge.judge({
        conversation,
        criterion,
        pinned,
        modelCore,
        evaluateLatest,
        clean,
        fairnessKey: account,
        recall: recall && ((found) => recall(conversation, found)),
        ...limits,
      });
      const sources = sourcesOf(verdict, memory);
      const response = {
        score: verdict.score,
        explanation: verdict.explanation,
        ...(clean && { cleaned_explanation: verdict.cleanedExplanation }),
        sources,
      };
      const at = now();
      const text = JSON.stringify(conversation);
      const isTracesOwn = traceId === undefined || storedText === text;
      const subject = { conversation: isTracesOwn ? null : conversation, responses };
      return {
        response,
        tokens: cached ? null : verdict.usage,
        verdicts: 1,
        cached: cached ? 1 : 0,
        trace: traceFor(job, conversation, at, text),
        evaluations: [
          {
            id: newId(),
            createdAt: at,
            modelCore,
            evaluatorName: job.evaluator?.name ?? null,
            score: verdict.score,
            explanation: verdict.explanation,
            criteria: criterion,
            subTrace: subTraceOf(verdict, subject, job, performance.now() - started, memory),
            sources,
            cached,
            cachedTokens: verdict.usage?.cached_prompt ?? 0,
            cacheKey,
            contentHash: contentHash(text, responses, job.evaluator ? job.template?.variables : undefined),
          },
        ],
      };
    },
  };
}
