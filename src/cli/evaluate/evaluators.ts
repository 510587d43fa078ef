import type { components } from '../../../generated/openapi.d.ts';
import { assertJudgeable, type ReadCriterion, variablesIn, withExamples } from '../../in-process.ts';
import { readEvaluators, shownText } from '../evaluator-file.ts';
import { UsageError } from '../usage-error.ts';

type ModelCore = components['schemas']['ModelCore'];

/** By what rows are judged: a criterion of the command line, or an evaluator of a file. */
export interface Evaluator {
  /** Null for a criterion without a name. */
  name: string | null;
  /** May have placeholders. */
  criterion: string;
  modelCore: ModelCore;
  /** Its version at the service that stores it; undefined: it is not stored, and only its criterion counts. */
  version?: number;
}

export interface EvaluatorOptions {
  criterion?: string[];
  /** A file of evaluators. */
  evaluators?: string;
  /** Names of the evaluators to use; undefined: all of the file. */
  evaluator?: string[];
  /** For criteria without a model core of their own. */
  modelCore: ModelCore;
  allResponses?: true;
  readCriterion: ReadCriterion;
  /** Finds an evaluator that a service stores; undefined: no service judges. @throws UsageError if there is none */
  findEvaluator?: ((name: string) => Promise<Evaluator>) | undefined;
}

/**
 * The criteria and evaluators of the command line, in its order; none if every row has its own criterion.
 * @throws UsageError for an unusable file and for an unknown name
 * @throws CriterionError for an invalid criterion
 */
export async function evaluatorsOf(options: EvaluatorOptions): Promise<Evaluator[]> {
  const { criterion: criteria = [], modelCore } = options;
  const all = [...criteria.map((criterion) => ({ name: null, criterion, modelCore })), ...(await fromFile(options))];
  for (const evaluator of all) mustBeJudgeable(evaluator, options);
  return all;
}

async function fromFile({
  evaluators: file,
  evaluator: wanted,
  findEvaluator,
}: EvaluatorOptions): Promise<Evaluator[]> {
  if (file === undefined) {
    if (!wanted) return [];
    if (findEvaluator) return await Promise.all(wanted.map(findEvaluator));
    throw new UsageError(
      '--evaluator names an evaluator of a file or of a service. Give the file with --evaluators. Or give the service with --server.',
    );
  }
  const all = await readEvaluators(file);
  if (all.size === 0) throw new UsageError(`${file} contains no evaluator.`);
  const unknown = wanted?.find((name) => !all.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `${file} has no evaluator ${shownText(unknown)}. It has ${[...all.keys()].map(shownText).join(', ')}.`,
    );
  const chosen = [...all].filter(([name]) => wanted?.includes(name) ?? true);
  const [remembering] = chosen.find(([, { memory }]) => memory) ?? [];
  if (remembering !== undefined)
    console.error(`deemster: Only a service has a memory; ${shownText(remembering)} judges without its own here.`);
  return chosen.map(([name, { evaluation_criteria: criterion, model_core }]) => ({
    name,
    criterion,
    modelCore: model_core as ModelCore,
  }));
}

/** A criterion with placeholders is checked fully only with the values of a row. */
function mustBeJudgeable({ criterion, modelCore }: Evaluator, { readCriterion, allResponses }: EvaluatorOptions): void {
  if (variablesIn(criterion).length > 0) readCriterion(withExamples(criterion));
  else assertJudgeable(readCriterion(withExamples(criterion)), { modelCore, evaluateLatest: !allResponses });
}

/** The columns that the criteria use. */
export const columnsUsed = (evaluators: readonly Evaluator[]): Set<string> =>
  new Set(evaluators.flatMap(({ criterion }) => variablesIn(criterion)));
