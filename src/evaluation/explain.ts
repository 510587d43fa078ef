import type { components } from '../../generated/openapi.d.ts';
import type { ReadCriterion } from '../judge/criterion/compiled-criterion.ts';
import { explain } from '../judge/criterion/explain.ts';
import { withExamples } from '../judge/criterion/template.ts';
import { RequestError } from './request-error.ts';
import { defaultCore, faultOfTemplate } from './request-rules.ts';

type Schemas = components['schemas'];

/**
 * Makes the function that explains how a criterion is read. It judges nothing, stores nothing, and throws RequestError
 * `invalid`.
 */
export const createExplainCriterion =
  (readCriterion: ReadCriterion) =>
  ({ evaluation_criteria, variables }: Schemas['CriterionRequest']): Schemas['CriterionExplanation'] => {
    const fault = faultOfTemplate(readCriterion, evaluation_criteria, variables ?? {}, defaultCore);
    if (fault) throw new RequestError('invalid', [fault]);
    return explain(readCriterion(withExamples(evaluation_criteria, variables ?? {})));
  };
