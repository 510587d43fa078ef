import type {
  Anchors,
  Evaluator,
  EvaluatorVersion,
  LabelSuggestions,
  ReportCard,
  VersionComparison,
} from '../contract.ts';
import type {
  CallOptions,
  CompareVersionsOptions,
  EvaluatorSettings,
  EvaluatorUpdate,
  LabelSuggestionsOptions,
  ReportCardOptions,
} from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { Candidates } from './candidates.ts';
import { comparisonQuery } from './comparison-query.ts';
import { checkNames } from './known-options.ts';
import { pages } from './pages.ts';
import { has, isNothing, isPageOf } from './responses.ts';
import { wireTime } from './wire-time.ts';

/** The service's evaluators: named, versioned criteria. */
export class Evaluators {
  readonly #transport: Transport;
  /** What an evaluator may become, replayed on labelled cases before it serves. */
  readonly candidates: Candidates;

  /** @internal Created by the client. */
  constructor(transport: Transport) {
    this.#transport = transport;
    this.candidates = new Candidates(transport);
  }

  /** Lists all evaluators by name, each in its newest version. */
  async list(call: CallOptions = {}): Promise<Evaluator[]> {
    const all: Evaluator[] = [];
    for await (const evaluator of pages(async (page_token) => {
      const query = { page_token, page_size: 500 };
      const { data } = await this.#transport.call(
        (api, sending) => api.GET('/api/v1/evaluators', { params: { query }, ...sending }),
        { ...call, isExpected: isPageOf('evaluators') },
      );
      return { items: data.evaluators, next: data.next_page_token };
    }))
      all.push(evaluator);
    return all;
  }

  /** @param options `version`: an earlier version; default: the newest. @throws NotFoundError */
  async get(name: string, options: CallOptions & { version?: number | undefined } = {}): Promise<Evaluator> {
    const { version, ...call } = options;
    const params = { path: { name }, query: { version } };
    const { data } = await this.#transport.call(
      (api, sending) => api.GET('/api/v1/evaluators/{name}', { params, ...sending }),
      { ...call, isExpected: has('name') },
    );
    return data;
  }

  /** Lists all versions, the newest first, with who made each. @throws NotFoundError */
  async versions(name: string, call: CallOptions = {}): Promise<EvaluatorVersion[]> {
    const all: EvaluatorVersion[] = [];
    for await (const version of pages(async (page_token) => {
      const params = { path: { name }, query: { page_token, page_size: 500 } };
      const { data } = await this.#transport.call(
        (api, sending) => api.GET('/api/v1/evaluators/{name}/versions', { params, ...sending }),
        { ...call, isExpected: isPageOf('versions') },
      );
      return { items: data.versions, next: data.next_page_token };
    }))
      all.push(version);
    return all;
  }

  /** Stores a criterion under a name. @throws DeemsterError with status 409 if the name is taken */
  async create(name: string, settings: EvaluatorSettings, call: CallOptions = {}): Promise<Evaluator> {
    const body = { name, ...wireSettings(settings) };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/evaluators', { body, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('name') },
    );
    return data;
  }

  /** Creates a new version, which replaces all settings. @throws NotFoundError */
  async update(name: string, settings: EvaluatorUpdate, call: CallOptions = {}): Promise<Evaluator> {
    checkNames('An update of an evaluator', settings);
    const { keepLabels, ...rest } = settings;
    const params = { path: { name } };
    const body = { ...wireSettings(rest), keep_labels: keepLabels };
    const { data } = await this.#transport.call(
      (api, sending) => api.PUT('/api/v1/evaluators/{name}', { params, body, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('name') },
    );
    return data;
  }

  /** Deletes an evaluator with all its versions. Its evaluations are kept. @throws NotFoundError */
  async delete(name: string, call: CallOptions = {}): Promise<void> {
    const params = { path: { name } };
    await this.#transport.call((api, sending) => api.DELETE('/api/v1/evaluators/{name}', { params, ...sending }), {
      ...call,
      isRepeatable: false,
      isExpected: isNothing,
    });
  }

  /**
   * Measures the judge of an evaluator against people's labels: its pass rate without its errors, and how good it is. Nothing
   * is judged for it.
   * @throws NotFoundError
   */
  async reportCard(name: string, options: ReportCardOptions = {}): Promise<ReportCard> {
    checkNames('reportCard', options);
    const { version, judge, threshold, startDate, endDate, ...call } = options;
    const query = { version, judge, threshold, start_date: wireTime(startDate), end_date: wireTime(endDate) };
    const { data } = await this.#transport.call(
      (api, sending) =>
        api.GET('/api/v1/evaluators/{name}/report-card', { params: { path: { name }, query }, ...sending }),
      { ...call, isExpected: has('corrected_pass_rate') },
    );
    return data;
  }

  /**
   * Freezes the labelled responses, with their present verdicts, as the set that shows the judge's drift.
   * @throws NotFoundError, BadRequestError with too few labels
   */
  async freezeAnchors(name: string, call: CallOptions = {}): Promise<Anchors> {
    const { data } = await this.#transport.call(
      (api, sending) => api.PUT('/api/v1/evaluators/{name}/anchors', { params: { path: { name } }, ...sending }),
      { ...call, isExpected: has('frozen_at') },
    );
    return data;
  }

  /**
   * Compares two versions, or two judges of one version, on the responses that both have judged: which of them agrees more often
   * with people's labels, and how their scores differ. Nothing is judged for it.
   * @throws NotFoundError, BadRequestError if both sides are the same
   */
  async compare(name: string, options: CompareVersionsOptions = {}): Promise<VersionComparison> {
    checkNames('compareVersions', options);
    const { baseVersion, candidateVersion, ...rest } = options;
    const { query: common, call } = comparisonQuery(rest);
    const query = { base_version: baseVersion, candidate_version: candidateVersion, ...common };
    const { data } = await this.#transport.call(
      (api, sending) => api.GET('/api/v1/evaluators/{name}/compare', { params: { path: { name }, query }, ...sending }),
      { ...call, isExpected: has('verdict') },
    );
    return data;
  }

  /**
   * Suggests which responses to label next: those where the judge is least certain, and some at random.
   * @throws NotFoundError
   */
  async suggestLabels(name: string, options: LabelSuggestionsOptions = {}): Promise<LabelSuggestions> {
    checkNames('suggestLabels', options);
    const { limit, author, version, judge, threshold, ...call } = options;
    const query = { limit, author, version, judge, threshold };
    const { data } = await this.#transport.call(
      (api, sending) =>
        api.GET('/api/v1/evaluators/{name}/label-suggestions', { params: { path: { name }, query }, ...sending }),
      { ...call, isExpected: has('suggestions') },
    );
    return data;
  }
}

/** @throws TypeError for an unknown setting */
function wireSettings(settings: EvaluatorSettings) {
  checkNames('An evaluator', settings);
  const { criteria, modelCore, explanationCleaning, description, memory } = settings;
  return {
    evaluation_criteria: criteria,
    model_core: modelCore,
    explanation_cleaning: explanationCleaning,
    description,
    memory,
  };
}
