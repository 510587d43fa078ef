import type { Evaluates } from './calls/evaluate.ts';
import type { Comment, CriterionExplanation, Evaluator, Rating, Task, Trace, Usage } from './contract.ts';
import type {
  CallOptions,
  DeemsterOptions,
  EvaluateTraceOptions,
  EvaluatorSettings,
  TaskWaitOptions,
  TracePageOptions,
  TracesOptions,
  UsageOptions,
} from './options.ts';
import type { EvaluationResponse, MultiAgentTraceResponse, TracePage } from './results.ts';
import { readSettings } from './settings.ts';
import { SyncCaller } from './sync/sync-call.ts';
import { plainConversation, plainPage, plainTrace, type SyncEvaluateOptions } from './sync/sync-options.ts';

export type { SyncEvaluateOptions };

/**
 * The synchronous client of a Deemster service, for Node: AsyncDeemster's methods, each of which blocks until it has its answer,
 * with the same results, errors and timeouts. The calls are done by a worker while this thread sleeps; so a `signal` counts
 * only where it is aborted beforehand.
 * @example
 * using deemster = new Deemster();
 * const { score } = deemster.evaluate({ messages, criteria: 'Passes if the response has fewer than 50 words' });
 */
export class Deemster implements Disposable {
  readonly #caller: SyncCaller;
  /** Criteria under a name, in versions. */
  readonly evaluators: SyncEvaluators;

  /** @throws AuthenticationError without a key, TypeError and RangeError for an option that cannot be right */
  constructor(options: DeemsterOptions = {}) {
    this.#caller = new SyncCaller(readSettings(options));
    this.evaluators = new SyncEvaluators(this.#caller);
  }

  /** Scores a conversation against one criterion, several criteria, or a stored evaluator. */
  readonly evaluate = ((options: SyncEvaluateOptions) =>
    this.#caller.call('evaluate', [], plainConversation(options))) as Evaluates<
    SyncEvaluateOptions,
    EvaluationResponse,
    'value'
  >;

  /** Scores each agent of a trace of several agents against one criterion or several. */
  readonly evaluateTrace = ((options: EvaluateTraceOptions) =>
    this.#caller.call('evaluateTrace', [], plainTrace(options))) as Evaluates<
    EvaluateTraceOptions,
    MultiAgentTraceResponse,
    'value'
  >;

  /** A background task as it is now. @throws NotFoundError */
  task(id: string, call: CallOptions = {}): Task {
    return this.#caller.call('task', [id], call);
  }

  /**
   * A background task once it has ended: `succeeded` with its `result`, `failed` with its `error`, or `cancelled`.
   * @throws TimeoutError for a task that goes on beyond the `timeout`, NotFoundError
   */
  waitForTask(id: string, options: TaskWaitOptions = {}): Task {
    return this.#caller.call('waitForTask', [id], options);
  }

  /** Cancels a background task. @throws DeemsterError of status 409 for one that has ended, NotFoundError */
  cancelTask(id: string, call: CallOptions = {}): void {
    this.#caller.call('cancelTask', [id], call);
  }

  /** Attaches a comment to a stored trace. @throws NotFoundError */
  comment(traceId: string, comment: string, call: CallOptions = {}): Comment {
    return this.#caller.call('comment', [traceId, comment], call);
  }

  /** Rates a stored trace, good or not; the last rating stands. @throws NotFoundError */
  rate(traceId: string, rating: boolean, call: CallOptions = {}): Rating {
    return this.#caller.call('rate', [traceId, rating], call);
  }

  /** A stored trace with its comments and evaluations. @throws NotFoundError */
  trace(id: string, call: CallOptions = {}): Trace {
    return this.#caller.call('trace', [id], call);
  }

  /** Stored traces, newest first; pages are asked for as they are needed. */
  *traces(options: TracesOptions = {}): Generator<Trace, void, undefined> {
    let pageToken: string | null | undefined;
    do {
      const page = this.tracePage({ ...options, pageToken: pageToken ?? undefined });
      yield* page.traces;
      pageToken = page.next_page_token;
    } while (pageToken);
  }

  /** One page of stored traces, newest first. */
  tracePage(options: TracePageOptions = {}): TracePage {
    return this.#caller.call('tracePage', [], plainPage(options));
  }

  /** Deletes a trace and all that came from it. @throws NotFoundError */
  deleteTrace(id: string, call: CallOptions = {}): void {
    this.#caller.call('deleteTrace', [id], call);
  }

  /** How the service reads a criterion, and whether a program decides it; nothing is judged. @throws ValidationError */
  explain(criterion: string, call: CallOptions = {}): CriterionExplanation {
    return this.#caller.call('explain', [criterion], call);
  }

  /** What the account has used: one row for each day, model core and key, oldest first. */
  usage(options: UsageOptions = {}): Usage[] {
    return this.#caller.call('usage', [], options);
  }

  /** Ends the worker; further calls are refused. */
  close(): void {
    this.#caller.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** The service's evaluators: named, versioned criteria. */
export class SyncEvaluators {
  readonly #caller: SyncCaller;

  /** @internal Created by the client. */
  constructor(caller: SyncCaller) {
    this.#caller = caller;
  }

  /** Lists all evaluators by name, each in its newest version. */
  list(call: CallOptions = {}): Evaluator[] {
    return this.#caller.call('evaluators.list', [], call);
  }

  /** @param options `version`: an earlier version; default: the newest. @throws NotFoundError */
  get(name: string, options: CallOptions & { version?: number | undefined } = {}): Evaluator {
    return this.#caller.call('evaluators.get', [name], options);
  }

  /** Stores a criterion under a name. @throws DeemsterError with status 409 if the name is taken */
  create(name: string, settings: EvaluatorSettings, call: CallOptions = {}): Evaluator {
    return this.#caller.call('evaluators.create', [name, settings], call);
  }

  /** Creates a new version, which replaces all settings. @throws NotFoundError */
  update(name: string, settings: EvaluatorSettings, call: CallOptions = {}): Evaluator {
    return this.#caller.call('evaluators.update', [name, settings], call);
  }

  /** Deletes an evaluator with all its versions. Its evaluations are kept. @throws NotFoundError */
  delete(name: string, call: CallOptions = {}): void {
    this.#caller.call('evaluators.delete', [name], call);
  }
}
