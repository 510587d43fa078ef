import { createEvaluateTrace } from './calls/agents.ts';
import type { Evaluates } from './calls/evaluate.ts';
import { Evaluators } from './calls/evaluators.ts';
import { checkNames } from './calls/known-options.ts';
import { has, isNothing } from './calls/responses.ts';
import { createEvaluate } from './calls/reward.ts';
import { getTask, waitForTask } from './calls/tasks.ts';
import { getTracePage, listTraces } from './calls/traces.ts';
import type { Comment, CriterionExplanation, Rating, Task, Trace, Usage } from './contract.ts';
import type {
  AsyncDeemsterOptions,
  CallOptions,
  EvaluateOptions,
  EvaluateTraceOptions,
  TaskWaitOptions,
  TracePageOptions,
  TracesOptions,
  UsageOptions,
} from './options.ts';
import type { EvaluationResponse, MultiAgentTraceResponse, TracePage } from './results.ts';
import { readSettings } from './settings.ts';
import { Transport } from './transport/transport.ts';

/**
 * The asynchronous client of a Deemster service. A call that goes wrong throws `DeemsterError` or one of its subclasses; an
 * option that cannot be right TypeError or RangeError, before anything is sent; an aborted `signal` its reason.
 * @example
 * await using deemster = new AsyncDeemster();
 * const { score } = await deemster.evaluate({ messages, criteria: 'Passes if the response has fewer than 50 words' });
 */
export class AsyncDeemster implements AsyncDisposable {
  readonly #transport: Transport;
  /** Scores a conversation against one criterion, several criteria, or a stored evaluator. */
  readonly evaluate: Evaluates<EvaluateOptions, EvaluationResponse>;
  /** Scores each agent of a trace of several agents against one criterion or several. */
  readonly evaluateTrace: Evaluates<EvaluateTraceOptions, MultiAgentTraceResponse>;
  /** Criteria under a name, in versions. */
  readonly evaluators: Evaluators;

  /** @throws AuthenticationError without a key, TypeError and RangeError for an option that cannot be right */
  constructor(options: AsyncDeemsterOptions = {}) {
    const settings = readSettings(options);
    this.#transport = new Transport(settings);
    this.evaluate = createEvaluate(this.#transport, settings.modelCore);
    this.evaluateTrace = createEvaluateTrace(this.#transport, settings.modelCore);
    this.evaluators = new Evaluators(this.#transport);
  }

  /** A background task as it is now. @throws NotFoundError */
  task(id: string, call: CallOptions = {}): Promise<Task> {
    return getTask(this.#transport, id, 0, call);
  }

  /**
   * A background task once it has ended: `succeeded` with its `result`, `failed` with its `error`, or `cancelled`.
   * @throws TimeoutError for a task that goes on beyond the `timeout`, NotFoundError
   */
  waitForTask(id: string, options: TaskWaitOptions = {}): Promise<Task> {
    return waitForTask(this.#transport, id, options);
  }

  /** Cancels a background task. @throws DeemsterError of status 409 for one that has ended, NotFoundError */
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

  /** Rates a stored trace, good or not; the last rating stands. @throws NotFoundError */
  async rate(traceId: string, rating: boolean, call: CallOptions = {}): Promise<Rating> {
    const body = { trace_id: traceId, rating };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/annotations/rating', { body, ...sending }),
      { ...call, isExpected: has('rating') },
    );
    return data;
  }

  /** A stored trace with its comments and evaluations. @throws NotFoundError */
  async trace(id: string, call: CallOptions = {}): Promise<Trace> {
    const params = { path: { trace_id: id } };
    const { data } = await this.#transport.call(
      (api, sending) => api.GET('/api/v1/traces/{trace_id}', { params, ...sending }),
      { ...call, isExpected: has('trace') },
    );
    return data;
  }

  /** Stored traces, newest first; pages are asked for as they are needed. */
  traces(options: TracesOptions = {}): AsyncGenerator<Trace, void, undefined> {
    return listTraces(this.#transport, options);
  }

  /** One page of stored traces, newest first. */
  tracePage(options: TracePageOptions = {}): Promise<TracePage> {
    return getTracePage(this.#transport, options);
  }

  /** Deletes a trace and all that came from it. @throws NotFoundError */
  async deleteTrace(id: string, call: CallOptions = {}): Promise<void> {
    const params = { path: { trace_id: id } };
    await this.#transport.call((api, sending) => api.DELETE('/api/v1/traces/{trace_id}', { params, ...sending }), {
      ...call,
      isRepeatable: false,
      isExpected: isNothing,
    });
  }

  /** How the service reads a criterion, and whether a program decides it; nothing is judged. @throws ValidationError */
  async explain(criterion: string, call: CallOptions = {}): Promise<CriterionExplanation> {
    const body = { evaluation_criteria: criterion };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/criteria/explain', { body, ...sending }),
      { ...call, isExpected: has('decided_by') },
    );
    return data;
  }

  /** What the account has used: one row for each day, model core and key, oldest first. */
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

  /** Ends the calls that are under way, and refuses further ones. */
  async close(): Promise<void> {
    this.#transport.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
