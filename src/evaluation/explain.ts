import type { components } from '../../generated/openapi.d.ts';
import type { ReadCriterion } from '../judge/criterion/compiled-criterion.ts';
import { withExamples } from '../judge/criterion/template.ts';
import { inTurns } from '../judge/steps.ts';
import { RequestError } from './request-error.ts';
import { defaultCore, faultOfTemplate } from './request-rules.ts';

type Schemas = components['schemas'];

/**
 * Makes the function that explains how a criterion is read. It judges nothing, stores nothing, and throws RequestError
 * `invalid`. A page asks while somebody types, so others have their turn in between, and a question that is outdated ends.
 */
export const createExplainCriterion =
  (readCriterion: ReadCriterion) =>
  async (
    { evaluation_criteria, variables }: Schemas['CriterionRequest'],
    signal: AbortSignal,
  ): Promise<Schemas['CriterionExplanation']> => {
    const fault = faultOfTemplate(readCriterion, evaluation_criteria, variables ?? {}, defaultCore);
    if (fault) throw new RequestError('invalid', [fault]);
    // On the first question, because it takes memory that a service without questions need not spend.
    const { explainInSteps } = await import('../judge/criterion/explain.ts');
    return inTurns(explainInSteps(readCriterion(withExamples(evaluation_criteria, variables ?? {}))), signal);
  };
