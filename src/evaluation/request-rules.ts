import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { contradictionIn } from '../judge/criterion/contradiction.ts';
import { latestOnly, parseCriterion, unsupportedBy } from '../judge/criterion/criterion.ts';
import { CriterionError } from '../judge/criterion/criterion-error.ts';
import { type Fault, notExactlyOne, RequestError, valueError } from './request-error.ts';

type Schemas = components['schemas'];
type ModelCore = Schemas['ModelCore'];

export const defaultCore = contract.components.schemas.ModelCore.default as ModelCore;

/** What a request asks for, with its evaluator's settings where it names one. */
export interface Asked {
  criterion: string;
  modelCore: ModelCore;
  /** Whether the explanation is to be cleaned for the end user. */
  clean: boolean;
  evaluator: { name: string; version: number } | null;
}

/**
 * Checks the rules of the evaluation endpoint that the contract's schema cannot say (decisions.md).
 * @param find Finds the newest version of an evaluator.
 * @throws RequestError `invalid` with every broken rule, `impossible` for an evaluator that does not exist
 */
export async function readAsked(
  request: Schemas['RewardRequest'],
  find: (name: string) => Promise<Schemas['Evaluator'] | undefined>,
): Promise<Asked> {
  const { evaluation_criteria: text, evaluator_name: name, evaluate_latest } = request;
  const faults: Fault[] = [];
  const notOne = notExactlyOne({ evaluation_criteria: text, evaluator_name: name });
  if (notOne) faults.push(notOne);
  const evaluator = !notOne && typeof name === 'string' ? await find(name) : undefined;
  const asked = request.model_core ?? defaultCore;
  // Clients write the default where their caller has said nothing: it does not speak against the evaluator's own.
  const modelCore = asked === defaultCore ? (evaluator?.model_core ?? asked) : asked;
  const onlyLatest = evaluate_latest === false ? latestOnly(modelCore) : undefined;
  if (onlyLatest) faults.push(valueError(['body', 'evaluate_latest'], onlyLatest));
  const criterion = text ?? evaluator?.evaluation_criteria;
  const wrong = typeof criterion === 'string' ? wrongCriterion(criterion, modelCore) : undefined;
  if (wrong) faults.push(valueError(['body', evaluator ? 'model_core' : 'evaluation_criteria'], wrong));

  if (faults.length > 0) throw new RequestError('invalid', faults);
  if (typeof criterion !== 'string')
    throw new RequestError('impossible', `No evaluator is named ${JSON.stringify(name)}.`);
  return {
    criterion,
    modelCore,
    clean: (request.explanation_cleaning ?? evaluator?.explanation_cleaning) === 'end_user',
    evaluator: evaluator ? { name: evaluator.name, version: evaluator.version } : null,
  };
}

/** Why a text is no criterion that the model core takes, as a sentence for the caller; undefined when it is. */
export function wrongCriterion(criterion: string, modelCore: ModelCore): string | undefined {
  try {
    const parsed = parseCriterion(criterion);
    return contradictionIn(parsed) ?? unsupportedBy(parsed, modelCore);
  } catch (error) {
    if (error instanceof CriterionError) return error.message;
    throw error;
  }
}
