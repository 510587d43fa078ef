import type { Candidate } from '../contract.ts';
import type { CallOptions, CandidateOptions, CandidateSettings, PromoteOptions } from '../options.ts';
import type { Transport } from '../transport/transport.ts';
import { checkNames } from './known-options.ts';
import { has, isNothing } from './responses.ts';

/** Candidates: what an evaluator may become, replayed on labelled cases before it serves. */
export class Candidates {
  readonly #transport: Transport;

  /** @internal Created by the client. */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Plans the replay of a candidate. Nothing is judged yet: `plan` shows the number of cases, and about how many calls and tokens
   * they take.
   * @throws NotFoundError, ValidationError
   */
  async create(name: string, settings: CandidateSettings = {}, call: CallOptions = {}): Promise<Candidate> {
    checkNames('A candidate', settings);
    const { criteria, modelCore, explanationCleaning, description, keepLabels, threshold, ...bounds } = settings;
    const { baseJudge, maxCases, maxTokens } = bounds;
    const params = { path: { name } };
    const body = {
      evaluation_criteria: criteria,
      model_core: modelCore,
      explanation_cleaning: explanationCleaning,
      description,
      keep_labels: keepLabels,
      threshold,
      base_judge: baseJudge,
      max_cases: maxCases,
      max_tokens: maxTokens,
    };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/evaluators/{name}/candidates', { params, body, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('plan') },
    );
    return data;
  }

  /** Lists an evaluator's candidates, the newest first, with at most 20 changed cases each. @throws NotFoundError */
  async list(name: string, call: CallOptions = {}): Promise<Candidate[]> {
    const params = { path: { name } };
    const { data } = await this.#transport.call(
      (api, sending) => api.GET('/api/v1/evaluators/{name}/candidates', { params, ...sending }),
      { ...call, isExpected: has('candidates') },
    );
    return data.candidates;
  }

  /** @param options `wait`: for the end of its replay. @throws NotFoundError */
  async get(name: string, id: string, options: CandidateOptions = {}): Promise<Candidate> {
    const { wait, ...call } = options;
    const params = { path: { name, candidate_id: id }, query: { wait } };
    const { data } = await this.#transport.call(
      (api, sending) => api.GET('/api/v1/evaluators/{name}/candidates/{candidate_id}', { params, ...sending }),
      { ...call, isExpected: has('plan') },
    );
    return data;
  }

  /** Begins the replay of a candidate, which runs in the background. @throws NotFoundError, DeemsterError with status 409 */
  async replay(name: string, id: string, call: CallOptions = {}): Promise<Candidate> {
    const params = { path: { name, candidate_id: id } };
    const { data } = await this.#transport.call(
      (api, sending) => api.POST('/api/v1/evaluators/{name}/candidates/{candidate_id}/replay', { params, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('plan') },
    );
    return data;
  }

  /**
   * Makes a replayed candidate the evaluator's next version.
   * @throws DeemsterError with status 409 and the reasons if it is refused, NotFoundError
   */
  async promote(name: string, id: string, options: PromoteOptions = {}): Promise<Candidate> {
    const { accept, ...call } = options;
    const params = { path: { name, candidate_id: id } };
    const body = { accept };
    const { data } = await this.#transport.call(
      (api, sending) =>
        api.POST('/api/v1/evaluators/{name}/candidates/{candidate_id}/promote', { params, body, ...sending }),
      { ...call, isRepeatable: false, isExpected: has('promotion') },
    );
    return data;
  }

  /** Deletes a candidate, and stops its replay. A version that it became stays. @throws NotFoundError */
  async delete(name: string, id: string, call: CallOptions = {}): Promise<void> {
    const params = { path: { name, candidate_id: id } };
    await this.#transport.call(
      (api, sending) => api.DELETE('/api/v1/evaluators/{name}/candidates/{candidate_id}', { params, ...sending }),
      { ...call, isRepeatable: false, isExpected: isNothing },
    );
  }
}
