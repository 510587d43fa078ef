import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import { type Comparison, compareInSteps } from '../../comparison/compare-runs.ts';
import { keyOf, type Results } from '../../comparison/run.ts';
import type { Store } from '../../store/store.ts';
import { addFailed, type CaseNames, casePartsOf, type ReadRun, readRun } from './run-results.ts';
import { comparisonOf } from './run-shapes.ts';
import { type CaseFilter, shownCases } from './shown-cases.ts';

type Schemas = components['schemas'];
type Compared = Omit<Schemas['RunComparison'], 'base' | 'candidate' | 'threshold'>;

export interface RunsToCompare extends CaseFilter {
  /** The numbers of the runs in the store. */
  base: number;
  candidate: number;
  /** The only judge whose evaluations count; undefined: any. */
  base_judge?: string | undefined;
  candidate_judge?: string | undefined;
  threshold: number;
}

/** Makes the function that compares two runs. Others have their turn between its steps. */
export function createComparison(store: Store) {
  return async (account: number, of: RunsToCompare, signal: AbortSignal): Promise<Compared> => {
    const names: CaseNames = new Map();
    const read = (run: number, judge: string | undefined) =>
      readRun(store, { run, judge }, of.threshold, names, signal);
    const base = await read(of.base, of.base_judge);
    const candidate = await read(of.candidate, of.candidate_judge);
    addFailed(base, candidate);
    addFailed(candidate, base);
    const shape = await comparisonOfSides(store, account, base, candidate, of, signal);
    return {
      ...shape,
      judges: { base: [...base.judges].sort(), candidate: [...candidate.judges].sort() },
      readers: { base: [...base.readers].sort(), candidate: [...candidate.readers].sort() },
    };
  };
}

/**
 * Compares what was read of two sides, in the contract's shape.
 * @param caseOf The tag `case` of a compared pair of evaluations, given by their seqs; undefined: the one it was compared under.
 */
export async function comparisonOfSides(
  store: Store,
  account: number,
  base: ReadRun,
  candidate: ReadRun,
  of: CaseFilter,
  signal: AbortSignal,
  caseOf?: (base: number, candidate: number) => Promise<string | null>,
): Promise<ReturnType<typeof comparisonOf>> {
  const compared = await compareWithTurns(base.results, candidate.results, of, signal);
  const { criteria } = compared;
  const shown = await shownCases(
    store,
    account,
    criteria.map(({ changed }) => changed),
    of,
    async (one, at) => {
      const key = keyOf(criteria[at]!);
      const { caseName, agentName } = casePartsOf(one.case);
      const seqs = [base.evaluations.get(key)!.get(one.case)!, candidate.evaluations.get(key)!.get(one.case)!] as const;
      return {
        case: caseOf ? await caseOf(...seqs) : caseName || null,
        agent_name: agentName || null,
        base: seqs[0],
        candidate: seqs[1],
      };
    },
  );
  return comparisonOf(compared, shown);
}

/** Compares results, with a turn for others between the steps. */
export async function compareWithTurns(
  base: Results,
  candidate: Results,
  { change }: CaseFilter,
  signal: AbortSignal,
): Promise<Comparison> {
  const steps = compareInSteps(base, candidate, { withSame: change === 'same' });
  for (;;) {
    await setImmediate();
    signal.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
  }
}
