import type { components, operations } from '../../generated/openapi.d.ts';
import type { ReadCriterion } from '../judge/criterion/compiled-criterion.ts';
import { withExamples } from '../judge/criterion/template.ts';
import type { EvaluatorSettings, ServingEvaluator } from '../store/evaluators.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './authenticate.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { type Fault, RequestError, valueError } from './request-error.ts';
import { defaultCore, faultOfTemplate } from './request-rules.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<operations['listEvaluators']['parameters']['query']>;

const noSuchEvaluator = () => new RequestError('not_found', 'No such evaluator.');

/** The operations on named evaluators. Evaluators are settings, and are stored under every retention. */
export function createEvaluators(store: Store, readCriterion: ReadCriterion, secret: string, now: () => number) {
  return {
    async list({ account }: Caller, { page_token, page_size = 50 }: ListQuery): Promise<Schemas['EvaluatorList']> {
      const list = { account: account.id, list: 'evaluators', filters: {} } as const;
      const after = page_token === undefined ? undefined : nameOf(readPageToken(secret, list, page_token)[0] as string);
      const { evaluators, next } = await store.listEvaluators(account.id, page_size, after);
      return { evaluators, next_page_token: next && writePageToken(secret, list, [cursorOf(next)]) };
    },

    /** @throws RequestError `invalid`; `conflict` if the name is taken, also by a concurrent request */
    async create({ account, keyId }: Caller, request: Schemas['EvaluatorRequest']): Promise<Schemas['Evaluator']> {
      const made = await store.createEvaluator(
        account.id,
        request.name,
        settingsOf(readCriterion, request, request.name),
        now(),
        keyId,
      );
      if (!made) throw new RequestError('conflict', 'An evaluator with this name already exists.');
      return made;
    },

    /**
     * @param version @default the newest
     * @throws RequestError `not_found`
     */
    async get({ account }: Caller, name: string, version?: number): Promise<Schemas['Evaluator']> {
      const evaluator = await store.getEvaluator(account.id, name, version);
      if (!evaluator) throw noSuchEvaluator();
      return evaluator;
    },

    /**
     * Creates a new version from the request only: an omitted field takes its default, not its old value.
     * @throws RequestError `invalid`; `not_found`; `conflict` if another version than the expected one is the newest
     */
    async update(
      { account, keyId }: Caller,
      name: string,
      request: Schemas['EvaluatorUpdate'],
    ): Promise<Schemas['Evaluator']> {
      const made = await store.updateEvaluator(
        account.id,
        name,
        settingsOf(readCriterion, request, name),
        now(),
        keyId,
        request.keep_labels ?? null,
        request.expected_version ?? null,
      );
      if (!made) throw noSuchEvaluator();
      if ('newest' in made) throw new RequestError('conflict', overtakenText(made.newest, request.expected_version!));
      return made;
    },

    /** The newest first, with who made each. @throws RequestError `invalid`, `not_found` */
    async versions(
      { account }: Caller,
      name: string,
      { page_token, page_size = 50 }: ListQuery,
    ): Promise<Schemas['EvaluatorVersionList']> {
      const list = { account: account.id, list: 'evaluator-versions', filters: { name } } as const;
      const before = page_token === undefined ? undefined : (readPageToken(secret, list, page_token)[0] as number);
      const found = await store.listVersions(account.id, name, page_size, before);
      if (!found) throw noSuchEvaluator();
      const { versions, next } = found;
      return { versions, next_page_token: next === null ? null : writePageToken(secret, list, [next]) };
    },

    /** Deletes all versions. @throws RequestError `not_found` */
    async remove({ account }: Caller, name: string): Promise<void> {
      if (!(await store.deleteEvaluator(account.id, name))) throw noSuchEvaluator();
    },

    /** The newest version, for an evaluation; undefined if there is no such evaluator. */
    find: (account: number, name: string): Promise<ServingEvaluator | undefined> => store.getServing(account, name),
  };
}

const overtakenText = (newest: number, expected: number): string =>
  newest > expected
    ? `Version ${newest} was saved meanwhile, so this was not stored. Look at what it changed before you replace it.`
    : `There is no version ${expected}, so this was not stored: version ${newest} is the newest.`;

/**
 * The settings of an evaluator with this name as requested, with every default filled in.
 * @throws RequestError `invalid` with every broken rule that a schema cannot express
 */
function settingsOf(
  readCriterion: ReadCriterion,
  request: Schemas['EvaluatorUpdate'],
  name: string,
): EvaluatorSettings {
  const { evaluation_criteria, model_core = defaultCore, explanation_cleaning = null } = request;
  const { description = null, memory = false } = request;
  const faults: Fault[] = [];
  if ((request.name ?? name) !== name)
    faults.push(valueError(['body', 'name'], 'Omit this, or repeat the name in the path.'));
  const wrong = faultOfTemplate(readCriterion, evaluation_criteria, {}, model_core);
  if (wrong) faults.push(wrong);
  if (faults.length > 0) throw new RequestError('invalid', faults);
  const reading = readCriterion(withExamples(evaluation_criteria)).pin();
  return { evaluation_criteria, model_core, explanation_cleaning, description, memory, reading };
}

// JSON escapes some characters with six bytes, and the token of such a name would be longer than the contract allows.
const cursorOf = (name: string): string => Buffer.from(name).toString('base64url');
const nameOf = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();
