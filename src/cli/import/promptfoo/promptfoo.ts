import { UsageError } from '../../usage-error.ts';
import { type Imported, isFields } from '../imported.ts';
import { configCases } from './config.ts';
import { resultCases } from './results.ts';

/**
 * Reads a configuration of promptfoo (questions without answers), or results that `promptfoo eval -o` or `promptfoo export` wrote.
 * @throws UsageError if it is neither
 */
export function readPromptfoo(values: unknown[]): Imported {
  const read = values.map((value) => {
    const results = resultsOf(value);
    if (results) return resultCases(results);
    if (isFields(value) && ('tests' in value || 'prompts' in value || 'defaultTest' in value || 'scenarios' in value))
      return configCases(value);
    throw new UsageError(
      'This is neither a configuration of promptfoo (with "tests") nor its results (with "results"). Write results with "promptfoo eval -o results.json".',
    );
  });
  return { cases: read.flatMap(({ cases }) => cases), leftOut: read.flatMap(({ leftOut }) => leftOut) };
}

/** The list of results: of a file, of its older form, or of JSON Lines. */
function resultsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value))
    return value.some((one) => isFields(one) && ('gradingResult' in one || 'testIdx' in one)) ? value : undefined;
  if (!isFields(value)) return undefined;
  if (Array.isArray(value.results)) return value.results;
  return isFields(value.results) ? resultsOf(value.results) : isFields(value.data) ? resultsOf(value.data) : undefined;
}
