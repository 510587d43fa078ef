import type { components } from '../../generated/openapi.d.ts';
import { explain } from '../judge/criterion/explain.ts';
import { RequestError, valueError } from './request-error.ts';
import { defaultCore, wrongCriterion } from './request-rules.ts';

type Schemas = components['schemas'];

/**
 * Tells how a criterion is read. Judges nothing and stores nothing.
 * @throws RequestError `invalid`
 */
export function explainCriterion({
  evaluation_criteria: criterion,
}: Schemas['CriterionRequest']): Schemas['CriterionExplanation'] {
  const wrong = wrongCriterion(criterion, defaultCore);
  if (wrong) throw new RequestError('invalid', [valueError(['body', 'evaluation_criteria'], wrong)]);
  return explain(criterion);
}
