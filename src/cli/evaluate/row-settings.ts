import contract from '../../../generated/openapi.json' with { type: 'json' };
import { nearestName } from '../../nearest-name.ts';
import { UsageError } from '../usage-error.ts';

/** The settings in a row besides its conversation; undefined or null: not set. */
export interface RowSettings {
  criterion?: string | null;
  modelCore?: unknown;
  evaluateLatest?: unknown;
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
 * Reads the settings in a row besides its conversation.
 * @throws UsageError for a field that would change the result if it were spelt right, and for an unsupported one
 */
export function readRowSettings(row: object, location: string): RowSettings {
  for (const [name, value] of Object.entries(row)) {
    const field = fields.includes(name) || value === null ? undefined : (meant[name] ?? nearestName(name, fields));
    if (field)
      throw new UsageError(`${location}: "${name}" would be ignored. Is it meant as "${field}"? Rename or remove it.`);
  }
  const { evaluation_criteria: criterion, evaluator_name, ...rest } = row as Record<string, unknown>;
  if (evaluator_name !== undefined && evaluator_name !== null)
    throw new UsageError(
      `${location} names an evaluator (evaluator_name), which only a service can look up. Put its sentence into "evaluation_criteria".`,
    );
  if (criterion !== undefined && criterion !== null && typeof criterion !== 'string')
    throw new UsageError(`${location}: "evaluation_criteria" must be a string.`);
  return { criterion, modelCore: rest.model_core, evaluateLatest: rest.evaluate_latest };
}
