import type { components } from '../../generated/openapi.d.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { ReadCriterion } from '../judge/criterion/compiled-criterion.ts';
import { unsupportedBy } from '../judge/criterion/criterion.ts';
import { CriterionError } from '../judge/criterion/criterion-error.ts';
import {
  fillCriterion,
  VariableError,
  type Variables,
  variablesIn,
  withExamples,
} from '../judge/criterion/template.ts';
import type { ServingEvaluator } from '../store/evaluators.ts';
import { type Fault, mostFaults, nameInPlace, notExactlyOne, RequestError, valueError } from './request-error.ts';

type Schemas = components['schemas'];
type ModelCore = Schemas['ModelCore'];

export const defaultCore = contract.components.schemas.ModelCore.default as ModelCore;

/** A criterion with placeholders, and the values that filled them. */
export interface Template {
  text: string;
  variables: Variables;
}

/** A valid request with its evaluator and defaults filled in. */
export interface ResolvedRequest {
  /** With its placeholders filled. */
  criterion: string;
  /** The criterion before that, and the values; undefined if it had no placeholders. */
  template: Template | undefined;
  modelCore: ModelCore;
  evaluator: { name: string; version: number } | null;
  /** The evaluator's settings; undefined when the request has its own criterion. */
  settings: ServingEvaluator | undefined;
}

export interface RequestRules {
  readCriterion: ReadCriterion;
  /** Finds the newest version of an evaluator. */
  find: (name: string) => Promise<ServingEvaluator | undefined>;
  /** Faults of the model core. */
  faultsOfCore: (modelCore: ModelCore, evaluator: Schemas['Evaluator'] | undefined) => Fault[];
  /** Faults of the conversation or trace to be judged. */
  faultsOfSubject: Iterable<Fault>;
}

/**
 * Resolves a request and checks the rules that the contract's schema cannot express (decisions.md).
 * @throws RequestError `invalid` with every broken rule (at most `mostFaults`), `impossible` for an evaluator that does not exist
 */
export async function resolveRequest(
  request: Pick<Schemas['RewardRequest'], 'evaluation_criteria' | 'evaluator_name' | 'model_core' | 'variables'>,
  { readCriterion, find, faultsOfCore, faultsOfSubject }: RequestRules,
): Promise<ResolvedRequest> {
  const { evaluation_criteria: text, evaluator_name: name } = request;
  const notOne = notExactlyOne({ evaluation_criteria: text, evaluator_name: name });
  const evaluator = !notOne && typeof name === 'string' ? await find(name) : undefined;
  const requestedCore = request.model_core ?? defaultCore;
  // Clients send the default when their caller set nothing, so it does not override the evaluator's own.
  const modelCore = requestedCore === defaultCore ? (evaluator?.model_core ?? requestedCore) : requestedCore;
  const unfilled = text ?? evaluator?.evaluation_criteria;
  const { criterion, template, fault } = filled(unfilled, request);
  const ofCriterion =
    criterion === undefined ? fault : faultOfCriterion(readCriterion, criterion, modelCore, evaluator);
  const own = [notOne, ...faultsOfCore(modelCore, evaluator), ofCriterion].filter((one) => one !== undefined);
  const faults = [...own, ...Iterator.from(faultsOfSubject).take(mostFaults - own.length)];
  if (faults.length > 0) throw new RequestError('invalid', faults);
  if (criterion === undefined) throw new RequestError('impossible', `No evaluator is named ${JSON.stringify(name)}.`);
  return {
    criterion,
    template,
    modelCore,
    evaluator: evaluator ? { name: evaluator.name, version: evaluator.version } : null,
    settings: evaluator,
  };
}

function faultOfCriterion(
  readCriterion: ReadCriterion,
  criterion: string,
  modelCore: ModelCore,
  evaluator: ServingEvaluator | undefined,
): Fault | undefined {
  const wrong = wrongCriterion(readCriterion, criterion, modelCore, evaluator?.reading);
  if (!wrong) return undefined;
  const isOfCore = evaluator && wrong === unsupportedBy(readCriterion(criterion), modelCore);
  const ofEvaluator = isOfCore ? 'model_core' : 'evaluator_name';
  return valueError(['body', evaluator ? ofEvaluator : 'evaluation_criteria'], wrong);
}

/** A criterion with its placeholders filled, or the fault of one that cannot be. */
export function filled(
  unfilled: string | undefined,
  { variables }: { variables?: Variables | null },
): { criterion?: string; template?: Template; fault?: Fault } {
  if (unfilled === undefined) return {};
  // Most criteria have none, and the rest of this takes ten times as long.
  if (!unfilled.includes('{{')) return { criterion: unfilled };
  const names = variablesIn(unfilled);
  const given = variables ?? {};
  try {
    const criterion = fillCriterion(unfilled, given);
    if (names.length === 0) return { criterion };
    return {
      criterion,
      template: { text: unfilled, variables: Object.fromEntries(names.map((name) => [name, given[name]!])) },
    };
  } catch (error) {
    if (!(error instanceof VariableError)) throw error;
    const loc = ['body', 'variables', nameInPlace(error.variable)];
    return { fault: { loc, msg: error.message, type: error.isMissing ? 'missing' : 'value_error' } };
  }
}

/** What is wrong with a criterion whose placeholders are filled with these values, and with examples for the others. */
export function faultOfTemplate(
  readCriterion: ReadCriterion,
  template: string,
  variables: Variables,
  modelCore: ModelCore,
): Fault | undefined {
  try {
    const wrong = wrongCriterion(readCriterion, withExamples(template, variables), modelCore);
    return wrong === undefined ? undefined : valueError(['body', 'evaluation_criteria'], wrong);
  } catch (error) {
    if (!(error instanceof VariableError)) throw error;
    const isGivenValue = Object.hasOwn(variables, error.variable);
    const loc = isGivenValue ? ['body', 'variables', nameInPlace(error.variable)] : ['body', 'evaluation_criteria'];
    return valueError(loc, error.message);
  }
}

/**
 * Why a criterion is invalid or unsupported by the model core, as a sentence for the caller; undefined if it is valid.
 * @param text Without placeholders.
 * @param pinned How an evaluator's criterion was read when it was saved.
 */
export function wrongCriterion(
  readCriterion: ReadCriterion,
  text: string,
  modelCore: ModelCore,
  pinned?: string | null,
): string | undefined {
  try {
    const criterion = readCriterion(text, pinned);
    return criterion.fault() ?? unsupportedBy(criterion, modelCore);
  } catch (error) {
    if (error instanceof CriterionError) return error.message;
    throw error;
  }
}
