import type { components } from '../../../generated/openapi.d.ts';
import type { Check } from '../checks/check.ts';
import { nameOfTool, ownerOfTool } from '../checks/families/tools/tool-names.ts';
import { tokenize } from '../checks/grammar/tokens.ts';
import { atOnce, type Steps } from '../steps.ts';
import { type CompiledCriterion, READER_VERSION } from './compiled-criterion.ts';
import type { Prefix } from './criterion.ts';
import { CriterionError } from './criterion-error.ts';
import { whyDeclined } from './declined.ts';
import { described } from './described.ts';

type Schemas = components['schemas'];

/** How the description of a check begins for each prefix. */
export const EFFECTS: Record<Prefix, string> = {
  'Passes if': 'Passes on',
  'Fails if': 'Fails on',
  Reward: 'Rewards',
  Penalize: 'Penalizes',
};

/**
 * Explains how a criterion is read, without judging anything.
 * @throws CriterionError for a criterion that nothing can meet, or that cannot be used
 */
export const explain = (criterion: CompiledCriterion): Schemas['CriterionExplanation'] =>
  atOnce(explainInSteps(criterion));

/** As `explain`, in steps of at most some 30 ms. */
export function* explainInSteps(criterion: CompiledCriterion): Steps<Schemas['CriterionExplanation']> {
  const fault = criterion.fault();
  if (fault) throw new CriterionError(fault);
  yield;
  const check = criterion.check();
  yield;
  const reading = (one: Check | undefined) =>
    one ? `${EFFECTS[criterion.prefix]} ${described(one)}` : 'Needs a model';
  const withTools = yield* toolReadings(criterion, check, reading);
  if (check)
    return {
      decided_by: 'check',
      reading: `${reading(check)}.${withTools}`,
      checks: explained(check),
      unrecognised: [],
      possible_meanings: [],
      reader_version: READER_VERSION,
    };
  const { possibleMeanings, words, unclear } = yield* whyDeclined(criterion, criterion.reading());
  return {
    decided_by: 'model',
    reading: `${reading(check)}${unclear && `: ${unclear}`}.${withTools}`,
    checks: null,
    unrecognised: words,
    possible_meanings: possibleMeanings,
    reader_version: READER_VERSION,
  };
}

const explained = ({ name, what, asked, parts }: Check): Schemas['ExplainedCheck'] =>
  parts ? { joined: parts.joined, checks: parts.checks.map(explained) } : { name, what, asked };

/** The longest condition that is searched for tool names, in UTF-16 code units. */
const longestCondition = 2000;

/** A name that no criterion can give a tool. */
const OTHER_TOOLS: ReadonlySet<string> = new Set([' ']);

/** Sentences on different readings in conversations with or without a tool that the criterion names. */
function* toolReadings(
  criterion: CompiledCriterion,
  check: Check | undefined,
  reading: (check: Check | undefined) => string,
): Steps<string> {
  if (criterion.condition.length > longestCondition) return '';
  const names = (tokenize(criterion.condition) ?? []).flatMap(
    (token) => (nameOfTool(token) ?? ownerOfTool(token))?.name ?? [],
  );
  const withOthers = reading(criterion.check(OTHER_TOOLS));
  yield;
  const cases: [string, ReadonlySet<string>][] = [
    [withOthers === reading(check) ? 'has no tools' : 'has no such tool', new Set()],
    ['has a tool of that name', new Set(names)],
  ];
  const sentences: string[] = [];
  for (const [when, known] of cases) {
    const read = reading(criterion.check(known));
    if (read !== reading(check))
      sentences.push(` Where the conversation ${when}: ${read.charAt(0).toLowerCase()}${read.slice(1)}.`);
    yield;
  }
  return sentences.join('');
}
