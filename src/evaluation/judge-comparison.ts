import { setImmediate } from 'node:timers/promises';
import type { components, operations } from '../../generated/openapi.d.ts';
import { criterionKeyOf } from '../store/evaluation-row.ts';
import type { RunRow } from '../store/run-results.ts';
import type { Store } from '../store/store.ts';
import type { Position, TraceFilters } from '../store/traces.ts';
import type { Caller } from './authenticate.ts';
import { nameInPlace, RequestError } from './request-error.ts';
import { comparisonOfSides } from './runs/run-comparison.ts';
import { addEvaluation, criterionKeyOfRow, nameOf, nothingRead } from './runs/run-results.ts';
import { slowRead } from './slow-read.ts';
import { readTraceFilters } from './traces.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['compareJudges']['parameters']['query']>;

const mostTraces = 10_000;
const mostEvaluations = 20_000;
/** Traces that are looked for at a time. */
const pageSize = 200;

/** Of each judge, its newest evaluation of each response by each criterion. */
type Judged = Map<string, Map<string, RunRow>>;

interface Read {
  judged: Judged;
  traces: number;
  isTruncated: boolean;
}

/** Makes the function that compares two judges on the traces of a filter. */
export function createCompareJudges(store: Store) {
  /** One comparison at a time, because each holds the numbers of many evaluations. */
  let last: Promise<unknown> = Promise.resolve();

  async function compare(account: number, query: Query, signal: AbortSignal): Promise<Schemas['JudgeComparison']> {
    const { judged, traces, isTruncated } = await readJudged(store, account, readTraceFilters(query), signal);
    const { threshold = 0.5 } = query;
    const judges = [...judged]
      .filter(([judge]) => judge !== 'check')
      .map(([judge, { size }]) => ({ judge, evaluations: size }))
      .sort((a, b) => b.evaluations - a.evaluations || (a.judge < b.judge ? -1 : 1));
    for (const named of [query.base_judge, query.candidate_judge])
      if (named !== undefined && judged.size > 0 && !judged.has(named))
        throw new RequestError('impossible', unknownJudge(named, [...judged.keys()]));
    const first = query.base_judge ?? judges.find(({ judge }) => judge !== query.candidate_judge)?.judge ?? null;
    const second = query.candidate_judge ?? judges.find(({ judge }) => judge !== first)?.judge ?? null;
    const criteria = new Map<string, string>();
    const names = new Map<string, string>();
    /** Of evaluations, by their seqs. */
    const traceSeqs = new Map<number, number>();
    const side = async (judge: string | null) => {
      const read = nothingRead(threshold);
      for (const row of (judge === null ? undefined : judged.get(judge))?.values() ?? []) {
        traceSeqs.set(row.seq, row.traceSeq);
        await addEvaluation(store, read, row, criteria, names);
      }
      return read;
    };
    // The same response may be in several traces, and only one of them may belong to a case.
    const caseOf = async (...[inBase, inCandidate]: [number, number]) =>
      (await store.caseOf(traceSeqs.get(inCandidate)!)) ?? (await store.caseOf(traceSeqs.get(inBase)!)) ?? null;
    const [base, candidate] = [await side(first), await side(second)];
    const {
      verdict,
      counts,
      difference,
      criteria: compared,
    } = await comparisonOfSides(store, account, base, candidate, query, signal, caseOf);
    return {
      base_judge: first,
      candidate_judge: second,
      judges,
      traces,
      truncated: isTruncated,
      threshold,
      verdict: ofJudges(verdict),
      counts,
      difference,
      criteria: compared.map((one) => ({ ...one, verdict: ofJudges(one.verdict) })),
    };
  }

  /** @throws RequestError `impossible`, `busy` */
  return async ({ account }: Caller, query: Query, signal: AbortSignal): Promise<Schemas['JudgeComparison']> => {
    if (query.base_judge !== undefined && query.base_judge === query.candidate_judge)
      throw new RequestError('impossible', `Both sides are the judge ${query.base_judge}. Name another one.`);
    const comparison = last.then(() => compare(account.id, query, signal));
    last = comparison.catch(() => undefined);
    return comparison;
  };
}

const unknownJudge = (named: string, judges: readonly string[]): string =>
  `The judge ${nameInPlace(named)} judged none of these traces. Those that did: ${[...judges].sort().join(', ')}.`;

/** What a comparison of runs says otherwise. */
const explanations: Partial<Record<Schemas['ComparisonVerdict']['reason'], string>> = {
  other_judge: 'This compares two judges, and not the product: a higher score is not a better judge.',
  other_criterion: 'The two judges judged by different criteria of the evaluator.',
  other_kind: 'The results of one judge are pass or fail, and those of the other are graded.',
  no_common_cases: 'No response was judged by both.',
  no_common_scores: 'No response has a score of both judges.',
  too_many_left_out: 'Too many responses have no score of both judges.',
  no_difference: 'Both judges gave the responses equally good scores.',
};

const ofJudges = (verdict: Schemas['ComparisonVerdict']): Schemas['ComparisonVerdict'] => ({
  ...verdict,
  explanation: explanations[verdict.reason] ?? verdict.explanation,
});

/** Reads evaluations, of the newest traces first. Others have their turn in between. */
async function readJudged(store: Store, account: number, filters: TraceFilters, signal: AbortSignal): Promise<Read> {
  const read: Read = { judged: new Map(), traces: 0, isTruncated: false };
  let evaluations = 0;
  let after: Position | undefined;
  for (;;) {
    const found = await slowRead(store.findTraces(account, filters, pageSize, after, signal));
    if (found.length === 0) return read;
    if (read.traces >= mostTraces || evaluations >= mostEvaluations) return { ...read, isTruncated: true };
    after = found.at(-1)!;
    read.traces += found.length;
    for await (const rows of store.evaluationRows(found.map(({ seq }) => seq))) {
      signal.throwIfAborted();
      evaluations += rows.length;
      for (const row of rows) if (isWanted(row, filters)) keep(read.judged, row);
      await setImmediate();
    }
  }
}

const isWanted = (row: RunRow, { evaluatorName, criterion }: TraceFilters): boolean =>
  row.judge !== null &&
  (evaluatorName === undefined || row.evaluatorName === evaluatorName) &&
  (criterion === undefined || criterionKeyOfRow(row) === criterionKeyOf(row.evaluatorName, criterion));

function keep(judged: Judged, row: RunRow): void {
  const own = judged.get(row.judge!) ?? new Map<string, RunRow>();
  judged.set(row.judge!, own);
  const key = `${criterionKeyOfRow(row)}\0${nameOf(row)}`;
  if (row.seq > (own.get(key)?.seq ?? -1)) own.set(key, row);
}
