import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { latestOnly, parseCriterion, unsupportedBy } from '../judge/criterion.ts';
import { CriterionError } from '../judge/criterion-error.ts';
import { type Fault, RequestError, valueError } from './request-error.ts';

type Schemas = components['schemas'];

export const defaultCore = contract.components.schemas.ModelCore.default as Schemas['ModelCore'];

/**
 * Checks the rules of the evaluation endpoint that the contract's schema cannot say (decisions.md).
 * @returns the criterion that holds
 * @throws RequestError `invalid` with every broken rule, `impossible` for an evaluator that does not exist
 */
export function checkRules(request: Schemas['RewardRequest']): string {
  const {
    evaluation_criteria: text,
    evaluator_name: name,
    model_core: modelCore = defaultCore,
    evaluate_latest,
  } = request;
  const faults: Fault[] = [];
  const given = [text, name].filter((value) => value !== undefined && value !== null).length;
  if (given !== 1) {
    const how = given === 0 ? 'neither' : 'both';
    faults.push(valueError(['body'], `give exactly one of evaluation_criteria and evaluator_name, not ${how}`));
  }
  const onlyLatest = evaluate_latest === false ? latestOnly(modelCore) : undefined;
  if (onlyLatest) faults.push(valueError(['body', 'evaluate_latest'], onlyLatest));
  const wrong = typeof text === 'string' ? whatIsWrong(text, modelCore) : undefined;
  if (wrong) faults.push(valueError(['body', 'evaluation_criteria'], wrong));

  if (faults.length > 0) throw new RequestError('invalid', faults);
  if (typeof text === 'string') return text;
  throw new RequestError('impossible', `There is no evaluator named ${JSON.stringify(name)}.`);
}

function whatIsWrong(criterion: string, modelCore: Schemas['ModelCore']): string | undefined {
  try {
    return unsupportedBy(parseCriterion(criterion), modelCore);
  } catch (error) {
    if (error instanceof CriterionError) return error.message;
    throw error;
  }
}
