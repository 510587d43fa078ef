import { api, bodyOf, type Schemas } from '../../api/client.ts';
import type { View } from './view.ts';

export type Criterion = Schemas['CriterionComparison'];
export type Case = Schemas['ChangedCase'];
/** What people's labels say about two versions, or two judges. */
export type People = Pick<
  Schemas['VersionComparison'],
  'verdict' | 'agreement' | 'true_positive_rate' | 'true_negative_rate'
>;

/** A comparison, whatever of. */
export interface Compared {
  /** Whether the two sides are of one product, so that a higher score is better. */
  isOfProduct: boolean;
  /** Over all criteria. */
  verdict: Schemas['ComparisonVerdict'] | Schemas['JudgeVerdict'];
  counts: Schemas['ComparisonCounts'];
  difference: Schemas['ComparisonDifference'] | null;
  judges: { base: string[]; candidate: string[] };
  criteria: (Pick<Criterion, 'evaluator_name' | 'criterion' | 'counts' | 'difference' | 'changed_cases'> &
    Pick<Criterion, 'more_changed_cases'> & { verdict: Criterion['verdict'] | undefined })[];
  /** Of versions and judges of an evaluator. */
  versions: Schemas['VersionComparison'] | undefined;
}

/** Whether enough is chosen to compare. */
export const isChosen = (view: View): boolean =>
  view.of === 'runs'
    ? view.base !== undefined && view.candidate !== undefined
    : view.of === 'versions'
      ? view.evaluator !== undefined
      : view.run !== undefined
        ? view.base_judge !== undefined && view.candidate_judge !== undefined
        : view.evaluator !== undefined && view.candidate_version !== undefined;

/** @throws ApiError */
export async function loadComparison(view: View, signal: AbortSignal): Promise<Compared | undefined> {
  if (!isChosen(view)) return undefined;
  const { of, base_judge, candidate_judge, change, min_difference } = view;
  const common = {
    ...(base_judge && { base_judge }),
    ...(candidate_judge && { candidate_judge }),
    ...(change && { change }),
    ...(min_difference && { min_difference }),
  };
  if (of === 'runs' || (of === 'judges' && view.run)) {
    const { base, candidate } = of === 'runs' ? view : { base: view.run, candidate: view.run };
    const query = { ...common, base: base!, candidate: candidate! };
    const found = await bodyOf(api.GET('/api/v1/runs/compare', { params: { query }, signal }));
    return { ...found, isOfProduct: found.compares === 'product', versions: undefined };
  }
  const { evaluator, candidate_version } = view;
  const base_version = of === 'judges' ? candidate_version : view.base_version;
  const query = { ...common, ...(candidate_version && { candidate_version }), ...(base_version && { base_version }) };
  const params = { path: { name: evaluator! }, query };
  const found = await bodyOf(api.GET('/api/v1/evaluators/{name}/compare', { params, signal }));
  return ofVersions(found);
}

const ofVersions = (found: Schemas['VersionComparison']): Compared => {
  const { evaluator_name, verdict, counts, difference, changed_cases, more_changed_cases } = found;
  const own = { counts, difference };
  const judges = (side: 'base' | 'candidate') => (found[side].judge === null ? [] : [found[side].judge]);
  return {
    isOfProduct: false,
    verdict,
    ...own,
    judges: { base: judges('base'), candidate: judges('candidate') },
    criteria: [
      {
        evaluator_name,
        criterion: found.candidate.criteria,
        ...own,
        verdict: undefined,
        changed_cases,
        more_changed_cases,
      },
    ],
    versions: found,
  };
};

/** What a criterion is called in the address: an evaluator by its name. */
export const keyOf = ({ evaluator_name, criterion }: Pick<Criterion, 'evaluator_name' | 'criterion'>): string =>
  evaluator_name ?? criterion ?? '';
