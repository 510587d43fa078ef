import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import type { ChangedCase } from '../../comparison/changed-cases.ts';
import { type Comparison, type CriterionComparison, compareInSteps } from '../../comparison/compare-runs.ts';
import { keyOf } from '../../comparison/run.ts';
import type { Store } from '../../store/store.ts';
import { addFailed, type CaseNames, casePartsOf, type ReadRun, readRun } from './run-results.ts';
import { comparisonOf } from './run-shapes.ts';

type Schemas = components['schemas'];
type Compared = Omit<Schemas['RunComparison'], 'base' | 'candidate' | 'threshold'>;

/** How many changed cases an answer shows. */
const mostChanged = 200;

/** Makes the function that compares two runs by their numbers in the store. Others have their turn between its steps. */
export function createComparison(store: Store) {
  /** The changed cases that are shown, by criterion: regressed ones first, from whichever criterion. */
  async function shownCases(account: number, criteria: CriterionComparison[], base: ReadRun, candidate: ReadRun) {
    const order = ['regressed', 'lowered', 'improved', 'raised'];
    const all = criteria.flatMap(({ changed }, at) => changed.map((one) => ({ one, at })));
    const shown = all
      .sort((a, b) => order.indexOf(a.one.change) - order.indexOf(b.one.change))
      .slice(0, mostChanged)
      .map(({ one, at }) => {
        const key = keyOf(criteria[at]!);
        return {
          at,
          one,
          base: base.traces.get(key)!.get(one.case)!,
          candidate: candidate.traces.get(key)!.get(one.case)!,
        };
      });
    const ids = await store.traceIds(
      account,
      shown.flatMap((one) => [one.base, one.candidate]),
    );
    return Map.groupBy(
      shown.map(({ at, one, base, candidate }) => ({ at, case: shapeOf(one, ids.get(base), ids.get(candidate)) })),
      ({ at }) => at,
    );
  }

  return async (
    account: number,
    runs: { base: number; candidate: number },
    threshold: number,
    signal: AbortSignal,
  ): Promise<Compared> => {
    const names: CaseNames = new Map();
    const base = await readRun(store, runs.base, threshold, names, signal);
    const candidate = await readRun(store, runs.candidate, threshold, names, signal);
    addFailed(base, candidate);
    addFailed(candidate, base);
    const steps = compareInSteps(base.results, candidate.results);
    let compared: Comparison | undefined;
    while (!compared) {
      await setImmediate();
      signal.throwIfAborted();
      const { done, value } = steps.next();
      if (done) compared = value;
    }
    const shown = await shownCases(account, compared.criteria, base, candidate);
    return {
      ...comparisonOf(compared, (at) => (shown.get(at) ?? []).map((changed) => changed.case)),
      judges: { base: [...base.judges].sort(), candidate: [...candidate.judges].sort() },
      readers: { base: [...base.readers].sort(), candidate: [...candidate.readers].sort() },
    };
  };
}

function shapeOf(
  { case: name, change, a, b }: ChangedCase,
  base: string | undefined,
  candidate: string | undefined,
): Schemas['ChangedCase'] {
  const { caseName, agentName } = casePartsOf(name);
  return {
    case: caseName || null,
    agent_name: agentName || null,
    change,
    base: { trace_id: base ?? null, score: a },
    candidate: { trace_id: candidate ?? null, score: b },
  };
}
