import type { Evidence } from '../verdict.ts';
import { type Check, type CheckResult, type Known, resultOf } from './check.ts';

export type Joined = 'and' | 'or';

/** One check of several: all of them must hold, or one of them. */
export function combined(joined: Joined, checks: readonly Check[]): Check {
  const kinds = new Set(checks.map(({ reads }) => reads));
  const two = checks.length === 2;
  return {
    name: [...new Set(checks.map(({ name }) => name))].join('+'),
    what: checks.map(({ what }) => what).join(joined === 'and' ? ' and ' : ' or '),
    asked: joined === 'and' ? (two ? 'both' : 'all of these') : `at least one of ${two ? 'the two' : 'these'}`,
    reads: kinds.size === 1 ? checks[0]!.reads : 'both',
    isCostly: checks.some(({ isCostly }) => isCostly) || undefined,
    needsDetector: checks.some(({ needsDetector }) => needsDetector) || undefined,
    denies: checks.some(({ denies }) => denies),
    plainFor: checks.find(({ plainFor }) => plainFor !== undefined)?.plainFor,
    parts: { joined, checks },
    run: (subject) =>
      join(
        joined,
        checks,
        checks.map((check) => resultOf(check, subject)),
      ),
  };
}

/**
 * A part that is undecided or does not apply leaves the whole open, unless the others decide it: one that fails decides "and",
 * one that holds decides "or". Of the natural grades, that of several things which are all to be there is their mean, so that a part
 * of them is better than none. Where one is not to be there ("a but not b", "neither a nor b"), and of which one must hold, the
 * lowest and the highest count. Of a fault, one part that is met is the whole of "a or b", and "a and b" needs both.
 */
function join(joined: Joined, checks: readonly Check[], results: readonly CheckResult[]): CheckResult {
  const known = results.filter((result) => typeof result.holds === 'boolean');
  const undecided = results.find((result) => result.holds === 'undecided');
  const decided = joined === 'and' ? known.some(({ holds }) => !holds) : known.some(({ holds }) => holds);
  if (!decided && undecided) return undecided;
  if (!decided && known.length < results.length) return { holds: null, reason: reasonsOf(results) };
  const holds = joined === 'and' ? !decided : decided;
  const nearness = known.map((result) => result.nearness);
  const distance = known.map((result) => result.distance);
  const ofAll = checks.some(({ denies }) => denies) ? Math.min : (...values: number[]) => mean(values);
  const near = joined === 'and' ? ofAll(...nearness) : Math.max(...nearness);
  const far = joined === 'and' ? Math.max(...distance) : Math.min(...distance);
  // What is open cannot lower a grade of 0.
  const isLowest = holds ? joined === 'or' && far === 0 : joined === 'and' && near === 0 && ofAll === Math.min;
  return {
    holds,
    nearness: near,
    distance: far,
    found: results.map((result, index) => foundBy(checks[index]!, result)).join('; '),
    evidence: distinct(known),
    openGrade: isLowest
      ? undefined
      : (undecided?.reason ?? known.find((one) => one.openGrade !== undefined)?.openGrade),
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** "142 words (fewer than 120: no)" */
function foundBy({ asked, parts }: Check, result: CheckResult): string {
  if (typeof result.holds !== 'boolean') {
    return `${result.reason.replace(/\.$/, '')} (${result.holds ?? 'does not apply'})`;
  }
  const found = parts ? `[${result.found}]` : result.found;
  return `${found} (${asked}: ${result.holds ? 'yes' : 'no'})`;
}

const reasonsOf = (results: readonly CheckResult[]) =>
  [...new Set(results.flatMap((result) => (result.holds === null ? [result.reason] : [])))].join(' ');

/** Each place once. */
function distinct(known: readonly Known[]): Evidence[] {
  const all = known.flatMap(({ evidence }) => evidence);
  return [...new Map(all.map((evidence) => [JSON.stringify(evidence), evidence])).values()];
}
