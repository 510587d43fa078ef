import { createEvaluateTrace } from './calls/agents.ts';
import { compareJudges } from './calls/compare-judges.ts';
import type { Evaluates } from './calls/evaluate.ts';
import { Evaluators } from './calls/evaluators.ts';
import { getInsights } from './calls/insights.ts';
import { checkNames } from './calls/known-options.ts';
import { attachLabel, withdrawLabel } from './calls/labels.ts';
import { has, isNothing } from './calls/responses.ts';
import { createEvaluate } from './calls/reward.ts';
import { getRules, replaceRules } from './calls/rules.ts';
import { compareRuns, deleteRun, getRunPage, listRuns } from './calls/runs.ts';
import { getTask, waitForTask } from './calls/tasks.ts';
import { createTrace, getTrace, getTraceFacets, getTracePage, listTraces } from './calls/traces.ts';
import type {
  AddedTags,
  Comment,
  CriterionExplanation,
  Insights,
  JudgeComparison,
  Label,
  ModelCoreInfo,
  Rating,
  RuleList,
  Run,
  RunComparison,
  Task,
  Trace,
  TraceFacets,
  Usage,
} from './contract.ts';
import type {
  AsyncDeemsterOptions,
  CallOptions,
  CompareJudgesOptions,
  CompareRunsOptions,
  EvaluateOptions,
  EvaluateTraceOptions,
  InsightsOptions,
  LabelOptions,
  NewTraceOptions,
  ReplaceRulesOptions,
  RuleSettings,
  RunPageOptions,
  RunsOptions,
  TaskWaitOptions,
  TraceFacetsOptions,
  TracePageOptions,
  TracesOptions,
  UnjudgedResponse,
  UsageOptions,
} from './options.ts';

import type { EvaluationResponse, MultiAgentTraceResponse, RunPage, TracePage } from './results.ts';
import { readSettings } from './settings.ts';
import { readTags, type Tags } from './tags.ts';
import { Transport } from './transport/transport.ts';

/**
 * The asynchronous client of a Deemster service. A failed call throws `DeemsterError` or one of its subclasses. An invalid
 * option throws TypeError or RangeError before anything is sent. An aborted `signal` throws its reason.
 * @example
 * await using deemster = new AsyncDeemster();
 * const { score } = await deemster.evaluate({ messages, criteria: 'Passes if the response has fewer than 50 words' });
 */
export class AsyncDeemster implements AsyncDisposable {
  readonly #transport: Transport;
  /** Scores a conversation against one criterion, several criteria, or a stored evaluator. */
  readonly evaluate: Evaluates<EvaluateOptions, EvaluationResponse>;
  /** Scores each agent of a multi-agent trace against one or more criteria. */
  readonly evaluateTrace: Evaluates<EvaluateTraceOptions, MultiAgentTraceResponse>;
  /** Evaluators: named, versioned criteria. */
  readonly evaluators: Evaluators;

  /** @throws AuthenticationError without a key, TypeError and RangeError for an invalid option */
  constructor(options: AsyncDeemsterOptions = {}) {
    const settings = readSettings(options);
    this.#transport = new Transport(settings);
    this.evaluate = createEvaluate(this.#transport, settings.modelCore);
    this.evaluateTrace = createEvaluateTrace(this.#transport, settings.modelCore);
    this.evaluators = new Evaluators(this.#transport);
  }

  /** Gets the current state of a background task. @throws NotFoundError */
  task(id: string, call: CallOptions = {}): Promise<Task> {
    return getTask(this.#transport, id, 0, call);
  }

  /**
   * Waits for a background task to end: `succeeded` with its `result`, `failed` with its `error`, or `cancelled`.
   * @throws TimeoutError if the task is still running after the `timeout`, NotFoundError
   */
  waitForTask(id: string, options: TaskWaitOptions = {}): Promise<Task> {
    return waitForTask(this.#transport, id, options);
  }

  /** Cancels a background task. @throws DeemsterError with status 409 if it has ended, NotFoundError */
  async cancelTask(id: string, call: CallOptions = {}): Promise<void> {
    const params = { path: { task_id: id } };
    await this.#transport.call((api, sending) => api.DELETE('/api/v1/tasks/{task_id}', { params, ...sending }), {
      ...call,
      isRepeatable: false,
      isExpected: isNothing,
    });
  }

  /** Attaches a comment to a stored trace. @throws NotFoundError */
  async comment(traceId: string, comment: string, call: CallOptions = {}): Promise<Comment> {
    const body = { trace_id: traceId, comment };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/annotations/comment', { body, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('comment') },
    );
    return data;
  }

  /** Rates a stored trace as good or not; a new rating replaces the previous one. @throws NotFoundError */
  async rate(traceId: string, rating: boolean, call: CallOptions = {}): Promise<Rating> {
    const body = { trace_id: traceId, rating };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/annotations/rating', { body, ...sending }),
      { ...call, isExpected: has('rating') },
    );
    return data;
  }

  /**
   * Adds tags to a stored trace; a new value replaces the one under the same name.
   * @throws NotFoundError, TypeError for invalid tags, DeemsterError with status 409 if the trace would have more than 100
   */
  async tag(traceId: string, tags: Tags, call: CallOptions = {}): Promise<AddedTags> {
    const body = { trace_id: traceId, tags: readTags(tags) };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/annotations/tags', { body, ...sending }),
      { ...call, isExpected: has('tags') },
    );
    return data;
  }

