import type { Evaluates } from './calls/evaluate.ts';
import type {
  AddedTags,
  Anchors,
  Candidate,
  Comment,
  CriterionExplanation,
  Evaluator,
  EvaluatorVersion,
  Insights,
  JudgeComparison,
  Label,
  LabelSuggestions,
  ModelCoreInfo,
  Rating,
  ReportCard,
  RuleList,
  Run,
  RunComparison,
  Task,
  Trace,
  TraceFacets,
  Usage,
  VersionComparison,
} from './contract.ts';
import type {
  CallOptions,
  CandidateOptions,
  CandidateSettings,
  CompareJudgesOptions,
  CompareRunsOptions,
  CompareVersionsOptions,
  DeemsterOptions,
  EvaluateTraceOptions,
  EvaluatorSettings,
  EvaluatorUpdate,
  InsightsOptions,
  LabelOptions,
  LabelSuggestionsOptions,
  NewTraceOptions,
  PromoteOptions,
  ReplaceRulesOptions,
  ReportCardOptions,
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
import { SyncCaller } from './sync/sync-call.ts';
import {
  plainConversation,
  plainNewTrace,
  plainPage,
  plainTrace,
  type SyncEvaluateOptions,
} from './sync/sync-options.ts';
import type { Tags } from './tags.ts';

export type { SyncEvaluateOptions };

/**
 * The synchronous client of a Deemster service, for Node. It has AsyncDeemster's methods with the same results, errors and
 * timeouts; each blocks until the answer arrives. A worker makes the calls while this thread sleeps, so a `signal` has an
 * effect only if it is aborted before the call.
 * @example
 * using deemster = new Deemster();
 * const { score } = deemster.evaluate({ messages, criteria: 'Passes if the response has fewer than 50 words' });
 */
export class Deemster implements Disposable {
  readonly #caller: SyncCaller;
  /** Evaluators: named, versioned criteria. */
  readonly evaluators: SyncEvaluators;

  /** @throws AuthenticationError without a key, TypeError and RangeError for an invalid option */
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

  /** Scores each agent of a multi-agent trace against one or more criteria. */
  readonly evaluateTrace = ((options: EvaluateTraceOptions) =>
    this.#caller.call('evaluateTrace', [], plainTrace(options))) as Evaluates<
    EvaluateTraceOptions,
    MultiAgentTraceResponse,
    'value'
  >;

  /** Gets the current state of a background task. @throws NotFoundError */
  task(id: string, call: CallOptions = {}): Task {
    return this.#caller.call('task', [id], call);
  }

  /**
   * Waits for a background task to end: `succeeded` with its `result`, `failed` with its `error`, or `cancelled`.
   * @throws TimeoutError if the task is still running after the `timeout`, NotFoundError
   */
  waitForTask(id: string, options: TaskWaitOptions = {}): Task {
    return this.#caller.call('waitForTask', [id], options);
  }

  /** Cancels a background task. @throws DeemsterError with status 409 if it has ended, NotFoundError */
  cancelTask(id: string, call: CallOptions = {}): void {
    this.#caller.call('cancelTask', [id], call);
  }

  /** Attaches a comment to a stored trace. @throws NotFoundError */
  comment(traceId: string, comment: string, call: CallOptions = {}): Comment {
    return this.#caller.call('comment', [traceId, comment], call);
  }

  /** Rates a stored trace as good or not; a new rating replaces the previous one. @throws NotFoundError */
  rate(traceId: string, rating: boolean, call: CallOptions = {}): Rating {
    return this.#caller.call('rate', [traceId, rating], call);
  }

  /**
   * Adds tags to a stored trace; a new value replaces the one under the same name.
   * @throws NotFoundError, TypeError for invalid tags, DeemsterError with status 409 if the trace would have more than 100
   */
  tag(traceId: string, tags: Tags, call: CallOptions = {}): AddedTags {
    return this.#caller.call('tag', [traceId, tags], call);
  }

  /**
   * Stores a person's label on a response: whether it deserves to pass, whatever the prefix of the criterion. Another label
   * by the same author on the same content replaces the earlier one.
   * @param response the id of an evaluation, or a response that was never judged
   * @throws NotFoundError
   */
  label(response: string | UnjudgedResponse, label: boolean, options: LabelOptions = {}): Label {
    return this.#caller.call('label', [response, label], options);
  }

  /** Withdraws a label. @throws NotFoundError */
  withdrawLabel(id: string, call: CallOptions = {}): void {
    this.#caller.call('withdrawLabel', [id], call);
  }

  /**
   * Stores a conversation without judging it. Evaluations can then name it as `traceId`.
   * @throws DeemsterError with status 409 if a trace has this id, BadRequestError if the account's retention is `none`
   */
  createTrace(options: NewTraceOptions): Trace {
    return this.#caller.call('createTrace', [], plainNewTrace(options));
  }

  /** Gets a stored trace with its comments, labels and evaluations. @throws NotFoundError */
  trace(id: string, call: CallOptions = {}): Trace {
    return this.#caller.call('trace', [id], call);
  }

  /** Yields stored traces, newest first; pages are fetched on demand. */
  *traces(options: TracesOptions = {}): Generator<Trace, void, undefined> {
    let pageToken: string | null | undefined;
    do {
      const page = this.tracePage({ ...options, pageToken: pageToken ?? undefined });
      yield* page.traces;
      pageToken = page.next_page_token;
    } while (pageToken);
  }

  /** Gets one page of stored traces, newest first. */
  tracePage(options: TracePageOptions = {}): TracePage {
    return this.#caller.call('tracePage', [], plainPage(options));
  }

  /** Counts the traces that match the options, and how many of them a further filter would leave. */
  traceFacets(options: TraceFacetsOptions = {}): TraceFacets {
    return this.#caller.call('traceFacets', [], options);
  }

  /** Deletes a trace with its comments, labels and evaluations. @throws NotFoundError */
  deleteTrace(id: string, call: CallOptions = {}): void {
    this.#caller.call('deleteTrace', [id], call);
  }

  /** Yields runs, the traces with the same tag `run`, newest first; pages are fetched on demand. */
  *runs(options: RunsOptions = {}): Generator<Run, void, undefined> {
    let pageToken: string | null | undefined;
    do {
      const page = this.runPage({ ...options, pageToken: pageToken ?? undefined });
      yield* page.runs;
      pageToken = page.next_page_token;
    } while (pageToken);
  }

  /** Gets one page of runs, newest first. */
  runPage(options: RunPageOptions = {}): RunPage {
    return this.#caller.call('runPage', [], options);
  }

  /**
   * Compares the run `candidate` with the run `base` over the same cases: whether it is better or worse, or whether the cases
   * are too few to say.
   * @throws NotFoundError
   */
  compareRuns(base: string, candidate: string, options: CompareRunsOptions = {}): RunComparison {
    return this.#caller.call('compareRuns', [base, candidate], options);
  }

  /**
   * Compares two judges on the same stored traces: how their scores differ, by criterion. Nothing is judged for it.
   * @throws BadRequestError if it takes too long
   */
  compareJudges(options: CompareJudgesOptions = {}): JudgeComparison {
    return this.#caller.call('compareJudges', [], options);
  }

  /** Deletes a run with all its traces. @throws NotFoundError */
  deleteRun(name: string, call: CallOptions = {}): void {
    this.#caller.call('deleteRun', [name], call);
  }

  /** Gets the rules that judge incoming traces, with what each has done today. */
  rules(call: CallOptions = {}): RuleList {
    return this.#caller.call('rules', [], call);
  }

  /**
   * Replaces all rules that judge incoming traces; an empty list deletes them.
   * @throws ValidationError for an evaluator that does not exist, BadRequestError if the account's retention is `none`,
   *   DeemsterError with status 409 if `expectedRevision` is not the stored one
   */
  replaceRules(rules: readonly RuleSettings[], options: ReplaceRulesOptions = {}): RuleList {
    return this.#caller.call('replaceRules', [rules], options);
  }

  /** Sums and changes over the evaluations of some time: how many there were, what they scored, and what fell. */
  insights(options: InsightsOptions = {}): Insights {
    return this.#caller.call('insights', [], options);
  }

  /** Explains how the service reads a criterion and whether it is an exact check. Judges nothing. @throws ValidationError */
  explain(criterion: string, call: CallOptions = {}): CriterionExplanation {
    return this.#caller.call('explain', [criterion], call);
  }

  /** The model cores, with the model that judges for each, and what it supports. */
  modelCores(call: CallOptions = {}): ModelCoreInfo[] {
    return this.#caller.call('modelCores', [], call);
  }

  /** The account's usage: one row per day, model core and key, oldest first. */
  usage(options: UsageOptions = {}): Usage[] {
    return this.#caller.call('usage', [], options);
  }

  /** Stops the worker and rejects further calls. */
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
  /** What an evaluator may become, replayed on labelled cases before it serves. */
  readonly candidates: SyncCandidates;

  /** @internal Created by the client. */
  constructor(caller: SyncCaller) {
    this.#caller = caller;
    this.candidates = new SyncCandidates(caller);
  }

  /** Lists all evaluators by name, each in its newest version. */
  list(call: CallOptions = {}): Evaluator[] {
    return this.#caller.call('evaluators.list', [], call);
  }

  /** @param options `version`: an earlier version; default: the newest. @throws NotFoundError */
  get(name: string, options: CallOptions & { version?: number | undefined } = {}): Evaluator {
    return this.#caller.call('evaluators.get', [name], options);
  }

  /** Lists all versions, the newest first, with who made each. @throws NotFoundError */
  versions(name: string, call: CallOptions = {}): EvaluatorVersion[] {
    return this.#caller.call('evaluators.versions', [name], call);
  }

  /** Stores a criterion under a name. @throws DeemsterError with status 409 if the name is taken */
  create(name: string, settings: EvaluatorSettings, call: CallOptions = {}): Evaluator {
    return this.#caller.call('evaluators.create', [name, settings], call);
  }

  /**
   * Creates a new version, which replaces all settings.
   * @throws NotFoundError, DeemsterError with status 409 if `expectedVersion` is not the newest
   */
  update(name: string, settings: EvaluatorUpdate, call: CallOptions = {}): Evaluator {
    return this.#caller.call('evaluators.update', [name, settings], call);
  }

  /** Deletes an evaluator with all its versions. Its evaluations are kept. @throws NotFoundError */
  delete(name: string, call: CallOptions = {}): void {
    this.#caller.call('evaluators.delete', [name], call);
  }

  /**
   * Measures the judge of an evaluator against people's labels: its pass rate without its errors, and how good it is. Nothing
   * is judged for it.
   * @throws NotFoundError
   */
  reportCard(name: string, options: ReportCardOptions = {}): ReportCard {
    return this.#caller.call('evaluators.reportCard', [name], options);
  }

  /**
   * Freezes the labelled responses, with their present verdicts, as the set that shows the judge's drift.
   * @throws NotFoundError, BadRequestError with too few labels
   */
  freezeAnchors(name: string, call: CallOptions = {}): Anchors {
    return this.#caller.call('evaluators.freezeAnchors', [name], call);
  }

  /**
   * Compares two versions, or two judges of one version, on the responses that both have judged: which of them agrees more often
   * with people's labels, and how their scores differ. Nothing is judged for it.
   * @throws NotFoundError, BadRequestError if both sides are the same
   */
  compare(name: string, options: CompareVersionsOptions = {}): VersionComparison {
    return this.#caller.call('evaluators.compare', [name], options);
  }

  /**
   * Suggests which responses to label next: those where the judge is least certain, and some at random.
   * @throws NotFoundError
   */
  suggestLabels(name: string, options: LabelSuggestionsOptions = {}): LabelSuggestions {
    return this.#caller.call('evaluators.suggestLabels', [name], options);
  }
}

/** Candidates: what an evaluator may become, replayed on labelled cases before it serves. */
export class SyncCandidates {
  readonly #caller: SyncCaller;

  /** @internal Created by the client. */
  constructor(caller: SyncCaller) {
    this.#caller = caller;
  }

  /**
   * Plans the replay of a candidate. Nothing is judged yet: `plan` shows the number of cases, and about how many calls and tokens
   * they take.
   * @throws NotFoundError, ValidationError
   */
  create(name: string, settings: CandidateSettings = {}, call: CallOptions = {}): Candidate {
    return this.#caller.call('evaluators.candidates.create', [name, settings], call);
  }

  /** Lists an evaluator's candidates, the newest first, with at most 20 changed cases each. @throws NotFoundError */
  list(name: string, call: CallOptions = {}): Candidate[] {
    return this.#caller.call('evaluators.candidates.list', [name], call);
  }

  /** @param options `wait`: for the end of its replay. @throws NotFoundError */
  get(name: string, id: string, options: CandidateOptions = {}): Candidate {
    return this.#caller.call('evaluators.candidates.get', [name, id], options);
  }

  /** Begins the replay of a candidate, which runs in the background. @throws NotFoundError, DeemsterError with status 409 */
  replay(name: string, id: string, call: CallOptions = {}): Candidate {
    return this.#caller.call('evaluators.candidates.replay', [name, id], call);
  }

  /**
   * Makes a replayed candidate the evaluator's next version.
   * @throws DeemsterError with status 409 and the reasons if it is refused, NotFoundError
   */
  promote(name: string, id: string, options: PromoteOptions = {}): Candidate {
    return this.#caller.call('evaluators.candidates.promote', [name, id], options);
  }

  /** Deletes a candidate, and stops its replay. A version that it became stays. @throws NotFoundError */
  delete(name: string, id: string, call: CallOptions = {}): void {
    this.#caller.call('evaluators.candidates.delete', [name, id], call);
  }
}
