import type { Check } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';

/** How a criterion is read, such as "(links: none and words: under 9)"; "none" where it is left to a model. */
export function readAs(criterion: string): string {
  const check = compile(parseCriterion(criterion));
  return check ? shown(check) : 'none';
}

function shown({ what, asked, parts }: Check): string {
  return parts ? `(${parts.checks.map(shown).join(` ${parts.joined} `)})` : `${what}: ${asked}`;
}

/** Those of a list that are not left to a model. */
export const decided = (criteria: readonly string[]) => criteria.filter((criterion) => readAs(criterion) !== 'none');