  /**
   * Stores a person's label on a response: whether it deserves to pass, whatever the prefix of the criterion. Another label
   * by the same author on the same content replaces the earlier one.
   * @param response the id of an evaluation, or a response that was never judged
   * @throws NotFoundError
   */
  label(response: string | UnjudgedResponse, label: boolean, options: LabelOptions = {}): Promise<Label> {
    return attachLabel(this.#transport, response, label, options);
  }

  /** Withdraws a label. @throws NotFoundError */
  withdrawLabel(id: string, call: CallOptions = {}): Promise<void> {
    return withdrawLabel(this.#transport, id, call);
  }

  /**
   * Stores a conversation without judging it. Evaluations can then name it as `traceId`.
   * @throws DeemsterError with status 409 if a trace has this id, BadRequestError if the account's retention is `none`
   */
  createTrace(options: NewTraceOptions): Promise<Trace> {
    return createTrace(this.#transport, options);
  }

  /** Gets a stored trace with its comments, labels and evaluations. @throws NotFoundError */
  trace(id: string, call: CallOptions = {}): Promise<Trace> {
    return getTrace(this.#transport, id, call);
  }

  /** Yields stored traces, newest first; pages are fetched on demand. */
  traces(options: TracesOptions = {}): AsyncGenerator<Trace, void, undefined> {
    return listTraces(this.#transport, options);
  }

  /** Gets one page of stored traces, newest first. */
  tracePage(options: TracePageOptions = {}): Promise<TracePage> {
    return getTracePage(this.#transport, options);
  }

  /** Counts the traces that match the options, and how many of them a further filter would leave. */
  traceFacets(options: TraceFacetsOptions = {}): Promise<TraceFacets> {
    return getTraceFacets(this.#transport, options);
  }

  /** Deletes a trace with its comments, labels and evaluations. @throws NotFoundError */
  async deleteTrace(id: string, call: CallOptions = {}): Promise<void> {
    const params = { path: { trace_id: id } };
    await this.#transport.call((api, sending) => api.DELETE('/api/v1/traces/{trace_id}', { params, ...sending }), {
      ...call,
      isRepeatable: false,
      isExpected: isNothing,
    });
  }

  /** Yields runs, the traces with the same tag `run`, newest first; pages are fetched on demand. */
  runs(options: RunsOptions = {}): AsyncGenerator<Run, void, undefined> {
    return listRuns(this.#transport, options);
  }

  /** Gets one page of runs, newest first. */
  runPage(options: RunPageOptions = {}): Promise<RunPage> {
    return getRunPage(this.#transport, options);
  }

  /**
   * Compares the run `candidate` with the run `base` over the same cases: whether it is better or worse, or whether the cases
   * are too few to say.
   * @throws NotFoundError
   */
  compareRuns(base: string, candidate: string, options: CompareRunsOptions = {}): Promise<RunComparison> {
    return compareRuns(this.#transport, base, candidate, options);
  }

  /**
   * Compares two judges on the same stored traces: how their scores differ, by criterion. Nothing is judged for it.
   * @throws BadRequestError if it takes too long
   */
  compareJudges(options: CompareJudgesOptions = {}): Promise<JudgeComparison> {
    return compareJudges(this.#transport, options);
  }

  /** Deletes a run with all its traces. @throws NotFoundError */
  deleteRun(name: string, call: CallOptions = {}): Promise<void> {
    return deleteRun(this.#transport, name, call);
  }

  /** Gets the rules that judge incoming traces, with what each has done today. */
  rules(call: CallOptions = {}): Promise<RuleList> {
    return getRules(this.#transport, call);
  }

  /**
   * Replaces all rules that judge incoming traces; an empty list deletes them.
   * @throws ValidationError for an evaluator that does not exist, BadRequestError if the account's retention is `none`,
   *   DeemsterError with status 409 if `expectedRevision` is not the stored one
   */
  replaceRules(rules: readonly RuleSettings[], options: ReplaceRulesOptions = {}): Promise<RuleList> {
    return replaceRules(this.#transport, rules, options);
  }

  /** Sums and changes over the evaluations of some time: how many there were, what they scored, and what fell. */
  insights(options: InsightsOptions = {}): Promise<Insights> {
    return getInsights(this.#transport, options);
  }

  /** Explains how the service reads a criterion and whether it is an exact check. Judges nothing. @throws ValidationError */
  async explain(criterion: string, call: CallOptions = {}): Promise<CriterionExplanation> {
    const body = { evaluation_criteria: criterion };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/criteria/explain', { body, ...sending }),
      { ...call, isExpected: has('decided_by') },
    );
    return data;
  }

  /** The model cores, with the model that judges for each, and what it supports. */
  async modelCores(call: CallOptions = {}): Promise<ModelCoreInfo[]> {
    const { data } = await this.#transport.call((api, sending) => api.GET('/api/v1/model-cores', { ...sending }), {
      ...call,
      isExpected: has('model_cores'),
    });
    return data.model_cores;
  }

  /** The account's usage: one row per day, model core and key, oldest first. */
  async usage(options: UsageOptions = {}): Promise<Usage[]> {
    checkNames('usage', options);
    const { startDate, endDate, ...call } = options;
    const params = { query: { start_date: startDate, end_date: endDate } };
    const { data } = await this.#transport.call((api, sending) => api.GET('/api/v1/usage', { params, ...sending }), {
      ...call,
      isExpected: has('usage'),
    });
    return data.usage;
  }

  /** Aborts calls in progress and rejects further ones. */
  async close(): Promise<void> {
    this.#transport.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
