import type { JudgeError } from '../../judge/judge-error.ts';
import { count } from '../database.ts';
import { faultText } from '../fault-text.ts';
import { MOST_IN_A_ROW } from './recurring-fault.ts';
import { outcomes } from './result.ts';
import type { Tallies } from './tally.ts';

/** The number of results. */
const sizeOf = ({ total }: Tallies): number => outcomes.reduce((sum, outcome) => sum + total.counts[outcome], 0);

const noun = (isOneEach: boolean): string => (isOneEach ? 'conversation' : 'judgment');

/**
 * What Ctrl-C left undone.
 * @param total the number of judgments; undefined if it is not known
 * @param isOneEach whether each conversation has one judgment
 */
export function interruptedText(tallies: Tallies, total: number | undefined, isOneEach: boolean): string {
  const size = sizeOf(tallies);
  const judged = total === undefined ? count(size, noun(isOneEach)) : `${size} of ${count(total, noun(isOneEach))}`;
  return `deemster: Interrupted after ${judged}.`;
}

/** How many judgments were skipped after too many identical faults, and why; null if none was. */
export function stoppedText(
  fault: JudgeError,
  tallies: Tallies,
  total: number | undefined,
  isOneEach: boolean,
): string | null {
  const size = sizeOf(tallies);
  if (size === total) return null;
  const failed = tallies.total.counts.error;
  const [judged, failures] = [size - failed, failed].map((number) => number.toLocaleString('en'));
  const of = total === undefined ? noun(isOneEach) : `of ${count(total, noun(isOneEach))}`;
  const left = total === undefined ? 'the others were not tried' : `${(total - size).toLocaleString('en')} are left`;
  return [
    `deemster: Stopped after ${MOST_IN_A_ROW} identical faults in a row: ${faultText(fault)}`,
    `deemster: Judged ${judged} ${of}; ${failures} failed and ${left}.`,
  ].join('\n');
}
