import { setImmediate } from 'node:timers/promises';
import type { components, operations } from '../../../generated/openapi.d.ts';
import { compareJudges, type LabelledPair } from '../../comparison/compare-judges.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { labelsOf } from '../promotion/base-results.ts';
import { judgeVerdictOf, rateOf } from '../promotion/comparison-of.ts';
import { compareWithTurns } from '../runs/run-comparison.ts';
import { kindOf } from '../runs/run-results.ts';
import { countsOf, differenceOf } from '../runs/run-shapes.ts';
import { shownCases } from '../runs/shown-cases.ts';
import { comparedSides, type Side } from './compared-sides.ts';
import { comparable, type VersionResults, versionResults } from './version-results.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['compareVersions']['parameters']['query']>;

interface Read {
  side: Side;
  results: VersionResults;
}

/** Makes the operation that compares two versions of an evaluator, or two judges of one version, on the same responses. */
export function createCompareVersions(store: Store) {
  /** @throws RequestError `not_found`, `impossible` */
  return async (
    { account }: Caller,
    name: string,
    query: Query,
    signal: AbortSignal,
  ): Promise<Schemas['VersionComparison']> => {
    const { threshold = 0.5 } = query;
    const sides = await comparedSides(store, account.id, name, query);
    const read = async (side: Side) => ({ side, results: await versionResults(store, account.id, side, signal) });
    const base = await read(sides.base);
    const candidate = await read(sides.candidate);
    const resultsOf = ({ side, results }: Read) =>
      comparable(results, side.evaluator.evaluation_criteria, name, threshold);
    const compared = await compareWithTurns(resultsOf(base), resultsOf(candidate), query, signal);
    const newest = (of: Read, content: string) => of.results.newest.get(content)!;
    const [shown] = await shownCases(
      store,
      account.id,
      [compared.criteria[0]?.changed ?? []],
      query,
      async ({ case: content }) => ({
        case: (await store.caseOf(newest(candidate, content).traceSeq)) ?? null,
        agent_name: newest(candidate, content).agentName,
        base: newest(base, content).seq,
        candidate: newest(candidate, content).seq,
      }),
    );
    return {
      evaluator_name: name,
      base: versionOf(base),
      candidate: versionOf(candidate),
      threshold,
      ...(await labelled(store, account.id, base, candidate, threshold)),
      kind: kindOf(candidate.side.evaluator.evaluation_criteria) === 'graded' ? 'graded' : 'pass_fail',
      counts: countsOf(compared.counts),
      difference: differenceOf(compared.difference),
      changed_cases: shown!.cases,
      more_changed_cases: shown!.more,
    };
  };
}

const versionOf = ({
  side: { evaluator, judge, otherJudges },
  results: { isTruncated },
}: Read): Schemas['ComparedVersion'] => ({
  version: evaluator.version,
  criteria: evaluator.evaluation_criteria,
  model_core: evaluator.model_core,
  judge,
  other_judges: otherJudges,
  truncated: isTruncated,
});

/** Which side agrees more often with people. Labels hold for both sides only if they count for both versions. */
async function labelled(store: Store, account: number, base: Read, candidate: Read, threshold: number) {
  const { evaluator } = candidate.side;
  const isShared = evaluator.labels_since === base.side.evaluator.labels_since;
  const pairs: LabelledPair[] = [];
  let notApplicable = 0;
  for (const [content, passes] of isShared ? await labelsOf(store, account, evaluator) : []) {
    const before = base.results.newest.get(content);
    const now = candidate.results.newest.get(content);
    if (passes === null || !before || before.score === null || !now) continue;
    if (now.score === null) notApplicable += 1;
    else pairs.push({ passes, base: before.score, candidate: now.score, conversation: `trace ${before.traceSeq}` });
  }
  const judged = pairs.length + notApplicable;
  const steps = compareJudges(pairs, threshold, judged === 0 ? 0 : notApplicable / judged);
  let compared = steps.next();
  for (; !compared.done; compared = steps.next()) await setImmediate();
  const { verdict, agreement, truePositiveRate, trueNegativeRate } = compared.value;
  return {
    verdict: isShared ? judgeVerdictOf(verdict) : otherWording,
    agreement: rateOf(agreement, 'labels'),
    true_positive_rate: rateOf(truePositiveRate, 'labels_to_pass'),
    true_negative_rate: rateOf(trueNegativeRate, 'labels_to_fail'),
  };
}

const otherWording: Schemas['JudgeVerdict'] = {
  verdict: 'cannot_say',
  reason: 'other_wording',
  explanation: 'The versions are worded differently, and people’s labels of the one do not count for the other.',
  more_cases: null,
};
