import type { components } from '../../../generated/openapi.d.ts';
import { type ChangedCase, changeOrder } from '../../comparison/changed-cases.ts';
import type { Store } from '../../store/store.ts';

type Schemas = components['schemas'];

/** Which cases of a comparison are shown. */
export interface CaseFilter {
  /** Undefined: any but `same`. */
  change?: Schemas['CaseChange'] | undefined;
  /** The least difference of the two scores, 0 to 1. */
  min_difference?: number | undefined;
}

/** A case with the seqs of its evaluations, and its names. */
export interface FoundCase extends Pick<Schemas['ChangedCase'], 'case' | 'agent_name'> {
  base: number;
  candidate: number;
}

/** How many cases an answer shows. */
const mostShown = 200;

/** Scores are decimal numbers: 0.7 and 0.8 differ by 0.1, although not in binary. */
const rounding = 1e-9;

/**
 * The cases that an answer shows, by criterion, each with the number that it leaves out: regressed ones first, from whichever
 * criterion.
 * @param changed By criterion.
 * @param find Names a case, and its evaluations.
 */
export async function shownCases(
  store: Store,
  account: number,
  changed: readonly (readonly ChangedCase[])[],
  { change, min_difference = 0 }: CaseFilter,
  find: (one: ChangedCase, criterion: number) => FoundCase | Promise<FoundCase>,
): Promise<{ cases: Schemas['ChangedCase'][]; more: number }[]> {
  const isWanted = (one: ChangedCase) =>
    (change === undefined ? one.change !== 'same' : one.change === change) &&
    Math.abs(one.b - one.a) >= min_difference - rounding;
  const wanted = changed.map((some) => some.filter(isWanted));
  const shown: ({ criterion: number; one: ChangedCase } & FoundCase)[] = [];
  for (const { one, criterion } of wanted
    .flatMap((some, criterion) => some.map((one) => ({ one, criterion })))
    .sort((a, b) => changeOrder.indexOf(a.one.change) - changeOrder.indexOf(b.one.change))
    .slice(0, mostShown))
    shown.push({ criterion, one, ...(await find(one, criterion)) });
  const ids = await store.idsOf(
    account,
    shown.flatMap(({ base, candidate }) => [base, candidate]),
  );
  const scoreOf = (seq: number, score: number): Schemas['ComparedScore'] => ({
    ...(ids.get(seq) ?? { trace_id: null, evaluation_id: null }),
    score,
  });
  const byCriterion = Map.groupBy(shown, ({ criterion }) => criterion);
  return wanted.map(({ length }, at) => {
    const cases = (byCriterion.get(at) ?? []).map(({ one, base, candidate, case: name, agent_name }) => ({
      case: name,
      agent_name,
      change: one.change,
      base: scoreOf(base, one.a),
      candidate: scoreOf(candidate, one.b),
    }));
    return { cases, more: length - cases.length };
  });
}
