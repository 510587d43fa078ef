import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { contradictionIn } from '../judge/criterion/contradiction.ts';
import { parseCriterion, unsupportedBy } from '../judge/criterion/criterion.ts';
import { CriterionError } from '../judge/criterion/criterion-error.ts';
import { type Fault, mostFaults, notExactlyOne, RequestError, valueError } from './request-error.ts';

type Schemas = components['schemas'];
type ModelCore = Schemas['ModelCore'];

export const defaultCore = contract.components.schemas.ModelCore.default as ModelCore;

/** What a request asks for, with its evaluator's settings where it names one. */
export interface Asked {
  criterion: string;
  modelCore: ModelCore;
  evaluator: { name: string; version: number } | null;
  /** The evaluator's settings; undefined where the request gives its criterion itself. */
  settings: Schemas['Evaluator'] | undefined;
}

export interface RequestRules {
  /** Finds the newest version of an evaluator. */
  find: (name: string) => Promise<Schemas['Evaluator'] | undefined>;
  /** What speaks against the model core. */
  faultsOfCore: (modelCore: ModelCore, evaluator: Schemas['Evaluator'] | undefined) => Fault[];
  /** Further broken rules, of what is to be judged. */
  faultsOfSubject: Iterable<Fault>;
}

/**
 * Checks the rules of an evaluation that the contract's schema cannot say (decisions.md).
 * @throws RequestError `invalid` with every broken rule, `impossible` for an evaluator that does not exist
 */
export async function readAsked(
  request: Pick<Schemas['RewardRequest'], 'evaluation_criteria' | 'evaluator_name' | 'model_core'>,
  { find, faultsOfCore, faultsOfSubject }: RequestRules,
): Promise<Asked> {
  const { evaluation_criteria: text, evaluator_name: name } = request;
  const notOne = notExactlyOne({ evaluation_criteria: text, evaluator_name: name });
  const evaluator = !notOne && typeof name === 'string' ? await find(name) : undefined;
  const asked = request.model_core ?? defaultCore;
  // Clients write the default where their caller has said nothing: it does not speak against the evaluator's own.
  const modelCore = asked === defaultCore ? (evaluator?.model_core ?? asked) : asked;
  const criterion = text ?? evaluator?.evaluation_criteria;
  function* faultsOf(): Generator<Fault> {
    if (notOne) yield notOne;
    yield* faultsOfCore(modelCore, evaluator);
    const wrong = typeof criterion === 'string' ? wrongCriterion(criterion, modelCore) : undefined;
    if (wrong) yield valueError(['body', evaluator ? 'model_core' : 'evaluation_criteria'], wrong);
    yield* faultsOfSubject;
  }
  const faults = faultsOf().take(mostFaults).toArray();
  if (faults.length > 0) throw new RequestError('invalid', faults);
  if (typeof criterion !== 'string')
    throw new RequestError('impossible', `No evaluator is named ${JSON.stringify(name)}.`);
  return {
    criterion,
    modelCore,
    evaluator: evaluator ? { name: evaluator.name, version: evaluator.version } : null,
    settings: evaluator,
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
