import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import { withExamples } from '../../judge/criterion/template.ts';
import type { Judge } from '../../judge/judge.ts';
import { AGENT_PROMPT_VERSION, PROMPT_VERSION, WITH_MEMORY } from '../../judge/model/prompts.ts';
import { noModelConfigured } from '../../judge/no-model.ts';
import type { NewCandidate, StoredCandidate } from '../../store/candidates.ts';
import type { EvaluatorSettings, ServingEvaluator } from '../../store/evaluators.ts';
import { newId } from '../../store/new-id.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { RequestError, valueError } from '../request-error.ts';
import { faultOfTemplate } from '../request-rules.ts';
import { candidateOf } from './candidate-shapes.ts';
import { planCases } from './plan.ts';
import { whyNotPromoted } from './refusal.ts';
import type { Replays } from './replays.ts';

type Schemas = components['schemas'];
type Candidate = Schemas['Candidate'];
type Evaluator = Schemas['Evaluator'];

/** What an answer shows of the changed and the failed cases: of one candidate, and of each in a list. */
const casesShown = { one: { most: 200, explained: true }, listed: { most: 20, explained: false } };

const noSuchEvaluator = () => new RequestError('not_found', 'No such evaluator.');
const noSuchCandidate = () => new RequestError('not_found', 'No such candidate.');

export interface CandidatesOptions {
  store: Store;
  judge: Judge;
  replays: Replays;
  /** The name of the model judge behind a core; undefined if none is configured. */
  judgeOf: (core: Schemas['ModelCore']) => string | undefined;
  now: () => number;
}

