import contract from '../../../generated/openapi.json' with { type: 'json' };
import { nearestName } from '../../nearest-name.ts';
import { UsageError } from '../usage-error.ts';

/** The settings in a row besides its conversation; undefined: not set. */
export interface RowSettings {
  criterion: string | undefined;
  /** The name of an evaluator that a service stores. */
  evaluatorName: string | undefined;
  modelCore: unknown;
  evaluateLatest: unknown;
}

/** A row may be a request body. Fields without meaning here, such as `tags`, and a data set's own fields are ignored. */
const fields = Object.keys(contract.components.schemas.RewardRequest.properties);

/** Other names that people use for a field, besides misspellings. */
const meant: Record<string, string> = {
  criterion: 'evaluation_criteria',
  criteria: 'evaluation_criteria',
  evaluator: 'evaluator_name',
  system_prompt: 'system',
  functions: 'tools',
};

/**
 * @param used Columns that a criterion uses; they are not ignored.
 * @throws UsageError for a field that would change the result if it were spelt right
 */
export function mustNotBeMisspelt(names: readonly string[], location: string, used?: ReadonlySet<string>): void {
  for (const name of names) {
    if (fields.includes(name) || used?.has(name)) continue;
    const field = meant[name] ?? nearestName(name, fields);
    if (field)
      throw new UsageError(`${location}: "${name}" would be ignored. Is it meant as "${field}"? Rename or remove it.`);
  }
}

/**
 * Reads the settings in a row besides its conversation. In CSV, an empty field is one that is not set.
 * @throws UsageError for an unsupported one
 */
export function readRowSettings(row: object, location: string): RowSettings {
  const set = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
  const {
    evaluation_criteria: criterion,
    evaluator_name: evaluatorName,
    model_core: modelCore,
    evaluate_latest: evaluateLatest,
  } = set;
  if (evaluatorName !== undefined && typeof evaluatorName !== 'string')
    throw new UsageError(`${location}: "evaluator_name" must be a string.`);
  if (criterion !== undefined && typeof criterion !== 'string')
    throw new UsageError(`${location}: "evaluation_criteria" must be a string.`);
  return { criterion, evaluatorName, modelCore, evaluateLatest };
}
