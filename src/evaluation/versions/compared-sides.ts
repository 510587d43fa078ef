import type { components } from '../../../generated/openapi.d.ts';
import type { Store } from '../../store/store.ts';
import { check } from '../promotion/base-results.ts';
import { subjectOf } from '../report-card/judged-responses.ts';
import { RequestError } from '../request-error.ts';

type Schemas = components['schemas'];

/** What a caller asks to compare. */
export interface SidesQuery {
  base_version?: number | undefined;
  candidate_version?: number | undefined;
  base_judge?: string | undefined;
  candidate_judge?: string | undefined;
}

/** One version of an evaluator under one judge. */
export interface Side {
  evaluator: Schemas['Evaluator'];
  /** Null if the version has no evaluations. */
  judge: string | null;
  otherJudges: string[];
}

/**
 * Decides which versions and judges are compared.
 * @throws RequestError `not_found`; `impossible` if both sides are the same
 */
export async function comparedSides(
  store: Store,
  account: number,
  name: string,
  query: SidesQuery,
): Promise<{ base: Side; candidate: Side }> {
  const { evaluator: candidate } = await subjectOf(store, account, name, { version: query.candidate_version });
  const baseVersion = query.base_version ?? Math.max(1, candidate.version - 1);
  const { evaluator: base } = await subjectOf(store, account, name, { version: baseVersion });
  const judges = {
    base: modelsFirst(await store.judgesOf(account, name, base.version)),
    candidate: modelsFirst(await store.judgesOf(account, name, candidate.version)),
  };
  const isSame = base.version === candidate.version;
  const candidateJudge =
    query.candidate_judge ?? judges.candidate.find((one) => !isSame || one !== query.base_judge) ?? null;
  const others = isSame ? judges.base.filter((one) => one !== candidateJudge) : judges.base;
  const shared = others.find((one) => one === candidateJudge);
  const baseJudge = query.base_judge ?? shared ?? others[0] ?? (isSame ? candidateJudge : null);
  if (isSame && baseJudge === candidateJudge)
    throw new RequestError('impossible', nothingElse(base.version, baseJudge));
  const sideOf = (evaluator: Schemas['Evaluator'], judge: string | null, all: string[]): Side => ({
    evaluator,
    judge,
    otherJudges: all.filter((one) => one !== judge),
  });
  return {
    base: sideOf(base, baseJudge, judges.base),
    candidate: sideOf(candidate, candidateJudge, judges.candidate),
  };
}

const modelsFirst = (judges: readonly string[]) => [
  ...judges.filter((one) => one !== check),
  ...judges.filter((one) => one === check),
];

const nothingElse = (version: number, judge: string | null): string =>
  judge === null
    ? `Version ${version} has judged nothing, so there is nothing to compare.`
    : `Both sides are version ${version} under ${judge}. Name another version, or another judge that has judged by it.`;
