import { assertJudgeable, fillCriterion } from '../../in-process.ts';
import { CriterionError } from '../../judge/criterion/criterion-error.ts';
import { UsageError } from '../usage-error.ts';
import type { Evaluator, EvaluatorOptions } from './evaluators.ts';
import type { Row, RowFault } from './rows.ts';

/** A judgment to make: one row, one evaluator. */
export interface Judgment {
  row: Row;
  evaluator: Evaluator;
  /** The evaluator's criterion with the row's values. */
  criterion: string;
}

type Options = Pick<EvaluatorOptions, 'modelCore' | 'allResponses' | 'readCriterion' | 'findEvaluator'>;

/**
 * Every row with every evaluator, or else with the criterion of its own, in the order of the rows. A row that contradicts the
 * options, or has no usable criterion, becomes a fault.
 */
export async function* judgmentsOf(
  rows: AsyncIterable<Row | RowFault>,
  evaluators: readonly Evaluator[],
  options: Options,
): AsyncGenerator<Judgment | RowFault> {
  for await (const row of rows) {
    if ('fault' in row) {
      yield row;
      continue;
    }
    try {
      yield* await judgmentsOfRow(row, evaluators, options);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const { file, line, location } = row;
      yield { position: { file, line, location }, fault: error.message };
    }
  }
}

async function judgmentsOfRow(row: Row, evaluators: readonly Evaluator[], options: Options): Promise<Judgment[]> {
  const all = evaluators.length > 0 ? evaluators : [await ownOf(row, options)];
  mustAgree(row, all, options);
  return all.map((evaluator) => {
    try {
      const criterion = fillCriterion(evaluator.criterion, row.values);
      const { readCriterion, allResponses } = options;
      assertJudgeable(readCriterion(criterion), { modelCore: evaluator.modelCore, evaluateLatest: !allResponses });
      return { row, evaluator, criterion };
    } catch (error) {
      throw error instanceof CriterionError ? new UsageError(`${row.location}: ${error.message}`) : error;
    }
  });
}

async function ownOf({ location, settings }: Row, { modelCore, findEvaluator }: Options): Promise<Evaluator> {
  const { criterion, evaluatorName: name } = settings;
  if (name !== undefined) {
    if (!findEvaluator)
      throw new UsageError(
        `${location} names an evaluator (evaluator_name), which only a service can look up (--server). Put its sentence into "evaluation_criteria".`,
      );
    if (criterion !== undefined)
      throw new UsageError(`${location} has both "evaluation_criteria" and "evaluator_name". Remove one.`);
    return await findEvaluator(name).catch((error: Error) => {
      throw error instanceof UsageError ? new UsageError(`${location}: ${error.message}`) : error;
    });
  }
  if (criterion === undefined)
    throw new UsageError(
      `${location} has no criterion. Give one with --criterion, or in every row as "evaluation_criteria".`,
    );
  return { name: null, criterion, modelCore };
}

/** A row must not contradict the command line: neither is ignored. */
function mustAgree({ location, settings }: Row, evaluators: readonly Evaluator[], options: Options): void {
  const { criterion, evaluatorName, modelCore, evaluateLatest } = settings;
  const wrong = (what: string, how: string) =>
    new UsageError(`${location} ${what}. ${how}, or remove it from the file.`);
  if (criterion !== undefined && evaluators.some((one) => one.criterion !== criterion))
    throw wrong(
      'has a criterion of its own ("evaluation_criteria")',
      'Leave out --criterion and --evaluators to judge by it',
    );
  if (evaluatorName !== undefined && evaluators.some((one) => one.version === undefined || one.name !== evaluatorName))
    throw wrong(
      'names an evaluator of its own ("evaluator_name")',
      'Leave out --criterion, --evaluators and --evaluator to judge by it on a service (--server)',
    );
  if (modelCore !== undefined && evaluators.some((one) => one.modelCore !== modelCore))
    throw wrong(`has "model_core": ${JSON.stringify(modelCore)}`, 'Give it with --model-core');
  if ((evaluateLatest ?? !options.allResponses) !== !options.allResponses)
    throw wrong(
      `has "evaluate_latest": ${JSON.stringify(evaluateLatest)}`,
      evaluateLatest === false ? 'Add --all-responses' : 'Leave out --all-responses',
    );
}
