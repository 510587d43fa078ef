import { CriterionError } from '../judge/criterion/criterion-error.ts';
import { readCriterion } from '../service.ts';
import type { Given } from './conversations.ts';
import { UsageError } from './usage-error.ts';

/** One judgment to make: a conversation by one criterion. */
export interface Judgment {
  /** The conversation's place in the file, from 1. */
  number: number;
  conversation: Given['conversation'];
  criterion: string;
}

interface Options {
  /** Of `--criterion`; undefined: every row has its own. */
  criterion?: readonly string[] | undefined;
  modelCore: Parameters<typeof readCriterion>[0]['modelCore'];
  allResponses?: true;
}

/**
 * Every conversation by every criterion of the command line, or else by the criterion of its own row, in the order of the
 * file.
 * @throws UsageError for a row that contradicts the options, and for one without a criterion
 * @throws CriterionError for an option that is no criterion
 */
export function judgmentsOf(given: readonly Given[], options: Options): Judgment[] {
  const { criterion: common } = options;
  const check = checker(options);
  for (const criterion of common ?? []) check(criterion);
  return given.flatMap(({ conversation, place, settings }, index) => {
    mustAgree(settings, options, place);
    return (common ?? [ownOf(settings, place, check)]).map((criterion) => ({
      number: index + 1,
      conversation,
      criterion,
    }));
  });
}

/** Makes the function that throws CriterionError for what cannot be judged; each sentence is read once. */
function checker({ modelCore, allResponses }: Options) {
  const read = new Set<string>();
  return (criterion: string): void => {
    if (read.has(criterion)) return;
    readCriterion({ criterion, modelCore, evaluateLatest: !allResponses });
    read.add(criterion);
  };
}

function ownOf({ criterion }: Given['settings'], place: string, check: (criterion: string) => void): string {
  if (typeof criterion !== 'string')
    throw new UsageError(
      `${place} has no criterion. Give one with --criterion, or in every row as "evaluation_criteria".`,
    );
  try {
    check(criterion);
  } catch (error) {
    throw error instanceof CriterionError ? new UsageError(`${place}: ${error.message}`) : error;
  }
  return criterion;
}

/** What a row says and what the command says must be the same: neither is passed over. */
function mustAgree({ criterion, modelCore, evaluateLatest }: Given['settings'], options: Options, place: string): void {
  const wrong = (what: string, how: string) => new UsageError(`${place} ${what}. ${how}, or remove it from the file.`);
  if (typeof criterion === 'string' && options.criterion?.some((one) => one !== criterion))
    throw wrong('has a criterion of its own ("evaluation_criteria")', 'Leave out --criterion to judge by it');
  if ((modelCore ?? options.modelCore) !== options.modelCore)
    throw wrong(`has "model_core": ${JSON.stringify(modelCore)}`, 'Give it with --model-core');
  if ((evaluateLatest ?? !options.allResponses) !== !options.allResponses)
    throw wrong(
      `has "evaluate_latest": ${JSON.stringify(evaluateLatest)}`,
      evaluateLatest === false ? 'Add --all-responses' : 'Leave out --all-responses',
    );
}
