import type { components } from '../../../generated/openapi.d.ts';
import type { Check } from '../checks/check.ts';
import { tokenize } from '../checks/reading/tokens.ts';
import { NO_TOOL_NAMES } from '../checks/tools/no-tool-names.ts';
import { type CompiledCriterion, READER_VERSION } from './compiled-criterion.ts';
import type { Prefix } from './criterion.ts';
import { CriterionError } from './criterion-error.ts';
import { unrecognisedIn } from './unrecognised.ts';

type Schemas = components['schemas'];

/** How the description of a check begins for each prefix. */
const EFFECTS: Record<Prefix, string> = {
  'Passes if': 'Passes on',
  'Fails if': 'Fails on',
  Reward: 'Rewards',
  Penalize: 'Penalizes',
};

/**
 * Explains how a criterion is read, without judging anything.
 * @throws CriterionError for a criterion that nothing can meet
 */
export function explain(criterion: CompiledCriterion): Schemas['CriterionExplanation'] {
  const contradiction = criterion.contradiction();
  if (contradiction) throw new CriterionError(contradiction);
  const check = criterion.check();
  const reading = (one: Check | undefined) =>
    one ? `${EFFECTS[criterion.prefix]} ${described(one)}` : 'Needs a model';
  const withTools = toolReadings(criterion, check, reading);
  if (check)
    return {
      decided_by: 'check',
      reading: `${reading(check)}.${withTools}`,
      checks: explained(check),
      unrecognised: [],
      reader_version: READER_VERSION,
    };
  const { words, isJoinUnclear } = unrecognisedIn(criterion);
  const why = isJoinUnclear ? ': its parts are understood, but not what belongs together' : '';
  return {
    decided_by: 'model',
    reading: `${reading(check)}${why}.${withTools}`,
    checks: null,
    unrecognised: words,
    reader_version: READER_VERSION,
  };
}

/** "words: fewer than 120, and e-mail addresses: none" */
function described({ what, asked, parts }: Check): string {
  if (!parts) return `${what}: ${asked}`;
  const each = parts.checks.map((check) => (check.parts ? `(${described(check)})` : described(check)));
  return each.join(`, ${parts.joined} `);
}

const explained = ({ name, what, asked, parts }: Check): Schemas['ExplainedCheck'] =>
  parts ? { joined: parts.joined, checks: parts.checks.map(explained) } : { name, what, asked };

/** The longest condition that is searched for tool names, in UTF-16 code units. */
const longestCondition = 2000;

/** Sentences on different readings in conversations with or without a tool that the criterion names. */
function toolReadings(
  criterion: CompiledCriterion,
  check: Check | undefined,
  reading: (check: Check | undefined) => string,
): string {
  if (criterion.condition.length > longestCondition) return '';
  const names = (tokenize(criterion.condition) ?? []).flatMap((token) => {
    if (token.kind === 'quoted') return [token.text.replace(/\(\)$/, '')];
    return token.kind === 'word' && !NO_TOOL_NAMES.includes(token.text) ? [token.raw] : [];
  });
  const cases: [string, ReadonlySet<string>][] = [
    ['has no such tool', new Set()],
    ['has a tool of that name', new Set(names)],
  ];
  return cases
    .map(([when, known]) => [when, reading(criterion.check(known))] as const)
    .filter(([, read]) => read !== reading(check))
    .map(([when, read]) => ` Where the conversation ${when}: ${read.charAt(0).toLowerCase()}${read.slice(1)}.`)
    .join('');
}
