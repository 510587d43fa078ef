import type { components } from '../../../generated/openapi.d.ts';
import { codeOf, comparedNothing, gates } from '../compare/gate.ts';
import { UsageError } from '../usage-error.ts';
import type { Outcome } from './result.ts';
import type { Tallies } from './tally.ts';

/** What fails a run. Judgments that could not be made always do. */
export const failOns = ['failed', ...gates, 'never'] as const;
export type FailOn = (typeof failOns)[number];

/**
 * What fails a run with these options. With a baseline, what failed before does not fail the run.
 * @throws UsageError for what needs a baseline, without one
 */
export function failOnOf({ failOn, baseline }: { failOn?: FailOn; baseline?: string }): FailOn {
  if (failOn === undefined) return baseline === undefined ? 'failed' : 'worse';
  if (baseline === undefined && gates.some((gate) => gate === failOn))
    throw new UsageError(`--fail-on ${failOn} needs --baseline FILE.jsonl, the results to compare with.`);
  return failOn;
}

interface Run {
  tallies: Pick<Tallies, 'total' | 'conversations'>;
  /** How many rows could not be read. */
  unreadable: number;
  /** With the baseline; null without one, and if not everything was judged. */
  comparison: components['schemas']['RunComparison'] | null;
}

/** Exit codes by outcome, most severe first. */
const outcomeCodes: [Outcome, number][] = [
  ['fail', 1],
  ['inconclusive', 4],
];

/** The exit code of a run; 0 if nothing fails it. */
export function exitCodeOf({ tallies, unreadable, comparison }: Run, failOn: FailOn): number {
  const { counts } = tallies.total;
  if (unreadable > 0) return tallies.conversations() === 0 ? 2 : 3;
  if (counts.error > 0) return 3;
  if (failOn === 'failed') return outcomeCodes.find(([outcome]) => counts[outcome] > 0)?.[1] ?? 0;
  if (failOn === 'never' || comparison === null) return 0;
  return comparedNothing(comparison) ? 4 : codeOf(comparison, failOn);
}