/** The operations on candidates: what an evaluator may become, compared with what it is. */
export function createCandidates({ store, judge, replays, judgeOf, now }: CandidatesOptions) {
  async function servingOf(account: number, name: string): Promise<ServingEvaluator> {
    const serving = await store.getServing(account, name);
    if (!serving) throw noSuchEvaluator();
    return serving;
  }

  async function find(account: number, name: string, id: string): Promise<StoredCandidate> {
    const found = await store.getCandidate(account, name, id.toLowerCase());
    if (!found) throw noSuchCandidate();
    return found;
  }

  const shown = async (stored: StoredCandidate, cases = casesShown.one): Promise<Candidate> =>
    candidateOf(stored, await store.casesOf(stored.seq), cases);

  /** @throws RequestError `invalid` */
  function settingsOf(request: Schemas['CandidateRequest'], serving: ServingEvaluator): EvaluatorSettings {
    const settings = {
      evaluation_criteria: request.evaluation_criteria ?? serving.evaluation_criteria,
      model_core: request.model_core ?? serving.model_core,
      explanation_cleaning: orServing(request.explanation_cleaning, serving.explanation_cleaning),
      description: orServing(request.description, serving.description),
      memory: request.memory ?? serving.memory,
    };
    const { evaluation_criteria: text, model_core: core } = settings;
    const isOther = text !== serving.evaluation_criteria;
    const wrong = faultOfTemplate(judge.readCriterion, text, {}, core);
    const needsConsent = isOther && request.keep_labels !== true;
    const faults = [
      ...(wrong ? [wrong] : []),
      ...(needsConsent ? [valueError(['body', 'keep_labels'], needsLabels)] : []),
    ];
    if (faults.length > 0) throw new RequestError('invalid', faults);
    // The same wording keeps its meaning.
    const reading = isOther ? null : serving.reading;
    return { ...settings, reading: reading ?? judge.readCriterion(withExamples(text)).pin() };
  }

  /** Whether an exact check decides a criterion, in a conversation without tools. @throws RequestError `impossible` */
  function isExact({ evaluation_criteria: text, model_core: core, reading }: EvaluatorSettings): boolean {
    if (judge.readCriterion(withExamples(text), reading).check()) return true;
    if (judgeOf(core) === undefined)
      throw new RequestError('impossible', `No exact check can decide this criterion, and ${noModelConfigured()}`);
    return false;
  }

  return {
    /** Plans a replay; nothing is judged. @throws RequestError `invalid`, `not_found`, `impossible`, `conflict` */
    async create({ account }: Caller, name: string, request: Schemas['CandidateRequest']): Promise<Candidate> {
      const serving = await servingOf(account.id, name);
      if (account.retention === 'none') throw nothingIsKept('impossible');
      const settings = settingsOf(request, serving);
      const changes = changesOf(settings, serving);
      const presentJudge = judgeOf(settings.model_core);
      const { max_cases: maxCases = 200, max_tokens: maxTokens = null, threshold = 0.5 } = request;
      const { plan, base, cases } = await planCases(store, {
        account: account.id,
        serving,
        changes,
        baseJudge: request.base_judge ?? undefined,
        maxCases,
        maxTokens,
        presentJudge,
        servingJudge: judgeOf(serving.model_core),
        isPresent: ({ judge: by, promptVersion }) => by === presentJudge && presentPrompts.has(promptVersion),
        isExact: isExact(settings),
      });
      const made: NewCandidate = {
        id: newId(),
        name,
        baseVersion: serving.version,
        createdAt: now(),
        changes,
        settings,
        threshold,
        plan,
        base,
      };
      if (!(await store.addCandidate(account.id, made, cases)))
        throw new RequestError('conflict', 'This evaluator has as many candidates as it may have. Delete some first.');
      return shown(await find(account.id, name, made.id));
    },

    /** @throws RequestError `not_found` */
    async list({ account }: Caller, name: string): Promise<Schemas['CandidateList']> {
      await servingOf(account.id, name);
      const candidates: Candidate[] = [];
      for (const one of await store.listCandidates(account.id, name)) {
        candidates.push(await shown(one, casesShown.listed));
        await setImmediate();
      }
      return { candidates };
    },

    /**
     * @param wait How long to wait for the end of its replay, in seconds.
     * @param signal Ends the wait when the caller has gone.
     * @throws RequestError `not_found`
     */
    async get({ account }: Caller, name: string, id: string, wait: number, signal: AbortSignal): Promise<Candidate> {
      const found = await find(account.id, name, id);
      if (wait === 0 || !replays.isRunning(found.id)) return shown(found);
      await replays.endOf(found.id, wait * 1000, signal);
      return shown(await find(account.id, name, id));
    },

    /** @throws RequestError `not_found` */
    async remove({ account }: Caller, name: string, id: string): Promise<void> {
      if (!(await store.deleteCandidate(account.id, name, id.toLowerCase()))) throw noSuchCandidate();
      replays.cancel(id.toLowerCase());
    },

    /** Begins its replay, or continues one that was interrupted. @throws RequestError `not_found`, `conflict` */
    async replay({ account, keyId }: Caller, name: string, id: string, requestId: string): Promise<Candidate> {
      const found = await find(account.id, name, id);
      if (account.retention === 'none') throw nothingIsKept('conflict');
      if (found.status === 'replayed') throw new RequestError('conflict', 'This candidate has been replayed.');
      if (replays.isRunning(found.id)) throw new RequestError('conflict', 'This candidate is being replayed.');
      const serving = await servingOf(account.id, name);
      if (serving.version !== found.baseVersion) throw new RequestError('conflict', otherVersion(found, serving));
      const isBegun =
        found.status === 'replaying' || (await store.beginReplay(account.id, found.id, { keyId, requestId }));
      if (!isBegun) throw new RequestError('conflict', 'Another candidate is being replayed. Wait for its end.');
      const begun = await find(account.id, name, id);
      if (begun.status === 'replaying') replays.start(begun);
      return shown(begun);
    },

    /** @throws RequestError `not_found`; `conflict` with the reasons for a refusal */
    async promote(
      { account, keyId }: Caller,
      name: string,
      id: string,
      { accept = 'better' }: Schemas['PromotionRequest'],
    ): Promise<Candidate> {
      const found = await find(account.id, name, id);
      const serving = await servingOf(account.id, name);
      const stale = found.promotion === null && serving.version !== found.baseVersion;
      const reason = stale ? otherVersion(found, serving) : whyNotPromoted(found, accept);
      if (reason !== undefined) throw new RequestError('conflict', reason);
      const { verdict } = found.comparison!.verdict as { verdict: Schemas['Promotion']['accepted'] };
      const promotion = { version: serving.version + 1, accepted: verdict, key_id: keyId };
      if (!(await store.promoteCandidate(account.id, found, serving, promotion, now())))
        throw new RequestError('conflict', 'The evaluator or the candidate was changed meanwhile. Look at it again.');
      return shown(await find(account.id, name, id));
    },
  };
}

const presentPrompts: ReadonlySet<string | null> = new Set(
  [PROMPT_VERSION, AGENT_PROMPT_VERSION].flatMap((version) => [version, version + WITH_MEMORY]),
);

const needsLabels =
  "The criterion is worded differently. If it means the same, send true (deemster promote: --keep-labels): people's labels then hold for it too. Without labels, nothing can be compared.";

const nothingIsKept = (kind: 'impossible' | 'conflict') =>
  new RequestError(kind, "This account's retention is none, so nothing is stored for it.");

const otherVersion = ({ baseVersion }: StoredCandidate, { version }: Evaluator): string =>
  `The evaluator is at version ${version} now, and this candidate is compared with version ${baseVersion}. Plan another candidate.`;

/** A setting that is left out is that of the version that serves; null is a setting. */
const orServing = <Value>(given: Value | undefined, serving: Value): Value => (given === undefined ? serving : given);

function changesOf({ reading: _, ...settings }: EvaluatorSettings, serving: Evaluator): NewCandidate['changes'] {
  if (settings.evaluation_criteria !== serving.evaluation_criteria) return 'criterion';
  const names = Object.keys(settings) as (keyof typeof settings)[];
  return names.every((name) => settings[name] === serving[name]) ? 'judge' : 'settings';
}
