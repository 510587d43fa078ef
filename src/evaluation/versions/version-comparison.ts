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
import { comparable, resultsOfSides, type VersionResults } from './version-results.ts';

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
    const results = await resultsOfSides(store, account.id, sides, signal);
    const base: Read = { side: sides.base, results: results.base };
    const candidate: Read = { side: sides.candidate, results: results.candidate };
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
  results: { reader, otherReaders, isTruncated },
}: Read): Schemas['ComparedVersion'] => ({
  version: evaluator.version,
  criteria: evaluator.evaluation_criteria,
  model_core: evaluator.model_core,
  judge,
  other_judges: otherJudges,
  reader_version: reader ?? null,
  other_reader_versions: otherReaders,
  truncated: isTruncated,
});

/** Why people's labels do not say which side is better; undefined if they may. */
function whyNoVerdict(base: Read, candidate: Read): Schemas['JudgeVerdict'] | undefined {
  const readers = [base.results.reader, candidate.results.reader];
  if (!readers.includes(undefined) && readers[0] !== readers[1]) return otherReader(readers);
  return base.side.evaluator.labels_since === candidate.side.evaluator.labels_since ? undefined : otherWording;
}

/** Which side agrees more often with people. Labels hold for both sides only if they count for both versions. */
async function labelled(store: Store, account: number, base: Read, candidate: Read, threshold: number) {
  const { evaluator } = candidate.side;
  const why = whyNoVerdict(base, candidate);
  const pairs: LabelledPair[] = [];
  let notApplicable = 0;
  for (const [content, passes] of why ? [] : await labelsOf(store, account, evaluator)) {
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
    verdict: why ?? judgeVerdictOf(verdict),
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

const otherReader = (readers: readonly (string | null | undefined)[]): Schemas['JudgeVerdict'] => {
  const [before, now] = readers.map((one) => one ?? 'a reader that was not recorded');
  return {
    verdict: 'cannot_say',
    reason: 'other_reader',
    explanation: `The base was read by ${before} and the candidate by ${now}, so this would compare the readers of criteria. To compare the criteria, save each as a new version and have it judge the same responses.`,
    more_cases: null,
  };
};
