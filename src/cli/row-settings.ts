import contract from '../../generated/openapi.json' with { type: 'json' };
import { nearestName } from '../nearest-name.ts';
import { UsageError } from './usage-error.ts';

/** What a row of a file says besides its conversation; undefined or null: nothing. */
export interface RowSettings {
  criterion?: string | null;
  modelCore?: unknown;
  evaluateLatest?: unknown;
}

/** A row may be the body of a request. What has no meaning here, such as `tags`, and a data set's own fields are passed over. */
const fields = Object.keys(contract.components.schemas.RewardRequest.properties);

/** Names by which people mean a field, beside its misspellings. */
const meant: Record<string, string> = {
  criterion: 'evaluation_criteria',
  criteria: 'evaluation_criteria',
  evaluator: 'evaluator_name',
  system_prompt: 'system',
  functions: 'tools',
};

/**
 * Reads what a row says besides its conversation.
 * @throws UsageError for a field that would change the result if it were spelt right, and for one that cannot be followed
 */
export function readRowSettings(row: object, place: string): RowSettings {
  for (const [name, value] of Object.entries(row)) {
    const field = fields.includes(name) || value === null ? undefined : (meant[name] ?? nearestName(name, fields));
    if (field)
      throw new UsageError(`${place}: "${name}" would be ignored. Is it meant as "${field}"? Rename or remove it.`);
  }
  const { evaluation_criteria: criterion, evaluator_name, ...rest } = row as Record<string, unknown>;
  if (evaluator_name !== undefined && evaluator_name !== null)
    throw new UsageError(
      `${place} names an evaluator (evaluator_name), which only a service can look up. Put its sentence into "evaluation_criteria".`,
    );
  if (criterion !== undefined && criterion !== null && typeof criterion !== 'string')
    throw new UsageError(`${place}: "evaluation_criteria" must be a string.`);
  return { criterion, modelCore: rest.model_core, evaluateLatest: rest.evaluate_latest };
}
