import type { Schemas } from '../../../api/client.ts';
import { threshold } from '../../../components/outcome.ts';

/** A stored judgment that is made again with another wording. */
export interface Trial {
  trace: Schemas['Trace'];
  /** Null: not applicable. Of a multi-agent trace, the mean of its agents. */
  before: number | null;
  /** The version that gave it. */
  version: number | null;
  /** How many judgments it takes: one for each response, or for each agent. */
  judgments: number;
  result: { score: number | null; explanation: string } | { fault: string } | undefined;
}

export type Standing = 'flipped' | 'moved' | 'failed' | 'same' | 'waiting';
const order: readonly Standing[] = ['flipped', 'failed', 'moved', 'same', 'waiting'];

/** What the wording does to a judgment: the other side of the threshold, another score, no score, or nothing. */
export function standingOf({ before, result }: Trial): Standing {
  if (!result) return 'waiting';
  if ('fault' in result) return 'failed';
  if (sideOf(before) !== sideOf(result.score)) return 'flipped';
  return before === result.score ? 'same' : 'moved';
}

const sideOf = (score: number | null): boolean | null => (score === null ? null : score >= threshold);

/** What changed first, and then the larger change. */
export const changedFirst = (trials: readonly Trial[]): Trial[] =>
  trials.toSorted((a, b) => order.indexOf(standingOf(a)) - order.indexOf(standingOf(b)) || sizeOf(b) - sizeOf(a));

const sizeOf = ({ before, result }: Trial): number =>
  result && 'score' in result && result.score !== null && before !== null ? Math.abs(result.score - before) : 0;
