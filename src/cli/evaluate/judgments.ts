import { CriterionError } from '../../judge/criterion/criterion-error.ts';
import { assertJudgeable, type ReadCriterion } from '../../service.ts';
import { UsageError } from '../usage-error.ts';
import type { FileConversation } from './conversations.ts';

/** A judgment to make: one conversation, one criterion. */
export interface Judgment {
  /** The conversation's position in the file, from 1. */
  number: number;
  conversation: FileConversation['conversation'];
  criterion: string;
}

interface Options {
  /** From `--criterion`; undefined: every row has its own. */
  criterion?: readonly string[] | undefined;
  modelCore: Parameters<typeof assertJudgeable>[1]['modelCore'];
  allResponses?: true;
  readCriterion: ReadCriterion;
}

/**
 * Every conversation with every criterion of the command line, or else with the criterion of its own row, in file order.
 * @throws UsageError for a row that contradicts the options or has no criterion
 * @throws CriterionError for an invalid `--criterion`
 */
export function judgmentsOf(conversations: readonly FileConversation[], options: Options): Judgment[] {
  const { criterion: common } = options;
  const check = checker(options);
  for (const criterion of common ?? []) check(criterion);
  return conversations.flatMap(({ conversation, location, settings }, index) => {
    mustAgree(settings, options, location);
    return (common ?? [ownOf(settings, location, check)]).map((criterion) => ({
      number: index + 1,
      conversation,
      criterion,
    }));
  });
}

/** Returns a function that throws CriterionError for a criterion that cannot be judged. It reads each sentence once. */
function checker({ modelCore, allResponses, readCriterion }: Options) {
  const read = new Set<string>();
  return (criterion: string): void => {
    if (read.has(criterion)) return;
    assertJudgeable(readCriterion(criterion), { modelCore, evaluateLatest: !allResponses });
    read.add(criterion);
  };
}

function ownOf(
  { criterion }: FileConversation['settings'],
  location: string,
  check: (criterion: string) => void,
): string {
  if (typeof criterion !== 'string')
    throw new UsageError(
      `${location} has no criterion. Give one with --criterion, or in every row as "evaluation_criteria".`,
    );
  try {
    check(criterion);
  } catch (error) {
    throw error instanceof CriterionError ? new UsageError(`${location}: ${error.message}`) : error;
  }
  return criterion;
}

/** A row must not contradict the command line: neither is ignored. */
function mustAgree(
  { criterion, modelCore, evaluateLatest }: FileConversation['settings'],
  options: Options,
  location: string,
): void {
  const wrong = (what: string, how: string) =>
    new UsageError(`${location} ${what}. ${how}, or remove it from the file.`);
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
