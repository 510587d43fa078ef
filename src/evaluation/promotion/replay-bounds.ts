import { mostLeftOut } from '../../comparison/pairs.ts';
import type { CaseOutcome, StoredCandidate, StoredCase } from '../../store/candidates.ts';

/** `recurs`: the judge would fail in the same way on any other case. */
export type CaseEnd = CaseOutcome & { recurs: boolean };

type Bounded = Pick<StoredCase, 'seq' | 'estimate'>;

/**
 * Decides which cases of a replay may begin. A case needs room for its estimate, which grows if the cases before used more than
 * theirs; and a replay in which too many cases fail has no verdict, so it is not paid to its end.
 * @param cases All cases, with what an earlier process did.
 */
export function createReplayBounds(
  { max_tokens: most, cases: planned }: StoredCandidate['plan'],
  cases: readonly StoredCase[],
) {
  const done = cases.filter(({ outcome }) => outcome !== null);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  let spent = sum(done.map(({ tokens }) => tokens));
  let estimated = sum(done.map(({ estimate }) => estimate));
  let failed = done.filter(({ outcome }) => outcome === 'failed').length;
  let begun = 0;
  let stoppedBy: StoredCandidate['stoppedBy'] = null;
  /** How much more than estimated the cases have used. */
  const excess = () => (estimated === 0 ? 1 : Math.max(1, spent / estimated));

  return {
    /** Whether a case may begin; if not, no further one may. */
    admit({ estimate }: Bounded): boolean {
      if (stoppedBy !== null) return false;
      if (most !== null && spent + (begun + estimate) * excess() > most) {
        stoppedBy = 'max_tokens';
        return false;
      }
      begun += estimate;
      return true;
    },

    /** @param end Undefined: the case was deleted, or the replay stopped. */
    ended({ estimate }: Bounded, end: CaseEnd | undefined): void {
      begun -= estimate;
      if (!end) return;
      spent += end.tokens;
      estimated += estimate;
      if (end.outcome !== 'failed') return;
      failed += 1;
      if (end.recurs || failed > planned * mostLeftOut) stoppedBy ??= 'failures';
    },

    stoppedBy: () => stoppedBy,
  };
}
